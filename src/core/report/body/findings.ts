import { summaryOf } from '../diagnostics-summary.ts'
import { isGuess, MATCHED } from '../matched.ts'
import { failuresOf } from '../outcome.ts'
import type { ReportedProblem } from '../problem.ts'
import { adviceOn } from '../remedy.ts'
import type { ReportedStep, RunReport } from '../report.ts'
import { codeSpan, fencedBlock, inlineMarkdown } from '../safe-markdown.ts'
import { fitting } from './fitting.ts'

/** The details of what needs a look, within so many bytes: refusals, what waits for approval, inexact matches, verification, diagnostics. */
export function findings(report: RunReport, budget: number): string {
  const { steps } = report
  const sections = [
    section('Refused', refusals(report)),
    section(
      'Waits for approval',
      items(steps, ({ policy }) => policy?.behavior === 'ask' && inlineMarkdown(`${policy.reason} (${policy.rule})`)),
    ),
    section(
      'Not matched exactly',
      items(steps, ({ matched_by: by, status }) => status === 'applied' && isGuess(by) && MATCHED[by]),
    ),
    verifications(report),
    section('Diagnostics', diagnosticItems(report)),
  ]
  return withinBudget(sections, budget)
}

interface Section {
  readonly title: string
  readonly items: readonly string[]
}

const section = (title: string, items: readonly string[]): Section => ({ title, items })

/** Each section gets what the ones before it left, and says how many of its items it leaves out. */
function withinBudget(sections: readonly Section[], budget: number): string {
  let left = budget
  const texts: string[] = []
  for (const { title, items } of sections) {
    if (items.length === 0) continue
    const kept = fitting(items, left - Buffer.byteLength(title) - MORE)
    const more = items.length > kept.length ? [`- … and ${items.length - kept.length} more`] : []
    const text = `### ${title}\n\n${[...kept, ...more].join('\n')}`
    texts.push(text)
    left -= Buffer.byteLength(text) + 2
  }
  return texts.join('\n\n')
}

/** Bytes of a heading's marks and of the line that counts what is left out. */
const MORE = 40

const items = (
  steps: readonly ReportedStep[],
  text: (step: ReportedStep) => string | false | undefined,
): readonly string[] =>
  steps.flatMap((step) => {
    const found = text(step)
    return found ? [`- ${place(step)}: ${found}`] : []
  })

const place = (step: ReportedStep): string =>
  `Step ${step.index}${step.id === undefined ? '' : ` ${codeSpan(step.id)}`}, ${codeSpan(step.file_path)}`

const refusals = (report: RunReport): readonly string[] => [
  ...failuresOf(report).map((problem) => `- ${refusal(problem)}`),
  ...items(report.steps, ({ error }) => error && refusal(error)),
]

/** The first line of the message, and the rest unchanged. */
function refusal(error: ReportedProblem): string {
  const [first = '', ...rest] = error.message.trim().split('\n')
  const advice = adviceOn(error)
  const text = [`\`${error.name}\` ${inlineMarkdown(first)}`, ...(advice ? [`*${advice}*`] : [])].join(' ')
  if (rest.length === 0) return text
  return `${text}\n${fencedBlock('text', rest.join('\n')).replace(/^/gm, '  ')}`
}

/** The policy's programs, and the end of what a failed one printed. */
function verifications({ verifications = [] }: RunReport): Section {
  const lines = verifications.map(({ name, ok, tail }) => {
    const line = `- ${ok ? '✓' : '✗ **failed:**'} ${codeSpan(name)}`
    if (ok || tail.trim() === '') return line
    return `${line}\n${fencedBlock('', tail).replace(/^/gm, '  ')}`
  })
  return section('Verification', lines)
}

/** Items of a Markdown list: each server's summary, and what it finds, with its place and its step. */
const diagnosticItems = ({ diagnostics = [] }: RunReport): readonly string[] =>
  diagnostics.flatMap((server) => {
    const isClean = server.state === 'known' && server.added === 0
    const found = server.diagnostics.map(({ file_path, line, message, code, step }) => {
      const by = step === undefined ? '' : `, after step ${step}`
      const named = code === undefined ? '' : ` ${codeSpan(code)}`
      return `- ${codeSpan(`${file_path}:${line}`)}${by}: ${inlineMarkdown(message.split('\n')[0] ?? '')}${named}`
    })
    return [`- ${isClean ? '✓' : '✗'} ${inlineMarkdown(summaryOf(server))}`, ...found]
  })
