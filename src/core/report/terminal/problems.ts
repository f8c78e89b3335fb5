import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { groupBy } from '../../text/group-by.ts'
import { oneLine, showInvisible } from '../../text/neutralise.ts'
import { counted, numberRanges } from '../../text/words.ts'
import { adviceOn, furtherSuggestions } from '../outcome.ts'
import type { ReportedProblem } from '../report-parts.ts'
import { paint, splitAt, type TerminalStyle, wrap } from './style.ts'

/** A text, painted already, that leads to an address of the web where the terminal shows hyperlinks. */
export const webLink = ({ links }: TerminalStyle, text: string, address: string): string =>
  links && /^https?:/.test(hrefOf(address)) ? hyperlink(text, hrefOf(address)) : text

/** As a browser reads it; empty for what is no address. */
const hrefOf = (address: string): string => (URL.canParse(address) ? new URL(address).href : '')

/** The same to a file: of the checkout (`files`), or one that the command line names (`plans`). */
export function fileLink(
  { links }: TerminalStyle,
  text: string,
  file: { in: 'files' | 'plans'; name: string },
): string {
  const folder = links?.[file.in]
  return folder === undefined ? text : hyperlink(text, pathToFileURL(path.resolve(folder, file.name)).href)
}

/** OSC 8 (https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda); a URL's own text has no control characters. */
const hyperlink = (text: string, url: string): string => `\x1b]8;;${url}\x1b\\${text}\x1b]8;;\x1b\\`

/**
 * Refusals for a terminal: name and place, what is wrong, what to do, values to use instead. Those that say the same of one file are told
 * once, with the lines of all. Lines, without colours where there are none.
 */
export const renderProblems = (problems: readonly ReportedProblem[], style: TerminalStyle): readonly string[] =>
  [...groupBy(problems, sameWords).values()].flatMap(([problem, ...others]) => {
    if (!problem) return []
    const place = linkedPlace(problem, style)
    const head = `${paint(style, ['red', 'bold'], '✗')} ${paint(style, 'bold', problem.name)}`
    const where = [place, othersOf(others)].filter((part) => part !== '').join(' ')
    return [where ? `${head}  ${where}` : head, ...problemLines(problem, style, { indent: '  ' })]
  })

const sameWords = ({ name, message, file, suggestions }: ReportedProblem): string =>
  JSON.stringify([name, message, file, suggestions])

const othersOf = (others: readonly ReportedProblem[]): string => {
  if (others.length === 0) return ''
  const lines = [...new Set(others.flatMap(({ line }) => line ?? []))].sort((one, other) => one - other)
  const named = lines.length === 1 ? `: line ${lines[0]}` : lines.length > 1 ? `: lines ${numberRanges(lines)}` : ''
  return `and ${counted(others.length, 'more', 'more')}${named}`
}

/** What is wrong and what to do about it, every line indented. Words are cut to `most` lines, values to use instead never. */
export function problemLines(
  problem: ReportedProblem,
  style: TerminalStyle,
  { indent, most = Number.POSITIVE_INFINITY }: { readonly indent: string; readonly most?: number },
): readonly string[] {
  const width = style.width - indent.length
  const advice = adviceOn(problem)
  const words = [
    ...wrap(showInvisible(problem.message), width),
    ...(advice === undefined ? [] : wrap(`→ ${advice}`, width).map((line) => paint(style, 'dim', line))),
  ]
  const isCut = words.length > most
  const values = isCut ? (problem.suggestions ?? []) : furtherSuggestions(problem)
  const lines = [
    ...words.slice(0, most),
    ...(isCut ? ['…'] : []),
    ...suggestions(values, width).map((line) => paint(style, 'green', line)),
  ]
  return lines.map((line) => indent + line)
}

/** `plan.yaml:7:5`, as editors and terminals know places. */
export const placeOf = ({ file, line, column, field }: ReportedProblem): string =>
  [field && oneLine(field), file && oneLine(file), line, column]
    .filter((part) => part !== undefined && part !== '')
    .join(':')

/** The place in the plan's colour, leading to the plan. */
export function linkedPlace(problem: ReportedProblem, style: TerminalStyle): string {
  const place = paint(style, 'cyan', placeOf(problem))
  const { file } = problem
  return file === undefined || file === STDIN ? place : fileLink(style, place, { in: 'plans', name: file })
}

const STDIN = 'stdin'

const MAX_SUGGESTIONS = 3

/** Whole, so that they can be pasted: a line that does not fit goes on in the next. */
const suggestions = (values: readonly string[], width: number): readonly string[] =>
  values.slice(0, MAX_SUGGESTIONS).flatMap((text) =>
    showInvisible(text)
      .split('\n')
      .flatMap((line) => splitAt(line, width - TRY.length))
      .map((line, at) => (at === 0 ? TRY : ' '.repeat(TRY.length)) + line),
  )

const TRY = 'try: '
