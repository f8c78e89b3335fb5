import type { renderBody } from '../core/report/markdown.ts'
import type { RunReport } from '../core/report/report.ts'
import type { PublishOptions } from './options.ts'
import type { BodyContext } from './publication.ts'
import type { Target } from './target.ts'

export interface BodyRequest {
  readonly target: Target
  /** The caller's own words: the input `body`, or the file that `body-path` names. */
  readonly before: string | undefined
  readonly context: BodyContext
  /** Whether the plan alone gives the commits. */
  readonly isVerifiable: boolean
  readonly render: typeof renderBody
  readonly summaryUrl: string | undefined
  readonly decided: PublishOptions['decided']
}

/** The body as GitHub shows it: the report, which quotes the caller's own words, with the ids that the commits have there. */
export function bodyOf(
  report: RunReport,
  { target, before, context, isVerifiable, render, summaryUrl, decided = [] }: BodyRequest,
): string {
  const { serverUrl, repository } = target
  const { budget, commits } = context
  const there = (commit: string) => commits.get(commit) ?? commit
  const steps = report.steps.map((step) => (step.commit ? { ...step, commit: there(step.commit) } : step))
  const commitUrl = repository ? (commit: string) => `${serverUrl}/${repository}/commit/${commit}` : undefined
  return render(
    { ...report, steps },
    {
      ...{ budget, commitUrl, isVerifiable, summaryUrl, base: target.base.branch },
      ...(before?.trim() && { given: { text: before, source: 'the input `body`' } }),
      leftOutBy: new Map(decided.map(({ step, by }) => [step, by])),
    },
  )
}
