import { groupBy } from '../../text/group-by.ts'
import { withoutEscapes } from '../../text/neutralise.ts'
import { counted, listed, shortPath, stepsCalled, thousands } from '../../text/words.ts'
import { accountWords } from '../account.ts'
import type { LineStyle } from '../changed-words.ts'
import type { ScreenLine } from '../groups.ts'
import { askedWords, isGuess, MATCHED } from '../looks.ts'
import { adviceOn, failuresOf, isRehearsal, movedCount, unverified } from '../outcome.ts'
import type { Overview } from '../read-first.ts'
import { isListedWhole, readFirstLines, readingHead } from '../read-first-lines.ts'
import type { ReportedStep, RunReport } from '../report.ts'
import type { ReportedProblem } from '../report-parts.ts'
import {
  codeSpan,
  fencedBlock,
  fitting,
  fittingList,
  inlineMarkdown,
  quotation,
  quotedMarkdown,
} from '../safe-markdown.ts'
import { type Finding, findingsIn, findingsLine } from '../sections.ts'

/** The outcome in one line, in our words alone: it contains no text of the plan. */
export function verdict(report: RunReport): string {
  const { totals, steps } = report
  const changes = counted(steps.filter(({ status }) => status !== 'read').length, 'step')
  const left = report.plan.without?.length ?? 0
  const isWhole = totals.applied === steps.filter(({ status }) => status !== 'read').length
  const size = [`+${thousands(totals.insertions)} −${thousands(totals.deletions)}`, movedCount(totals)]
  const parts = [
    report.files.length > 0 && `**${counted(totals.files, 'file')}, ${size.filter(Boolean).join('; ')}**`,
    isWhole
      ? changes
      : `**${thousands(totals.applied)}** of ${changes} ${isRehearsal(report) ? 'would apply' : 'applied'}`,
    totals.failed > 0 && `**${thousands(totals.failed)} refused**`,
    left > 0 && `${counted(left, 'step')} left out`,
    report.plan.left_out && `**${counted(report.plan.left_out.length, 'passage')} of the source not in the plan**`,
    totals.collapsed > 0 &&
      `${thousands(totals.collapsed)} ${totals.collapsed === 1 ? 'repeats' : 'repeat'} an earlier step`,
    totals.unchanged > 0 && `${thousands(totals.unchanged)} unchanged`,
    totals.skipped > left && `${thousands(totals.skipped - left)} skipped`,
    verification(report),
    inlineMarkdown(findingsLine(report)),
    isRehearsal(report) && 'nothing was written',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** A passed verification proves less if the plan changes what verifies it. */
function verification(report: RunReport): string {
  const { verifications = [], files } = report
  const passed = verifications.every(({ ok }) => ok) ? 'verification passed' : '**verification failed**'
  const ran = verifications.length > 0 ? passed : unverified(report)
  const changed = files.filter(({ verifies }) => verifies !== undefined)
  if (changed.length === 0) return ran
  const names = listed(
    changed.map(({ path }) => codeSpan(shortPath(path))),
    3,
  )
  return `${ran === '' ? '' : `${ran}, but `}**the plan changes what verifies it** (${names})`
}

/** How the sources were read, and what they propose and no step does, within so many bytes; empty where that is nothing. */
export function leftOutList({ plan: { left_out: passages = [], sources = [] } }: RunReport, budget: number): string {
  const notes = sources.flatMap(({ notes: said = [] }) => said.map((note) => inlineMarkdown(note)))
  if (passages.length === 0) return fittingList(notes, budget).join('\n\n')
  const lines = passages.map(({ at, what, why }) => `- ${codeSpan(at)} ${codeSpan(what)}: ${inlineMarkdown(why)}`)
  return [...notes, `**In the source, but not in the plan**\n\n${fittingList(lines, budget).join('\n')}`].join('\n\n')
}

/** The sentence that accounts for the change, and what a reviewer reads first, within so many bytes. */
export function readFirstList(
  reading: Overview,
  { budget, style }: { readonly budget: number; readonly style: LineStyle },
): string {
  const lines = readFirstLines(reading, style)
  const list = `**${readingHead(reading)}**\n\n${fittingList(screenItems(lines), budget).join('\n')}`
  return [accountWords(reading.account, style), ...(lines.length === 0 ? [] : [list])].filter(Boolean).join('\n\n')
}

/** @param linkOf address of a file's change */
export const bodyStyle = (linkOf?: (path: string) => string | undefined): LineStyle => ({
  path(path) {
    const [name, address] = [shownName(path), linkOf?.(path)]
    return address === undefined ? name : `[${name}](${address})`
  },
  code: (text) => codeSpan(text),
  // It follows a path.
  prose: (text) => inlineMarkdown(text, false),
})

/** Lines of a first screen as a list. */
export const screenList = (lines: readonly ScreenLine[]): string => screenItems(lines).join('\n')

const screenItems = (lines: readonly ScreenLine[]): readonly string[] =>
  lines.map(({ subject, said }) => `- ${subject === '' ? '' : `**${subject}**`}${said}`)

/** A path, or a rule, in a line of that list. */
export const shownName = (name: string): string => codeSpan(shortPath(name))

/** Characters of a description that are looked at; a body has no room for more. */
const MAX_QUOTED = 30_000

/** What the plan says about itself, as a quotation that names its source: nothing in it works or looks like ours. @param titled whether with its title */
export function planQuote(
  { plan }: RunReport,
  { budget, titled }: { readonly budget: number; readonly titled: boolean },
): string {
  const { shown, folded } = quotation((plan.description ?? '').slice(0, MAX_QUOTED))
  const title = plan.title === '' || !titled ? [] : [`**${inlineMarkdown(plan.title.slice(0, 250))}**`]
  const lines = [...shown, ...folded].map(quotedMarkdown)
  // A fold is two lines itself.
  const atOnce = folded.length === 0 && lines.length <= AT_ONCE + 2 ? lines.length : Math.min(AT_ONCE, shown.length)
  const [first = '', ...others] = [...title, ...lines.slice(0, atOnce)]
  if (first === '') return ''
  const quoted = (lines: readonly string[]): string =>
    lines.map((line) => `> ${line}`.trimEnd().replace(/(?<=.)$/, '  ')).join('\n')
  const quote = quoted([`From the plan: ${first}`, ...others])
  const more = lines.slice(atOnce)
  const rest = fitting(
    more.map((line) => `> ${line}  `),
    budget,
  )
  if (more.length === 0) return quote
  const left = more.length - rest.length
  const body = [...rest, ...(left > 0 ? ['>', `> … and ${counted(left, 'more line')} in the report`] : [])].join('\n')
  return `${quote}\n\n<details><summary>${counted(more.length, 'more line')} from the plan</summary>\n\n${body}\n\n</details>`
}

/** Lines of the plan's words that precede what there is to read. */
const AT_ONCE = 4

/** The details of what needs a look and has no line in the list of what is read first, within so many bytes: refusals, what waits for approval, inexact matches, verification, what else programs found. */
export function findings(report: RunReport, reading: Overview, budget: number): string {
  const { steps } = report
  const asked = (): readonly string[] =>
    items(steps, ({ policy }) => policy?.behavior === 'ask' && inlineMarkdown(askedWords(policy)))
  const inexact = (): readonly string[] =>
    items(steps, ({ matched_by: by, status }) => status === 'applied' && isGuess(by) && MATCHED[by])
  const sections = [
    section('Refused', refusals(report)),
    section('Waiting for approval', isListedWhole(reading, 'asked') ? [] : asked()),
    section('Inexact matches', isListedWhole(reading, 'unusual') ? [] : inexact()),
    verifications(report),
    ...findingsIn(report).map(({ title, found }) => section(title, found.flatMap(foundItems))),
  ]
  return withinBudget(sections, budget)
}

type Section = { readonly title: string; readonly items: readonly string[] }

const section = (title: string, items: readonly string[]): Section => ({ title, items })

/** Each section gets the room that those before it left, and states how many of its items it omits. */
function withinBudget(sections: readonly Section[], budget: number): string {
  let left = budget
  const texts: string[] = []
  for (const { title, items } of sections) {
    if (items.length === 0) continue
    const shown = fittingList(items, left - Buffer.byteLength(title) - MORE)
    const text = `### ${title}\n\n${shown.join('\n')}`
    texts.push(text)
    left -= Buffer.byteLength(text) + 2
  }
  return texts.join('\n\n')
}

/** Bytes of a heading's marks and of the line that counts what is left out. */
const MORE = 40

/** A line for each file and cause, with all of its steps. */
function items(
  steps: readonly ReportedStep[],
  text: (step: ReportedStep) => string | false | undefined,
): readonly string[] {
  const found = groupBy(
    steps.flatMap((step) => {
      const said = text(step)
      return said ? [{ step, said }] : []
    }),
    ({ step, said }) => JSON.stringify([step.file_path, said]),
  )
  return [...found.values()].map((alike) => `- ${place(alike.map(({ step }) => step))}: ${alike[0].said}`)
}

function place(steps: readonly ReportedStep[]): string {
  const [step, ...others] = steps
  const named = others.length === 0 && step?.id !== undefined ? ` ${codeSpan(step.id)}` : ''
  const called = stepsCalled(steps.map(({ index }) => index))
  return `${called.charAt(0).toUpperCase()}${called.slice(1)}${named}, ${codeSpan(step?.file_path ?? '')}`
}

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
    const text = withoutEscapes(tail)
    if (ok || text.trim() === '') return line
    return `${line}\n${fencedBlock('', text).replace(/^/gm, '  ')}`
  })
  return section('Verification', lines)
}

/** Items of a Markdown list: a program's summary, and what it finds, with its place and its step. */
const foundItems = ({ mark, summary, places }: Finding): readonly string[] => [
  `- ${mark === '✓' ? mark : '✗'} ${inlineMarkdown(summary)}`,
  ...places.map(({ file_path, line, message, code, step }) => {
    const by = step === undefined ? '' : `, after step ${step}`
    const named = code === undefined ? '' : ` ${codeSpan(code)}`
    return `- ${codeSpan(`${file_path}:${line}`)}${by}: ${inlineMarkdown(message.split('\n')[0] ?? '')}${named}`
  }),
]
