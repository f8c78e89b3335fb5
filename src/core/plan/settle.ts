import { EditplanError, type Problem } from '../../errors.ts'
import { withDigest } from './digest.ts'
import { isFixFormat } from './fix-output.ts'
import type { LeftOutPassage, Plan, PlanHeader } from './schema.ts'
import type { SourcePlace } from './source-text.ts'
import type { SteppedPlan } from './steps.ts'

/**
 * Why the plan has no step for a passage of a source.
 * - `left out`: a change that does not fit, fits twice, or that no plan can carry.
 * - `not read`: it looks like a change, and no reader took it.
 * - `unknown`: a command that a session ran. Its log does not show what it did.
 * - `failed`: the record itself says that it did not happen, or that it changed nothing.
 */
export type PassageClass = 'left out' | 'not read' | 'unknown' | 'failed'

/** Something in a source that the plan has no step for. */
export interface NotImported {
  /** What it is called there: a tool, a git header. */
  readonly construct: string
  /** Why it is not a step, in a sentence for a person. */
  readonly reason: string
  readonly at: SourcePlace
  /** Whether files may differ from what the plan makes of them because of it. */
  readonly mayChangeFiles: boolean
  /** Default: `left out` where files may differ, else `failed`. */
  readonly is?: PassageClass | undefined
}

export const classOf = ({ is, mayChangeFiles }: NotImported): PassageClass =>
  is ?? (mayChangeFiles ? 'left out' : 'failed')

/** Whether the plan is not what its source proposes because of a passage. */
export const isLoss = (passage: NotImported): boolean => ['left out', 'not read'].includes(classOf(passage))

/** What a reader made of a source, as far as the plan does not say it. */
export interface ReadSource {
  readonly format: string
  readonly notImported: readonly NotImported[]
  /** What is to be known of it, in sentences. */
  readonly notes?: readonly string[]
}

/** A file of a run: a plan, or a source with the plan that a reader made of it. */
export type RunInput =
  | { readonly ok: true; readonly plan: SteppedPlan; readonly source?: ReadSource }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly source?: ReadSource }

export interface IntakeOptions {
  /** Go on without the passages that no step says; default false: one of them refuses the run. */
  readonly lossy?: boolean | undefined
}

/**
 * The plans of a run, whole or not at all: one passage of one source that is not in its plan refuses all of them. With `lossy` the plans
 * of sources name in `left_out` what they lack. Throws an EditplanError with every problem of every file, PROPOSAL_INCOMPLETE and
 * FIXES_LEFT_OUT for passages.
 */
export function settle(readings: readonly RunInput[], options: IntakeOptions = {}): readonly SteppedPlan[] {
  const settled = readings.map((reading) => settleOne(reading, options))
  const problems = settled.flatMap((one) => (one.ok ? [] : one.problems))
  if (problems.length > 0) throw new EditplanError(problems)
  return settled.flatMap((one) => (one.ok ? [one.plan] : []))
}

type SettledPlan =
  | { readonly ok: true; readonly plan: SteppedPlan }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** The same for one file. */
export function settleOne(reading: RunInput, { lossy = false }: IntakeOptions = {}): SettledPlan {
  const { source } = reading
  const losses = source && !lossy ? lossesOf(source) : []
  if (losses.length > 0) return { ok: false, problems: [...losses, ...(reading.ok ? [] : reading.problems)] }
  if (!reading.ok) return reading
  return { ok: true, plan: source ? fromSource(reading.plan, source) : reading.plan }
}

/** What a source holds that its plan lacks, as refusals at the source's own lines. */
export const lossesOf = ({ format, notImported }: Pick<ReadSource, 'format' | 'notImported'>): readonly Problem[] =>
  notImported.filter(isLoss).map((passage) => ({
    name: isFixFormat(format) ? 'FIXES_LEFT_OUT' : 'PROPOSAL_INCOMPLETE',
    message: `${said(passage)} ${isFixFormat(format) ? WITHOUT : REMEDY}`,
    at: passage.at,
  }))

const said = ({ construct, reason, ...passage }: NotImported): string => {
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`
  const cause = classOf({ construct, reason, ...passage }) === 'not read' ? 'Not read: ' : ''
  return `${cause}${construct}: ${sentence}`
}

const REMEDY = 'Correct it, or pass --lossy to go on without it.'
const WITHOUT = 'Pass --lossy to go on without them, or make a plan with `editplan import --lossy`.'

/** The plan of a source, which names what it lacks. */
export function withLeftOut(plan: SteppedPlan, { notImported }: ReadSource): Plan {
  const { steps, digest: _, ...header } = plan
  const leftOut = notImported.filter(isLoss).map(leftOutPassage)
  const options = { ...header.options, on_error: 'continue' as const }
  return withDigest({ ...header, options, left_out: leftOut } satisfies PlanHeader, [...steps])
}

/** A proposal: one refused step refuses it, unless something is left out of it already. */
const fromSource = (plan: SteppedPlan, source: ReadSource): SteppedPlan =>
  source.notImported.some(isLoss) ? withLeftOut(plan, source) : { ...plan, isWhole: true }

const leftOutPassage = ({ construct, reason, at: { file, line } }: NotImported): LeftOutPassage => ({
  at: `${file}:${line}`,
  what: construct,
  why: reason,
})
