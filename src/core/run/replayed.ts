import type { Problem } from '../../errors.ts'
import { type ReplayEvent, replay } from '../engine/replay.ts'
import type { StepResult } from '../engine/step-result.ts'
import { openConverter } from '../git/filters.ts'
import type { Git } from '../git/git.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { openRecorder, type RunRecorder, UnforeseenPaths } from '../history/record.ts'
import type { Run } from '../history/run-record.ts'
import { dropUnfinished } from '../history/runs.ts'
import { type RecordedCommand, StoredChanges, type Unstorable } from '../history/stored-changes.ts'
import { nameOf } from '../plan/steps.ts'
import { masked } from '../policy/secrets.ts'
import { reportProblem, reportStep } from '../report/build-report.ts'
import { stepNumbered } from '../report/net-changes.ts'
import type { ReportedStep } from '../report/report.ts'
import { lfsPointer, POINTER_BYTES } from '../text/lfs-pointer.ts'
import { MAX_FILE_SIZE } from '../text/splice.ts'
import { visible } from '../text/visible.ts'
import { sourceOf } from '../tools/list.ts'
import { onlyReads, type PolicyChecks } from '../tools/permission.ts'
import { run } from '../tools/run.ts'
import type { Change } from '../workspace/change.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import { pathOnceFree } from '../workspace/workspace.ts'
import type { Baseline } from './baseline.ts'
import type { Commands } from './commands/execute-command.ts'
import { pathsToChange, type Request } from './request.ts'

export type RunEvent =
  | {
      readonly type: 'step'
      readonly step: ReportedStep
      readonly total: number
      /** The file before and after the step, where it changed one file in its place. */
      readonly change?: Change
    }
  | { readonly type: 'progress'; readonly message: string }

export interface ReplayOptions {
  readonly policy: PolicyChecks
  readonly signal?: AbortSignal | undefined
  readonly onEvent?: ((event: RunEvent) => void) | undefined
  /** Where the commits go; absent: the replay makes none. */
  readonly store?: ObjectStore | undefined
  /** Where the blobs of a replay without commits go; absent: what git cannot store is not refused. */
  readonly blobs?: Git | undefined
  /** Whether a ref and a record keep the commits. */
  readonly recorded: boolean
  /** Runs the commands of steps. Commits are made only where all of them have run: another replay came first. */
  readonly commands?: Commands | undefined
}

/** What a replay made of every step of a request, and the commits. */
export interface ReplayOutcome {
  readonly steps: readonly ReportedStep[]
  /** A step failed under `on_error: stop`: nothing of the run counts. */
  readonly stopped: boolean
  /** The files as the steps leave them. */
  readonly workspace: Overlay
  /** Absent when nothing changed, the run stopped, or no commits were asked for. */
  readonly run?: Run
}

/**
 * Replays a request and records it as it goes. A file that the run would leave as a broken configuration is refused as a whole: its
 * steps fail with CONFIG_BROKEN and, under `on_error: continue`, the rest is replayed without them.
 */
export async function replayAndRecord(
  baseline: Baseline,
  request: Request,
  options: ReplayOptions,
): Promise<ReplayOutcome> {
  const refused = new Map<string, Problem>()
  const paths = new Set([...changingPaths(baseline, request), ...commandPaths(options.commands)])
  for (;;) {
    try {
      const policy = refusing(refused, options.policy)
      const { broken, ...replayed } = await replayOnce(baseline, request, { ...options, paths, policy })
      if (broken.length === 0) return replayed
      for (const { path, problem } of broken) refused.set(path, unplaced(problem))
    } catch (error) {
      if (options.store && options.recorded) await dropUnfinished(baseline.git)
      if (!(error instanceof UnforeseenPaths)) throw error
      for (const path of error.paths) paths.add(path)
    }
  }
}

/** The policy, and against it the files that were found broken. */
const refusing = (refused: ReadonlyMap<string, Problem>, policy: PolicyChecks): PolicyChecks => ({
  ...policy,
  path: (path, act, ...step) => (onlyReads(act) ? undefined : refused.get(path)) ?? policy.path(path, act, ...step),
})

/** Each refused step is told at its own place. */
const unplaced = ({ at: _, step: __, ...problem }: Problem): Problem => problem

/** A run of more steps than this has no patches in its report, which could then be neither held nor shown. */
export const PATCHED_STEPS = 50_000

/** Says of which files the step changed a pointer, which is not what people see in the file. */
function withPointerNotes(result: StepResult): StepResult {
  const isPointer = (bytes: Buffer | undefined): boolean => bytes !== undefined && lfsPointer(bytes) !== undefined
  const changed = result.changes.filter(
    (change) =>
      change.from === undefined &&
      mayHoldPointer(change) &&
      change.after &&
      (isPointer(change.before) || isPointer(change.after)),
  )
  if (changed.length === 0) return result
  const notes = changed.map(({ path }) => `${visible(path)} ${POINTER_NOTE}`)
  return { ...result, notes: [...(result.notes ?? []), ...notes] }
}

/** Bytes that are made only when somebody asks for them are not, where they are too many. */
const mayHoldPointer = ({ size, sizeBefore = size }: Change): boolean =>
  size === undefined || Math.min(size, sizeBefore ?? 0) < POINTER_BYTES

const POINTER_NOTE =
  'is a pointer of Git LFS: what changed is the pointer, and the content that it names has to be on the server.'

type Runner = Pick<Commands, 'results'> | undefined

const commandPaths = (runner: Runner): readonly string[] =>
  resultsOf(runner).flatMap(([, { outcome }]) => (outcome.ok ? outcome.files.map(({ path }) => path) : []))

/** The results of the commands that changed files, as a run keeps them, in order of the steps. */
export const recordedCommands = (runner: Runner): readonly RecordedCommand[] =>
  resultsOf(runner).flatMap(([, { recorded }]) => recorded ?? [])

const tellCommand = (step: ReportedStep, runner: Runner): ReportedStep => {
  const command = step.tool === run.name ? runner?.results.get(step.index)?.reported : undefined
  if (!command || step.status === 'skipped') return step
  const notes = command.recorded
    ? [...(step.notes ?? []), 'Recorded, not derived again: the command did not run.']
    : step.notes
  return { ...step, command, ...(notes && { notes }) }
}

const resultsOf = (runner: Runner) => [...(runner?.results ?? [])].sort(([one], [other]) => one - other)

const withoutPatch = ({ structuredPatch: _, ...step }: ReportedStep): ReportedStep => step

type BrokenFile = Extract<ReplayEvent, { type: 'broken' }>

interface ReplayedOnce extends ReplayOutcome {
  readonly broken: readonly BrokenFile[]
}

type Once = ReplayOptions & { readonly paths: Iterable<string> }

async function replayOnce(baseline: Baseline, request: Request, options: Once): Promise<ReplayedOnce> {
  const { policy, signal, commands } = options
  const steps: ReportedStep[] = []
  const broken: BrokenFile[] = []
  const workspace = createOverlay(baseline.source)
  await using recorder = await openStore(baseline, request, options)
  const tell = async (result: StepResult): Promise<void> => {
    const step = tellCommand(await masked(reportStep(withPointerNotes(result))), commands)
    steps.push(request.steps.length > PATCHED_STEPS ? withoutPatch(step) : step)
    const [change, ...others] = result.changes
    const only = change && change.from === undefined && others.length === 0 && { change }
    options.onEvent?.({ type: 'step', step, total: request.steps.length, ...only })
  }
  const context = {
    workspace,
    policy,
    tracked: request.found,
    ...(request.merged && { merged: request.merged }),
    ...(commands && { commands: commands.outcomeOf }),
    ...(signal && { signal }),
    announces: options.onEvent !== undefined,
  }
  for await (const event of replay(request.plans, context)) {
    if (event.type === 'broken') broken.push(event)
    else if (event.type === 'progress')
      options.onEvent?.(await masked({ type: 'progress', message: event.progress.message }))
    else {
      const taken = await recorder.take(event.result)
      if (!taken.ok) broken.push(unstored(event.result, taken))
      await tell(taken.ok ? taken.result : event.result)
    }
  }
  const marked = broken.length > 0 ? markBroken(steps, broken) : steps
  if (isStopped(request, marked)) return { steps: skipAround(marked, request), stopped: true, workspace, broken: [] }
  const run = broken.length === 0 ? await recorder.close() : undefined
  return { steps, stopped: false, workspace, broken, ...(run && { run }) }
}

/** Without commits, it is only seen what git cannot store. */
async function openStore(baseline: Baseline, request: Request, options: Once): Promise<RunRecorder> {
  const { store, recorded, blobs, commands, paths } = options
  const { git, base, conversions, readFile } = baseline
  if (store)
    return openRecorder(git, {
      plan: request.header,
      total: request.steps.length,
      base: base.commit,
      paths,
      conversions,
      commands: recordedCommands(commands),
      ...(readFile && { readFile }),
      ...(!recorded && { scratch: store.git }),
    })
  const converter = blobs && openConverter(blobs, conversions)
  const stored =
    blobs &&
    converter &&
    new StoredChanges({ git: blobs, converter, dirty: new Map(), committed: async () => undefined })
  return {
    take: async (result) => (stored ? stored.take(result) : { ok: true, result }),
    close: async () => undefined,
    [Symbol.asyncDispose]: async () => converter?.[Symbol.dispose](),
  }
}

const unstored = ({ step }: StepResult, { path, problem }: Unstorable): BrokenFile => {
  const { index, id, at } = step
  return {
    type: 'broken',
    path,
    step: index,
    problem: { ...problem, at, step: { index, ...(id !== undefined && { id }) } },
  }
}

/** Every path that a step may change, as the engine names it: no tool changes a link, or a file that is too large. */
export const changingPaths = ({ source }: Baseline, request: Request): readonly string[] => {
  return [...pathsToChange(request)]
    .flatMap((path) => pathOnceFree(source.locate(path)) ?? [])
    .filter((path) => {
      const stat = source.stat(path)
      return !stat || (!stat.link && stat.size <= MAX_FILE_SIZE)
    })
}

/**
 * The last step that changed a broken file, failed; what it would have put there is not shown. A later step that failed on that file
 * tripped over it.
 */
const markBroken = (steps: readonly ReportedStep[], broken: readonly BrokenFile[]): readonly ReportedStep[] => {
  const problems = new Map(broken.map(({ step, problem }) => [step, problem]))
  const breaking = new Map(broken.map(({ path, step }) => [path, step]))
  return steps.map((step) => {
    const { structuredPatch: _, matched_by: __, files: ___, error, ...rest } = step
    const problem = problems.get(step.index)
    if (problem) return { ...rest, status: 'failed', insertions: 0, deletions: 0, error: reportProblem(problem) }
    const trips = error !== undefined && (breaking.get(step.file_path) ?? step.index) < step.index
    return trips ? { ...rest, status: 'skipped' } : step
  })
}

/** Whether a step failed of a plan that stops at the first. */
export const isStopped = ({ plans }: Request, steps: readonly ReportedStep[]): boolean => {
  const failed = steps.filter(({ status }) => status === 'failed').map(({ index }) => index)
  let first = 1
  return plans.some(({ options, steps: { length } }) => {
    const from = first
    first += length
    return options.on_error === 'stop' && failed.some((index) => index >= from && index < first)
  })
}

/** Nothing of a stopped run is written: what did not fail was skipped, reached or not. */
export const skipAround = (steps: readonly ReportedStep[], request: Request): readonly ReportedStep[] => {
  const reached = new Map(steps.map((step) => [step.index, step]))
  return Array.from(request.steps, (step) => {
    const result = reached.get(step.index)
    if (result?.status === 'failed') return result
    const { index, id, tool, why } = step
    const file_path = result?.file_path ?? nameOf(step)
    const source = sourceOf(step)
    return {
      index,
      ...(id !== undefined && { id }),
      tool,
      file_path,
      ...('new_path' in step.input && { new_path: step.input.new_path }),
      ...(source !== undefined && { source }),
      status: 'skipped',
      ...(why !== undefined && { why }),
      insertions: 0,
      deletions: 0,
    }
  })
}

/** Tells each applied step the commit that holds it, in place: a run of a million steps has no room for them twice. */
export function nameCommits(steps: readonly ReportedStep[], { snapshots }: Run): void {
  for (const { commit, steps: held } of snapshots) {
    for (const index of held) {
      const step = stepNumbered(steps, index)
      if (step?.status === 'applied') step.commit = commit
    }
  }
}
