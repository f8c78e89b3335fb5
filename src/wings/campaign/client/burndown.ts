import { element } from '../../../browser/element.ts'
import { thousands } from '../../../core/text/words.ts'
import type { CampaignStatus } from '../campaign-report.ts'

/** What was reached by the end of a day. */
interface StateChange {
  readonly day: string
  readonly open: number
  readonly merged: number
  readonly closed: number
}

const [WIDTH, HEIGHT] = [560, 150]

const LINES = ['open', 'merged', 'closed'] as const

/** How many pull requests are open, merged and closed over time: a chart, and the same as a table. */
export function burndown({ history }: CampaignStatus): HTMLElement {
  const days = reachedBy(history)
  const root = element('section.panel.burndown', { 'aria-label': 'Over time' }, element('h2', 'Over time'))
  const last = days.at(-1)
  if (!last) {
    root.append(element('p.note', 'No pull request was opened yet.'))
    return root
  }
  const said = LINES.map((name) => `${thousands(last[name])} ${name}`).join(', ')
  const legend = LINES.map((name) => element('span', { class: `legend ${name}` }, name))
  const table = element('details', element('summary', 'As a table'))
  table.addEventListener('toggle', () => table.append(dayTable(days)), { once: true })
  root.append(
    chart(days, said),
    element('p.note', ...legend, element('span.days', `${days[0]?.day ?? ''} to ${last.day}`)),
    table,
  )
  return root
}

function reachedBy(history: CampaignStatus['history']): readonly StateChange[] {
  let [open, merged, closed] = [0, 0, 0]
  return history.map((of) => {
    merged += of.merged
    closed += of.closed
    open += of.opened - of.merged - of.closed
    return { day: of.day, open, merged, closed }
  })
}

const SVG = 'http://www.w3.org/2000/svg'

function svg(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

function chart(days: readonly StateChange[], label: string): SVGElement {
  const times = days.map(({ day }) => Date.parse(day))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const most = Math.max(1, ...days.flatMap((day) => LINES.map((name) => day[name])))
  const x = (at: number): number => (last === first ? WIDTH : (((times[at] ?? 0) - first) / (last - first)) * WIDTH)
  const y = (count: number): number => HEIGHT - (count / most) * (HEIGHT - 12)
  const root = svg('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    'aria-label': label,
    preserveAspectRatio: 'none',
  })
  for (const name of LINES) {
    const points = days.flatMap((day, at) => {
      const before = at === 0 ? 0 : (days[at - 1]?.[name] ?? 0)
      return [`${x(at).toFixed(1)},${y(before).toFixed(1)}`, `${x(at).toFixed(1)},${y(day[name]).toFixed(1)}`]
    })
    root.append(
      svg('polyline', {
        class: name,
        points: `0,${HEIGHT} ${points.join(' ')} ${WIDTH},${y(days.at(-1)?.[name] ?? 0).toFixed(1)}`,
      }),
    )
  }
  return root
}

const MAX_DAYS = 400

function dayTable(days: readonly StateChange[]): HTMLElement {
  const cell = (text: string): HTMLElement => element('td.number', text)
  const rows = days
    .slice(-MAX_DAYS)
    .map((day) =>
      element('tr', element('th', { scope: 'row' }, day.day), ...LINES.map((name) => cell(thousands(day[name])))),
    )
  const head = ['Day', ...LINES].map((name) => element('th', { scope: 'col' }, name))
  return element('table', element('thead', element('tr', ...head)), element('tbody', ...rows))
}
