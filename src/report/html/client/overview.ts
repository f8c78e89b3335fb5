import { failuresOf, warningsOf } from '../../outcome.ts'
import { showInvisible } from '../../plain-text.ts'
import type { ReportedStep, RunReport } from '../../report.ts'
import { refusal } from './card.ts'
import { element } from './element.ts'
import { keyLegend } from './keyboard.ts'
import { renderMarkdown } from './markdown.ts'
import { themeSwitch } from './theme.ts'
import { verificationList } from './verifications.ts'

/** The plan, its totals, and what a reviewer should look at first. `show` filters by a status. */
export function overview(report: RunReport, show: (status: ReportedStep['status']) => void): HTMLElement {
  const { plan, notes = [] } = report
  return element(
    'header',
    { class: 'overview' },
    element('div', { class: 'title' }, element('h1', {}, showInvisible(plan.title) || 'Report'), themeSwitch()),
    plan.description ? renderMarkdown(plan.description) : undefined,
    totals(report, show),
    ...failuresOf(report).map(refusal),
    ...warningsOf(report).map(({ name, message }) => warning(`${name}: ${message}`)),
    ...notes.map(warning),
    verificationList(report),
    refused(report),
    element('div', { class: 'foot' }, facts(report), keyLegend()),
  )
}

const warning = (text: string): HTMLElement => element('p', { class: 'remark' }, showInvisible(text))

function totals({ totals, steps }: RunReport, show: (status: ReportedStep['status']) => void): HTMLElement {
  const statuses: [ReportedStep['status'], string, number][] = [
    ['applied', 'applied', totals.applied],
    ['failed', 'refused', totals.failed],
    ['collapsed', 'collapsed', totals.collapsed],
    ['unchanged', 'unchanged', totals.unchanged],
    ['skipped', 'skipped', totals.skipped],
    ['read', 'read', steps.filter(({ status }) => status === 'read').length],
  ]
  const buttons = statuses
    .filter(([status, , count]) => count > 0 || status === 'applied')
    .map(([status, name, count]) => {
      const button = element('button', { type: 'button', class: status }, element('b', {}, `${count}`), ` ${name}`)
      button.addEventListener('click', () => show(status))
      return element('li', {}, button)
    })
  const lines = element(
    'li',
    { class: 'lines' },
    `${totals.files} ${totals.files === 1 ? 'file' : 'files'} `,
    element('span', { class: 'plus' }, `+${totals.insertions}`),
    ' ',
    element('span', { class: 'minus' }, `−${totals.deletions}`),
  )
  return element('ul', { class: 'totals', 'aria-label': 'Totals' }, ...buttons, lines)
}

const MAX_REFUSED = 8

/** Refused steps by name, each a link to its card. */
function refused({ steps }: RunReport): HTMLElement | undefined {
  const failed = steps.filter((step) => step.error)
  if (failed.length === 0) return undefined
  const items = failed.slice(0, MAX_REFUSED).map(({ index, file_path: path, error }) => {
    const link = element('a', { href: `#step-${index}` }, `Step ${index}`)
    const name = element('strong', {}, error?.name)
    return element('li', {}, link, ' ', element('code', {}, showInvisible(path)), ' ', name)
  })
  const left = failed.length - items.length
  if (left > 0) items.push(element('li', {}, `… ${left} more; n goes to the next`))
  return element('ul', { class: 'refused', 'aria-label': 'Refused steps' }, ...items)
}

function facts({ plan, base, head, run, pull_request: pull }: RunReport): HTMLElement {
  const rows: [string, string | Node | undefined][] = [
    ['Plan', plan.files.map(showInvisible).join(', ')],
    ['Digest', plan.sha256],
    ['Base', base?.commit],
    ['Head', head ? `${head.commit}${head.branch ? ` (${showInvisible(head.branch)})` : ''}` : undefined],
    ['Run', run?.id],
    ['Pull request', pull && link(pull.url || (pull.compare_url ?? ''))],
  ]
  return element(
    'details',
    { class: 'facts' },
    element('summary', {}, 'Commits and plan'),
    element(
      'dl',
      {},
      ...rows.flatMap(([name, value]) => (value ? [element('dt', {}, name), element('dd', {}, value)] : [])),
    ),
  )
}

/** An address of the web as a link; any other text stays text. */
const link = (url: string): Node | string =>
  /^https?:\/\//.test(url) ? element('a', { href: url, rel: 'noreferrer' }, url) : showInvisible(url)
