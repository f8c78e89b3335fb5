import { buildReport } from '../../core/report/build-report.ts'
import { exitCodeFor } from '../../core/report/outcome.ts'
import type { ReportedProblem } from '../../core/report/problem.ts'
import type { RunReport } from '../../core/report/report.ts'
import { codeSpan, inlineMarkdown } from '../../core/report/safe-markdown.ts'
import { exitCodeOf } from '../../errors.ts'
import type { PlanSplit } from './split.ts'

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
    return `| ${inlineMarkdown(name)} | ${link} | ${outcome} | ${codeSpan(base)} |`
  })
  return ['| part | pull request | outcome | goes to |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

export interface PartList extends PlanSplit {
  readonly title: string
  /** Place in the list of the part that the words are for. */
  readonly at: number
  /** Address of the page that finds the pull request of a part. */
  linkTo(slug: string): string | undefined
}

/** What the body of a part's pull request says of the others, in Markdown that is safe on GitHub. */
export function partWords({ parts, stacks, title, at, linkTo }: PartList): string {
  const lines = parts.map(({ name, slug }, place) => {
    const link = place === at ? undefined : linkTo(slug)
    const shown = inlineMarkdown(name)
    const below = belowOf(stacks, place)
    return [
      `${place + 1}. ${link === undefined ? shown : `[${shown}](${link})`}`,
      ...(place === at ? ['(this pull request)'] : []),
      ...(below === undefined ? [] : [`– after ${below + 1}`]),
    ].join(' ')
  })
  const order = stacks.some((stack) => stack.length > 1)
    ? 'Merge a part only after the one that it comes after; otherwise in any order.'
    : 'They can be merged in any order.'
  const head = `Part ${at + 1} of ${parts.length} of “${inlineMarkdown(title)}”. ${order}`
  return [head, '', ...lines].join('\n')
}

/** The part that a part is stacked on. */
function belowOf(stacks: PlanSplit['stacks'], at: number): number | undefined {
  const stack = stacks.find((one) => one.includes(at)) ?? []
  return stack[stack.indexOf(at) - 1]
}
