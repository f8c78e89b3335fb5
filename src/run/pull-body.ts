import type { PublishOptions } from '../publish/options.ts'
import type { BodyContext } from '../publish/publication.ts'
import type { Target } from '../publish/target.ts'
import type { renderBody } from '../report/markdown.ts'
import type { RunReport } from '../report/report.ts'

export interface BodyWanted {
  readonly target: Target
  /** The caller's own words, which come first. */
  readonly before: string | undefined
  readonly context: BodyContext
  /** Whether the plan alone gives the commits. */
  readonly isVerifiable: boolean
  readonly render: typeof renderBody
  readonly summaryUrl: string | undefined
  readonly decided: PublishOptions['decided']
}

/** The body as GitHub shows it: the caller's own words, then the report with the ids that the commits have there. */
export function bodyOf(
  report: RunReport,
  { target, before, context, isVerifiable, render, summaryUrl, decided = [] }: BodyWanted,
): string {
  const { serverUrl, repository } = target
  const { budget, commits } = context
  const there = (commit: string) => commits.get(commit) ?? commit
  const steps = report.steps.map((step) => (step.commit ? { ...step, commit: there(step.commit) } : step))
  const commitUrl = repository ? (commit: string) => `${serverUrl}/${repository}/commit/${commit}` : undefined
  const head = before === undefined ? '' : `${before.trim()}\n\n`
  return (
    head +
    render(
      { ...report, steps },
      {
        ...{ budget: budget - Buffer.byteLength(head), commitUrl, isVerifiable, summaryUrl },
        leftOutBy: new Map(decided.map(({ step, by }) => [step, by])),
      },
    )
  )
}
