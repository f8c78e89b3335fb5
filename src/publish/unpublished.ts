import { treeOf } from '../core/git/commands/commit.ts'
import type { Git } from '../core/git/git.ts'
import type { SteppedPlan } from '../core/plan/steps.ts'
import { masked } from '../core/policy/secrets.ts'
import { buildReport, type Combination } from '../core/report/build-report.ts'
import type { RunReport } from '../core/report/report.ts'
import { skipAround } from '../core/run/replayed.ts'
import { withPlanFiles } from '../core/run/report-run.ts'
import { requestOf } from '../core/run/request.ts'
import type { Problem } from '../errors.ts'
import type { PullRequestOptions } from './open-pull-request.ts'

export interface UnpublishedRun {
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
  { git, base, options: { overrides }, combination, problems }: UnpublishedRun,
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
