import { EditplanError, type Problem } from '../errors.ts'
import { Assembly } from './assembly.ts'
import { tooLarge } from './fault.ts'
import type { PlanLine } from './json-lines.ts'
import { DEFAULT_LIMITS, type PlanLimits } from './limits.ts'
import { type LinePart, LineReader } from './line-reader.ts'
import type { ParseOptions } from './parse.ts'
import type { Plan, PlanHeader, Step } from './schema.ts'

/** Steps that can be gone through again and again; an array of them is one. */
export interface StepSequence extends Iterable<Step> {
  readonly length: number
}

/** A plan whose steps need not be held at once. Every {@link Plan} is one. */
export interface SteppedPlan extends Omit<Plan, 'steps'> {
  readonly steps: StepSequence
}

/** A plan in JSON Lines that can be read again: its text in pieces cut anywhere, from the start each time it is gone through. */
export interface PlanPieces {
  readonly name: string
  readonly pieces: Iterable<string>
}

export type StreamedPlan =
  | { readonly ok: true; readonly plan: SteppedPlan }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Checks a plan in JSON Lines from beginning to end and gives it without its steps, which are read anew whenever they are gone
 * through: memory follows the longest line, not the plan. The plan is the one that `parsePlan` gives for the same text. Reading steps
 * throws FILE_MODIFIED at the end when the text is no longer the one that was checked.
 */
export const openStreamedPlan = (source: PlanPieces, options: ParseOptions = {}): StreamedPlan => {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const assembly = new Assembly(source.name, limits, options)
  let header: PlanHeader | undefined
  let length = 0
  for (const part of partsOf(source, { assembly, limits })) {
    if (part.type === 'header') header = part.header
    else length++
  }
  if (!assembly.sound || !header) return { ok: false, problems: assembly.problems }
  const digest = assembly.digest()
  const steps = { length, [Symbol.iterator]: () => stepsOf(source, { limits, digest, options }) }
  return { ok: true, plan: { ...header, steps, digest } }
}

function* stepsOf(
  source: PlanPieces,
  { limits, digest, options }: { readonly limits: PlanLimits; readonly digest: string; readonly options: ParseOptions },
): Generator<Step, void> {
  const assembly = new Assembly(source.name, limits, options)
  for (const part of partsOf(source, { assembly, limits })) if (part.type === 'step') yield part.step
  if (assembly.sound && assembly.digest() === digest) return
  const message = `The plan ${source.name} changed while it was being replayed. Apply it again.`
  throw new EditplanError({ name: 'FILE_MODIFIED', message })
}

interface Reading {
  readonly assembly: Assembly
  readonly limits: PlanLimits
}

function* partsOf({ pieces }: PlanPieces, { assembly, limits }: Reading): Generator<LinePart, void> {
  const reader = new LineReader(assembly, limits)
  for (const line of linesIn(pieces, { assembly, limits })) {
    const part = reader.take(line)
    if (part) yield part
    if (reader.ended) break
  }
  reader.end()
}

/** The lines that are not blank. One that is too long ends the text with a fault. */
function* linesIn(pieces: Iterable<string>, { assembly, limits }: Reading): Generator<PlanLine, void> {
  let number = 1
  // Joined once the line has ended: a line of many pieces would otherwise cost their square.
  const begun: string[] = []
  let length = 0
  for (const piece of pieces) {
    const text = number === 1 && length === 0 ? piece.replace(/^\ufeff/, '') : piece
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) {
        const line = begun.splice(0).join('')
        if (line.trim() !== '') yield { text: line, number }
        number++
        length = 0
      }
      begun.push(part)
      length += part.length
    }
    if (length > limits.jsonBytes) return assembly.fault(tooLarge('jsonBytes', limits.jsonBytes))
  }
  const last = begun.join('')
  if (last.trim() !== '') yield { text: last, number }
}
