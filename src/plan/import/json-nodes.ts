import { readJson } from '../json-document.ts'
import { linesOf, readLine } from '../json-lines.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import type { FieldPath, Locator } from '../locate.ts'
import type { Recording, SourcePlace } from './recording.ts'
import type { ImportSource } from './source.ts'

/** A value in a JSON text that can say where it stands. */
export interface JsonNode {
  readonly value: unknown
  /** The key or index it stands under. */
  readonly key: string
  readonly at: () => SourcePlace
  readonly path: FieldPath
  readonly locate: Locator
  readonly file: string
}

/** Logs nest deeper than plans, and hold more; a bound remains. */
const LIMITS = { ...DEFAULT_LIMITS, nesting: 500, steps: 50_000_000, problems: 0 }

/**
 * The JSON documents of a source: its one value, or that of each line. A line that is no JSON, such as one cut off at the
 * end of a log, is listed and the others are still read.
 */
export function* documentsOf({ name, text }: ImportSource, recording: Recording): Generator<JsonNode> {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  const whole = isOneDocument(source) ? readJson(source, LIMITS) : undefined
  const reads = whole ? [whole] : lineReads(source)
  for (const read of reads) {
    if (read.ok) yield nodeOf(read.document.value, { path: [], locate: read.document.locate, file: name })
    else
      for (const { message, at } of read.faults)
        recording.leaveOut('JSON', { reason: message, at: { file: name, ...at } })
  }
}

function* lineReads(text: string) {
  for (const line of linesOf(text)) yield readLine(line, [], LIMITS)
}

/** Whether the text is not one value a line: its first line is no complete value, or the only one. */
const isOneDocument = (text: string): boolean => {
  const lines = linesOf(text)
  const first = lines.next().value
  if (!first || lines.next().done) return true
  return !readLine(first, [], LIMITS).ok
}

/** The members of an object, or the items of a list, as nodes. */
export function* members({ value, path, locate, file }: JsonNode): Generator<JsonNode> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    yield nodeOf(member, { path: [...path, key], locate, file })
  }
}

const nodeOf = (value: unknown, spot: Pick<JsonNode, 'path' | 'locate' | 'file'>): JsonNode => ({
  value,
  key: String(spot.path.at(-1) ?? ''),
  at: () => ({ file: spot.file, ...spot.locate.value(spot.path) }),
  ...spot,
})
