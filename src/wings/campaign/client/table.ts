import { element } from '../../../browser/element.ts'
import { drawForPrinters, drawNow, drawWhenNear } from '../../../browser/near.ts'
import { showInvisible } from '../../../core/text/neutralise.ts'
import { thousands } from '../../../core/text/words.ts'
import type { StatusRow } from '../campaign-report.ts'

/** Rows that are drawn together, when they come near, and the height of one in pixels. */
const [CHUNK, ROW_HEIGHT] = [100, 31]

/** States, those that need somebody first. */
const URGENCY: readonly StatusRow['state'][] = [
  ...(['failed', 'conflict', 'unreachable', 'open'] as const),
  ...(['closed', 'waiting', 'not-needed', 'merged'] as const),
]

interface Column {
  readonly name: string
  /** What rows are sorted by. */
  key(row: StatusRow): string | number
  cell(row: StatusRow): Node | string
}

const COLUMNS: readonly Column[] = [
  {
    name: 'Repository',
    key: ({ repository }) => repository.toLowerCase(),
    cell: ({ repository }) => showInvisible(repository),
  },
  {
    name: 'State',
    key: ({ state }) => URGENCY.indexOf(state),
    cell: ({ state }) => element('span', { class: `state ${state}` }, state),
  },
  {
    name: 'Pull request',
    key: ({ pull }) => pull?.number ?? 0,
    cell: ({ pull }) => (pull ? linkTo(pull.url, `#${pull.number}`) : ''),
  },
  {
    name: 'Checks',
    key: ({ checks = 'none', failing = [] }) => `${checks} ${failing.join()}`,
    cell: ({ checks, failing = [] }) => showInvisible([checks ?? '', failing.join(', ')].filter(Boolean).join(': ')),
  },
  {
    name: 'Days',
    key: ({ age_days: days = -1 }) => days,
    cell: ({ age_days: days }) => (days === undefined ? '' : thousands(days)),
  },
  {
    name: 'Reviewers',
    key: ({ reviewers = [] }) => reviewers.join(),
    cell: ({ reviewers = [] }) => showInvisible(reviewers.join(', ')),
  },
  { name: 'Remarks', key: ({ reason = '' }) => reason, cell: ({ reason = '' }) => showInvisible(reason) },
]

/** An address of the web as a link; any other stays text. */
const linkTo = (url: string, name: string): Node | string =>
  /^https?:\/\//.test(url) ? element('a', { href: url, rel: 'noreferrer' }, name) : name

/** Every repository: sorted by a column, and those alone that hold a text. */
export function repositoryTable(rows: readonly StatusRow[]): {
  readonly root: HTMLElement
  readonly search: (text: string) => void
} {
  const texts = new Map(rows.map((row) => [row, textOf(row)]))
  const field = element('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search repositories' })
  const said = element('output', { 'aria-live': 'polite' })
  const table = element('table.repositories')
  const sorting = { column: 1, isDown: false }
  const heads = COLUMNS.map(({ name }, at) => {
    const button = element('button', { type: 'button' }, name)
    button.addEventListener('click', () => {
      sorting.isDown = sorting.column === at && !sorting.isDown
      sorting.column = at
      show()
    })
    return element('th', { scope: 'col' }, button)
  })
  const head = element('thead', element('tr', ...heads))
  const show = (): void => {
    const wanted = field.value.trim().toLowerCase()
    const found = rows.filter((row) => texts.get(row)?.includes(wanted))
    said.textContent = `${thousands(found.length)} of ${thousands(rows.length)}`
    for (const [at, cell] of heads.entries())
      cell.setAttribute('aria-sort', at === sorting.column ? (sorting.isDown ? 'descending' : 'ascending') : 'none')
    table.replaceChildren(head, ...chunksOf(sorted(found, sorting)))
  }
  field.addEventListener('input', show)
  drawForPrinters()
  show()
  const root = element(
    'section.all',
    { 'aria-label': 'Repositories' },
    element('div.bar', element('h2', 'Repositories'), field, said),
    element('div.scroll', { tabindex: '0', role: 'group', 'aria-label': 'Table of repositories' }, table),
  )
  const search = (text: string): void => {
    field.value = text
    show()
    root.scrollIntoView({ block: 'start' })
  }
  return { root, search }
}

const textOf = (row: StatusRow): string =>
  [row.repository, row.state, row.checks, row.obstacle, ...(row.failing ?? []), ...(row.reviewers ?? []), row.reason]
    .join('\n')
    .toLowerCase()

function sorted(
  rows: readonly StatusRow[],
  { column, isDown }: { column: number; isDown: boolean },
): readonly StatusRow[] {
  const { key } = COLUMNS[column]!
  const keyed = rows.map((row) => ({ row, by: key(row) }))
  keyed.sort((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
  const result = keyed.map(({ row }) => row)
  return isDown ? result.reverse() : result
}

function chunksOf(rows: readonly StatusRow[]): readonly HTMLElement[] {
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => {
    const some = rows.slice(at * CHUNK, (at + 1) * CHUNK)
    const body = element('tbody')
    drawWhenNear(body, () => some.map(rowOf), some.length * ROW_HEIGHT)
    return body
  })
  if (chunks[0]) drawNow(chunks[0])
  return chunks
}

const rowOf = (row: StatusRow): HTMLElement =>
  element('tr', ...COLUMNS.map(({ cell }, at) => element(at === 0 ? 'th.name' : 'td', cell(row))))
