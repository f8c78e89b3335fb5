import { buildReport } from '../../core/report/build-report.ts'
import { renderBody } from '../../core/report/markdown.ts'
import { adviceOn, failuresOf, furtherSuggestions, unfilledPage, warningsOf } from '../../core/report/outcome.ts'
import type { ReportedPassage, RunReport } from '../../core/report/report.ts'
import type { ReportedProblem, ReportedVerification } from '../../core/report/report-parts.ts'
import { askSections, type Finding, findingsIn, sectionLines } from '../../core/report/sections.ts'
import { breakCommands, oneLine, showInvisible } from '../../core/text/neutralise.ts'
import { clipped } from '../../core/text/words.ts'
import { ERRORS } from '../../errors.ts'
import { type PartPullRequest, reportOfPart, tableOfParts } from '../../publish/part-pulls.ts'

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

/** What the outputs say about the attestation. */
export interface AttestationFiles {
  readonly id?: number
  readonly url?: string
  /** The signed bundle. */
  readonly bundle?: string
  /** The signed summary of what the policy found. */
  readonly summary?: string
}

interface ReportFiles {
  readonly report: string
  readonly html?: string | undefined
  readonly repair?: string | undefined
  readonly attestation?: AttestationFiles | undefined
}

/** Hands the report to the runner: outputs, annotations at the plan's own lines, the step's summary, the log. */
export async function deliver(report: RunReport, files: ReportFiles, runner: Runner): Promise<void> {
  for (const [name, value] of Object.entries(outputsOf(report, files))) runner.setOutput(name, value)
  tell(annotationsOf(report), runner)
  for (const line of logOf(report)) runner.info(neutraliseCommands(line))
  await runner.writeSummary(linkTo(report) + renderBody(report, { budget: SUMMARY_BYTES }))
}

/** At the plan's own lines. */
export function tell(annotations: readonly Annotation[], runner: Runner): void {
  for (const { level, message, title, file, line, column } of annotations) {
    runner[level](message, {
      title: neutraliseCommands(title),
      ...(file !== undefined && { file }),
      ...(line !== undefined && { startLine: line }),
      ...(column !== undefined && { startColumn: column }),
    })
  }
}

/** Every output of action.yml; what is not known is empty. */
export function outputsOf(report: RunReport, files: ReportFiles): Record<string, string> {
  const { pull_request: pull, totals, run } = report
  return {
    'pull-request-number': String(pull?.number ?? ''),
    'pull-request-url': pull?.url ?? '',
    'compare-url': pull?.compare_url ?? '',
    'pull-request-operation': pull?.operation ?? 'none',
    'pull-request-head-sha': pull?.head_sha ?? '',
    'pull-request-branch': pull?.branch ?? '',
    'pull-requests': '',
    'commits-verified': pull?.verified === undefined ? '' : String(pull.verified),
    'run-id': run?.id ?? '',
    applied: String(totals.applied),
    collapsed: String(totals.collapsed),
    failed: String(totals.failed),
    files: JSON.stringify(report.files.map(({ path }) => path)),
    'report-path': files.report,
    'html-report-path': files.html ?? '',
    'repair-path': files.repair ?? '',
    'attestation-id': String(files.attestation?.id ?? ''),
    'attestation-url': files.attestation?.url ?? '',
    'attestation-path': files.attestation?.bundle ?? '',
    'verification-summary-path': files.attestation?.summary ?? '',
    ...{ conflicts: '', candidates: '', best: '', verdict: '', overlaps: '', 'explanation-path': '' },
    ...Object.assign({}, ...askSections(report, (section, content) => section.outputs?.(content))),
  }
}

/** The pull request, or what there is in its place, at the head of the summary. */
function linkTo({ pull_request: pull }: RunReport): string {
  if (!pull) return ''
  if (pull.number !== undefined)
    return `**Pull request [#${pull.number}](${pull.url})**: ${OPERATIONS[pull.operation]}\n\n`
  const issue = pull.issue ? `[Issue #${pull.issue.number}](${pull.issue.url}) says so. ` : ''
  return pull.compare_url ? `**No pull request.** ${issue}[Open it](${pull.compare_url})\n\n` : ''
}

const OPERATIONS = { created: 'created', updated: 'updated', closed: 'closed', none: 'nothing to write' } as const

/** What the log says: the totals, the outcome for branch and pull request, remarks, what failed, and a dry run's calls. */
function logOf(report: RunReport): readonly string[] {
  const { totals, pull_request: pull, notes = [], verifications = [], written } = report
  const proposed = pull?.proposed
  return [
    `${totals.applied} applied, ${totals.collapsed} collapsed, ${totals.failed} refused, ${totals.skipped} skipped`,
    ...(pull?.head_sha && !proposed
      ? [`branch ${pull.branch} is at ${pull.head_sha}${written ? ', pushed by this run' : ''}`]
      : []),
    ...(pull?.url ? [`pull request #${pull.number}, ${OPERATIONS[pull.operation]}: ${pull.url}`] : []),
    ...(pull?.issue ? [`issue #${pull.issue.number}: ${pull.issue.url}`] : []),
    ...(pull?.compare_url ? [`open the pull request by hand: ${unfilledPage(pull.compare_url)}`] : []),
    ...sectionLines(report, oneLine).map(({ title, text }) => `${title.toLowerCase()}: ${text}`),
    ...notes,
    ...verifications.filter(({ ok }) => !ok).flatMap(failedVerification),
    ...(proposed ? [proposed.title, proposed.body] : []),
    ...(proposed?.calls ?? []).map(({ method, path, body }) => `${method} ${path} ${JSON.stringify(body ?? {})}`),
  ]
}

/** Lines of a failed program that the log shows; the file has the rest. */
const SHOWN_LINES = 20

function failedVerification({ name, tail, output }: ReportedVerification): readonly string[] {
  const lines = tail.trimEnd().split(/\r?\n/)
  const shown = lines.slice(-SHOWN_LINES).map((line) => `  ${line.slice(0, 500)}`)
  const where = output === undefined ? '' : `; all of it is in ${output}`
  return [`verification "${name}" failed. The end of what it printed${where}:`, ...shown]
}

/** A remark at a place of a plan, as a workflow run shows it. */
interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

/**
 * Annotations of a report at the plan's own lines: refusals as errors, details that GitHub refused as warnings, collapsed steps as
 * notices; and at the lines of the result what language servers find, as warnings. At most 10 of a kind and 4,096 characters each, which
 * is what GitHub shows; the last of a kind says how many were left out.
 */
export function annotationsOf(report: RunReport): readonly Annotation[] {
  const problems = [
    ...failuresOf(report),
    ...whyNonePasses(report),
    ...report.steps.flatMap((step) => step.error ?? []),
  ]
  const collapsed = report.steps.filter((step) => step.status === 'collapsed')
  const { left_out: leftOut = [] } = report.plan
  return [
    ...firstOf(problems.map(errorAt)),
    ...firstOf([
      ...leftOut.map(leftOutAt),
      ...warningsOf(report).map((problem) => ({ ...errorAt(problem), level: 'warning' as const })),
      ...findingsIn(report).flatMap(({ found }) => found.flatMap(foundAt)),
    ]),
    ...firstOf(
      collapsed.map((step) => ({
        level: 'notice' as const,
        title: `Step ${step.index} is collapsed`,
        message: neutraliseCommands(`${oneLine(step.file_path)}: it repeats step ${step.duplicate_of}.`),
      })),
    ),
  ]
}

/** Why there is no result, where no plan was chosen. */
const whyNonePasses = (report: RunReport): readonly ReportedProblem[] =>
  report.problems?.some(({ name }) => name === 'NO_PLAN_PASSES')
    ? askSections(report, (section, content) => section.reasons?.(content)).flat()
    : []

/** Text that a workflow's log may show: no line of it is a workflow command. */
export const neutraliseCommands = (text: string): string => breakCommands(showInvisible(text))

const MAX_OF_A_KIND = 10
const MAX_LENGTH = 4096

function errorAt(problem: ReportedProblem): Annotation {
  const { file, line, column } = problem
  const advice = adviceOn(problem)
  const remedy = [...(advice ? [`→ ${advice}`] : []), ...furtherSuggestions(problem).map((text) => `try: ${text}`)]
  return {
    level: 'error',
    title: `${problem.name}: ${ERRORS[problem.name].title}`,
    message: cut(neutraliseCommands([problem.message, ...remedy].join('\n'))),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  }
}

function leftOutAt({ at, what, why }: ReportedPassage): Annotation {
  const [, file, line] = /^(.*):(\d+)$/.exec(at) ?? []
  return {
    level: 'warning',
    title: 'In the source, but not in the plan',
    message: cut(neutraliseCommands(`${oneLine(what)}: ${why}`)),
    ...(file !== undefined && { file, line: Number(line) }),
  }
}

/** What one program finds; that there may be more comes first, so that it is not left out. */
function foundAt({ doubt, summary, each, places }: Finding): readonly Annotation[] {
  const level = 'warning' as const
  const words = cut(neutraliseCommands(oneLine(summary)))
  const unknown = doubt === undefined ? [] : [{ level, title: doubt, message: words }]
  const found = places.map(({ file_path, line, column, message, code, step }) => ({
    level,
    title: `${oneLine(each)}${step === undefined ? '' : ` after step ${step}`}`,
    message: cut(neutraliseCommands(code === undefined ? message : `${message} [${code}]`)),
    file: file_path,
    line,
    column,
  }))
  return [...unknown, ...found]
}

const cut = (text: string): string => clipped(text, MAX_LENGTH)

function firstOf(annotations: readonly Annotation[]): readonly Annotation[] {
  const [first] = annotations
  if (!first || annotations.length <= MAX_OF_A_KIND) return annotations
  const left = annotations.length - MAX_OF_A_KIND + 1
  const rest = { level: first.level, title: `${left} more`, message: 'The report of the run lists them all.' }
  return [...annotations.slice(0, MAX_OF_A_KIND - 1), rest]
}

/** Hands the parts to the runner: outputs, annotations at the plan's lines, a summary with a row for each, the log. */
export async function deliverParts(parts: readonly PartPullRequest[], report: string, runner: Runner): Promise<void> {
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
function outputsOfParts(parts: readonly PartPullRequest[], report: string): Record<string, string> {
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
    'pull-requests': JSON.stringify(parts.map(partRow)),
  }
}

/** A row of the table, without the run. */
const partRow = ({ name, branch, base, outcome, number, url }: PartPullRequest) => ({
  ...{ name, branch, base, outcome },
  ...(number !== undefined && { number }),
  url,
})

const linesOf = ({ name, outcome, notes = [], report }: PartPullRequest): readonly string[] => [
  `part ${name}: ${outcome}`,
  ...notes,
  ...(report ? logOf(report) : []),
]
