import type { SteppedPlan } from '../../core/plan/steps.ts'
import type { RunReport } from '../../core/report/report.ts'
import type { Candidate } from '../../core/report/several-plans.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { tellingSystemFailures } from '../../core/run/system-failure.ts'
import { branchName } from '../../publish/branch-name.ts'
import { type PullRequestOptions, rehearsePullRequest, settlePullRequest } from '../../publish/open-pull-request.ts'
import { openPassingPullRequest } from '../../publish/publish-plans.ts'
import { resolveTarget } from '../../publish/target.ts'
import { reportUnpublished } from '../../publish/unpublished.ts'
import { tryEach } from './candidates.ts'

/**
 * Tries plans for the same task side by side on the base branch, each verified in a worktree of its own, and publishes the smallest change
 * among those that pass. All have one branch, named after the first. Where a plan was merged already, nothing is tried; where none
 * passes and one changes nothing, that one is published, which settles its pull request; otherwise the report says NO_PLAN_PASSES.
 */
export const openBestPullRequest = (plans: readonly SteppedPlan[], given: PullRequestOptions): Promise<RunReport> =>
  tellingSystemFailures(async () => {
    const options = onBranchOf(plans, given)
    for (const plan of plans) {
      const settled = await settlePullRequest(plan, options)
      if (settled) return settled
    }
    const git = await openRepository(options)
    const { base } = await resolveTarget(git, named(plans), options.publish)
    const candidates = await tryEach(plans, (plan, onWorktree) => rehearse(plan, { ...options, onWorktree }, base), {
      signal: options.signal,
    })
    const plan = plans[chosen(candidates)]
    const combination = { candidates }
    if (plan) return openPassingPullRequest(plan, { ...options, combination })
    return reportUnpublished(plans, { git, base: base.commit, options, combination, problems: [NONE] })
  })

/** One branch, whatever plan is published on it. */
export const onBranchOf = (plans: readonly SteppedPlan[], options: PullRequestOptions): PullRequestOptions => {
  const { title, sha256 } = named(plans)
  return { ...options, publish: { ...options.publish, branch: options.publish.branch ?? branchName(title, sha256) } }
}

/** What a branch is named after. */
export const named = ([first]: readonly SteppedPlan[]): { readonly title: string; readonly sha256: string } => ({
  title: first?.title ?? '',
  sha256: first?.digest ?? '',
})

const NONE = {
  name: 'NO_PLAN_PASSES',
  message: 'None of the plans passes. Nothing was published. Correct what the table of candidates says of one of them.',
} as const

/** A verification that fails decides against a plan, whatever would be done about a single one. */
const rehearse = (
  plan: SteppedPlan,
  { onEvent: _, onContents: __, keepOutput: ___, ask: ____, ...options }: PullRequestOptions,
  { commit }: { readonly commit: string },
): Promise<RunReport> => rehearsePullRequest(plan, { ...options, onFailure: 'stop', head: commit })

function chosen(candidates: readonly Candidate[]): number {
  const best = candidates.findIndex((candidate) => candidate.best)
  return best < 0 ? candidates.findIndex(({ verdict }) => verdict === 'unchanged') : best
}
