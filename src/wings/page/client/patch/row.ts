import { actionButton, element } from '../../../../browser/element.ts'
import type { Maker } from '../../../../core/report/followed-lines.ts'
import type { LinePlace } from '../../../../core/report/net-changes.ts'
import { showUnusual } from '../../../../core/text/neutralise.ts'
import type { Span } from '../../../../core/text/splice.ts'
import { type Unusual, unusualIn } from '../../../../core/text/unusual.ts'
import type { Row, RowPair } from '../../model/rows.ts'
import { type Token, windowsOf } from './tokens.ts'

export type Look = { readonly split: boolean; readonly hidesBlanks: boolean }

interface RowContext extends Pick<Look, 'split'> {
  readonly anchor: string
  readonly before: readonly string[] | undefined
  /** Every line ends in CRLF, which is shown once. */
  readonly crlf: boolean
  readonly tokens: ReadonlyMap<Row, readonly Token[]>
  readonly makers: Margin | undefined
  readonly moved: MovedLines | undefined
}

/** Where a line went that is at another place unchanged, or where it came from. */
export type MovedLines = (row: Row) => LinePlace | undefined

/** Draws entries of a patch as rows of its table. */
export function rowDrawer(drawing: RowContext): DrawEntries {
  const { split, before, makers } = drawing
  const columns = (split ? 4 : 3) + (makers ? 1 : 0)
  const row = split ? pairRow : singleRow
  const draw: DrawEntries = (entries) => {
    const told: ToldStep = { step: undefined }
    return (split ? entries : inOrder(entries)).map((entry) =>
      'gap' in entry
        ? entry.gap.draw({ columns, before, draw })
        : row(entry.pair, drawing, makers?.cell(entry.pair, told)),
    )
  }
  return draw
}

/** Each entry with one row at most: of a run of changes first the removed lines. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
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
  const kind = drawing.moved?.(row) ? `${row.kind} moved` : row.kind
  return element(
    'tr',
    { class: kind },
    number('L', row.old, drawing),
    number('R', row.fresh, drawing),
    code(row, drawing),
    margin,
  )
}

const pairRow = ({ left, right }: RowPair, drawing: RowContext, margin: HTMLElement | undefined): HTMLElement =>
  element(
    'tr',
    number('L', left?.old, drawing),
    code(left, drawing),
    number('R', right?.fresh, drawing),
    code(right, drawing),
    margin,
  )

function number(side: 'L' | 'R', line: number | undefined, { anchor }: RowContext): HTMLElement {
  if (line === undefined) return element('td.n')
  const link = element('a', { href: `#${anchor}:${side}${line}`, tabindex: '-1' }, `${line}`)
  return element('td.n', link)
}

function code(row: Row | undefined, { crlf, tokens, moved }: RowContext): HTMLElement {
  if (!row) return element('td.code.none')
  const text = crlf && !row.open && row.text.endsWith('\r') ? row.text.slice(0, -1) : row.text
  const line = drawLine(text, { marks: row.marks, tokens: tokens.get(row) })
  const open = row.open ? element('span.open', 'No newline at the end of the file') : undefined
  const place = moved?.(row)
  return element('td', { class: `code ${row.kind}${place ? ' moved' : ''}` }, line, open, place && movedTo(place, row))
}

/** A link to the other side of a line that moved. */
function movedTo({ file_path: path, line }: LinePlace, { kind }: Row): HTMLElement {
  const [side, sign] = kind === 'gone' ? ['R', '→'] : ['L', '←']
  const at = `${showUnusual(path)}:${line}`
  const title = `${kind === 'gone' ? 'Now' : 'Before'} at ${at}`
  const href = `#${encodeURIComponent(`file-${path}:${side}${line}`)}`
  return element('a.moved-to', { href, title, 'aria-label': title, 'data-place': at, tabindex: '-1' }, sign)
}

type LineParts = { readonly marks?: readonly Span[] | undefined; readonly tokens?: readonly Token[] | undefined }

/** A line of code as elements: coloured, changed words marked, hidden characters as labels, a very long one by its parts. */
function drawLine(text: string, parts: LineParts): HTMLElement {
  const root = element('span.line')
  const pieces = piecesOf(text, parts)
  let at = 0
  for (const window of windowsOf(text.length, parts.marks)) {
    if (window.start > at) root.append(cut(pieces, { start: at, end: window.start }))
    root.append(...drawn(pieces, window))
    at = window.end
  }
  if (at < text.length) root.append(cut(pieces, { start: at, end: text.length }))
  return root
}

/** What the reader sees of characters [start, end). */
interface Piece extends Span {
  readonly name: string
  readonly unseen?: Unusual
}

type Pieces = { readonly text: string; readonly parts: LineParts; readonly unseen: readonly Unusual[] }

const piecesOf = (text: string, parts: LineParts): Pieces => ({ text, parts, unseen: unusualIn(text) })

/** A button in the place of characters that are shown on demand. */
function cut(pieces: Pieces, range: Span): HTMLElement {
  const count = (range.end - range.start).toLocaleString('en')
  const show = (): void => button.replaceWith(...drawn(pieces, range))
  const button = actionButton(`… ${count} characters …`, show, { class: 'cut' })
  return button
}

function drawn(pieces: Pieces, window: Span): readonly (Node | string)[] {
  const all = cutAt(pieces, window)
  const last = lastShown(all)
  const rest = last < all.length ? [cut(pieces, { start: all[last]!.start, end: window.end })] : []
  const shown = all.slice(0, last).map(({ start, end, name, unseen }) => {
    if (unseen) return label(unseen, pieces.text.slice(start, end), name)
    const text = pieces.text.slice(start, end)
    return name === '' ? text : element('span', { class: name }, text)
  })
  return [...shown, ...rest]
}

/** Labels of a line, or of a part of it, that are drawn at once. */
const MAX_LABELS = 200

function lastShown(pieces: readonly Piece[]): number {
  let labels = 0
  const end = pieces.findIndex(({ unseen }) => {
    labels += unseen ? 1 : 0
    return labels > MAX_LABELS
  })
  return end < 0 ? pieces.length : end
}

const label = ({ name, about }: Unusual, character: string, marked: string): HTMLElement =>
  element(
    'span',
    { class: marked.includes('word') ? 'unseen word' : 'unseen', title: about, 'data-is': encoded(character) },
    name,
  )

/** UTF-16 units in hexadecimal. */
const encoded = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => character.charCodeAt(at).toString(16)).join(' ')

/** The window in pieces that each have one look. */
function cutAt({ text, parts, unseen }: Pieces, { start, end }: Span): readonly Piece[] {
  const { tokens = [], marks = [] } = parts
  if (tokens.length + marks.length + unseen.length === 0) return start < end ? [{ start, end, name: '' }] : []
  const hidden = new Map(unseen.map((one) => [one.at, one]))
  const borders = new Set([start, end])
  for (const range of [...tokens, ...marks]) for (const at of [range.start, range.end]) borders.add(at)
  for (const { at, length } of unseen) for (const border of [at, at + length]) borders.add(border)
  const places = [...borders].filter((at) => at >= start && at <= end && at <= text.length).sort((a, b) => a - b)
  const [token, mark] = [cursor(tokens), cursor(marks)]
  return places.slice(0, -1).map((from, index): Piece => {
    const name = [token(from)?.name, mark(from) && 'word'].filter(Boolean).join(' ')
    const found = hidden.get(from)
    return { start: from, end: places[index + 1]!, name, ...(found && { unseen: found }) }
  })
}

/** The range of a sorted list that holds a place; asked in rising order. */
function cursor<Kind extends Span>(ranges: readonly Kind[]): (at: number) => Kind | undefined {
  let next = 0
  return (at) => {
    while (next < ranges.length && ranges[next]!.end <= at) next += 1
    const range = ranges[next]
    return range && range.start <= at ? range : undefined
  }
}

/** The cell at the end of a row: the number of the step that made the change, where another step's change begins; its reason is the title. */
interface Margin {
  cell(pair: RowPair, last: ToldStep): HTMLElement
}

/** What was announced last: nothing is announced twice in a row. */
type ToldStep = { step: number | undefined }

export function marginOf(makers: readonly Maker[], reason: ((step: number) => string) | undefined): Margin {
  const find = (side: 'L' | 'R', line: number | undefined): number | undefined =>
    line === undefined ? undefined : makers.find(([of, from, to]) => of === side && line >= from && line < to)?.[3]
  return {
    cell({ left, right }, last) {
      const isSame = left !== undefined && left === right
      const step = isSame ? undefined : (find('R', right?.fresh) ?? find('L', left?.old))
      const isTold = step === last.step
      last.step = step
      if (step === undefined || isTold) return element('td.by')
      const why = reason?.(step) ?? ''
      const title = why === '' ? `Step ${step}` : `Step ${step}: ${why}`
      return element('td.by', element('a', { href: `#step-${step}`, title }, `${step}`))
    },
  }
}

/** What a row of a patch's table is about. */
export type Entry = { readonly gap: Gap } | { readonly pair: RowPair }

/** Rows of the table; removed lines before those in their place. */
export type DrawEntries = (entries: readonly Entry[]) => readonly HTMLElement[]

/** Unchanged lines that a patch leaves out. */
export interface Gap {
  draw(context: {
    readonly columns: number
    /** The file's lines before, with their LF; absent where the page does not have them. */
    readonly before: readonly string[] | undefined
    readonly draw: DrawEntries
  }): HTMLElement
}
