import { EditplanError } from '../errors.ts'
import { resolveRevision } from '../git/commands/rev-parse.ts'
import { checkClean } from '../history/branch.ts'
import { finishRun, takeBackRun } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'
import type { SteppedPlan } from '../plan/streamed-plan.ts'
import { masked } from '../policy/mask.ts'
import type { PublishOptions } from '../publish/options.ts'
import type { BodyContext, ProposedCall, PublishResult } from '../publish/publication.ts'
import { publish } from '../publish/publish.ts'
import { resolveTarget, type Target } from '../publish/target.ts'
import { reportProblem } from '../report/build-report.ts'
import { renderBody } from '../report/markdown.ts'
import type { RunReport } from '../report/report.ts'
import { safeTitle } from '../report/safe-markdown.ts'
import type { RunOptions } from '../run.ts'
import { acquireLock } from '../workspace/lock.ts'
import { replayToFit, requestPull } from './fit-commits.ts'
import { currentCommit, type Ground, openCommit, openRepository, refuseInterrupted, workTreeReader } from './ground.ts'
import { changingPaths, type Replayed, skipAround } from './replayed.ts'
import { reportRun } from './report-run.ts'
import { type Request, withFiles } from './request.ts'
import { draftNotes, type Review, reviewRun, withDecisions } from './review.ts'
import { CHECK_ONLY, checkLimits, openPolicy, refuseSecretWords } from './run-policy.ts'
import { tellingSystemFailures } from './system-failure.ts'
import { verifyRun } from './verification.ts'

export interface PullRequestOptions
  extends Pick<RunOptions, 'root' | 'overrides' | 'policy' | 'ask' | 'keepOutput' | 'signal' | 'onEvent'> {
  readonly bare?: boolean
  /** Steps that the policy asks about and nobody allowed: refused (default), or let through into a draft that lists them. */
  readonly onAsk?: 'stop' | 'draft' | undefined
  /** A verification that fails: nothing is published, or a draft that says so. Default: what the policy says of each. */
  readonly onFailure?: 'stop' | 'draft' | undefined
  readonly publish: PublishOptions
}

/**
 * Replays plans on the base of a pull request, pushes the commits, opens or updates the pull request. Nothing of the checkout changes.
 * Resolves to the report; when steps failed under `on_error: stop`, nothing was pushed. A run that was not pushed leaves no trace.
 */
export const openPullRequest = (
  plans: SteppedPlan | readonly SteppedPlan[],
  options: PullRequestOptions,
): Promise<RunReport> => tellingSystemFailures(() => open(plans, options))

async function open(plans: SteppedPlan | readonly SteppedPlan[], options: PullRequestOptions): Promise<RunReport> {
  const { overrides, publish, signal } = options
  const asked = requestPull(plans, { overrides, signedByApi: publish.signCommits === 'api' })
  const git = await openRepository(options)
  using _lock = await acquireLock(git.gitDir, { ...(signal && { signal }) })
  refuseInterrupted(git)
  const head = await currentCommit(git)
  const { title, digest: sha256 } = asked.header
  const target = await resolveTarget(git, { title, sha256 }, publish)
  const base = await git.run(resolveRevision(target.base.commit))
  await using ground = await openCommit({ git, head, base }, asked.paths)
  const policy = await openPolicy(git, base.commit, { given: options.policy, asks: true })
  const request = await withFiles(ground, asked, policy)
  await refuseDirty(ground, request)
  await refuseSecretWords(policy, request)
  const reviewing = { ...options, commit: base.commit, onAsk: options.onAsk ?? 'stop' }
  const review = await reviewRun(policy, { ground, request }, reviewing)
  const fitted = await replayToFit(ground, request, {
    policy: review.policy,
    room: policy.file.verify.some(({ formats }) => formats) ? 1 : 0,
    recorded: policy.checkOnly ? 'no' : publish.dryRun ? 'scratch' : 'yes',
    check: (workspace) => checkLimits(policy, workspace, request),
    ...(signal && { signal }),
    ...(options.onEvent && { onEvent: options.onEvent }),
  })
  const replayed = withDecisions(fitted.replayed, review, fitted.request)
  if (replayed.stopped || policy.checkOnly) {
    return reportRun({ ground, request, replayed, notes: policy.checkOnly ? [CHECK_ONLY] : [] })
  }
  try {
    return await verifyAndPublish(replayed, {
      ground,
      request: fitted.request,
      notes: fitted.notes,
      target,
      options,
      review,
    })
  } finally {
    const { run } = replayed
    if (run && !publish.dryRun) await takeBackRun(git, run.id)
  }
}

interface Publishing {
  readonly ground: Ground
  readonly request: Request
  readonly target: Target
  readonly options: PullRequestOptions
  readonly review: Review
  readonly notes: readonly string[]
}

/** What waits for leave, or failed a verification that may fail, makes the pull request a draft that says so. */
async function verifyAndPublish(replayed: Replayed, publishing: Publishing): Promise<RunReport> {
  const { ground, request, options, review } = publishing
  const { git } = ground
  const verified = await verifyRun(
    git,
    { run: replayed.run ?? unchangedRun(ground), workspace: replayed.workspace },
    {
      verifications: replayed.run ? review.policy.file.verify : [],
      request,
      onFailure: options.onFailure ?? 'policy',
      scratch: options.publish.dryRun,
      keepOutput: options.keepOutput,
      signal: options.signal,
    },
  )
  const { run, verifications, problems } = verified
  if (problems.length > 0) {
    const { steps, workspace } = replayed
    return reportRun({
      ground,
      request,
      replayed: { steps: skipAround(steps, request), workspace },
      verifications,
      problems,
    })
  }
  const notes = [...publishing.notes, ...draftNotes(review), ...verified.notes]
  const done = { ...replayed, ...(replayed.run && { run }) }
  const report = await reportRun({ ground, request, replayed: done, notes, verifications })
  return publishRun(run, report, { ...publishing, draft: review.drafted.length > 0 || verified.draft })
}

async function publishRun(
  run: Run,
  report: RunReport,
  { ground, request, target, options, draft }: Publishing & { readonly draft: boolean },
): Promise<RunReport> {
  const { git } = ground
  const { title, digest } = request.header
  const keep = async (branch: string): Promise<void> => {
    if (report.run && !options.publish.dryRun) await finishRun(git, run.id, { status: 'published', branch })
  }
  const publication = await publish({
    git,
    run,
    target,
    plan: { sha256: digest },
    title: safeTitle(options.publish.title ?? title),
    body: (context) => bodyOf(report, { target, before: options.publish.body, context }),
    options: draft ? { ...options.publish, draft, autoMerge: undefined } : options.publish,
    onPushed: () => keep(target.branch),
  })
  options.onEvent?.({ type: 'published', publication })
  await keep(publication.branch)
  return masked(published(report, publication))
}

/** The pull request would not carry what is not committed. */
async function refuseDirty(ground: Ground, request: Request): Promise<void> {
  const { git, head } = ground
  if (git.bare) return
  const problems = await checkClean(git, {
    base: head,
    paths: changingPaths(ground, request),
    readFile: workTreeReader(git),
  })
  if (problems.length > 0) throw new EditplanError(problems)
}

/** Publishing a run without commits settles what an earlier one opened. */
const unchangedRun = ({ base }: Ground): Run => ({ id: '', ref: '', base, head: base, snapshots: [] })

/** The body as it stands on GitHub: the caller's own words, then the report with the ids that the commits have there. */
function bodyOf(
  report: RunReport,
  { target, before, context }: { target: Target; before: string | undefined; context: BodyContext },
): string {
  const { serverUrl, repository } = target
  const { budget, commits } = context
  const there = (commit: string) => commits.get(commit) ?? commit
  const steps = report.steps.map((step) => (step.commit ? { ...step, commit: there(step.commit) } : step))
  const commitUrl = repository ? (commit: string) => `${serverUrl}/${repository}/commit/${commit}` : undefined
  const head = before === undefined ? '' : `${before.trim()}\n\n`
  return head + renderBody({ ...report, steps }, { budget: budget - Buffer.byteLength(head), commitUrl })
}

const published = (report: RunReport, publication: PublishResult): RunReport => {
  const { operation, number, url, branch, headSha, notes, problems, proposed, title, body } = publication
  return {
    ...report,
    ...(report.head && { head: { ...report.head, branch } }),
    pull_request: {
      ...(number !== undefined && { number }),
      url,
      operation,
      branch,
      head_sha: headSha,
      ...(proposed && {
        proposed: { title, body, push: [...proposed.push], calls: proposed.calls.map(reportCall) },
      }),
    },
    ...(notes.length > 0 && { notes: [...(report.notes ?? []), ...notes] }),
    ...(problems.length > 0 && { problems: problems.map(reportProblem) }),
  }
}

/** The call as the JSON that would be sent. */
const reportCall = ({ method, path, body }: ProposedCall) => ({
  method,
  path,
  ...(body && { body: JSON.parse(JSON.stringify(body)) }),
})
