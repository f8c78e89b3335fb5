import type { Change } from '../engine/changes.ts'
import { type ReplayEvent, replay } from '../engine/replay.ts'
import { nameOf } from '../engine/step-paths.ts'
import type { StepResult } from '../engine/step-result.ts'
import type { Problem } from '../errors.ts'
import { record } from '../history/record.ts'
import { dropUnfinished } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'
import type { PolicyChecks } from '../policy/checks.ts'
import { maskSecrets } from '../policy/secrets.ts'
import type { PublishResult } from '../publish/publication.ts'
import { reportProblem, reportStep } from '../report/build-report.ts'
import type { ReportedStep } from '../report/report.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import { pathOnceFree } from '../workspace/workspace.ts'
import type { Ground } from './ground.ts'
import { maskStep } from './mask-step.ts'
import { type Request, touchedPaths } from './request.ts'

export type RunEvent =
  /** `change`: the file before and after the step, where it changed one alone. */
  | { readonly type: 'step'; readonly step: ReportedStep; readonly total: number; readonly change?: Change }
  | { readonly type: 'progress'; readonly message: string }
  /** Also of a dry run: what would be sent. */
  | { readonly type: 'published'; readonly publication: PublishResult }

export interface ReplayOptions {
  readonly policy: PolicyChecks
  readonly signal?: AbortSignal
  readonly onEvent?: (event: RunEvent) => void
  /** `no`: nothing is written, not even objects. `scratch`: commits are made that nothing keeps. */
  readonly recorded: 'yes' | 'no' | 'scratch'
  /** Looks at the result before anything is named; throws what stands against it. */
  readonly check?: (workspace: Overlay) => void
}

/** What became of every step of a request, and the commits. */
export interface Replayed {
  readonly steps: readonly ReportedStep[]
  /** A step failed under `on_error: stop`: nothing of the run counts. */
  readonly stopped: boolean
  /** The files as the steps leave them. */
  readonly workspace: Overlay
  /** Absent when nothing changed, the run stopped, or nothing was to be recorded. */
  readonly run?: Run
}

/**
 * Replays a request and records it as it goes. A file that the run would leave as a broken configuration is refused as a whole: its
 * steps fail with CONFIG_BROKEN and, under `on_error: continue`, the rest is replayed without them.
 */
export async function replayAndRecord(ground: Ground, request: Request, options: ReplayOptions): Promise<Replayed> {
  const refused = new Map<string, Problem>()
  for (;;) {
    const attempt = await replayOnce(ground, request, { ...options, policy: refusing(refused, options.policy) })
    if (attempt.broken.length === 0) return attempt
    for (const { path, problem } of attempt.broken) refused.set(path, unplaced(problem))
  }
}

/** The policy, and against it the files that were found broken. */
const refusing = (refused: ReadonlyMap<string, Problem>, policy: PolicyChecks): PolicyChecks => ({
  secrets: policy.secrets,
  configuration: policy.configuration,
  path: (path, tool, step) => (tool === 'Read' ? undefined : refused.get(path)) ?? policy.path(path, tool, step),
})

/** Each refused step is told at its own place. */
const unplaced = ({ at: _, step: __, ...problem }: Problem): Problem => problem

/** A run of more steps than this has no patches in its report, which could then be neither held nor shown. */
export const PATCHED_STEPS = 50_000

const withoutPatch = ({ structuredPatch: _, ...step }: ReportedStep): ReportedStep => step

type Broken = Extract<ReplayEvent, { type: 'broken' }>

interface Attempt extends Replayed {
  readonly broken: readonly Broken[]
}

async function replayOnce(ground: Ground, request: Request, options: ReplayOptions): Promise<Attempt> {
  const steps: ReportedStep[] = []
  const broken: Broken[] = []
  const workspace = createOverlay(ground.source)
  const abandon = new AbortController()
  async function* results(): AsyncGenerator<StepResult> {
    const { policy, signal } = options
    const context = { workspace, policy, tracked: request.found, ...(signal && { signal }) }
    for await (const event of replay(request.plans, context)) {
      if (event.type === 'broken') broken.push(event)
      else if (event.type === 'progress') {
        options.onEvent?.({ type: 'progress', message: await maskSecrets(event.progress.message) })
      } else {
        const step = await maskStep(reportStep(event.result))
        steps.push(request.steps.length > PATCHED_STEPS ? withoutPatch(step) : step)
        const [change, ...others] = event.result.changes
        options.onEvent?.({
          type: 'step',
          step,
          total: request.steps.length,
          ...(change && others.length === 0 && { change }),
        })
        yield event.result
      }
    }
    if (broken.length > 0) abandon.abort()
    else options.check?.(workspace)
  }
  const signal = options.signal ? AbortSignal.any([options.signal, abandon.signal]) : abandon.signal
  const scratch = options.recorded === 'scratch'
  const run =
    options.recorded === 'no'
      ? await drain(results())
      : await recordOn(ground, request, { results: results(), signal, scratch })
  const marked = markBroken(steps, broken)
  if (isStopped(request, marked)) {
    const steps = await Promise.all(skipAround(marked, request).map(maskStep))
    return { steps, stopped: true, workspace, broken: [] }
  }
  return { steps: withCommits(steps, run), stopped: false, workspace, broken, ...(run && { run }) }
}

/** Nothing keeps a run that could not be recorded to the end. */
async function recordOn(
  ground: Ground,
  request: Request,
  { results, ...how }: { results: AsyncIterable<StepResult>; signal: AbortSignal; scratch: boolean },
): Promise<Run | undefined> {
  try {
    return await record(ground.git, results, {
      plan: request.header,
      total: request.steps.length,
      base: ground.base.commit,
      paths: changingPaths(ground, request),
      ...(ground.readFile && { readFile: ground.readFile }),
      ...how,
    })
  } catch (error) {
    if (!how.scratch) await dropUnfinished(ground.git)
    throw error
  }
}

const drain = async (results: AsyncIterable<StepResult>): Promise<undefined> => {
  for await (const _ of results);
}

/** Every path that a step may change, as the engine names it. */
export const changingPaths = ({ source }: Ground, request: Request): readonly string[] => {
  const given = new Set<string>()
  for (const step of request.steps) {
    if (step.tool !== 'Read') for (const path of touchedPaths(step, request)) given.add(path)
  }
  return [...given].flatMap((path) => pathOnceFree(source.locate(path)) ?? [])
}

/** The last step that changed a broken file, failed; what it would have put there is not shown. */
const markBroken = (steps: readonly ReportedStep[], broken: readonly Broken[]): readonly ReportedStep[] => {
  const problems = new Map(broken.map(({ step, problem }) => [step, problem]))
  return steps.map((step) => {
    const problem = problems.get(step.index)
    if (!problem) return step
    const { structuredPatch: _, matched_by: __, files: ___, ...rest } = step
    return { ...rest, status: 'failed', insertions: 0, deletions: 0, error: reportProblem(problem) }
  })
}

const isStopped = ({ plans }: Request, steps: readonly ReportedStep[]): boolean => {
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
    return {
      index,
      ...(id !== undefined && { id }),
      tool,
      file_path,
      ...(tool === 'Move' && { new_path: step.input.new_path }),
      status: 'skipped',
      ...(why !== undefined && { why }),
      insertions: 0,
      deletions: 0,
    }
  })
}

/** Tells each step the commit that holds it: in its place, for a run of a million steps has no room for them twice. */
const withCommits = (steps: readonly ReportedStep[], run: Run | undefined): readonly ReportedStep[] => {
  for (const { commit, steps: held } of run?.snapshots ?? []) {
    for (const index of held) {
      const step = steps[index - 1]
      if (step?.status === 'applied') Object.assign(step, { commit })
    }
  }
  return steps
}
