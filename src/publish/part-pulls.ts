import { buildReport } from '../core/report/build-report.ts'
import { exitCodeFor } from '../core/report/outcome.ts'
import type { RunReport } from '../core/report/report.ts'
import type { ReportedProblem } from '../core/report/report-parts.ts'
import { codeSpan, inlineMarkdown, tableHead, tableRow } from '../core/report/safe-markdown.ts'
import { renderProblems } from '../core/report/terminal/problems.ts'
import { type TerminalStyle, tableLines, warning } from '../core/report/terminal/style.ts'
import { renderSummary } from '../core/report/terminal/summary.ts'
import { oneLine } from '../core/text/neutralise.ts'
import { exitCodeOf } from '../errors.ts'

/** A part of a plan, and its pull request. */
export interface PartPullRequest {
  /** Of the part; of one that the plan has no longer, what it was called. */
  readonly name: string
  readonly branch: string
  /** The branch that its pull request goes to: that of the part below it in its stack, or the base of them all. */
  readonly base: string
  /** Files that the part changes. */
  readonly files: readonly string[]
  /** Names of the parts that it builds on. */
  readonly needs: readonly string[]
  /**
   * What was done to the pull request; `merged`: it was merged earlier; `refused`: nothing was published, `problems` or the report say why;
   * `waits`: the part below it in its stack has no branch to build on; `proposed`: a dry run.
   */
  readonly outcome: 'created' | 'updated' | 'closed' | 'none' | 'merged' | 'refused' | 'waits' | 'proposed'
  readonly number?: number
  /** Of the pull request; empty without one. */
  readonly url: string
  /** What kept the part from being replayed; what happened afterwards is in the report. */
  readonly problems?: readonly ReportedProblem[]
  /** What a person should know besides, in sentences. */
  readonly notes?: readonly string[]
  /** The run of the part; absent where it was not replayed. */
  readonly report?: RunReport
}

/** The process's exit code: 0, or that of the first part that has another. */
export const exitCodeOfParts = (parts: readonly PartPullRequest[], continued: boolean): number =>
  parts.map((part) => exitCodeOfPart(part, continued)).find((code) => code !== 0) ?? 0

function exitCodeOfPart({ problems = [], report }: PartPullRequest, continued: boolean): number {
  const [problem] = problems
  if (problem) return exitCodeOf(problem.name)
  return report ? exitCodeFor(report, continued) : 0
}

/** The report of a part; of one that was not replayed what kept it from that. */
export const reportOfPart = ({ name, report, problems }: PartPullRequest): RunReport | undefined =>
  report ?? (problems && buildReport({ plan: { title: name, digest: '', files: [] }, steps: [], problems }))

/** The parts and their pull requests as a table, in Markdown that is safe on GitHub. */
export function tableOfParts(parts: readonly PartPullRequest[]): string {
  const rows = parts.map(({ name, number, url, outcome, base }) => {
    const link = number === undefined ? '' : `[#${number}](${url})`
    return tableRow([inlineMarkdown(name), link, outcome, codeSpan(base)])
  })
  return [...tableHead(['part', 'pull request', 'outcome', 'goes to']), ...rows].join('\n')
}

/** The parts of a plan and their pull requests, for a terminal: a table, then their addresses, what should be known besides, and why some were refused. */
export function renderPartPulls(parts: readonly PartPullRequest[], style: TerminalStyle): string {
  if (parts.length === 0) return 'The plan changes nothing: there are no parts.\n'
  const rows = [['part', 'pull request', 'outcome', 'goes to'], ...parts.map(cellsOf)]
  const lines = [
    ...tableLines(rows),
    // An address is not broken into lines, so that terminals make it a link.
    ...parts.flatMap(({ url }) => (url === '' ? [] : [oneLine(url)])),
    ...parts.flatMap(({ name, notes = [] }) => notes.flatMap((note) => warning(`${name}: ${note}`, style))),
  ]
  return lines.map((line) => `${line}\n`).join('') + renderRefusedParts(parts, style)
}

const cellsOf = ({ name, number, outcome, base }: PartPullRequest): readonly string[] => [
  oneLine(name),
  number === undefined ? '-' : `#${number}`,
  OUTCOMES[outcome],
  oneLine(base),
]

const OUTCOMES: Readonly<Record<PartPullRequest['outcome'], string>> = {
  created: 'opened',
  updated: 'updated',
  closed: 'closed',
  none: 'nothing to write',
  merged: 'merged',
  refused: 'refused',
  waits: 'waits for the part below',
  proposed: 'proposed',
}

/** Why parts were refused; empty where none was. */
export const renderRefusedParts = (parts: readonly PartPullRequest[], style: TerminalStyle): string =>
  parts
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ problems = [], report }) => {
      const lines = renderProblems(problems, style)
      return (report ? renderSummary(report, style) : '') + lines.map((line) => `${line}\n`).join('')
    })
    .join('')
