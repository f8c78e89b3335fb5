import type { RunReport } from '../../core/report/report.ts'
import { fitStart, paint, splitAt, type TerminalStyle } from '../../core/report/terminal/style.ts'
import { oneLine, showInvisible } from '../../core/text/neutralise.ts'

export interface ProposalView {
  /** Omit what GitHub folds: a patch becomes its heading. */
  readonly folded?: boolean
  /** Leave out the push and the calls of the API. */
  readonly callsHidden?: boolean
}

/** What a dry run of `pr` would do: branch, title, body, the push and the calls of the API. Empty where nothing is proposed. */
export function renderProposal(report: RunReport, style: TerminalStyle, view: ProposalView = {}): string {
  const { pull_request: pull } = report
  if (!pull?.proposed) return ''
  const { title, body, push, calls } = pull.proposed
  const heading = (text: string): string => paint(style, 'bold', text)
  const lines = [
    `${heading('Branch')} ${oneLine(pull.branch)}`,
    `${heading('Title')}  ${oneLine(title)}`,
    heading('Body'),
    ...bodyLines(body, view)
      .flatMap((line) => (style.piped ? [showInvisible(line)] : splitAt(showInvisible(line), style.width - 2)))
      .map((line) => `${paint(style, 'dim', '│')} ${line}`),
  ]
  if (!view.callsHidden) {
    lines.push(heading('Calls'))
    if (push.length > 0) lines.push(`  git ${push.map(oneLine).join(' ')}`)
    for (const call of calls) lines.push(`  ${call.method} ${oneLine(call.path)}${shortBody(call.body, style.width)}`)
  }
  return `${lines.join('\n')}\n`
}

/** The body as it is sent, or with patches folded as on GitHub. */
const bodyLines = (body: string, { folded }: ProposalView): readonly string[] =>
  (folded ? body.replace(FOLDED, fold).replace(OUR_MARKS, '') : body).trimEnd().split('\n')

const FOLDED = /<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>(\n+(?=<details>))?/g

const OUR_MARKS = /^<!-- editplan:.*-->\n/gm

const fold = (_: string, summary: string, next: string | undefined): string =>
  `▸ ${unmarked(summary)}${next ? '\n' : ''}`

const unmarked = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

const shortBody = (body: unknown, width: number): string =>
  body === undefined ? '' : `\n    ${fitStart(oneLine(JSON.stringify(body)), width - 4)}`
