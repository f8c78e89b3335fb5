import type { Position } from '../../errors.ts'
import { withoutMark } from '../text/encoding.ts'
import { DEFAULT_LIMITS, type DocumentResult, type FieldPath, type Locator } from './document.ts'
import { readJson } from './json-document.ts'
import { linesOfPieces, readLine } from './json-lines.ts'
import { type ImportSource, printedValues, type SourcePlace, wholeText } from './source-text.ts'

/** Where what cannot be read is listed. */
interface FaultList {
  leaveOut(construct: string, fault: { readonly reason: string; readonly at: SourcePlace }): unknown
}

/** A value in a JSON text that knows its place. */
export interface JsonNode {
  readonly value: unknown
  readonly key: string
  readonly at: () => SourcePlace
  readonly path: FieldPath
  readonly locate: Locator
  readonly file: string
}

/** Logs nest deeper than plans, and hold more; a bound remains. */
const LIMITS = { ...DEFAULT_LIMITS, nesting: 500, steps: 50_000_000, problems: 0 }

/** The same, and a key that is there twice is a fault. */
export const SINGLE_KEYS = { ...LIMITS, problems: 1 }

/** The documents of a source: its value, or that of each line, or several over more lines. A line that is not JSON is listed and passed over. */
export function* documentsOf(source: ImportSource, faults: FaultList, limits = LIMITS): Generator<JsonNode> {
  const firstLine = 'text' in source ? source.firstLine : undefined
  for (const { read, from = 1 } of readsOf(source, limits))
    yield* rootOf(read, { file: source.name, faults, firstLine: (firstLine ?? 1) + from - 1 })
}

/** Where a document stands, and where its faults are listed: as those of JSON, unless it is in another format. */
interface DocumentSpot {
  readonly file: string
  readonly faults: FaultList
  readonly format?: string
  /** The line of the file that it begins in. */
  readonly firstLine?: number
}

/** The root of a document; nothing where it has faults, which are listed. */
export function* rootOf(
  read: DocumentResult,
  { file, faults, format = 'JSON', firstLine = 1 }: DocumentSpot,
): Generator<JsonNode> {
  const found = read.ok ? read.document.faults : read.faults
  const moved = (at: Position): Position => ({ ...at, line: at.line + firstLine - 1 })
  for (const { message, at } of found) faults.leaveOut(format, { reason: message, at: { file, ...moved(at) } })
  if (!read.ok || found.length > 0) return
  const { value, locate } = read.document
  const place: Locator = { value: (path) => moved(locate.value(path)), key: (path) => moved(locate.key(path)) }
  yield nodeOf(value, { path: [], locate: firstLine === 1 ? locate : place, file })
}

type Read = { readonly read: DocumentResult; readonly from?: number }

/** One value per line; where the first line is not a complete value, one document or several. */
function* readsOf(source: ImportSource, limits: typeof LIMITS): Generator<Read> {
  const reads = lineReads(source, limits)
  const first = reads.next()
  if (!first.done && first.value.ok) {
    yield { read: first.value }
    for (const read of reads) yield { read }
    return
  }
  const text = withoutMark(wholeText(source))
  const whole = readJson(text, limits)
  const [one, ...others] = whole.ok ? [] : printedValues(text)
  if (!one || others.length === 0) return yield { read: whole }
  for (const { text, firstLine } of [one, ...others]) yield { read: readJson(text, limits), from: firstLine }
}

/** A line that is too long is passed over, without its text. */
function* lineReads(source: ImportSource, limits: typeof LIMITS): Generator<DocumentResult, void> {
  for (const { text, number } of linesOfPieces('text' in source ? [source.text] : source.pieces, LINE))
    yield text === undefined ? tooLong(number) : readLine({ text: withoutMark(text), number }, [], limits)
}

const LINE = LIMITS.jsonBytes

const tooLong = (line: number): DocumentResult => {
  const message = `The line is longer than ${LINE} characters.`
  return { ok: false, faults: [{ name: 'LIMIT_EXCEEDED', message, at: { line, column: 1 } }] }
}

/** The members of an object, or the items of a list, as nodes. */
export function* members({ value, path, locate, file }: JsonNode): Generator<JsonNode> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    yield nodeOf(member, { path: [...path, key], locate, file })
  }
}

/** The member under a key; undefined if absent. */
export const memberOf = (node: JsonNode | undefined, key: string): JsonNode | undefined => {
  if (!node || typeof node.value !== 'object' || node.value === null || !Object.hasOwn(node.value, key))
    return undefined
  const { path, locate, file } = node
  return nodeOf((node.value as Record<string, unknown>)[key], { path: [...path, key], locate, file })
}

const nodeOf = (value: unknown, { path, locate, file }: Pick<JsonNode, 'path' | 'locate' | 'file'>): JsonNode => ({
  value,
  key: String(path.at(-1) ?? ''),
  at: () => ({ file, ...locate.value(path) }),
  path,
  locate,
  file,
})
