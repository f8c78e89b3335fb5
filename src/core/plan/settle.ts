import { EditplanError, type Problem, type RefusedText } from '../../errors.ts'
import { oneLine, showInvisible } from '../text/neutralise.ts'
import { withDigest } from './digest.ts'
import { isFixFormat, takenWritten } from './fix-output.ts'
import type { LeftOutPassage, PassageClass, Plan, PlanHeader } from './schema.ts'
import type { SourcePlace } from './source-text.ts'
import type { SteppedPlan } from './steps.ts'
import { refuseUnknownVariables } from './variables.ts'

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
  /** It tells what happened: nobody can write it otherwise. */
  readonly isRecord?: boolean | undefined
}

/** A file of a run: a plan, or a source with the plan that a reader made of it. */
export type RunInput =
  | { readonly ok: true; readonly plan: SteppedPlan; readonly source?: ReadSource }
  | (RefusedText & { readonly source?: ReadSource })

/** What was said about how sources are read; only that it was said counts here. */
interface Intake {
  /** Go on without the passages that no step says; default false: one of them refuses the run. */
  readonly lossy?: boolean | undefined
  readonly [input: string]: unknown
}

interface SettledWith {
  /** Values of the plans' variables. */
  readonly vars?: Readonly<Record<string, string>> | undefined
  /** Told what no step does of each source, and what is to be known of it. */
  readonly tell?: (source: ReadSource) => void
}

/**
 * The plans of a run, whole or not at all: one passage of one source that is not in its plan refuses all of them. With `lossy` the plans
 * of sources name in `left_out` what they lack. Throws an EditplanError with every problem of every file, PROPOSAL_INCOMPLETE and
 * FIXES_LEFT_OUT for passages, USAGE where something is said about sources and there is none, and UNKNOWN_VARIABLE.
 */
export function settle(
  readings: readonly RunInput[],
  asked: Intake = {},
  { vars = {}, tell }: SettledWith = {},
): readonly SteppedPlan[] {
  const settled = readings.map((reading) => settleOne(reading, asked.lossy))
  const problems = [...settled.flatMap((one) => (one.ok ? [] : one.problems)), ...madeTwice(readings)]
  if (problems.length > 0) throw new EditplanError(problems)
  if (readings.every(({ source }) => source === undefined)) refuseIdle(asked)
  const plans = settled.flatMap((one) => (one.ok ? [one.plan] : []))
  if (tell) for (const { source } of readings) if (source) tell(source)
  refuseUnknownVariables(plans, vars)
  return plans
}

/** Formats whose Write, without a Read before it in its plan, makes a file. */
const MAKES = ['diff', 'apply-patch', 'search-replace']

/** New files that two proposals of a run make: each was read against the checkout alone, and the second would take the place of the first. */
function madeTwice(readings: readonly RunInput[]): readonly Problem[] {
  const makers = new Map<string, string>()
  return readings.flatMap((reading) =>
    reading.ok && MAKES.includes(reading.source?.format ?? '') ? makesAgain(reading.plan, makers) : [],
  )
}

/** @param makers the file that made each path so far; this one's are added */
function makesAgain({ steps }: SteppedPlan, makers: Map<string, string>): readonly Problem[] {
  const known = new Set<string>()
  return [...steps].flatMap(({ tool, input, at }) => {
    const path = 'file_path' in input ? String(input.file_path) : ''
    const isNew = tool === 'Write' && !known.has(path)
    const other = isNew ? makers.get(path) : undefined
    known.add(path)
    if (isNew) makers.set(path, at.file ?? 'another source')
    if (tool === 'Delete' || tool === 'Move') makers.delete(path)
    if (other === undefined) return []
    const message = `${path}: ${other} makes this file, too. Leave one of them out, or make one of both.`
    return [{ name: 'PROPOSAL_INCOMPLETE' as const, message, at, passage: 'left out' as const }]
  })
}

function refuseIdle(asked: Intake): void {
  const idle = Object.keys(asked).filter((key) => isAsked(asked[key]))
  const names = idle.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  if (names.length === 0) return
  const message = `${names.join(', ')}: it says how a source is read, such as a patch or a log, and no file of the run is one. Leave it out.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** An input of several lines that nobody gave is an empty list. */
const isAsked = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false

/** The same for one file. */
export function settleOne(
  reading: RunInput,
  lossy = false,
): { readonly ok: true; readonly plan: SteppedPlan } | RefusedText {
  const { source } = reading
  const losses = source && !lossy ? lossesOf(source, reading.ok) : []
  if (losses.length > 0) return { ok: false, problems: [...losses, ...withoutEmpty(reading)] }
  if (!reading.ok) return reading
  return { ok: true, plan: source ? fromSource(reading.plan, source) : reading.plan }
}

/** Where a change does not fit, that says why nothing is left. */
const withoutEmpty = (reading: RunInput): readonly Problem[] => {
  if (reading.ok) return []
  const isSaid = reading.source?.notImported.some((passage) => classOf(passage) === 'left out')
  return reading.problems.filter(({ name }) => !isSaid || name !== 'PLAN_EMPTY')
}

/** What a source holds that its plan lacks, as refusals at the source's own lines. @param hasRest whether there is anything else in it */
const lossesOf = ({ format, notImported, isRecord }: ReadSource, hasRest = true): readonly Problem[] => {
  const isFix = isFixFormat(format)
  const [alone, beside] = isFix ? [takenWritten(), WITHOUT] : isRecord ? OF_RECORDS : OF_PROPOSALS
  return notImported.filter(isLoss).map((passage) => ({
    name: isFix ? 'FIXES_LEFT_OUT' : 'PROPOSAL_INCOMPLETE',
    message: said(passage, hasRest ? beside : alone),
    at: passage.at,
    passage: classOf(passage),
  }))
}

/** What to paste, in the last lines of a reason, is followed by nothing. */
const said = ({ construct, reason, ...passage }: NotImported, remedy: string): string => {
  const end = reason.includes('\n') ? '\n' : /[.!?]$/.test(reason) ? ' ' : '. '
  const cause = classOf({ construct, reason, ...passage }) === 'not read' ? 'Not read: ' : ''
  return `${cause}${construct}: ${reason}${end}${remedy}`
}

/** What to do where nothing else is in the source, and where something is. */
const OF_PROPOSALS = ['Correct it.', 'Correct it, or pass --lossy to leave it out.'] as const
const OF_RECORDS = [
  'Pass a diff of what it changed, as `git diff` prints it.',
  'Pass --lossy to leave it out, and make that change yourself; or pass a diff of what it changed, as `git diff` prints it.',
] as const
const WITHOUT = `Pass --lossy to go on without them, or make a plan with \`editplan import --lossy\`. With them: ${takenWritten()}`

/** The plan of a source, which names what it lacks. */
function withLeftOut(plan: SteppedPlan, { notImported }: ReadSource): Plan {
  const options = { ...plan.options, on_error: 'continue' as const }
  return lacking({ ...plan, steps: [...plan.steps], options }, notImported.filter(isLoss))
}

/** A plan that names what it lacks of what was proposed, or of what happened: each run of it says that. */
export function lacking(
  { steps, digest: _, left_out: known = [], ...header }: Plan,
  lost: readonly NotImported[],
): Plan {
  const leftOut = [...known, ...lost.map(leftOutPassage)]
  return withDigest({ ...header, ...(leftOut.length > 0 && { left_out: leftOut }) } satisfies PlanHeader, steps)
}

/** A proposal: one refused step refuses it, unless something is left out of it already. */
function fromSource(plan: SteppedPlan, source: ReadSource): SteppedPlan {
  const isWhole = !source.notImported.some(isLoss)
  const { format, notes = [], notImported } = source
  const [first] = plan.steps
  const passages = notImported.map((passage) => ({ ...leftOutPassage(passage), class: classOf(passage) }))
  const read = { file: first?.at.file ?? '', format, notes: [...notes], passages }
  return { ...(isWhole ? plan : withLeftOut(plan, source)), source: { ...read, isWhole } }
}

/** In words that a plan can hold, whatever the source has. */
const leftOutPassage = ({ construct, reason, at: { file, line } }: NotImported): LeftOutPassage => ({
  at: oneLine(`${file}:${line}`),
  what: oneLine(construct) || 'change',
  why: showInvisible(reason),
})
