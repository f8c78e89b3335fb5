import { EditplanError, type Problem } from '../errors.ts'
import type { Plan, Step } from '../plan/schema.ts'
import type { PolicyChecks } from '../policy/checks.ts'
import type { Outcome, Progress, ToolContext } from '../tools/tool.ts'
import { createReplayStates, type FileStates } from '../workspace/file-state.ts'
import type { Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { assembledSecret } from './assembled-secrets.ts'
import { createEditMemory, type EditMemory } from './duplicates.ts'
import { runTool } from './run-tool.ts'
import type { StepResult } from './step-result.ts'
import { pathOf } from './tool-call.ts'

/** A plan as a replay takes it: whole, or with steps that are still being read. */
export interface ReplayPlan {
  readonly options: Pick<Plan['options'], 'reads' | 'duplicates' | 'on_error' | 'trailing_whitespace'>
  readonly steps: Iterable<Step> | AsyncIterable<Step>
}

export interface ReplayContext {
  /** Takes the changes; the checkout below it stays as it is. */
  readonly workspace: Overlay
  readonly policy: PolicyChecks
  readonly signal?: AbortSignal
}

export type ReplayEvent =
  | { readonly type: 'step'; readonly result: StepResult }
  | { readonly type: 'progress'; readonly step: number; readonly progress: Progress }
  /** After the last step: the steps together leave a configuration file broken or a credential; `step` was the last to change the file. */
  | { readonly type: 'broken'; readonly path: RepoPath; readonly step: number; readonly problem: Problem }

/**
 * Replays plans in order over one overlay, as one run: reads and edits of an earlier plan count in a later one. A failed step ends
 * the replay where its plan says `on_error: stop`; the consumer decides what that means for the steps before it.
 * Memory follows the files touched; of a step nothing is kept but what tells a later one its duplicate.
 * Throws INTERRUPTED when the signal aborts, between two steps.
 */
export async function* replay(plans: readonly ReplayPlan[], context: ReplayContext): AsyncGenerator<ReplayEvent> {
  const memory: Memory = { states: createReplayStates(), edits: createEditMemory(), lastStep: new Map() }
  for (const plan of plans) {
    for await (const step of plan.steps) {
      if (context.signal?.aborted) throw new EditplanError(INTERRUPTED)
      const result = yield* replayStep(step, { ...context, plan, memory })
      yield { type: 'step', result }
      if (result.status === 'failed' && plan.options.on_error === 'stop') return
    }
  }
  yield* brokenFiles(context, memory)
}

interface Memory {
  readonly states: FileStates
  readonly edits: EditMemory
  /** The last step that changed a file. */
  readonly lastStep: Map<RepoPath, Pick<Step, 'index' | 'id' | 'at'>>
}

interface StepContext extends ReplayContext {
  readonly plan: ReplayPlan
  readonly memory: Memory
}

async function* replayStep(step: Step, context: StepContext): AsyncGenerator<ReplayEvent, StepResult> {
  const running = runTool(step, toolContext(step, context))
  let next = await running.next()
  for (; !next.done; next = await running.next()) yield { type: 'progress', step: step.index, progress: next.value }
  const outcome = next.value
  return repetition(step, outcome, context) ?? settle(step, outcome, context)
}

const toolContext = ({ index }: Step, { plan, policy, workspace, memory }: StepContext): ToolContext => ({
  workspace,
  states: memory.states,
  options: plan.options,
  budgets: { bytes: Number.POSITIVE_INFINITY, tokens: Number.POSITIVE_INFINITY },
  show: false,
  policy: {
    secrets: (path, text) => policy.secrets(path, text),
    path: (path, tool) => policy.path(path, tool, index),
    // A plan may pass through a broken state: each file is checked once, as the run leaves it.
    configuration: () => undefined,
  },
})

/** The result of a step that repeats an earlier one, as the plan's option for duplicates has it. */
const repetition = (step: Step, outcome: Outcome, context: StepContext): StepResult | undefined => {
  const { duplicates } = context.plan.options
  if (step.tool !== 'Edit' || duplicates === 'keep') return undefined
  const path = reportedPath(step, outcome, context)
  const duplicateOf = context.memory.edits.repeated(path, step.input, outcome)
  if (duplicateOf === undefined) return undefined
  if (duplicates === 'collapse') return { ...nothingOf(step, path), status: 'collapsed', duplicateOf }
  const message = `The step repeats step ${duplicateOf}. Remove it, or set \`duplicates: collapse\`.`
  return { ...failed(step, path, { name: 'DUPLICATE_STEP', message }), duplicateOf }
}

/** Puts what the tool made into the overlay, and says what became of the step. */
const settle = (step: Step, outcome: Outcome, context: StepContext): StepResult => {
  if (!outcome.ok) return failed(step, reportedPath(step, outcome, context), outcome.problem)
  const { workspace, memory } = context
  const { path, change, state, matchedBy, notes } = outcome
  if (change) {
    workspace.put(change)
    memory.lastStep.set(path, { index: step.index, at: step.at, ...(step.id !== undefined && { id: step.id }) })
    if (step.tool === 'Edit') memory.edits.applied(step.index, step.input, change)
    else memory.edits.changed(path)
  }
  if (state) {
    const timestamp = change ? (workspace.stat(path)?.modified ?? 0) : state.timestamp
    memory.states.set(path, { ...state, timestamp })
  }
  return {
    step,
    path,
    status: change ? 'applied' : step.tool === 'Read' ? 'read' : 'unchanged',
    ...(matchedBy && { matchedBy }),
    ...(change && { change }),
    structuredPatch: change?.structuredPatch ?? [],
    insertions: change?.insertions ?? 0,
    deletions: change?.deletions ?? 0,
    ...(notes && { notes }),
  }
}

const failed = (step: Step, path: RepoPath, problem: Problem): StepResult => ({
  ...nothingOf(step, path),
  status: 'failed',
  error: placed(problem, step),
})

const nothingOf = (step: Step, path: RepoPath) => ({ step, path, structuredPatch: [], insertions: 0, deletions: 0 })

/** The problem with the step's number, id and place in the plan. */
const placed = (problem: Problem, { index, id, at }: Pick<Step, 'index' | 'id' | 'at'>): Problem => ({
  at,
  step: { index, ...(id !== undefined && { id }) },
  ...problem,
})

const reportedPath = (step: Step, outcome: Outcome, { workspace }: StepContext): RepoPath => {
  if (outcome.ok) return outcome.path
  const given = pathOf(step)
  const located = workspace.locate(given)
  return located.ok ? located.path : given.trim()
}

async function* brokenFiles(
  { workspace, policy }: ReplayContext,
  { lastStep }: Memory,
): AsyncGenerator<ReplayEvent, void, void> {
  for (const change of workspace.changes()) {
    const { path, before, after } = change
    const step = lastStep.get(path)
    const problem = policy.configuration(path, before, after) ?? (await assembledSecret(policy, change))
    if (problem && step) yield { type: 'broken', path, step: step.index, problem: placed(problem, step) }
  }
}

const INTERRUPTED: Problem = {
  name: 'INTERRUPTED',
  message: 'The run was stopped. Nothing was changed; apply it again.',
}
