import { EditplanError } from './errors.ts'
import type { Git } from './git/git.ts'
import { checkBranch, checkClean } from './history/branch.ts'
import { dropUnfinished } from './history/runs.ts'
import type { Run } from './history/snapshot.ts'
import type { PlanOptions } from './plan/schema.ts'
import type { SteppedPlan } from './plan/streamed-plan.ts'
import type { Policy } from './policy/policy.ts'
import type { RunReport } from './report/report.ts'
import { type Ground, openGround, openRepository, workTreeReader } from './run/ground.ts'
import { mergeOntoHead } from './run/merge-onto-head.ts'
import { nameBranch } from './run/name-branch.ts'
import { putInPlace } from './run/put-in-place.ts'
import { changingPaths, type Replayed, type RunEvent, replayAndRecord, skipAround } from './run/replayed.ts'
import { reportRun } from './run/report-run.ts'
import { type Request, requestOf, withFiles } from './run/request.ts'
import { type Ask, reviewRun, withDecisions } from './run/review.ts'
import { CHECK_ONLY, checkLimits, openPolicy, type PolicySource, refuseSecretWords } from './run/run-policy.ts'
import { tellingSystemFailures } from './run/system-failure.ts'
import { type KeepOutput, type VerifiedRun, verifyRun } from './run/verification.ts'
import { acquireLock } from './workspace/lock.ts'

export type { PublishOptions } from './publish/options.ts'
export { planFromDiff } from './run/from-diff.ts'
export { type ImportRequest, importSources } from './run/import.ts'
export { planText } from './run/plan-text.ts'
export type { RunEvent } from './run/replayed.ts'
export { resumeRun } from './run/resume.ts'
export type { Ask, Question } from './run/review.ts'
export type { PolicySource } from './run/run-policy.ts'
export { listRuns, type RunSummary, showRun } from './run/runs.ts'
export { testPolicy } from './run/test-policy.ts'
export { undoRun } from './run/undo.ts'
export type { KeepOutput } from './run/verification.ts'
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
  /** Somebody who may allow what the policy asks about; default nobody. */
  readonly ask?: Ask | undefined
  /** Keeps what the policy's verifications print; default it is dropped but for its end. */
  readonly keepOutput?: KeepOutput | undefined
  readonly signal?: AbortSignal
  readonly onEvent?: (event: RunEvent) => void
}

/**
 * Replays plans on a checkout, records every step as a commit, and brings the result into the work tree: the whole program.
 * Resolves to the report, also when steps failed; under `on_error: stop` nothing is then written. Aborting leaves the checkout
 * untouched. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export const applyPlan = (plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions): Promise<RunReport> =>
  tellingSystemFailures(() => apply(plans, options))

async function apply(plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions): Promise<RunReport> {
  const asked = requestOf(plans, options.overrides)
  const git = await openRepository(options)
  const base = options.base ?? asked.header.base
  using _lock = options.dryRun ? undefined : await acquireLock(git.gitDir, abortedBy(options))
  await using ground = await openGround(git, { base, paths: asked.paths })
  const request = await withFiles(ground, asked)
  await refuseUnfit(ground, request, options)
  const policy = await openPolicy(git, ground.head, { given: options.policy, asks: false })
  await refuseSecretWords(policy, request)
  const review = await reviewRun(policy, { ground, request }, { ...options, commit: ground.head, onAsk: 'stop' })
  const attempt = await replayAndRecord(ground, request, {
    policy: review.policy,
    recorded: options.dryRun || policy.checkOnly ? 'no' : 'yes',
    check: (workspace) => checkLimits(policy, workspace, request),
    ...abortedBy(options),
    ...(options.onEvent && { onEvent: options.onEvent }),
  })
  const replayed = withDecisions(attempt, review, request)
  // Awaited here, so that lock and ground are held until all is in place.
  if (replayed.run) return await bringIn(ground, { ...replayed, run: replayed.run }, { request, policy, options })
  return reportRun({ ground, request, replayed, notes: policy.checkOnly && !options.dryRun ? [CHECK_ONLY] : [] })
}

interface Bringing {
  readonly request: Request
  readonly policy: Policy
  readonly options: RunOptions
}

/** Merges a recorded run onto the current head, verifies it, puts it in place. */
async function bringIn(
  ground: Ground,
  replayed: Replayed & { readonly run: Run },
  { request, policy, options }: Bringing,
): Promise<RunReport> {
  const { git } = ground
  const { workspace } = replayed
  const merged = await mergeOntoHead(ground, replayed.run, { request, steps: replayed.steps })
  if (merged.unchanged) return reportRun({ ground, request, replayed: asUnchanged(replayed), notes: merged.notes })
  const verified = await verifyOrDrop(git, { run: merged.run, workspace }, { request, policy, options })
  const { run, verifications, problems } = verified
  if (problems.length > 0) {
    return reportRun({ ground, request, replayed: asSkipped(replayed, request), verifications, problems })
  }
  const placed = git.bare
    ? await nameBranch(git, run, options).then(() => [])
    : await putInPlace(ground, { run, workspace }, options)
  const notes = [...merged.notes, ...verified.notes, ...placed]
  return reportRun({ ground, request, replayed: { ...replayed, run }, branch: options.branch, notes, verifications })
}

/** Nothing keeps a run that is not to be put in place. */
async function verifyOrDrop(
  git: Git,
  result: Parameters<typeof verifyRun>[1],
  { request, policy, options: { keepOutput, signal } }: Bringing,
): Promise<VerifiedRun> {
  let verified: VerifiedRun | undefined
  try {
    const verifications = policy.file.verify
    verified = await verifyRun(git, result, { verifications, request, onFailure: 'stop', keepOutput, signal })
    return verified
  } finally {
    if (!verified || verified.problems.length > 0) await dropUnfinished(git)
  }
}

/** Replays plans and opens their pull request; what speaks to GitHub is loaded when first called. */
export const openPullRequest: typeof import('./run/open-pull-request.ts').openPullRequest = async (plans, options) =>
  (await import('./run/open-pull-request.ts')).openPullRequest(plans, options)

/** Everything `applyPlan` would validate, with all refusals at once; nothing is written. */
export const checkPlan = (plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions): Promise<RunReport> =>
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

/** Nothing of it was written. */
const asSkipped = ({ steps, stopped, workspace }: Replayed, request: Request): Replayed => ({
  steps: skipAround(steps, request),
  stopped,
  workspace,
})

/** The head has all of it already. */
const asUnchanged = ({ steps, stopped, workspace }: Replayed): Replayed => ({
  steps: steps.map(({ commit: _, ...step }) => (step.status === 'applied' ? { ...step, status: 'unchanged' } : step)),
  stopped,
  workspace,
})
