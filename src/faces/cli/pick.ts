import path from 'node:path'
import { type Part, replayParts } from '../../core/engine/replay-parts.ts'
import { withDigest } from '../../core/plan/digest.ts'
import { type FileVersion, waysToWrite } from '../../core/plan/edits-between.ts'
import type { Plan, Step } from '../../core/plan/schema.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { runAttached } from '../../core/programs/run-program.ts'
import { type ComposeOptions, type OpenBaseline, onBaseline } from '../../core/run/on-baseline.ts'
import { textOfFile } from '../../core/text/encoding.ts'
import { linesOf } from '../../core/text/line-changes.ts'
import type { StructuredPatchHunk } from '../../core/text/patch.ts'
import { effectOf, toolOf } from '../../core/tools/list.ts'
import type { Change } from '../../core/workspace/change.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { EditplanError, type Problem } from '../../errors.ts'

/** A step to decide about, after the steps accepted before it. */
export interface PickQuestion {
  readonly step: Step
  /** How many steps come to be decided, this one among them, and how many there are. */
  readonly at: number
  readonly total: number
  /** What it does; empty where it is refused. */
  readonly changes: readonly Change[]
  /** The places of the only file, when they can be taken one by one; else empty. */
  readonly hunks: readonly StructuredPatchHunk[]
  /** The text that can be edited; absent where the step has none. */
  readonly newText?: string
  /** Why it is refused after the steps taken so far. */
  readonly refused?: Problem
}

/** Accept or leave the step, or it and all after it; accept some places, by their numbers from 0; or view it again with another text. */
export type PickAnswer =
  | 'take'
  | 'leave'
  | 'take-rest'
  | 'leave-rest'
  | { readonly places: readonly number[] }
  | { readonly newText: string }

type Ask = (question: PickQuestion) => Promise<PickAnswer>

/**
 * Asks about each step that changes something, and gives the plan of what was taken; undefined where that is nothing. Reads and steps
 * without effect are kept. Of places that are taken one by one the steps are made again, proved by a replay. Nothing is written. Throws
 * what opening the checkout throws, and what `ask` throws.
 */
export const pickSteps = (plan: SteppedPlan, place: ComposeOptions, ask: Ask): Promise<Plan | undefined> =>
  wrapSystemErrors(() => onBaseline([plan], place, (baseline) => picked(plan, baseline, ask)))

async function picked(plan: SteppedPlan, baseline: OpenBaseline, ask: Ask): Promise<Plan | undefined> {
  const steps = [...plan.steps].filter((step) => !step.leftOut)
  const total = steps.filter(({ tool }) => effectOf(tool) !== 'reads').length
  const taken: Step[] = []
  let isAnyChange = false
  let rest: 'ask' | 'take' | 'leave' = 'ask'
  let at = 0
  for (const given of steps) {
    if (effectOf(given.tool) === 'reads') {
      taken.push(given)
      continue
    }
    at += 1
    if (rest === 'leave') continue
    const decided: PickedSteps =
      rest === 'take' ? { steps: [given] } : await decide({ given, taken, at, total }, { plan, baseline, ask })
    rest = decided.rest ?? rest
    taken.push(...decided.steps)
    if (decided.steps.length > 0) isAnyChange = true
  }
  if (!isAnyChange) return undefined
  const { steps: _, digest: __, vars: ___, cwd: ____, ...header } = plan
  return withDigest(
    header,
    taken.map((step, index): Step => ({ ...step, index: index + 1 })),
  )
}

type Ways = { readonly plan: SteppedPlan; readonly baseline: OpenBaseline; readonly ask: Ask }

interface PickedSteps {
  readonly steps: readonly Step[]
  /** What holds for all steps after it. */
  readonly rest?: 'take' | 'leave'
}

async function decide(
  {
    given,
    taken,
    at,
    total,
  }: {
    readonly given: Step
    readonly taken: readonly Step[]
    readonly at: number
    readonly total: number
  },
  ways: Ways,
): Promise<PickedSteps> {
  let step = given
  for (;;) {
    const { changes, refused } = await lookAt(step, taken, ways)
    if (changes.length === 0 && !refused) return { steps: [step] }
    const hunks = placesOf(changes)
    const newText = newTextOf(step)
    const answer = await ways.ask({
      ...{ step, at, total, changes, hunks },
      ...(newText !== undefined && { newText }),
      ...(refused && { refused }),
    })
    if (answer === 'take') return { steps: [step] }
    if (answer === 'leave') return { steps: [] }
    if (answer === 'take-rest') return { steps: [step], rest: 'take' }
    if (answer === 'leave-rest') return { steps: [], rest: 'leave' }
    if ('places' in answer) return { steps: await stepsOfPlaces(answer.places, { step, taken, changes, hunks }, ways) }
    step = withNewText(step, answer.newText)
  }
}

async function lookAt(
  step: Step,
  taken: readonly Step[],
  { plan, baseline }: Ways,
): Promise<{ readonly changes: readonly Change[]; readonly refused?: Problem }> {
  const outcome = await replayParts(partOf([...taken, step], plan), baseline)
  if (outcome.refusal) return { changes: [], refused: outcome.refusal.problem }
  return { changes: outcome.results.at(-1)?.result.changes ?? [] }
}

const partOf = (steps: readonly Step[], { options }: SteppedPlan): readonly Part[] => [{ member: 0, options, steps }]

/** Only of one file that was and is text. */
function placesOf(changes: readonly Change[]): readonly StructuredPatchHunk[] {
  const [only] = changes
  if (!only?.before || !only.after || only.from !== undefined || changes.length > 1 || only.path.endsWith('.ipynb'))
    return []
  const isText = textOfFile(only.before) !== undefined && textOfFile(only.after) !== undefined
  const { structuredPatch = [] } = only
  return isText && structuredPatch.length > 1 ? structuredPatch : []
}

interface Places {
  readonly step: Step
  readonly taken: readonly Step[]
  readonly changes: readonly Change[]
  readonly hunks: readonly StructuredPatchHunk[]
}

/** Steps that change the chosen places and nothing else. Throws INVALID_INPUT if no steps can. */
async function stepsOfPlaces(
  places: readonly number[],
  { step, taken, changes, hunks }: Places,
  ways: Ways,
): Promise<readonly Step[]> {
  const chosen = hunks.filter((_, index) => places.includes(index))
  if (chosen.length === hunks.length) return [step]
  const [change] = changes
  if (chosen.length === 0 || !change?.before || !change.after) return []
  const [before, after] = [versionOf(change.path, change.before), versionOf(change.path, change.after)]
  const text = withHunks(before.text ?? '', after.text ?? '', chosen)
  for (const way of waysToWrite(before, { ...after, text, bytes: Buffer.from(text) })) {
    const steps = way.map(
      ({ tool, input }) => ({ ...headOf(step), tool, input: toolOf(tool).input().parse(input) }) as Step,
    )
    const outcome = await replayParts(partOf([...taken, ...steps], ways.plan), ways.baseline)
    const result = outcome.files.get(change.path)?.after
    if (!outcome.refusal && result && textOfFile(result) === text) return steps
  }
  const message = `You cannot choose single places of ${change.path} here. Answer for the whole step.`
  throw new EditplanError({ name: 'INVALID_INPUT', message, at: step.at })
}

const versionOf = (path: string, bytes: Buffer): FileVersion => ({
  path,
  bytes,
  text: textOfFile(bytes),
  executable: false,
})

/** The text before, with the lines of the chosen places as they are after. */
function withHunks(before: string, after: string, chosen: readonly StructuredPatchHunk[]): string {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const made: string[] = []
  let next = 0
  for (const { oldStart, oldLines, newStart, newLines } of chosen) {
    // A hunk without lines names the line that it comes after.
    const from = oldLines === 0 ? oldStart : oldStart - 1
    const freshFrom = newLines === 0 ? newStart : newStart - 1
    made.push(...old.slice(next, from), ...fresh.slice(freshFrom, freshFrom + newLines))
    next = from + oldLines
  }
  return [...made, ...old.slice(next)].join('')
}

const headOf = ({ index, at, why }: Step): Pick<Step, 'index' | 'at' | 'why'> => ({
  index,
  at,
  ...(why !== undefined && { why }),
})

const TEXT_KEYS = ['new_string', 'content', 'new_source'] as const

const newTextOf = ({ input }: Step): string | undefined =>
  TEXT_KEYS.map((key) => (input as Readonly<Record<string, unknown>>)[key]).find((value) => typeof value === 'string')

function withNewText(step: Step, text: string): Step {
  const key = TEXT_KEYS.find((one) => typeof (step.input as Readonly<Record<string, unknown>>)[one] === 'string')
  return key === undefined ? step : ({ ...step, input: { ...step.input, [key]: text } } as Step)
}

/** Opens a file in an editor at this process's terminal, until it ends. Throws USAGE where it fails or cannot be started. */
export async function openEditor(
  file: string,
  {
    editor,
    signal,
  }: {
    /** A program and its options, with blanks between them; no shell reads it. */
    readonly editor: string
    readonly signal?: AbortSignal
  },
): Promise<void> {
  const [program = '', ...args] = editor.split(/\s+/).filter((word) => word !== '')
  const cwd = path.dirname(file)
  const ended = await runAttached({ argv: [program, ...args, file], cwd, stdout: 'stderr', ...(signal && { signal }) })
  if (ended === 0) return
  const why = typeof ended === 'number' ? `ended with ${ended}` : ended.message
  throw new EditplanError({ name: 'USAGE', message: `The editor ${JSON.stringify(program)}: ${why}. Set EDITOR.` })
}
