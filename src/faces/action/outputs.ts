import { annotationsOf, neutraliseCommands } from '../../report/annotations.ts'
import { renderBody } from '../../report/markdown.ts'
import type { RunReport } from '../../report/report.ts'

/** GitHub takes 1,024 KiB of summary from one step. */
const SUMMARY_BYTES = 1024 * 1024 - 1024

/** The runner, as far as a report needs it: @actions/core's functions of these names. */
export interface Runner {
  setOutput(name: string, value: string): void
  info(text: string): void
  error: Annotate
  warning: Annotate
  notice: Annotate
  writeSummary(markdown: string): Promise<void>
}

type Annotate = (text: string, at: { title?: string; file?: string; startLine?: number; startColumn?: number }) => void

export interface ReportFiles {
  readonly report: string
  readonly html?: string | undefined
  readonly repair?: string | undefined
}

/** Hands the report to the runner: outputs, annotations at the plan's own lines, the step's summary, the log. */
export async function deliver(report: RunReport, files: ReportFiles, runner: Runner): Promise<void> {
  for (const [name, value] of Object.entries(outputsOf(report, files))) runner.setOutput(name, value)
  for (const { level, message, title, file, line, column } of annotationsOf(report)) {
    runner[level](message, {
      title: neutraliseCommands(title),
      ...(file !== undefined && { file }),
      ...(line !== undefined && { startLine: line }),
      ...(column !== undefined && { startColumn: column }),
    })
  }
  for (const line of logOf(report)) runner.info(neutraliseCommands(line))
  await runner.writeSummary(renderBody(report, { budget: SUMMARY_BYTES }))
}

/** Every output of action.yml; what is not known is empty. */
export function outputsOf(report: RunReport, files: ReportFiles): Record<string, string> {
  const { pull_request: pull, totals, run } = report
  return {
    'pull-request-number': String(pull?.number ?? ''),
    'pull-request-url': pull?.url ?? '',
    'pull-request-operation': pull?.operation ?? 'none',
    'pull-request-head-sha': pull?.head_sha ?? '',
    'pull-request-branch': pull?.branch ?? '',
    'run-id': run?.id ?? '',
    applied: String(totals.applied),
    collapsed: String(totals.collapsed),
    failed: String(totals.failed),
    'report-path': files.report,
    'html-report-path': files.html ?? '',
    'repair-path': files.repair ?? '',
  }
}

/** What the log says: the totals, the pull request, remarks, and a dry run's calls. */
function logOf({ totals, pull_request: pull, notes = [] }: RunReport): readonly string[] {
  const proposed = pull?.proposed
  return [
    `${totals.applied} applied, ${totals.collapsed} collapsed, ${totals.failed} refused, ${totals.skipped} skipped`,
    ...(pull?.url ? [`pull request ${pull.operation}: ${pull.url}`] : []),
    ...notes,
    ...(proposed ? [proposed.title, proposed.body] : []),
    ...(proposed?.calls ?? []).map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body ?? {})}`),
  ]
}
