import { finishRun } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'
import type { PlanOptions } from '../plan/schema.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { masked } from '../policy/mask.ts'
import type { PublishOptions } from '../publish/options.ts'
import type { BodyContext, ProposedCall, PublishResult } from '../publish/publication.ts'
import { resolveTarget, type Target } from '../publish/target.ts'
import { reportProblem } from '../report/build-report.ts'
import type { renderBody } from '../report/markdown.ts'
import type { RunReport } from '../report/report.ts'
import { attempt } from './attempt.ts'
import { auditBranch } from './audit.ts'
import { requestPull } from './fit-commits.ts'
import type { Ground } from './ground.ts'
import { tellingSystemFailures } from './system-failure.ts'
import type { AttemptOptions, Place, Ready, Terms } from './terms.ts'

export interface PullRequestOptions extends AttemptOptions {
  readonly overrides?: Partial<PlanOptions> | undefined
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
): Promise<RunReport> =>
  tellingSystemFailures(async () => {
    const { overrides, publish } = options
    const asked = requestPull(plans, { overrides, signedByApi: publish.signCommits === 'api' })
    let published: PublishResult | undefined
    const report = await attempt(asked, options, termsOf(options), async (ready) => {
      published = await publishRun(ready, options)
      return { written: published.pushed, notes: published.notes }
    })
    return published ? masked(withPublication(report, published)) : report
  })

/** GitHub lists so many commits of a pull request, and no more. */
const LISTED = 250

interface PullPlace extends Place {
  readonly target: Target
}

const termsOf = (options: PullRequestOptions): Terms<PullPlace> => ({
  async place(git, { header: { title, digest: sha256 } }) {
    const target = await resolveTarget(git, { title, sha256 }, options.publish)
    return { target, head: target.base.commit }
  },
  replays: 'commit',
  onto: 'rebase',
  writes: !options.publish.dryRun,
  dirty: 'refused',
  allRefusals: false,
  tellsCommits: true,
  mostCommits: LISTED,
  asks: true,
  onAsk: options.onAsk ?? 'stop',
  programs: 'all',
  onFailure: options.onFailure ?? 'policy',
  limits: true,
})

async function publishRun(
  ready: Ready<PullPlace>,
  { publish: wanted, onEvent }: PullRequestOptions,
): Promise<PublishResult> {
  const { git, store, place, request, ground, audit, draft } = ready
  const { target } = place
  const { title, digest } = request.header
  const { run = unchangedRun(ground) } = ready
  const report = await ready.report()
  const keep = async (branch: string): Promise<void> => {
    if (ready.run && !wanted.dryRun) await finishRun(git, run.id, { status: 'published', branch })
  }
  // What speaks to GitHub and writes Markdown is loaded when it is needed.
  const [{ publish }, { renderBody }, { safeTitle }] = await Promise.all([
    import('../publish/publish.ts'),
    import('../report/markdown.ts'),
    import('../report/safe-markdown.ts'),
  ])
  const publication = await publish({
    git: store.git,
    run,
    target,
    plan: { sha256: digest },
    title: safeTitle(wanted.title ?? title),
    body: (context) => bodyOf(report, { target, before: wanted.body, context, render: renderBody }),
    options: draft ? { ...wanted, draft, autoMerge: undefined } : wanted,
    audit: (branch) => auditBranch(store.git, run, { files: audit.files, ...branch }),
    onPushed: () => keep(target.branch),
  })
  onEvent?.({ type: 'published', publication })
  await keep(publication.branch)
  return publication
}

/** Publishing a run without commits settles what an earlier one opened. */
const unchangedRun = ({ head }: Ground): Run => ({ id: '', ref: '', base: head, head, snapshots: [] })

interface BodyWanted {
  readonly target: Target
  /** The caller's own words, which come first. */
  readonly before: string | undefined
  readonly context: BodyContext
  readonly render: typeof renderBody
}

/** The body as GitHub shows it: the caller's own words, then the report with the ids that the commits have there. */
function bodyOf(report: RunReport, { target, before, context, render }: BodyWanted): string {
  const { serverUrl, repository } = target
  const { budget, commits } = context
  const there = (commit: string) => commits.get(commit) ?? commit
  const steps = report.steps.map((step) => (step.commit ? { ...step, commit: there(step.commit) } : step))
  const commitUrl = repository ? (commit: string) => `${serverUrl}/${repository}/commit/${commit}` : undefined
  const head = before === undefined ? '' : `${before.trim()}\n\n`
  return head + render({ ...report, steps }, { budget: budget - Buffer.byteLength(head), commitUrl })
}

function withPublication(report: RunReport, publication: PublishResult): RunReport {
  const { operation, number, url, branch, headSha, problems, proposed, title, body } = publication
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
    ...(problems.length > 0 && { problems: problems.map(reportProblem) }),
  }
}

/** The call as the JSON that would be sent. */
const reportCall = ({ method, path, body }: ProposedCall) => ({
  method,
  path,
  ...(body && { body: JSON.parse(JSON.stringify(body)) }),
})
