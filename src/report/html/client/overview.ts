import { showInvisible } from '../../plain-text.ts'
import type { RunReport } from '../../report.ts'
import { element } from './element.ts'

/** What the plan is, what became of it, and where in the tree the change falls. */
export function overview(report: RunReport): HTMLElement {
  const { plan, notes = [], problems = [] } = report
  return element(
    'header',
    { class: 'overview' },
    element('h1', {}, showInvisible(plan.title) || 'Report'),
    plan.description ? element('p', { class: 'description' }, showInvisible(plan.description)) : undefined,
    totals(report),
    ...notes.map((note) => element('p', { class: 'note' }, showInvisible(note))),
    ...problems.map((problem) =>
      element('p', { class: 'problem' }, element('strong', {}, problem.name), ` ${showInvisible(problem.message)}`),
    ),
    folders(report),
    facts(report),
  )
}

function totals({ totals, steps }: RunReport): HTMLElement {
  const parts: [string, number, string?][] = [
    [steps.length === 1 ? 'step' : 'steps', steps.length],
    ['applied', totals.applied, 'applied'],
    ['unchanged', totals.unchanged],
    ['collapsed', totals.collapsed, 'collapsed'],
    ['refused', totals.failed, 'failed'],
    ['skipped', totals.skipped],
    [totals.files === 1 ? 'file' : 'files', totals.files],
  ]
  const items = parts
    .filter(([name, count]) => count > 0 || name === 'applied')
    .map(([name, count, kind]) => element('li', { class: kind }, element('b', {}, `${count}`), ` ${name}`))
  const lines = element(
    'li',
    {},
    element('b', { class: 'plus' }, `+${totals.insertions}`),
    ' ',
    element('b', { class: 'minus' }, `−${totals.deletions}`),
  )
  return element('ul', { class: 'totals', 'aria-label': 'Totals' }, ...items, lines)
}

const MAX_FOLDERS = 12

function folders({ steps }: RunReport): HTMLElement | undefined {
  const sums = new Map<string, { insertions: number; deletions: number; files: Set<string> }>()
  for (const step of steps) {
    if (step.status !== 'applied') continue
    const folder = step.file_path.includes('/') ? step.file_path.replace(/\/[^/]*$/, '/') : './'
    const sum = sums.get(folder) ?? { insertions: 0, deletions: 0, files: new Set() }
    sum.insertions += step.insertions
    sum.deletions += step.deletions
    sum.files.add(step.file_path)
    sums.set(folder, sum)
  }
  if (sums.size === 0) return undefined
  const size = (sum: { insertions: number; deletions: number }) => sum.insertions + sum.deletions
  const sorted = [...sums].sort(([, a], [, b]) => size(b) - size(a))
  const largest = Math.max(1, ...sorted.map(([, sum]) => size(sum)))
  const rows = sorted
    .slice(0, MAX_FOLDERS)
    .map(([folder, sum]) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, showInvisible(folder)),
        element('td', {}, `${sum.files.size} ${sum.files.size === 1 ? 'file' : 'files'}`),
        element('td', { class: 'plus' }, `+${sum.insertions}`),
        element('td', { class: 'minus' }, `−${sum.deletions}`),
        element('td', {}, bar(sum.insertions / largest, sum.deletions / largest)),
      ),
    )
  const more = sorted.length > MAX_FOLDERS ? `, the ${MAX_FOLDERS} largest of ${sorted.length}` : ''
  const caption = element('caption', {}, `Where the change falls${more}`)
  return element('table', { class: 'folders' }, caption, element('tbody', {}, ...rows))
}

const SVG = 'http://www.w3.org/2000/svg'

/** Insertions and deletions as parts of the largest folder's lines. */
function bar(insertions: number, deletions: number): Node {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 100 8')
  picture.setAttribute('preserveAspectRatio', 'none')
  picture.setAttribute('aria-hidden', 'true')
  let x = 0
  for (const [name, part] of Object.entries({ plus: insertions, minus: deletions })) {
    const rect = document.createElementNS(SVG, 'rect')
    const shape = { class: name, x: `${x}`, y: '0', height: '8', width: `${part * 100}` }
    for (const [key, value] of Object.entries(shape)) rect.setAttribute(key, value)
    picture.append(rect)
    x += part * 100
  }
  return picture
}

function facts({ plan, base, head, run, pull_request: pull }: RunReport): HTMLElement {
  const rows: [string, string | Node | undefined][] = [
    ['Plan', plan.files.map(showInvisible).join(', ')],
    ['Digest', plan.sha256],
    ['Base', base?.commit],
    ['Head', head ? `${head.commit}${head.branch ? ` (${showInvisible(head.branch)})` : ''}` : undefined],
    ['Run', run?.id],
    ['Pull request', pull && link(pull.url)],
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
