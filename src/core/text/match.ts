import { decodeText, isWellFormed, openString, type TextFile, unitOf, wholeText } from './encoding.ts'
import { isLineStart, lineEndAdapter, lineEndAt, lineEndBefore, toLf } from './line-ending.ts'
import { findSpans } from './pattern.ts'
import { quotes } from './quotes.ts'
import type { Span, Splice } from './splice.ts'
import {
  type CandidateText,
  type Edit,
  escapes,
  exact,
  lineNumbers,
  ofLines,
  type Tolerance,
  tags,
  trailingBlanks,
  whitespace,
} from './tolerances.ts'
import { isAscii, isCertain, mayHold } from './unknown-encoding.ts'
import { blocksOf } from './utf8-cache.ts'

/** Under which tolerance the old text was found. */
export type Rung = 'exact' | 'quotes' | 'tags' | 'escapes' | 'line-numbers' | 'trailing-blanks' | 'whitespace'

export type Match =
  | { readonly ok: true; readonly matchedBy: Rung; readonly splices: readonly Splice[] }
  | { readonly ok: false; readonly reason: 'not-found' }
  /** Several places match; `more` when there are more than the first hundred given. */
  | {
      readonly ok: false
      readonly reason: 'not-unique'
      readonly spans: readonly Span[]
      readonly more: boolean
      /** What the edit would write at the first few of them. */
      readonly splices?: readonly Splice[]
    }
  /** The new text, as given or as it would be written, has characters that the file's encoding cannot represent. */
  | { readonly ok: false; readonly reason: 'unencodable' }
  /** The file is not UTF-8, whose encoding decides what is at `spans`; none for a text that is not ASCII. */
  | { readonly ok: false; readonly reason: 'uncertain'; readonly spans: readonly Span[] }
  /** Too many places to replace, or a text too repetitive to be searched for. */
  | { readonly ok: false; readonly reason: 'too-much' }

/** Thrown when a search exceeds its limit of steps. */
export class MatchLimit extends Error {
  override readonly name = 'MatchLimit'
  readonly steps: number

  constructor(steps: number) {
    super(`more than ${steps} steps of matching`)
    this.steps = steps
  }
}

/**
 * Finds the old text in the file's bytes and returns the bytes to replace and their replacement. The tolerances are tried in their order, each
 * only when those before found nothing, and a place counts only when it is the only one (or all are requested).
 */
export function matchEdit(file: TextFile, edit: Edit): Match {
  if (!canHold(file, edit.new_string)) return { ok: false, reason: 'unencodable' }
  if (edit.old_string === '') return fillFile(file, edit.new_string)
  const wanted = { old_string: toLf(edit.old_string), new_string: toLf(edit.new_string) }
  if (!isWellFormed(wanted.old_string)) return { ok: false, reason: 'not-found' }
  const isForeign = !canHold(file, wanted.old_string)
  const ladder = isForeign ? LADDERS.literal : LADDERS[edit.match ?? 'exact']
  for (const [matchedBy, tolerance] of ladder) {
    const reading = tolerance(wanted)
    const match = reading && matchReading(file, reading, { matchedBy, replaceAll: edit.replace_all ?? false })
    if (match) return match
  }
  // a literal text that is not found skips the file, so the miss must be certain
  const isOpen = edit.match === 'literal' && isForeign && mayHold(file.bytes, wanted.old_string)
  return isOpen ? { ok: false, reason: 'uncertain', spans: [] } : { ok: false, reason: 'not-found' }
}

/** Whether a text occurs in a file; `uncertain` in one that is not UTF-8 and may hold it, depending on its encoding. */
export type MatchPlace = 'yes' | 'no' | 'uncertain'

/** Whether the text occurs literally in the file, regardless of the kind of line ends. */
export function holdsText(file: TextFile, text: string): MatchPlace {
  const match = matchEdit(file, { old_string: text, new_string: '', match: 'literal' })
  if (match.ok) return 'yes'
  if (match.reason === 'not-unique') return match.spans.some((span) => isCertain(file, span)) ? 'yes' : 'uncertain'
  return match.reason === 'not-found' ? 'no' : match.reason === 'uncertain' ? 'uncertain' : 'yes'
}

/**
 * The text of `search` as `file` has it at the first place where it matches, line ends, quotes and the other tolerances of
 * Edit considered (all but white space); null where it does not.
 */
export function findActualString(file: string, search: string): string | null {
  if (search === '' || file.includes(search)) return search
  const opened = openString(file)
  const edit = { old_string: toLf(search), new_string: '' }
  for (const [, tolerance] of LADDERS.exact) {
    const reading = tolerance(edit)
    if (!reading || !hasNeeds(opened, reading)) continue
    const [span] = findSpans(opened, reading.tokens, { ...reading, limit: 1, overlapping: true }).spans
    if (span) return decodeText(opened, span.start, span.end)
  }
  return null
}

/** True for a file that is empty or contains only white space. */
export const isBlank = (file: TextFile): boolean => file.bytes.length <= MAX_BLANK && wholeText(file).trim() === ''

/** True when the file's encoding can certainly represent the text: no half surrogate pairs, and only ASCII in a file that is not UTF-8. */
export const canHold = (file: TextFile, text: string): boolean => isWellFormed(text) && (file.valid || isAscii(text))

type Ladder = readonly (readonly [Rung, Tolerance])[]

const EXACT: Ladder = [
  ['exact', exact],
  ['quotes', quotes],
  ['tags', tags],
  ['escapes', escapes],
  ['line-numbers', lineNumbers],
  ['trailing-blanks', trailingBlanks],
]

const LADDERS: Readonly<Record<NonNullable<Edit['match']>, Ladder>> = {
  literal: EXACT.slice(0, 1),
  text: EXACT,
  exact: EXACT,
  lines: EXACT.map(([rung, tolerance]) => [rung, ofLines(tolerance)]),
  whitespace: [...EXACT, ['whitespace', whitespace]],
}

const MAX_PLACES = 100
/** Of several places, those for which a refusal names a unique context. */
export const MAX_CONTEXTS = 3
/** Bytes; larger files never count as blank. */
const MAX_BLANK = 2 ** 20
const MAX_REPLACED = 1_000_000
/** Bytes of one place: it is handled as one string. */
const MAX_SPAN = 2 ** 28

function fillFile(file: TextFile, text: string): Match {
  return isBlank(file)
    ? { ok: true, matchedBy: 'exact', splices: [fill(file, text)] }
    : { ok: false, reason: 'not-found' }
}

/** The splice that puts a text, as it is given, in place of the whole content of a blank file, with the file's line ends. */
function fill(file: TextFile, text: string): Splice {
  const span = { start: file.bom, end: file.bytes.length }
  const ended = file.bytes.includes(0x0a) ? lineEndAdapter(file)(span, toLf(text)) : text
  return { ...span, replacement: Buffer.from(ended, file.encoding) }
}

/** Undefined when nothing matches, or the new text is left uncertain. */
function matchReading(
  file: TextFile,
  reading: CandidateText,
  { matchedBy, replaceAll }: { matchedBy: Rung; replaceAll: boolean },
): Match | undefined {
  if (!hasNeeds(file, reading)) return undefined
  const limit = (replaceAll ? MAX_REPLACED : MAX_PLACES) + 1
  const { spans, exhausted } = findSpans(file, reading.tokens, { ...reading, limit, overlapping: !replaceAll })
  const isTooLong = spans.some(({ start, end }) => end - start > MAX_SPAN)
  if (exhausted || isTooLong || (replaceAll && spans.length === limit)) return { ok: false, reason: 'too-much' }
  if (spans.length === 0) return undefined
  if (spans.length > 1 && !replaceAll) {
    const splices = splicesOf(file, spans.slice(0, MAX_CONTEXTS), reading)
    const more = spans.length > MAX_PLACES
    const told = typeof splices === 'object' ? { splices } : undefined
    return { ok: false, reason: 'not-unique', spans: spans.slice(0, MAX_PLACES), more, ...told }
  }
  const uncertain = spans.filter((span) => !isCertain(file, span))
  if (uncertain.length > 0) return { ok: false, reason: 'uncertain', spans: uncertain.slice(0, MAX_PLACES) }
  const splices = splicesOf(file, spans, reading)
  if (splices === 'unencodable') return { ok: false, reason: 'unencodable' }
  return splices && { ok: true, matchedBy, splices }
}

/** A scan for each: worth it for a few. */
const MAX_NEEDS = 8

const hasNeeds = (file: TextFile, { needs }: CandidateText): boolean =>
  !needs ||
  needs.length > MAX_NEEDS ||
  needs.some((text) => (blocksOf(file.bytes) ?? file.bytes).indexOf(Buffer.from(text, file.encoding), 0) >= 0)

/** Undefined when the reading leaves a place's new text uncertain. */
function splicesOf(
  file: TextFile,
  spans: readonly Span[],
  { replacement }: CandidateText,
): readonly Splice[] | 'unencodable' | undefined {
  const encode = encoder(file)
  const adapt = lineEndAdapter(file)
  const splices: Splice[] = []
  for (const [index, span] of spans.entries()) {
    const text =
      typeof replacement === 'string' ? replacement : replacement(toLf(decodeText(file, span.start, span.end)))
    if (text === undefined) return undefined
    const bytes = encode(adapt(span, text))
    if (!bytes) return 'unencodable'
    const place = text === '' ? wholeLines(file, span) : span
    const isClear = place.end <= (spans[index + 1]?.start ?? file.bytes.length)
    splices.push({ ...(isClear ? place : span), replacement: bytes })
  }
  return splices
}

/** Encodes new texts, most of which are the same; undefined for one that the file cannot hold. */
function encoder(file: TextFile): (text: string) => Buffer | undefined {
  let last: { text: string; bytes: Buffer | undefined } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, bytes: canHold(file, text) ? Buffer.from(text, file.encoding) : undefined }
    return last.bytes
  }
}

/** The range of a deletion: from a line's start to its last visible character, with the blanks and the line end after it. */
function wholeLines(file: TextFile, { start, end }: Span): Span {
  const unit = unitOf(file.encoding)
  const visible = /\S/.test(decodeText(file, start, end))
  if (!visible || !isLineStart(file, start) || lineEndBefore(file, end) > 0) return { start, end }
  let after = end
  while (isBlankAt(file, after)) after += unit
  const length = lineEndAt(file, after)
  return length > 0 || after === file.bytes.length ? { start, end: after + length } : { start, end }
}

const isBlankAt = ({ bytes, encoding }: TextFile, at: number): boolean =>
  (bytes[at] === 0x20 || bytes[at] === 0x09) && (encoding === 'utf8' || bytes[at + 1] === 0)
