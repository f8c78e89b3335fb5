import { EditplanError } from './errors.ts'
import { checkBranch, checkClean } from './history/branch.ts'
import type { Plan, PlanOptions } from './plan/schema.ts'
import type { RunReport } from './report/report.ts'
import { type Ground, openGround, openRepository, workTreeReader } from './run/ground.ts'
import { mergeOntoHead } from './run/merge-onto-head.ts'
import { nameBranch } from './run/name-branch.ts'
import { putInPlace } from './run/put-in-place.ts'
import { changingPaths, type Replayed, type RunEvent, replayAndRecord } from './run/replayed.ts'
import { reportRun } from './run/report-run.ts'
import { type Request, requestOf } from './run/request.ts'
import { checkLimits, openPolicy, type PolicySource } from './run/run-policy.ts'
import { acquireLock } from './workspace/lock.ts'

export type { PublishOptions } from './publish/options.ts'
export { openPullRequest } from './run/open-pull-request.ts'
export type { RunEvent } from './run/replayed.ts'
export { resumeRun } from './run/resume.ts'
export type { PolicySource } from './run/run-policy.ts'
export { listRuns, type RunSummary, showRun } from './run/runs.ts'
export { undoRun } from './run/undo.ts'
export { verifyPlan } from './run/verify.ts'

export interface RunOptions {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Branch to make from the base with the run's commits, and to switch to. */
  readonly branch?: string
  /** Revision to replay on; default: the plan's `base`, else the checkout as it stands. */
  readonly base?: string
  /** Replay without a work tree; needs `branch`. */
  readonly bare?: boolean
  /** Replace a branch that exists. */
  readonly force?: boolean
  /** Override the plans' own options. */
  readonly overrides?: Partial<PlanOptions>
  /** Nothing is written. */
  readonly dryRun?: boolean
  /** Default: `.github/editplan.yml` as it stands on the base. */
  readonly policy?: PolicySource
  readonly signal?: AbortSignal
  readonly onEvent?: (event: RunEvent) => void
}

/**
 * Replays plans on a checkout, records every step as a commit, and brings the result into the work tree: the whole program.
 * Resolves to the report, also when steps failed; under `on_error: stop` nothing is then written. Aborting leaves the checkout
 * untouched. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export async function applyPlan(plans: Plan | readonly Plan[], options: RunOptions): Promise<RunReport> {
  const request = requestOf(plans, options.overrides)
  const git = await openRepository(options)
  const base = options.base ?? request.header.base
  using _lock = options.dryRun ? undefined : await acquireLock(git.gitDir, abortedBy(options))
  await using ground = await openGround(git, { base, paths: request.paths })
  await refuseUnfit(ground, request, options)
  const policy = await openPolicy(git, ground.base.commit, { given: options.policy, asks: false })
  const replayed = await replayAndRecord(ground, request, {
    policy,
    recorded: options.dryRun || policy.checkOnly ? 'no' : 'yes',
    check: (workspace) => checkLimits(policy, workspace, request),
    ...abortedBy(options),
    ...(options.onEvent && { onEvent: options.onEvent }),
  })
  if (!replayed.run) return reportRun({ ground, request, replayed })
  const merged = await mergeOntoHead(ground, replayed.run, { request, steps: replayed.steps })
  if (merged.unchanged) return reportRun({ ground, request, replayed: asUnchanged(replayed), notes: merged.notes })
  const { run, notes } = merged
  if (git.bare) await nameBranch(git, run, options)
  else await putInPlace(ground, { run, workspace: replayed.workspace }, options)
  return reportRun({ ground, request, replayed: { ...replayed, run }, branch: options.branch, notes })
}

/** Everything `applyPlan` would validate, with all refusals at once; nothing is written. */
export const checkPlan = (plans: Plan | readonly Plan[], options: RunOptions): Promise<RunReport> =>
  applyPlan(plans, { ...options, dryRun: true, overrides: { ...options.overrides, on_error: 'continue' } })

const abortedBy = ({ signal }: RunOptions) => ({ ...(signal && { signal }) })

/** Throws what stands against the branch, or against the touched files' being uncommitted. */
async function refuseUnfit(ground: Ground, request: Request, { branch, force = false }: RunOptions): Promise<void> {
  const { git, head, readFile } = ground
  if (git.bare && branch === undefined) {
    throw new EditplanError({ name: 'USAGE', message: 'Without a work tree the result needs a name. Pass --branch.' })
  }
  const unfit = branch === undefined ? undefined : await checkBranch(git, branch, { force })
  if (unfit) throw new EditplanError(unfit)
  if (git.bare || (branch === undefined && readFile)) return
  const problems = await checkClean(git, {
    base: head,
    paths: changingPaths(ground, request),
    readFile: readFile ?? workTreeReader(git),
  })
  if (problems.length > 0) throw new EditplanError(problems)
}

/** The head has all of it already. */
const asUnchanged = ({ steps, stopped, workspace }: Replayed): Replayed => ({
  steps: steps.map(({ commit: _, ...step }) => (step.status === 'applied' ? { ...step, status: 'unchanged' } : step)),
  stopped,
  workspace,
})
