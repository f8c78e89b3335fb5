import type { SteppedPlan } from '../../core/plan/steps.ts'
import type { RunReport } from '../../core/report/report.ts'
import type { PullRequestOptions } from '../../publish/open-pull-request.ts'
import { openPassingPullRequest } from '../../publish/passing-pull-request.ts'

/** What several plans are to each other: steps of one run, parts of one plan in an order to be found, or candidates for one task. */
export type Combine = 'sequence' | 'compose' | 'try'

export interface CombinedOptions extends PullRequestOptions {
  /** Default sequence. */
  readonly combine?: Combine | undefined
}

/**
 * As `openPassingPullRequest`, for plans that are composed first (`compose`), or of which the best is published (`try`). The report says
 * how they fit, or how each came out. Plans that do not fit, or of which none passes, publish nothing: PLANS_CONFLICT, NO_PLAN_PASSES
 * among its problems. A single plan is published as it is.
 */
export async function openCombinedPullRequest(
  plans: readonly SteppedPlan[],
  { combine = 'sequence', ...options }: CombinedOptions,
): Promise<RunReport> {
  if (combine === 'sequence' || plans.length < 2) return openPassingPullRequest(plans, options)
  if (combine === 'try') return (await import('./best-pull-request.ts')).openBestPullRequest(plans, options)
  return (await import('./composed-pull-request.ts')).openComposedPullRequest(plans, options)
}
