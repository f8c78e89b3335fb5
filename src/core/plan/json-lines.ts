import { EditplanError, type Position, type Problem, type RefusedText } from '../../errors.ts'
import { Assembly } from './assembly.ts'
import {
  DEFAULT_LIMITS,
  type DocumentResult,
  empty,
  type Fault,
  type FieldPath,
  type Locator,
  notUtf8,
  type ParseOptions,
  type PlanLimits,
  tooLarge,
  tooManySteps,
} from './document.ts'
import { readJson, readPlanJson } from './json-document.ts'
import type { PlanHeader, Step } from './schema.ts'
import { createOutliner, type SteppedPlan } from './steps.ts'

/** A plan in JSON Lines that can be read again: its text in pieces cut anywhere, from the start on each pass. */
export type PlanPieces = { readonly name: string; readonly pieces: Iterable<string> }

export type StreamedPlan = { readonly ok: true; readonly plan: SteppedPlan } | RefusedText

/**
 * Checks a plan in JSON Lines from beginning to end and gives it without its steps, which are read again on each pass: memory follows the longest line and the steps' paths and words, not their texts. The plan is the one that `parsePlan` gives
 * for the same text. Reading steps throws FILE_MODIFIED at the end when the text is no longer the one that was checked.
 */
export const openStreamedPlan = (source: PlanPieces, options: ParseOptions = {}): StreamedPlan => {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const assembly = new Assembly(source.name, limits, options)
  const outliner = createOutliner()
  let header: PlanHeader | undefined
  let length = 0
  for (const part of partsOf(source, assembly, limits)) {
    if (part.type === 'header') header = part.header
    else {
      length++
      outliner.add(part.step)
    }
  }
  if (!assembly.sound || !header) return { ok: false, problems: assembly.problems }
  const digest = assembly.digest()
  const outline = outliner.outline()
  const steps = { length, outline, [Symbol.iterator]: () => stepsOf(source, { limits, digest, options }) }
  return { ok: true, plan: { ...header, steps, digest } }
}

function* stepsOf(
  source: PlanPieces,
  { limits, digest, options }: { limits: PlanLimits; digest: string; options: ParseOptions },
): Generator<Step, void> {
  const assembly = new Assembly(source.name, limits, options)
  for (const part of partsOf(source, assembly, limits)) if (part.type === 'step') yield part.step
  if (assembly.sound && assembly.digest() === digest) return
  const message = `The plan ${source.name} changed while it was being replayed. Apply it again.`
  throw new EditplanError({ name: 'FILE_MODIFIED', message })
}

/** A plan in JSON Lines as it comes: text or UTF-8 bytes, in pieces cut anywhere. */
export type PlanStream = { readonly name: string; readonly chunks: AsyncIterable<string | Uint8Array> }

/** What a streamed plan yields: one header, its steps in order, and at the end its digest or its problems. */
export type PlanPart =
  | LinePart
  | { readonly type: 'end'; readonly steps: number; readonly digest: string }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }

/**
 * Reads a plan in JSON Lines that is too large to be held at once. The parts are those of `parsePlan` on the same text,
 * digest included. Ends with `end`, or with `refused` and all problems; once there is a problem no more steps are
 * yielded, the rest is only checked. The size of the whole is not limited, that of a line is (`jsonBytes`).
 */
export async function* streamPlan(source: PlanStream, options: ParseOptions = {}): AsyncGenerator<PlanPart, void> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const assembly = new Assembly(source.name, limits, options)
  const reader = new LineReader(assembly, limits)
  let steps = 0
  for await (const line of decodedLines(source.chunks, assembly, limits)) {
    const part = reader.take(line)
    if (reader.ended) break
    if (part?.type === 'step') steps++
    if (part && assembly.sound) yield part
  }
  reader.end()
  if (assembly.sound) yield { type: 'end', steps, digest: assembly.digest() }
  else yield { type: 'refused', problems: assembly.problems }
}

/** What one line holds. */
type LinePart =
  | { readonly type: 'header'; readonly header: PlanHeader }
  | { readonly type: 'step'; readonly step: Step }

/** Takes a plan in JSON Lines line by line: the header, then one step per line. */
export class LineReader {
  /** True once a limit is passed: the lines after it are not read. */
  ended = false
  readonly #assembly: Assembly
  readonly #limits: PlanLimits
  #header: PlanHeader | undefined
  #taken = 0

  constructor(assembly: Assembly, limits: PlanLimits) {
    this.#assembly = assembly
    this.#limits = limits
  }

  take(line: PlanLine): LinePart | undefined {
    const index = this.#taken++
    if (index > this.#limits.steps) {
      this.ended = true
      return this.#assembly.fault(tooManySteps(this.#limits.steps, { line: line.number, column: 1 }))
    }
    const read = readLine(line, index === 0 ? [] : ['steps', index - 1], this.#limits, readPlanJson)
    if (!read.ok) return this.#assembly.faults(read.faults)
    const { value, locate } = read.document
    this.#assembly.foundIn(read.document)
    if (index > 0) {
      const step = this.#assembly.step(value, index, locate)
      return step && { type: 'step', step }
    }
    this.#header = this.#assembly.header(value, locate, 'line')
    return this.#header && { type: 'header', header: this.#header }
  }

  end(): PlanHeader | undefined {
    if (this.#taken < 2) this.#assembly.fault(empty())
    return this.#header
  }
}

/** One line of a plan in JSON Lines. */
interface PlanLine {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Reads one line, with places in the whole text. `path`: of its value, `[]` or `['steps', n]`. */
export const readLine = (
  line: PlanLine,
  path: FieldPath,
  limits: PlanLimits,
  reader: typeof readJson = readJson,
): DocumentResult => {
  const read = reader(line.text, limits)
  const moved = (fault: Fault): Fault => ({
    ...fault,
    at: inLine(fault.at, line),
    ...(fault.path && { path: [...path, ...fault.path] }),
  })
  if (!read.ok) return { ok: false, faults: read.faults.map(moved) }
  const { value, faults, locate } = read.document
  return { ok: true, document: { value, faults: faults.map(moved), locate: lineLocator(locate, line, path) } }
}

const inLine = (place: Position, line: PlanLine): Position => ({ line: line.number, column: place.column })

const lineLocator = (locate: Locator, line: PlanLine, { length }: FieldPath): Locator => ({
  value: (path) => inLine(locate.value(path.slice(length)), line),
  key: (path) => inLine(locate.key(path.slice(length)), line),
})

/** A line that is longer than the limit comes without its text, which is not held. */
type CutLine = PlanLine | { readonly text: undefined; readonly number: number }

/** The lines of a text that are not blank. */
export function* linesOf(text: string): Generator<PlanLine> {
  for (const line of linesOfPieces([text], Number.POSITIVE_INFINITY)) if (line.text !== undefined) yield line
}

/** The same of a text in pieces cut anywhere; `limit`: UTF-16 code units of a line. */
export function* linesOfPieces(pieces: Iterable<string>, limit: number): Generator<CutLine, void> {
  const lines = new LineCutter(limit)
  for (const piece of pieces) yield* lines.take(piece)
  yield* lines.end()
}

function* partsOf({ pieces }: PlanPieces, assembly: Assembly, limits: PlanLimits): Generator<LinePart, void> {
  const reader = new LineReader(assembly, limits)
  for (const line of linesIn(pieces, assembly, limits)) {
    const part = reader.take(line)
    if (part) yield part
    if (reader.ended) break
  }
  reader.end()
}

/** The lines that are not blank, a byte order mark at the start left out. A line that is too long ends the text with a fault. */
function* linesIn(pieces: Iterable<string>, assembly: Assembly, limits: PlanLimits): Generator<PlanLine, void> {
  for (const line of linesOfPieces(withoutMark(pieces), limits.jsonBytes)) {
    if (line.text === undefined) return assembly.fault(tooLarge('jsonBytes', limits.jsonBytes))
    yield line
  }
}

function* withoutMark(pieces: Iterable<string>): Generator<string, void> {
  let isFirst = true
  for (const piece of pieces) {
    yield isFirst ? piece.replace(/^\ufeff/, '') : piece
    isFirst &&= piece === ''
  }
}

/** The same of chunks that may be bytes. Bytes that are not UTF-8 end the text with a fault too. */
async function* decodedLines(
  chunks: PlanStream['chunks'],
  assembly: Assembly,
  limits: PlanLimits,
): AsyncGenerator<PlanLine, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const lines = new LineCutter(limits.jsonBytes)
  for await (const chunk of withEnd(chunks)) {
    const text = decode(decoder, chunk)
    if (text === undefined) return assembly.fault(notUtf8({ line: lines.number, column: 1 }))
    for (const line of lines.take(text)) {
      if (line.text === undefined) return assembly.fault(tooLarge('jsonBytes', limits.jsonBytes))
      yield line
    }
    // The line may never end.
    if (lines.tooLong) return assembly.fault(tooLarge('jsonBytes', limits.jsonBytes))
  }
  for (const line of lines.end()) if (line.text !== undefined) yield line
}

/** The chunks and then the end of the text, at which a character must not be cut. */
async function* withEnd(chunks: PlanStream['chunks']): AsyncGenerator<string | Uint8Array | undefined, void> {
  yield* chunks
  yield undefined
}

/** The chunk as text; undefined when its bytes are not UTF-8. A byte order mark at the start is left out. */
const decode = (
  decoder: InstanceType<typeof TextDecoder>,
  chunk: string | Uint8Array | undefined,
): string | undefined => {
  try {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    return undefined
  }
}

/** Cuts a text that comes in pieces into its lines, and leaves out blank ones. */
class LineCutter {
  /** Number of the line that the next character belongs to, from 1. */
  number = 1
  readonly #limit: number
  /** Pieces of a line that has not ended. Joined once it has: a line of many pieces would otherwise cost their square. */
  #begun: string[] = []
  #length = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether the line that has begun is longer than the limit. */
  get tooLong(): boolean {
    return this.#length > this.#limit
  }

  *take(piece: string): Generator<CutLine, void> {
    let start = 0
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      this.#add(piece.slice(start, end))
      yield* this.end()
      this.number++
      start = end + 1
    }
    this.#add(piece.slice(start))
  }

  *end(): Generator<CutLine, void> {
    const text = this.tooLong ? undefined : this.#begun.join('')
    this.#begun = []
    this.#length = 0
    if (text?.trim() !== '') yield { text, number: this.number }
  }

  #add(part: string): void {
    this.#length += part.length
    if (this.tooLong) this.#begun = []
    else if (part !== '') this.#begun.push(part)
  }
}
