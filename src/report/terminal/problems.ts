import { oneLine, showInvisible } from '../plain-text.ts'
import { adviceOn, furtherSuggestions } from '../remedy.ts'
import type { ReportedProblem } from '../report.ts'
import { fileLink } from './link.ts'
import { fitStart, paint, type TerminalStyle, wrap } from './style.ts'

/** Refusals for a terminal: name and place, what is wrong, what to do, values to use instead. Lines, without colours where there are none. */
export const renderProblems = (problems: readonly ReportedProblem[], style: TerminalStyle): readonly string[] =>
  problems.flatMap((problem) => {
    const place = linkedPlace(problem, style)
    const head = `${paint(style, ['red', 'bold'], '✗')} ${paint(style, 'bold', problem.name)}`
    return [place ? `${head}  ${place}` : head, ...problemLines(problem, style, '  ')]
  })

/** What is wrong and what to do about it, every line indented. */
export function problemLines(problem: ReportedProblem, style: TerminalStyle, indent: string): readonly string[] {
  const width = style.width - indent.length
  const advice = adviceOn(problem)
  const lines = [
    ...wrap(showInvisible(problem.message), width),
    ...(advice === undefined ? [] : wrap(`→ ${advice}`, width).map((line) => paint(style, 'dim', line))),
    ...suggestions(problem, width).map((line) => paint(style, 'green', line)),
  ]
  return lines.map((line) => indent + line)
}

/** `plan.yaml:7:5`, as editors and terminals know places. */
export const placeOf = ({ file, line, column }: ReportedProblem): string =>
  [file && oneLine(file), line, column].filter((part) => part !== undefined && part !== '').join(':')

/** The place in the plan's colour, leading to the plan. */
export function linkedPlace(problem: ReportedProblem, style: TerminalStyle): string {
  const place = paint(style, 'cyan', placeOf(problem))
  const { file } = problem
  return file === undefined || file === STDIN ? place : fileLink(style, place, { in: 'plans', name: file })
}

/** The name of a plan from standard input. */
const STDIN = 'stdin'

const MAX_SUGGESTIONS = 3
const MAX_LINES = 6

function suggestions(problem: ReportedProblem, width: number): readonly string[] {
  return furtherSuggestions(problem)
    .slice(0, MAX_SUGGESTIONS)
    .flatMap((text) => {
      const lines = showInvisible(text).split('\n')
      const shown = lines
        .slice(0, MAX_LINES)
        .map((line, at) => fitStart(`${at === 0 ? 'try: ' : '     '}${line}`, width))
      return lines.length > MAX_LINES ? [...shown, '     …'] : shown
    })
}
