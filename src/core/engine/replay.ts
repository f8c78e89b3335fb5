import { EditplanError, type Problem } from '../../errors.ts'
import type { Plan, Step } from '../plan/schema.ts'
import { isOpenEnded, nameOf, pathsOf, plainEditOf, type StepSequence } from '../plan/steps.ts'
import { wantsConfirmation } from '../policy/policy.ts'
import { assembledSecret } from '../policy/secrets.ts'
import { allTools, effectOf, sourceOf, toolOf } from '../tools/list.ts'
import { onlyReads, type PolicyChecks } from '../tools/permission.ts'
import { run } from '../tools/run.ts'
import type { Awaitable, CommandOutcome, Progress, StepOutcome, ToolResult } from '../tools/tool.ts'
import { type Change, isRemoval, touchedPaths } from '../workspace/change.ts'
import { isErrno } from '../workspace/file-identity.ts'
import { createNamedStates, createReplayStates, type FileStates, type NamedStates } from '../workspace/file-state.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { twinsIn } from '../workspace/path-guard.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { judgeCondition } from './condition.ts'
import { createEditMemory, createStepMemory, type EditMemory, type StepMemory } from './duplicates.ts'
import { announceStep, type RunStep, runStep } from './run-step.ts'
import type { StepResult, TrackedFiles } from './step-result.ts'
import { turnsOfWork } from './turns.ts'

/** A plan for a replay: whole, or with steps that are still being read. */
export interface ReplayPlan {
  readonly options: Pick<Plan['options'], 'reads' | 'duplicates' | 'on_error' | 'trailing_whitespace'>
  readonly steps: Iterable<Step> | AsyncIterable<Step>
}

export interface ReplayContext {
  /** Takes the changes; the checkout below it stays as it is. */
  readonly workspace: Overlay
  readonly policy: PolicyChecks
  /** The files that globs name, as the checkout is; those that earlier steps changed are looked at too. Default none. */
  readonly tracked?: TrackedFiles
  /** Gives what commands of steps do to the files that the workspace holds then. Default: such steps are refused. */
  readonly commands?: (step: RunStep, workspace: Overlay) => Promise<CommandOutcome>
  /** Files that have what an earlier run of the plan made of them, and that was merged: its steps are done there. Default none. */
  readonly merged?: ReadonlySet<string> | undefined
  readonly signal?: AbortSignal
  /** Tell of each step before it is done; default false. */
  readonly announces?: boolean
}

export type ReplayEvent =
  | { readonly type: 'step'; readonly result: StepResult }
  | { readonly type: 'progress'; readonly step: number; readonly progress: Progress }
  /**
   * After the last step: the steps together leave a configuration file broken or a credential; `step` was the last to change the file.
   * Where a step stops the replay, only of its own file.
   */
  | { readonly type: 'broken'; readonly path: RepoPath; readonly step: number; readonly problem: Problem }

/**
 * Replays plans in order over one overlay, as one run: reads and edits of an earlier plan count in a later one. A failed step ends
 * the replay where its plan says `on_error: stop`; the consumer decides what that means for the steps before it.
 * Memory follows the files touched; of a step nothing is kept but what tells a later one its duplicate.
 * Throws INTERRUPTED when the signal aborts, between two steps.
 */
export async function* replay(plans: readonly ReplayPlan[], context: ReplayContext): AsyncGenerator<ReplayEvent> {
  const memory = openMemory(plans)
  const turn = turnsOfWork()
  for (const plan of plans) {
    const files = globbed(context)
    const stepContext = { ...context, plan, memory, files, tools: toolsFor({ ...context, plan, memory, files }) }
    await using steps = stepsOf(plan, turn)
    for (;;) {
      const next = steps.next()
      const { done, value: step } = next instanceof Promise ? await next : next
      if (done) break
      throwIfAborted(context)
      const unmet = mayBeSkipped(step, context) ? await skippedBy(step, stepContext) : undefined
      yield* announcementOf(step, unmet, context)
      const made = unmet ?? replayStep(step, stepContext)
      const result = made instanceof Promise ? await made : made
      yield { type: 'step', result }
      if (ends(plan, result)) return yield* brokenFor(result, stepContext)
    }
  }
  yield* brokenFiles(context, memory)
}

const ends = ({ options }: ReplayPlan, { status }: StepResult): boolean =>
  status === 'failed' && options.on_error === 'stop'

/** Steps that are there need no promise each, but for the turns of the event loop. They end with the scope. */
const stepsOf = ({ steps }: ReplayPlan, turn: ReturnType<typeof turnsOfWork>) => {
  const iterator = Symbol.iterator in steps ? steps[Symbol.iterator]() : steps[Symbol.asyncIterator]()
  return {
    next: (): Awaitable<IteratorResult<Step, undefined>> => turn()?.then(() => iterator.next()) ?? iterator.next(),
    [Symbol.asyncDispose]: async () => void (await iterator.return?.()),
  }
}

/** Where an earlier step broke the file of one that failed, that is what it failed on. */
async function* brokenFor({ path, error }: StepResult, context: OpenReplay): ReturnType<typeof brokenFiles> {
  if (UNREADABLE.has(error?.name)) yield* brokenFiles(context, context.memory, (file) => file === path)
}

interface Memory {
  readonly states: FileStates
  readonly edits: EditMemory
  readonly steps: StepMemory
  readonly lastStep: Map<RepoPath, Pick<Step, 'index' | 'id' | 'at'>>
  /** Followed where fixes name states of files. */
  readonly named: NamedStates | undefined
  /** Of applied fixes: the tool and rule. */
  readonly sources: Map<number, string>
  /** What moved files held before the replay, by their new path: nothing of that is new. */
  readonly origins: Map<RepoPath, Buffer | undefined>
}

function* announcementOf(
  step: Step,
  unmet: StepResult | undefined,
  { announces }: ReplayContext,
): Generator<ReplayEvent> {
  const progress = announces && !unmet ? announceStep(step) : undefined
  if (progress) yield { type: 'progress', step: step.index, progress }
}

const throwIfAborted = ({ signal }: ReplayContext): void => {
  if (signal?.aborted) throw new EditplanError(INTERRUPTED)
}

const openMemory = (plans: readonly ReplayPlan[]): Memory => ({
  states: createReplayStates(),
  edits: createEditMemory(),
  steps: createStepMemory(),
  lastStep: new Map(),
  named: plans.some(namesStates) ? createNamedStates() : undefined,
  sources: new Map(),
  origins: new Map(),
})

/** A replay of one plan that is under way. */
interface OpenReplay extends ReplayContext {
  readonly plan: ReplayPlan
  readonly memory: Memory
  readonly files: ReturnType<typeof globbed>
  readonly tools: (step: Step) => Parameters<typeof runStep>[1]
}

const mayBeSkipped = ({ when, leftOut }: Step, { merged }: ReplayContext): boolean =>
  when !== undefined || leftOut !== undefined || merged !== undefined

/** The result of a step that is not to be replayed: it is left out, or its condition does not hold, or cannot be judged. */
const skippedBy = async (step: Step, context: OpenReplay): Promise<StepResult | undefined> => {
  if (isDone(step, context))
    return { ...nothingOf(step, locatedName(step, context)), status: 'unchanged', notes: [MERGED] }
  if (step.leftOut) return { ...nothingOf(step, locatedName(step, context)), status: 'skipped', notes: [LEFT_OUT] }
  const verdict = await judgeCondition(step, { ...context, ...context.files })
  if (!verdict.ok) return failed(step, locatedName(step, context), verdict.problem)
  if (!verdict.unmet) return undefined
  return { ...nothingOf(step, locatedName(step, context)), status: 'skipped', notes: [verdict.unmet] }
}

/** Most steps are done at once. */
function replayStep(step: Step, context: OpenReplay): Awaitable<StepResult> {
  const outcome = runStep(step, context.tools(step))
  return outcome instanceof Promise
    ? outcome.then((one) => resultOf(step, one, context))
    : resultOf(step, outcome, context)
}

function resultOf(step: Step, outcome: StepOutcome, context: OpenReplay): StepResult {
  const { merged } = context
  if (merged && 'glob' in step.input && !outcome.ok && FOUND_NONE.has(outcome.problem.name))
    return { ...nothingOf(step, locatedName(step, context)), status: 'unchanged', notes: [MERGED] }
  return repetition(step, outcome, context) ?? settle(step, outcome, context)
}

const FOUND_NONE: ReadonlySet<string> = new Set(['NO_FILES', 'STRING_NOT_FOUND'])

const LEFT_OUT = 'Left out of this run.'
const MERGED = 'An earlier run of the plan did it, and was merged.'

/** Of a plan that was merged, what is about several files, or conditional, is replayed where its files are not done. */
function isDone(step: Step, { merged }: OpenReplay): boolean {
  if (!merged || effectOf(step.tool) === 'reads' || 'glob' in step.input) return false
  return !isOpenEnded(step) || pathsOf(step).every((path) => merged.has(path.replace(/^\.\//, '')))
}

const globbed = ({ tracked = NO_FILES, workspace, merged }: ReplayContext) => ({
  tracked,
  ...(merged && { merged }),
  touched: () => [...workspace.touched()],
})

const NO_FILES: TrackedFiles = { sought: () => [], hidden: () => [], all: async () => [], read: async () => undefined }

/** What the tools of a plan get, step by step: the steps run one after the other, and share all but the rules about each. */
function toolsFor({
  plan,
  policy,
  workspace,
  memory,
  commands,
  files,
}: Omit<OpenReplay, 'tools'>): OpenReplay['tools'] {
  let current: Step | undefined
  const context: ReturnType<OpenReplay['tools']> = {
    ...files,
    workspace,
    states: memory.states,
    named: memory.named,
    options: plan.options,
    budgets: { bytes: Number.POSITIVE_INFINITY, tokens: Number.POSITIVE_INFINITY },
    show: false,
    policy: {
      secrets: (path, text, part) => policy.secrets(path, text, part),
      path: (path, act) => {
        if (!current) return policy.path(path, act)
        const own = onlyReads(act) ? act : { tool: current.tool, effects: act.effects }
        return policy.path(path, own, current.index, wantsConfirmation(current))
      },
      // A plan may pass through a broken state: each file is checked once, as the run leaves it.
      configuration: () => undefined,
    },
    commands: commands && ((one) => commands(one, workspace)),
    nameOf: (index) => nameOfStep(index, memory.sources.get(index)),
  }
  return (step) => {
    current = step
    return context
  }
}

/** The result of a step that repeats an earlier one, as the plan's option for duplicates has it. */
const repetition = (step: Step, outcome: StepOutcome, context: OpenReplay): StepResult | undefined => {
  const { duplicates } = context.plan.options
  if (duplicates === 'keep') return undefined
  const path = outcome.ok ? outcome.path : locatedName(step, context)
  const duplicateOf = repeatedBy(step, outcome, { path, memory: context.memory })
  if (duplicateOf === undefined) return undefined
  if (duplicates === 'collapse') return { ...nothingOf(step, path), status: 'collapsed', duplicateOf }
  const message = `The step repeats step ${duplicateOf}. Remove it, or set \`duplicates: collapse\`.`
  return { ...failed(step, path, { name: 'DUPLICATE_STEP', message }), duplicateOf }
}

const repeatedBy = (
  step: Step,
  outcome: StepOutcome,
  { path, memory }: { path: RepoPath; memory: Memory },
): number | undefined => {
  const edit = plainEditOf(step)
  if (!edit) return memory.steps.repeated(step, outcome, (file) => memory.lastStep.get(file)?.index)
  const [only] = outcome.ok ? outcome.done : [outcome]
  return only && memory.edits.repeated(path, edit, only)
}

/** Applies the tool's changes to the overlay and returns the step's result. */
const settle = (step: Step, outcome: StepOutcome, context: OpenReplay): StepResult => {
  if (!outcome.ok) return failed(step, locatedName(step, context), outcome.problem)
  const { path, done, repeats } = outcome
  if (repeats !== undefined) return { ...nothingOf(step, path), status: 'collapsed', duplicateOf: repeats }
  for (const one of done) putIntoOverlay(step, one, context)
  const changes = done.flatMap(({ change }) => change ?? [])
  remember(step, changes, context.memory)
  const [first] = done
  const notes = [...(outcome.notes ?? []), ...((done.length === 1 && first?.notes) || [])]
  return {
    step,
    path,
    status: changes.length > 0 ? 'applied' : effectOf(step.tool) === 'reads' ? 'read' : 'unchanged',
    changes,
    ...(first?.matchedBy && { matchedBy: first.matchedBy }),
    ...(changes.length > 0 && { matches: done.reduce((sum, { matches = 1 }) => sum + matches, 0) }),
    ...(done.some(({ reads }) => reads) && { reads: 'auto' }),
    ...(notes.length > 0 && { notes }),
  }
}

const putIntoOverlay = (step: Step, done: ToolResult, { workspace, memory }: OpenReplay): void => {
  const { change, state, path } = done
  if (change) {
    const { index, at, id } = step
    if (change.from !== undefined) memory.origins.set(change.path, memory.origins.get(path) ?? workspace.original(path))
    workspace.put(change)
    for (const one of touchedPaths(change)) memory.lastStep.set(one, { index, at, ...(id !== undefined && { id }) })
    follow(step, done, memory)
    if (change.from !== undefined) memory.states.delete(change.from)
    // Nobody who wrote the plan saw what a command makes of a file.
    if (isRemoval(change) || step.tool === run.name) memory.states.delete(change.path)
  }
  if (!state) return
  const file = change?.path ?? path
  const timestamp = change ? (workspace.stat(file)?.modified ?? 0) : state.timestamp
  memory.states.set(file, { ...state, timestamp })
}

/** Says where the bytes are now that fixes name. */
const follow = (step: Step, { change, splices, placed }: ToolResult, { named, sources }: Memory): void => {
  if (!named) return
  const source = sourceOf(step)
  if (source !== undefined) sources.set(step.index, source)
  if (!change) return
  const { path, from } = change
  if (isRemoval(change)) named.removed(path)
  else named.changed(change, { splices, placed, by: step.index })
  if (from !== undefined) named.removed(from)
}

const nameOfStep = (index: number, source: string | undefined): string =>
  source === undefined ? `Step ${index}` : `Step ${index} (${source})`

/** Whether a plan has fixes, as far as is known without a pass over its steps. */
const namesStates = ({ steps }: ReplayPlan): boolean => {
  if (Array.isArray(steps)) return steps.some(({ tool }) => toolOf(tool).source)
  const outline = 'outline' in steps ? (steps as StepSequence).outline : undefined
  return outline ? allTools().some(({ name, source }) => source && outline.touched.has(name)) : true
}

/** The key by which a later step is recognised as a repetition of this one. */
const remember = (step: Step, changes: readonly Change[], { edits, steps }: Memory): void => {
  const edit = plainEditOf(step)
  for (const change of changes) {
    if (edit && change.after) edits.applied(step.index, edit, change)
    else for (const path of touchedPaths(change)) edits.changed(path)
  }
  if (!edit && changes.length > 0) steps.applied(step, changes.flatMap(touchedPaths))
}

const failed = (step: Step, path: RepoPath, problem: Problem): StepResult => ({
  ...nothingOf(step, path),
  status: 'failed',
  error: placed(problem, step),
})

const nothingOf = (step: Step, path: RepoPath) => ({
  step,
  path,
  changes: [],
})

/** The problem with the step's number, id and place in the plan. */
const placed = (problem: Problem, { index, id, at }: Pick<Step, 'index' | 'id' | 'at'>): Problem => ({
  at,
  step: { index, ...(id !== undefined && { id }) },
  ...problem,
})

/** What a step is called where nothing came of it: by its path as the plan has it where the file system does not say more. */
const locatedName = (step: Step, { workspace }: OpenReplay): string => {
  const [given] = pathsOf(step)
  const name = nameOf(step)
  if (given === undefined) return name
  try {
    const located = workspace.locate(given)
    return located.ok ? located.path : name
  } catch (error) {
    if (isErrno(error)) return name
    throw error
  }
}

async function* brokenFiles(
  { workspace, policy }: ReplayContext,
  { lastStep, origins }: Memory,
  isAsked: (path: RepoPath) => boolean = () => true,
): AsyncGenerator<ReplayEvent, void, void> {
  const turn = turnsOfWork()
  const twinOf = twinsIn(workspace, policy)
  for (const change of workspace.changes()) {
    const { path, before = origins.get(path), after } = change
    const waiting = turn()
    if (waiting) await waiting
    const step = lastStep.get(path)
    if (!after || !step || !isAsked(path)) continue
    const twin = workspace.original(path) === undefined ? twinOf(path) : undefined
    const problem =
      twin ?? policy.configuration(path, before, after) ?? (await assembledSecret(policy, { ...change, before }))
    if (problem) yield { type: 'broken', path, step: step.index, problem: placed(problem, step) }
  }
}

const UNREADABLE: ReadonlySet<string | undefined> = new Set(['DOCUMENT_INVALID', 'NOTEBOOK_INVALID'])

const INTERRUPTED: Problem = {
  name: 'INTERRUPTED',
  message: 'The run was stopped. Nothing was changed; apply it again.',
}
