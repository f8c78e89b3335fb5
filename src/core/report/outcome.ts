import { exitCodeOf } from '../../errors.ts'
import type { ReportedProblem } from './problem.ts'
import type { RunReport } from './report.ts'

/** Problems of the whole run that make its result invalid. */
export const failuresOf = (report: Pick<RunReport, 'problems' | 'pull_request'>): readonly ReportedProblem[] =>
  isPublished(report) ? [] : problemsOf(report)

/** Details that GitHub refused although the pull request exists: a reviewer, a label, a milestone. */
export const warningsOf = (report: Pick<RunReport, 'problems' | 'pull_request'>): readonly ReportedProblem[] =>
  isPublished(report) ? problemsOf(report) : []

/**
 * The process's exit code: 0, or the code of the first failure, else of the first refused step, which is 1 where refused
 * steps let the others be applied (`continued`). Warnings leave it 0.
 */
export function exitCodeFor(report: RunReport, continued: boolean): number {
  const [failure] = failuresOf(report)
  if (failure) return exitCodeOf(failure.name)
  const refused = report.steps.find((step) => step.error)?.error
  if (!refused) return 0
  return continued ? 1 : exitCodeOf(refused.name)
}

const isPublished = ({ pull_request: pull }: Pick<RunReport, 'pull_request'>): boolean =>
  pull !== undefined && pull.failed !== true

const problemsOf = ({ problems = [] }: Pick<RunReport, 'problems'>): readonly ReportedProblem[] => problems

/** Nothing was written, and what the report says of steps is what would become of them: a check, or a dry run of `apply`. */
export const isRehearsal = ({ written, run, totals, pull_request: pull }: RunReport): boolean =>
  !written && run === null && pull === undefined && totals.applied > 0
