import type { SteppedPlan } from '../../core/plan/steps.ts'
import { annotationsOf, neutraliseCommands } from '../../core/report/annotations.ts'
import { buildReport } from '../../core/report/build-report.ts'
import { renderBody } from '../../core/report/markdown.ts'
import { EditplanError } from '../../errors.ts'
import type { PullRequestOptions } from '../../publish/open-pull-request.ts'
import {
  exitCodeOfParts,
  type PartPullRequest,
  reportOfPart,
  tableOfParts,
} from '../../wings/several/split-pulls-report.ts'
import type { Job } from './job.ts'
import { logOf, outputsOf, type Runner, SUMMARY_BYTES, tell } from './outputs.ts'

/** What a job with the input `split` works with. */
export interface SplitJob {
  readonly plans: readonly SteppedPlan[]
  readonly asked: PullRequestOptions
  readonly by: readonly string[]
}

/** A pull request for each part of one plan; answers the exit code. */
export async function publishParts({ plans, asked, by }: SplitJob, job: Job): Promise<number> {
  const { openPullRequests } = await import('../../wings/several/split-pulls.ts')
  const [plan, ...others] = plans
  if (!plan || others.length > 0) {
    throw new EditplanError({
      name: 'USAGE',
      message: '`split` takes one plan. Name one as `plan`, or leave out `split`.',
    })
  }
  const parts = await openPullRequests(plan, { ...asked, by })
  const report = await job.write('report.json', `${JSON.stringify(parts, null, 2)}\n`)
  await deliverParts(parts, report, job)
  return exitCodeOfParts(parts, (asked.overrides?.on_error ?? plan.options.on_error) === 'continue')
}

/** Hands the parts to the runner: outputs, annotations at the plan's lines, a summary with a row for each, the log. */
async function deliverParts(parts: readonly PartPullRequest[], report: string, runner: Runner): Promise<void> {
  for (const [name, value] of Object.entries(outputsOfParts(parts, report))) runner.setOutput(name, value)
  const reports = parts.flatMap((part) => reportOfPart(part) ?? [])
  tell(reports.flatMap(annotationsOf), runner)
  for (const part of parts) for (const line of linesOf(part)) runner.info(neutraliseCommands(line))
  const table = tableOfParts(parts)
  const budget = Math.floor((SUMMARY_BYTES - Buffer.byteLength(table)) / Math.max(1, reports.length)) - PER_PART
  const bodies = budget < PER_PART ? [] : reports.map((one) => renderBody(one, { budget }))
  await runner.writeSummary([table, ...bodies].join('\n\n'))
}

/** Bytes beside the body of a part, and the least that is worth one. */
const PER_PART = 1000

/** Every output of action.yml: those of one pull request are empty. */
export function outputsOfParts(parts: readonly PartPullRequest[], report: string): Record<string, string> {
  const reports = parts.flatMap(({ report: one }) => one ?? [])
  const sum = (of: 'applied' | 'collapsed' | 'failed'): string =>
    String(reports.reduce((total, { totals }) => total + totals[of], 0))
  const nothing = buildReport({ plan: { title: '', digest: '', files: [] }, steps: [], problems: [] })
  return {
    ...outputsOf(nothing, { report }),
    applied: sum('applied'),
    collapsed: sum('collapsed'),
    failed: sum('failed'),
    files: JSON.stringify([...new Set(reports.flatMap(({ files }) => files.map((one) => one.path)))]),
    'pull-requests': JSON.stringify(parts.map(rowOf)),
  }
}

/** A row of the table, without the run. */
const rowOf = ({ name, branch, base, outcome, number, url }: PartPullRequest) => ({
  ...{ name, branch, base, outcome },
  ...(number !== undefined && { number }),
  url,
})

const linesOf = ({ name, outcome, notes = [], report }: PartPullRequest): readonly string[] => [
  `part ${name}: ${outcome}`,
  ...notes,
  ...(report ? logOf(report) : []),
]
