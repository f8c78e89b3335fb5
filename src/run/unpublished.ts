import type { Problem } from '../errors.ts'
import { treeOf } from '../git/commands/commit.ts'
import type { Git } from '../git/git.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { masked } from '../policy/mask.ts'
import { buildReport, type Combination } from '../report/build-report.ts'
import type { RunReport } from '../report/report.ts'
import type { PullRequestOptions } from './pull-request.ts'
import { skipAround } from './replayed.ts'
import { withPlanFiles } from './report-run.ts'
import { requestOf } from './request.ts'

export interface Unpublished {
  readonly git: Git
  /** The commit that the plans were judged on. */
  readonly base: string
  readonly options: Pick<PullRequestOptions, 'overrides'>
  readonly combination: Combination
  readonly problems: readonly Problem[]
}

/** The report of plans of which nothing was replayed as a run: why, and all their steps as skipped. */
export async function reportUnpublished(
  plans: readonly SteppedPlan[],
  { git, base, options: { overrides }, combination, problems }: Unpublished,
): Promise<RunReport> {
  const asked = requestOf(plans, { overrides })
  const { title, digest } = asked.header
  const report = buildReport({
    plan: { title, digest, files: asked.files, overrides: asked.overrides },
    base: { commit: base, tree: await git.run(treeOf(base)) },
    steps: withPlanFiles(skipAround([], asked), asked),
    combination,
    problems,
  })
  return masked(report)
}
