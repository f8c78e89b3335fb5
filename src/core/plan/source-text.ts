import { isUtf8 } from 'node:buffer'
import { EditplanError, type ErrorName, type Problem } from '../../errors.ts'
import { utf8Text } from '../text/encoding.ts'
import { elementsOf, parsedJson, skipBlanks } from '../text/json.ts'

/** What to import, e.g. a transcript; `name` is what places in it are called by. */
export type ImportSource = SourceText | SourcePieces

export type SourceText = {
  readonly name: string
  readonly text: string
  /** The line of the file that the text begins at; default 1. */
  readonly firstLine?: number
}

/** A source too large to be one string: its text in pieces cut anywhere, from the start on each pass. */
export type SourcePieces = { readonly name: string; readonly pieces: Iterable<string> }

/**
 * A plan or a source that was handed in, as a text; PLAN_SYNTAX where none is certain. A patch of files in another encoding keeps each byte
 * that is not UTF-8, as a lone surrogate (see `decodeText`). What PowerShell's `>` wrote has its own line ends, and other characters in
 * place of those that are not ASCII.
 * @param what names it, as the start of a sentence
 */
export function handedText(what: string, bytes: Buffer): string | Problem {
  const text = isWide(bytes) ? asciiOf(bytes.toString('utf16le', 2)) : patchOrUtf8(bytes)
  return text ?? { name: 'PLAN_SYNTAX', message: isWide(bytes) ? `${what} ${WIDE}` : notUtf8(what, bytes) }
}

/** Any other file that was handed in, as a text. Throws the refusal where it is not UTF-8. */
export function handedUtf8(what: string, bytes: Buffer, refusal: ErrorName): string {
  // UTF-16 of English words is UTF-8 with a NUL behind each letter.
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString()
  throw new EditplanError({ name: refusal, message: notUtf8(what, bytes) })
}

const WIDE =
  'is UTF-16, as the `>` of PowerShell writes it, which changes characters that are not ASCII. Let the program write the file itself, as with its option for an output file.'

/** UTF-16 has a mark, or is a text without its NULs. */
const notUtf8 = (what: string, bytes: Buffer): string => {
  const opening = bytes.toString('latin1', 0, 8000).replaceAll('\0', '')
  const isText = opening.startsWith('\xfe\xff') || !/[\x01-\x08\x0e-\x1a]/.test(opening)
  return isText ? `${what} is not UTF-8. Save it as UTF-8.` : `${what} is binary. Name a text file.`
}

const patchOrUtf8 = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) || PATCH.test(bytes.toString('latin1')) ? utf8Text(bytes) : undefined

const isWide = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xfe

const asciiOf = (text: string): string | undefined =>
  /^[\t\n\r\u0020-\u007e]*$/.test(text) ? text.replaceAll('\r\n', '\n') : undefined

const PATCH = /^(?:diff --git |--- .*\n\+\+\+ .*\n@@ -\d|From [0-9a-f]{40} )/m

/** A little less than the longest string there can be; no plan is longer. */
export const LONGEST = 500 * 1024 * 1024

/** The whole text. Throws LIMIT_EXCEEDED for pieces of over 500 Mi characters: only what holds a value a line can be larger. */
export const wholeText = (source: ImportSource): string => {
  if ('text' in source) return source.text
  const { text, cut } = upTo(LONGEST, source.pieces)
  if (!cut) return text
  const message = `${source.name} is over 500 MiB, too large for a format that must be read at once. Split it.`
  throw new EditplanError({ name: 'LIMIT_EXCEEDED', message })
}

/** Enough of the text to recognise its format: all of a text, of pieces about 4 Mi characters. */
export const openingOf = (source: ImportSource): string =>
  'text' in source ? source.text : upTo(4 * 1024 * 1024, source.pieces).text

/**
 * The first values of a text that is JSON, which tell its format: of JSON Lines those of the first lines, of a list its first items. A long
 * list is not read to its end, and may be no JSON there.
 */
export function firstValues(text: string): readonly unknown[] {
  const [first = '', ...others] = text.split('\n', VALUES).filter((line) => line.trim() !== '')
  const value = parsed(first)
  const whole = value === undefined ? parsed(text) : undefined
  const printed = value === undefined && whole === undefined ? firstPrinted(text) : []
  const found = whole === undefined ? [...printed, value, ...others.map(parsed)] : [whole]
  return found.flatMap((one) => (Array.isArray(one) ? one.slice(0, VALUES) : [one])).filter((one) => one !== undefined)
}

/** Of values over several lines, one after the other, as `jq` prints them. */
function firstPrinted(text: string): readonly unknown[] {
  const found: unknown[] = []
  if (/^[{[][ \t\r]*$/m.test(text))
    for (const one of printedValues(text)) if (found.push(parsed(one.text)) === VALUES) break
  return found
}

/** The texts of such values: one ends with the line that begins with its closing bracket. Notes between them are passed over. */
export function* printedValues(text: string, isNote = (line: string) => line.trim() === ''): Generator<PrintedValue> {
  let piece: string[] = []
  let firstLine = 1
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    if (piece.length === 0 && isNote(line)) continue
    if (piece.length === 0) firstLine = at + 1
    piece.push(line)
    const isEnd = /^[}\]]/.test(line) || (piece.length === 1 && /[}\]]\r?$/.test(line)) || at === lines.length - 1
    if (!isEnd) continue
    yield { text: piece.join('\n'), firstLine }
    piece = []
  }
}

interface PrintedValue {
  readonly text: string
  /** Of the whole text. */
  readonly firstLine: number
}

/** Lines and items that are looked at. */
const VALUES = 60
/** A longer list is cut. */
const LONG = 64 * 1024

const parsed = (text: string): unknown => parsedJson(text.length > LONG ? headOf(text) : text)

const headOf = (text: string): string => {
  const open = skipBlanks(text, 0)
  const last = text[open] === '[' ? elementsOf(text, open, VALUES).at(-1) : undefined
  return last ? `${text.slice(open, last.end)}]` : text
}

const upTo = (limit: number, pieces: Iterable<string>): { readonly text: string; readonly cut: boolean } => {
  const taken: string[] = []
  let size = 0
  for (const piece of pieces) {
    taken.push(piece)
    size += piece.length
    if (size > limit) return { text: taken.join(''), cut: true }
  }
  return { text: taken.join(''), cut: false }
}

/** Lines of a text, from the first to the last. */
export type Span = readonly [first: number, last: number]

/** A text that was read, and the lines of it that its reader took: steps come of them, or they are listed. */
export interface ReadText {
  readonly file: string
  readonly lines: readonly string[]
  /** The number of the first line; default 1. */
  readonly first?: number
  readonly taken: readonly Span[]
  /** The line of the file at which all of it is told; default: its own. */
  readonly toldAt?: number | undefined
}

/** A place in the source. */
export type SourcePlace = { readonly file: string; readonly line: number; readonly column: number }
