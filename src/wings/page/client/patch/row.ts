import type { Row, RowPair } from '../../model/rows.ts'
import { element } from '../element.ts'
import type { DrawEntries, Entry } from './entry.ts'
import { drawLine } from './line.ts'
import type { Margin, Told } from './margin.ts'
import type { Token } from './tokens.ts'

export interface Look {
  readonly split: boolean
  readonly hidesBlanks: boolean
}

export interface RowContext extends Pick<Look, 'split'> {
  readonly anchor: string
  readonly before: readonly string[] | undefined
  /** Every line ends in CRLF: that is told once. */
  readonly crlf: boolean
  readonly tokens: ReadonlyMap<Row, readonly Token[]>
  readonly makers: Margin | undefined
}

/** Draws entries of a patch as rows of its table. */
export function rowDrawer(drawing: RowContext): DrawEntries {
  const { split, before, makers } = drawing
  const told: Told = { step: undefined }
  const more = makers ? 1 : 0
  const margin = (pair: RowPair): HTMLElement | undefined => makers?.cell(pair, told)
  const draw: DrawEntries = (entries) => (split ? entries.map(beside) : inOrder(entries).map(alone))
  const beside = (entry: Entry): HTMLElement =>
    'gap' in entry
      ? entry.gap.draw({ columns: 4 + more, before, draw })
      : pairRow(entry.pair, drawing, margin(entry.pair))
  const alone = (entry: Entry): HTMLElement =>
    'gap' in entry
      ? entry.gap.draw({ columns: 3 + more, before, draw })
      : singleRow(entry.pair, drawing, margin(entry.pair))
  return draw
}

/** Each entry with one row at most: of a run of changes first the removed lines. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const ordered: Entry[] = []
  const added: Entry[] = []
  for (const entry of entries) {
    const { left, right } = 'pair' in entry ? entry.pair : {}
    if (left === right) ordered.push(...added.splice(0), entry)
    if (left && left !== right) ordered.push({ pair: { left } })
    if (right && left !== right) added.push({ pair: { right } })
  }
  return [...ordered, ...added]
}

function singleRow({ left, right }: RowPair, drawing: RowContext, margin: HTMLElement | undefined): HTMLElement {
  const row = (left ?? right)!
  return element(
    'tr',
    { class: row.kind },
    number('L', row.old, drawing),
    number('R', row.fresh, drawing),
    code(row, drawing),
    margin,
  )
}

const pairRow = ({ left, right }: RowPair, drawing: RowContext, margin: HTMLElement | undefined): HTMLElement =>
  element(
    'tr',
    {},
    number('L', left?.old, drawing),
    code(left, drawing),
    number('R', right?.fresh, drawing),
    code(right, drawing),
    margin,
  )

function number(side: 'L' | 'R', line: number | undefined, { anchor }: RowContext): HTMLElement {
  if (line === undefined) return element('td', { class: 'n' })
  const link = element('a', { href: `#${anchor}:${side}${line}`, tabindex: '-1' }, `${line}`)
  return element('td', { class: 'n' }, link)
}

function code(row: Row | undefined, { crlf, tokens }: RowContext): HTMLElement {
  if (!row) return element('td', { class: 'code none' })
  const text = crlf && !row.open && row.text.endsWith('\r') ? row.text.slice(0, -1) : row.text
  const line = drawLine(text, { marks: row.marks, tokens: tokens.get(row) })
  const open = row.open ? element('span', { class: 'open' }, 'No newline at the end of the file') : undefined
  return element('td', { class: `code ${row.kind}` }, line, open)
}
