import { BOM, decodeText, encodeText, type TextFile, unitOf } from './encoding.ts'
import { sharedEnds } from './splice.ts'
import { blocksOf, countLf } from './utf8-cache.ts'

const CR = 0x0d
const LF = 0x0a

/** Text with every CRLF as LF; a lone CR is a character like any other. */
export const toLf = (text: string): string => (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text)

/** True when there is a CR anywhere. */
export const hasCr = ({ bytes }: TextFile): boolean => blocksOf(bytes)?.hasCr ?? bytes.includes(CR)

/** Bytes of the line end (CRLF or LF) that begins at `at`; 0 where none does, between the two of a CRLF too. */
export function lineEndAt(file: TextFile, at: number): number {
  const { bytes, encoding } = file
  const unit = unitOf(encoding)
  if (isCode(bytes, at, LF, unit)) return splitsLineEnd(file, at) ? 0 : unit
  return isCode(bytes, at, CR, unit) && isCode(bytes, at + unit, LF, unit) ? 2 * unit : 0
}

/** Bytes of the line end that ends at `at`; 0 where none does, or where that would reach into the BOM. */
export function lineEndBefore({ bytes, encoding, bom }: TextFile, at: number): number {
  const unit = unitOf(encoding)
  if (at - unit < bom || !isCode(bytes, at - unit, LF, unit)) return 0
  return at - 2 * unit >= bom && isCode(bytes, at - 2 * unit, CR, unit) ? 2 * unit : unit
}

/** True between the CR and the LF of one line end. */
export function splitsLineEnd({ bytes, encoding, bom }: TextFile, at: number): boolean {
  const unit = unitOf(encoding)
  return at - unit >= bom && isCode(bytes, at, LF, unit) && isCode(bytes, at - unit, CR, unit)
}

/** True at the first character of a line. */
export const isLineStart = (file: TextFile, at: number): boolean => at <= file.bom || lineEndBefore(file, at) > 0

/** Where the line that holds `at` begins. */
export function lineStart(file: TextFile, at: number): number {
  const unit = unitOf(file.encoding)
  for (let from = at - 1; from >= file.bom; ) {
    const found = file.bytes.lastIndexOf(LF, from)
    if (found < file.bom) break
    if (isCode(file.bytes, found, LF, unit)) return found + unit
    from = found - 1
  }
  return file.bom
}

/** Where the line that holds `at` ends: after its line end, or at the end of the file. */
export function lineEnd(file: TextFile, at: number): number {
  const unit = unitOf(file.encoding)
  for (let from = at; ; ) {
    const found = file.bytes.indexOf(LF, from)
    if (found < 0) return file.bytes.length
    if (isCode(file.bytes, found, LF, unit)) return found + unit
    from = found + 1
  }
}

/** Number of line ends in bytes [start, end). */
export function countLines({ bytes, encoding }: TextFile, start: number, end: number): number {
  if (encoding === 'utf8') return blocksOf(bytes)?.countLf(start, end) ?? countLf(bytes.subarray(start, end))
  let lines = 0
  for (let at = start; at < end; at += 2) lines += isCode(bytes, at, LF, 2) ? 1 : 0
  return lines
}

/** The line each span (in order) begins in, counted from 1. */
export function linesOfSpans(file: TextFile, spans: readonly { readonly start: number }[]): readonly number[] {
  let line = 1
  let at = 0
  return spans.map(({ start }) => {
    line += countLines(file, at, start)
    at = start
    return line
  })
}

/**
 * A function that gives new text (LF) the line ends of the span that it replaces. A line that stays keeps its own; another takes
 * that of the line in its place, else of the line that it is in, else of the line before; LF in a file without any.
 */
export function lineEndAdapter(file: TextFile): (span: { start: number; end: number }, text: string) => string {
  if (!hasCr(file)) return (_, text) => text
  // one long line may hold many places
  let line = { start: 0, end: -1, lineEnd: '\n' }
  return (span, text) => {
    if (!text.includes('\n')) return text
    const old = file.bytes.toString(file.encoding, span.start, span.end).split('\n')
    if (old.length > 1) return withLineEndsOf(old, text.split('\n'))
    if (span.start < line.start || span.end >= line.end) line = lineAround(file, span)
    return text.replaceAll('\n', line.lineEnd)
  }
}

/** Lines joined by the line ends of the old lines, each but the last of which ends in its CR if it has one. */
function withLineEndsOf(old: readonly string[], lines: readonly string[]): string {
  const ends = old.slice(0, -1).map((line) => (line.endsWith('\r') ? '\r\n' : '\n'))
  const bare = old.map((line, index) => (ends[index] === '\r\n' ? line.slice(0, -1) : line))
  const { tail } = sharedEnds(bare, lines, Math.min(bare.length, lines.length) - 1)
  const count = lines.length - 1
  const endOf = (index: number): string => {
    if (index >= count - tail) return ends[ends.length - (count - index)]!
    return ends[Math.min(index, ends.length - 1)]!
  }
  return lines.map((line, index) => (index < count ? line + endOf(index) : line)).join('')
}

function lineAround(file: TextFile, span: { start: number; end: number }) {
  const start = lineStart(file, span.start)
  const end = lineEnd(file, span.end)
  const length = lineEndBefore(file, end) || lineEndBefore(file, start)
  return { start, end, lineEnd: length === 2 * unitOf(file.encoding) ? '\r\n' : '\n' }
}

const isCode = (bytes: Buffer, at: number, code: number, unit: 1 | 2): boolean =>
  bytes[at] === code && (unit === 1 || (at % 2 === 0 && bytes[at + 1] === 0))

/** Where a character of the text with LF ends begins in the bytes, a CRLF at its CR. Asked in rising order. */
export const byteOffsets = (file: TextFile, text: string): ((lfIndex: number) => number) => {
  let [lfAt, textAt, byteAt] = [0, 0, file.bom]
  let crAt = text.indexOf('\r\n')
  return (lfIndex) => {
    const from = textAt
    while (crAt >= 0 && lfAt + (crAt - textAt) < lfIndex) {
      lfAt += crAt - textAt + 1
      textAt = crAt + 2
      crAt = text.indexOf('\r\n', textAt)
    }
    textAt += lfIndex - lfAt
    lfAt = lfIndex
    byteAt += byteLength(file, text.slice(from, textAt))
    return byteAt
  }
}

/** Bytes of a piece of decoded text; one for each byte that is not UTF-8. */
const byteLength = ({ encoding, valid }: TextFile, text: string): number =>
  Buffer.byteLength(text, encoding) - (valid ? 0 : 2 * (text.match(/\p{Surrogate}/gu)?.length ?? 0))

/** Text without white space at its line ends, which stay. Markdown (`.md`, `.mdx`), where it means something, stays. */
export const stripTrailing = (path: string, text: string): string =>
  /\.mdx?$/i.test(path)
    ? text
    : text
        .split(/(\r\n|\n|\r)/)
        .map((part, index) => (index % 2 === 0 ? part.trimEnd() : part))
        .join('')

/** How a whole text is to be written. */
export interface Conversion {
  readonly line_ends?: 'lf' | 'crlf' | undefined
  readonly final_newline?: 'add' | 'remove' | undefined
  readonly bom?: 'add' | 'remove' | undefined
  readonly indent?: Indent | undefined
}

/** Blanks that are one level of indentation, before and after: so many, or a tab. */
type Indent = { readonly from: number | 'tab'; readonly to: number | 'tab' }

/** The file's bytes in another form; the same bytes where it has that form. Undefined where the encoding needs its mark. */
export function convertedBytes(file: TextFile, conversion: Conversion): Buffer | undefined {
  const { bytes, bom, encoding } = file
  if (conversion.bom === 'remove' && bom > 0 && encoding === 'utf16le') return undefined
  const text = decodeText(file, bom, bytes.length)
  const made = convertedText(text, conversion)
  const content = made === text ? bytes.subarray(bom) : encoded(file, made)
  const mark = conversion.bom === 'add' || (bom > 0 && conversion.bom !== 'remove') ? BOM[encoding] : NO_MARK
  return content && Buffer.concat([mark, content])
}

const NO_MARK = Buffer.alloc(0)

const encoded = ({ encoding }: TextFile, text: string): Buffer | undefined =>
  encoding === 'utf8' ? encodeText(text) : Buffer.from(text, encoding)

/** A text, without its mark, in another form. */
export function convertedText(text: string, { indent, line_ends: lineEnds, final_newline: final }: Conversion): string {
  const indented = indent ? text.replace(levelsOf(indent.from), (blanks) => levels(blanks, indent)) : text
  const ended = lineEnds === undefined ? indented : indented.replace(/\r?\n/g, lineEnds === 'lf' ? '\n' : '\r\n')
  if (final === 'remove') return ended.replace(/(?<!\n|\r(?=\n))(?:\r?\n)+$/, '')
  if (final === undefined || ended === '' || ended.endsWith('\n')) return ended
  return `${ended}${lineEnds === 'crlf' ? '\r\n' : (/\r?\n/.exec(ended)?.[0] ?? '\n')}`
}

/** What lines begin with, as far as it is levels of that kind. */
const levelsOf = (from: Indent['from']): RegExp => (from === 'tab' ? /^\t+/gm : new RegExp(`^(?: {${from}})+`, 'gm'))

const levels = (blanks: string, { from, to }: Indent): string =>
  (to === 'tab' ? '\t' : ' '.repeat(to)).repeat(from === 'tab' ? blanks.length : blanks.length / from)
