import { createHash } from 'node:crypto'
import { decodeString, elementsOf, type Member, membersOf, parsedJson, skipBlanks } from './json.ts'
import { lineChanges, linesOf } from './line-changes.ts'
import { type MovingSpan, MovingSpans } from './moving-spans.ts'
import { type ChangedCell, type Notebook, type NotebookCell, parseNotebook, toCell } from './notebook.ts'
import type { Span, Splice, TextSplice } from './splice.ts'
import { escapedUnit } from './words.ts'

/** One change of a notebook; cells are counted from 0. A replaced cell keeps its type unless the change names one. */
export type NotebookChange =
  | {
      readonly mode: 'replace'
      readonly index: number
      readonly source: string
      readonly type: string | undefined
      /** Leaves the outputs and the execution count of a code cell; default false. */
      readonly keepsOutputs?: boolean
    }
  | {
      readonly mode: 'insert'
      /** The cell that the new one follows; undefined puts it first. */
      readonly after: number | undefined
      readonly source: string
      readonly type: string
    }
  | { readonly mode: 'delete'; readonly index: number }

/** Reads a notebook as `parseNotebook` does; one that `followChange` knows is not read again. */
export function openNotebook(bytes: Buffer): ReturnType<typeof parseNotebook> {
  return last?.bytes.equals(bytes) ? { ok: true, notebook: last.notebook } : parseNotebook(bytes)
}

/** Bytes of a notebook that stays in memory. */
const MOST_REMEMBERED = 64 * 2 ** 20

let last: { readonly bytes: Buffer; readonly notebook: Notebook } | undefined

/**
 * Takes up what a change, by its splices, made of a notebook, so that the next step on it begins there: mostly only the changed cell is
 * read. Gives the cell; undefined where the notebook is too large to be remembered.
 */
export function followChange(
  notebook: Notebook,
  change: NotebookChange,
  { splices, after }: { readonly splices: readonly Splice[]; readonly after: Buffer },
): ChangedCell | undefined {
  const file = after.length > MOST_REMEMBERED ? undefined : files.get(notebook)
  // Its cells move on.
  files.delete(notebook)
  const next = file && fileAfter(file, change, { after, splices })
  if (next) files.set(next.notebook, next)
  const read = next ? { ok: true as const, notebook: next.notebook } : file && parseNotebook(after)
  last = read?.ok ? { bytes: after, notebook: read.notebook } : undefined
  return last && changedCell(change, notebook, last.notebook)
}

const changedCell = (change: NotebookChange, before: Notebook, after: Notebook): ChangedCell => {
  const index = placeOf(change)
  return {
    ...{ index, language: after.language },
    before: change.mode === 'insert' ? undefined : before.cells[index],
    after: change.mode === 'delete' ? undefined : after.cells[index],
  }
}

const placeOf = (change: NotebookChange): number => (change.mode === 'insert' ? (change.after ?? -1) + 1 : change.index)

/** The splices that make the change in a notebook's own bytes, inside the cell alone; none where it has this content already. */
export function editNotebook(bytes: Buffer, notebook: Notebook, change: NotebookChange): readonly Splice[] {
  const file = files.get(notebook) ?? openFile(bytes, notebook)
  files.set(notebook, file)
  const edits =
    change.mode === 'insert'
      ? [insertCell(file, change)]
      : change.mode === 'delete'
        ? [removal(file.cells.spans, { first: change.index, last: change.index }, file.array)]
        : replaceCell(file, change)
  return merge(edits).map((edit) => ({ ...edit, replacement: Buffer.from(edit.replacement, 'latin1') }))
}

const files = new WeakMap<Notebook, NotebookFile>()

/** Texts of it have one character a byte, so that offsets count bytes. */
interface NotebookFile {
  readonly bytes: Buffer
  readonly notebook: Notebook
  readonly array: Span
  readonly cells: { readonly spans: MovingSpan[]; readonly moving: MovingSpans }
  readonly root: JsonLayout
  readonly layout: JsonLayout
  readonly quote: (value: string) => string
}

/** As Jupyter writes: one space a level. */
const JUPYTER: JsonLayout = { open: '\n ', between: ',\n ', close: '\n', colon: ': ' }

function openFile(bytes: Buffer, notebook: Notebook): NotebookFile {
  const text = bytes.toString('latin1')
  const start = skipBlanks(text, text.startsWith('\xEF\xBB\xBF') ? 3 : 0)
  const members = membersOf(text, start)
  const array = members.findLast(({ key }) => key === 'cells')?.value ?? { start, end: start }
  const root = layoutOf(text, { start, end: text.lastIndexOf('}') + 1, parts: members }, JUPYTER)
  const spans = elementsOf(text, array.start)
  const moving = new MovingSpans(spans)
  return {
    bytes,
    notebook,
    array,
    cells: { spans: [...moving.all], moving },
    root,
    layout: layoutOf(text, { ...array, parts: spans }, nested(root)),
    quote: stringWriter(text.slice(start)),
  }
}

/** The file as a change leaves it; undefined where that has to be read from its beginning. */
function fileAfter(
  file: NotebookFile,
  change: NotebookChange,
  { after, splices }: { readonly after: Buffer; readonly splices: readonly Splice[] },
): NotebookFile | undefined {
  const by = after.length - file.bytes.length
  if (!moveCells(file, change, by)) return undefined
  const at = placeOf(change)
  const span = change.mode === 'delete' ? undefined : file.cells.spans[at]
  const written = span && textIn(after, span)
  const spellings = [written ?? '', ...splices.map((splice) => textIn(file.bytes, splice))]
  // How strings are written follows from all of them.
  if (spellings.some((one) => /\\u|[\x80-\xff]/.test(one))) return undefined
  const cell = written === undefined ? undefined : readCell(written)
  if (written !== undefined && cell === undefined) return undefined
  const cells = [...file.notebook.cells]
  cells.splice(at, change.mode === 'insert' ? 0 : 1, ...(cell ? [cell] : []))
  const array = { ...file.array, end: file.array.end + by }
  const text = { slice: (start = 0, end = after.length) => textIn(after, { start, end }) }
  const layout = layoutOf(text, { ...array, parts: file.cells.spans }, nested(file.root))
  return { ...file, bytes: after, notebook: { ...file.notebook, cells }, array, layout }
}

/** Moves the cells as a change does that makes the text so many bytes longer. */
function moveCells({ cells, layout }: NotebookFile, change: NotebookChange, by: number): boolean {
  const { spans, moving } = cells
  if (change.mode === 'insert') {
    const model = spans[change.after ?? 0]
    if (!model) return false
    const behind = change.after === undefined ? undefined : model
    const start = behind ? model.end + layout.between.length : model.start
    moving.shift(behind, by)
    spans.splice((change.after ?? -1) + 1, 0, moving.add({ start, end: start + by - layout.between.length }, behind))
    return true
  }
  const span = spans[change.index]
  if (!span) return false
  moving.shift(span, by)
  if (change.mode === 'replace') span.end += by
  else {
    moving.remove(span)
    spans.splice(change.index, 1)
  }
  return true
}

const textIn = (bytes: Buffer, { start, end }: Span): string => bytes.toString('latin1', start, end)

const boundsOf = (span: Span | undefined): Span | undefined => span && { start: span.start, end: span.end }

const readCell = (latin: string): NotebookCell | undefined => {
  const cell = toCell(parsedJson(Buffer.from(latin, 'latin1').toString('utf8')))
  return typeof cell === 'string' ? undefined : cell
}

function insertCell(file: NotebookFile, change: NotebookChange & { mode: 'insert' }): TextSplice {
  const { array, layout, notebook, cells } = file
  const { spans } = cells
  const model = change.after ?? 0
  const span = boundsOf(spans[model])
  const style = span ? styleOf(textIn(file.bytes, span), layout) : nested(layout)
  const cell = objectText(newMembers(file, change, { style, listed: notebook.cells[model]?.listed ?? true }), style)
  if (!span) return { ...array, replacement: arrayText([cell], layout) }
  return change.after === undefined
    ? { start: span.start, end: span.start, replacement: cell + layout.between }
    : { start: span.end, end: span.end, replacement: layout.between + cell }
}

/** Keys in the order that Jupyter sorts them into. */
function newMembers(
  file: NotebookFile,
  change: NotebookChange & { mode: 'insert' },
  { style, listed }: { style: JsonLayout; listed: boolean },
): string[] {
  const code = change.type === 'code'
  const lines = linesOf(change.source).map(file.quote)
  const members: readonly (readonly [key: string, value: string] | undefined)[] = [
    ['cell_type', file.quote(change.type)],
    code ? ['execution_count', 'null'] : undefined,
    file.notebook.hasIds ? ['id', file.quote(newId(file, change))] : undefined,
    ['metadata', '{}'],
    code ? ['outputs', '[]'] : undefined,
    ['source', listed ? arrayText(lines, nested(style)) : file.quote(change.source)],
  ]
  return members.filter((member) => member !== undefined).map(([key, value]) => memberText(key, value, style))
}

/** Eight hexadecimal digits that no other cell has, from the notebook and the insertion alone: the same in every replay. */
function newId(
  { bytes, notebook }: NotebookFile,
  { after, type, source }: NotebookChange & { mode: 'insert' },
): string {
  for (let attempt = 0; ; attempt++) {
    const hash = createHash('sha256')
      .update(JSON.stringify([after ?? null, type, source, attempt]))
      .update(bytes)
    const id = hash.digest('hex').slice(0, 8)
    if (!notebook.cells.some((cell) => cell.id === id)) return id
  }
}

function replaceCell(file: NotebookFile, change: NotebookChange & { mode: 'replace' }): readonly TextSplice[] {
  const span = boundsOf(file.cells.spans[change.index])
  const cell = file.notebook.cells[change.index]
  if (!span || !cell) return []
  const text = textIn(file.bytes, span)
  const members = membersOf(text, 0)
  const style = styleOf(text, file.layout)
  const type = change.type ?? cell.type
  const dropped = type === cell.type ? [] : type === 'code' ? ['attachments'] : ['execution_count', 'outputs']
  const values: [key: string, value: string][] = []
  if (type !== cell.type) values.push(['cell_type', file.quote(type)])
  if (type === 'code' && !(change.keepsOutputs && type === cell.type))
    values.push(['execution_count', 'null'], ['outputs', '[]'])
  if (change.source !== cell.source) values.push(['source', sourceText(file, change, { text, members, style })])
  const target: CellObject = { text, members, dropped, style }
  const edits = [...dropMembers(target), ...values.flatMap(([key, value]) => setMember(target, key, value))]
  return edits.map((edit) => ({ ...edit, start: span.start + edit.start, end: span.start + edit.end }))
}

/** How a cell is written. */
const styleOf = (text: string, layout: JsonLayout): JsonLayout =>
  layoutOf(text, { start: 0, end: text.length, parts: membersOf(text, 0) }, nested(layout))

/** The source in the form of the one it replaces; what stays is written as it was. */
function sourceText(
  { quote, notebook }: NotebookFile,
  { index, source }: NotebookChange & { mode: 'replace' },
  { text, members, style }: Omit<CellObject, 'dropped'>,
): string {
  const old = members.findLast(({ key }) => key === 'source')?.value
  if (!old) return quote(source)
  if (!notebook.cells[index]?.listed) {
    const lines = respelt(writtenLines(text.slice(old.start, old.end)), linesOf(source), quote)
    return `"${lines.map((line) => line.slice(1, -1)).join('')}"`
  }
  const parts = elementsOf(text, old.start)
  const written = parts.map(({ start, end }) => text.slice(start, end))
  return arrayText(respelt(written, linesOf(source), quote), layoutOf(text, { ...old, parts }, nested(style)))
}

/** A string as strings of a line each. */
function writtenLines(raw: string): readonly string[] {
  const lines = ['']
  for (const unit of unitsOf(raw)) {
    lines[lines.length - 1] += unit
    if (/^(?:\\n|\\u000a)$/i.test(unit)) lines.push('')
  }
  return lines.map((line) => `"${line}"`)
}

/** Strings with new values: one that stays is spelt as it was, and so is what one that changes begins and ends with. */
function respelt(
  written: readonly string[],
  values: readonly string[],
  quote: NotebookFile['quote'],
): readonly string[] {
  const old = written.map(decodeString)
  if (old.every((value, at) => quote(value) === written[at])) return values.map(quote)
  const spellings = new Map(old.map((value, at) => [value, written[at]]))
  const models = new Map(
    lineChanges(old, values).flatMap(({ at, removed, added }) =>
      added.map((value, n) => [value, written[at + Math.min(n, removed - 1)]] as const),
    ),
  )
  return values.map((value) => spellings.get(value) ?? spelledAs(models.get(value) ?? '""', value, quote))
}

function spelledAs(raw: string, value: string, quote: NotebookFile['quote']): string {
  const units = unitsOf(raw).map((unit) => ({ unit, text: decodeString(`"${unit}"`) }))
  let [first, start] = [0, 0]
  for (const { text } of units) {
    if (!value.startsWith(text, start)) break
    ;[first, start] = [first + 1, start + text.length]
  }
  let [last, end] = [units.length, value.length]
  for (const { text } of units.slice(first).reverse()) {
    if (end - text.length < start || !value.endsWith(text, end)) break
    ;[last, end] = [last - 1, end - text.length]
  }
  const spelt = (some: typeof units) => some.map(({ unit }) => unit).join('')
  return `"${spelt(units.slice(0, first))}${quote(value.slice(start, end)).slice(1, -1)}${spelt(units.slice(last))}"`
}

/** The escapes and the other characters between the quotes of a string. */
const unitsOf = (raw: string): readonly string[] =>
  raw.slice(1, -1).match(/\\u[\da-fA-F]{4}|\\.|[\xc0-\xff][\x80-\xbf]*|./gs) ?? []

/** A cell by itself: its places count from its own beginning. */
interface CellObject {
  readonly text: string
  readonly members: readonly Member[]
  readonly dropped: readonly string[]
  readonly style: JsonLayout
}

/** The key's effective value is changed in place; a new key goes where Jupyter would sort it. */
function setMember({ text, members, dropped, style }: CellObject, key: string, value: string): readonly TextSplice[] {
  const old = members.findLast((member) => member.key === key)?.value
  if (old) {
    const same = text.slice(old.start, old.end).replace(/^\[\s*\]$/, '[]') === value
    return same ? [] : [{ ...old, replacement: value }]
  }
  const kept = members.filter((member) => !dropped.includes(member.key))
  const next = kept.find((member) => member.key > key)
  const place = next?.start ?? kept.at(-1)?.end ?? 0
  const member = memberText(key, value, style)
  return [{ start: place, end: place, replacement: next ? member + style.between : style.between + member }]
}

function dropMembers({ text, members, dropped }: CellObject): readonly TextSplice[] {
  const gone = members.map((member) => dropped.includes(member.key))
  const runs: TextSplice[] = []
  for (let first = gone.indexOf(true); first >= 0; ) {
    const kept = gone.indexOf(false, first)
    const last = kept < 0 ? members.length - 1 : kept - 1
    runs.push(removal(members, { first, last }, { start: 0, end: text.length }))
    first = gone.indexOf(true, last + 1)
  }
  return runs
}

/** Takes parts of a container away, with the comma and the white space that held them. */
function removal(
  parts: readonly Span[],
  { first, last }: { first: number; last: number },
  container: Span,
): TextSplice {
  const next = parts[last + 1]
  if (next) return { start: parts[first]?.start ?? next.start, end: next.start, replacement: '' }
  const start = parts[first - 1]?.end
  if (start !== undefined) return { start, end: parts[last]?.end ?? start, replacement: '' }
  return { start: container.start + 1, end: container.end - 1, replacement: '' }
}

/** In the file's order, touching ones made one. */
function merge(edits: readonly TextSplice[]): readonly TextSplice[] {
  const merged: TextSplice[] = []
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1)
    if (last?.end === edit.start)
      merged[merged.length - 1] = { start: last.start, end: edit.end, replacement: last.replacement + edit.replacement }
    else merged.push(edit)
  }
  return merged
}

/** How an object or array is written: the white space and commas around and between its parts. */
interface JsonLayout {
  /** From the opening bracket to the first part. */
  readonly open: string
  readonly between: string
  /** From the last part to the closing bracket. */
  readonly close: string
  /** From a key to its value. */
  readonly colon: string
}

/** The layout of a container in the file, given its parts; `fallback` supplies what the file does not show. */
function layoutOf(
  text: Pick<string, 'slice'>,
  container: Span & { readonly parts: readonly (Span | Member)[] },
  fallback: JsonLayout,
): JsonLayout {
  const { start, end, parts } = container
  const [first, second] = parts
  const last = parts.at(-1)
  if (!first || !last) return fallback
  const open = text.slice(start + 1, first.start)
  const alone = open.includes('\n') ? `,${open}` : fallback.between
  return {
    open,
    between: second ? text.slice(first.end, second.start) : alone,
    close: text.slice(last.end, end - 1),
    colon: 'value' in first ? text.slice(first.keyEnd, first.value.start) : fallback.colon,
  }
}

/** The layout one level deeper: indented by what `layout` adds to its own level, or on one line as it is. */
function nested({ open, between, close, colon }: JsonLayout): JsonLayout {
  if (!open.includes('\n')) return { open: '', between, close: '', colon }
  const inner = open + (open.startsWith(close) ? open.slice(close.length) : ' ')
  return { open: inner, between: `,${inner}`, close: open, colon }
}

/** An array of values that are written already. */
const arrayText = (values: readonly string[], { open, between, close }: JsonLayout): string =>
  values.length === 0 ? '[]' : `[${open}${values.join(between)}${close}]`

/** An object of members that are written already (see {@link memberText}). */
const objectText = (members: readonly string[], { open, between, close }: JsonLayout): string =>
  `{${open}${members.join(between)}${close}}`

/** A member of an object. `key` must need no escapes, and `value` must be JSON already. */
const memberText = (key: string, value: string, { colon }: JsonLayout): string => `"${key}"${colon}${value}`

/** Writes strings as the file does, a character a byte: raw UTF-8, or `\uXXXX` where it has such escapes alone. */
function stringWriter(text: string): (value: string) => string {
  const digits = /(?<!\\)(?:\\\\)*\\u(?!00[0-7])([0-9a-fA-F]{4})/.exec(text)?.[1]
  if (digits === undefined || /[\x80-\xff]/.test(text)) return (value) => latin1(JSON.stringify(value))
  const upper = /[A-F]/.test(digits)
  return (value) => JSON.stringify(value).replace(/[\x7f-\uffff]/g, (unit) => escapedUnit(unit, upper))
}

const latin1 = (value: string): string => Buffer.from(value, 'utf8').toString('latin1')
