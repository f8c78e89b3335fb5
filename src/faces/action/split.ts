import type { SteppedPlan } from '../../core/plan/steps.ts'
import { buildReport } from '../../core/report/build-report.ts'
import { renderBody } from '../../core/report/markdown.ts'
import { exitCodeOfParts, type PartPullRequest, reportOfPart, tableOfParts } from '../../publish/part-pulls.ts'
import type { PublishPlansOptions } from '../../publish/publish-plans.ts'
import type { Job } from './job.ts'
import { annotationsOf, logOf, neutraliseCommands, outputsOf, type Runner, SUMMARY_BYTES, tell } from './outputs.ts'

/** Hands the pull requests of a plan's parts over; answers the exit code. */
export async function handOverParts(
  parts: readonly PartPullRequest[],
  { plans, asked }: { readonly plans: readonly SteppedPlan[]; readonly asked: PublishPlansOptions },
  job: Job,
): Promise<number> {
  const report = await job.write('report.json', `${JSON.stringify(parts, null, 2)}\n`)
  await deliverParts(parts, report, job)
  return exitCodeOfParts(parts, (asked.overrides?.on_error ?? plans[0]?.options.on_error) === 'continue')
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
