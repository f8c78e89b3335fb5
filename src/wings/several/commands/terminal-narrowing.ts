import type { NamedStep, NarrowingReport, ReportedCulprit } from '../../../core/report/narrowing.ts'
import { oneLine, showInvisible } from '../../../core/report/plain-text.ts'
import { paint, type TerminalStyle } from '../../../core/report/terminal/style.ts'
import { counted } from '../../../core/text/words.ts'

/** Which steps break a verification, for a terminal. */
export function renderNarrowing(report: NarrowingReport, style: TerminalStyle): string {
  const { culprits, dependants, notes } = report
  const lines = [
    headline(report, style),
    ...culprits.flatMap((culprit) => culpritLines(culprit, style)),
    ...dependants.map(
      (step) => `${paint(style, 'yellow', '!')} ${nameOf(step)} needs ${step.needs.join(', ')}, and goes as well`,
    ),
    ...(report.complete
      ? []
      : [`The budget of ${report.budget} runs was spent: fewer steps may be enough. Raise --budget.`]),
    ...(report.flaky
      ? ['The program is flaky: with the same files it once passed and once failed. Trust this less.']
      : []),
    ...notes.map(showInvisible),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function headline({ result, runs, culprits, kept }: NarrowingReport, style: TerminalStyle): string {
  const after = `after ${counted(runs, 'run')}`
  if (result === 'all-pass') return `${paint(style, 'green', '✓')} It passes with all steps (${after}).`
  if (result === 'never') return `${paint(style, 'red', '✗')} It fails without any step too (${after}).`
  if (result === 'unknown') return `${paint(style, 'red', '✗')} Nothing passed ${after}. Raise --budget.`
  const what = culprits.length === 1 ? 'one step' : `${culprits.length} steps`
  return `${paint(style, 'red', '✗')} It passes without ${what} (${after}); ${kept} remain.`
}

function culpritLines(culprit: ReportedCulprit, style: TerminalStyle): readonly string[] {
  const output = (culprit.output ?? '').split('\n').filter((line) => line.trim() !== '')
  return [
    `${paint(style, ['red', 'bold'], '✗')} ${nameOf(culprit)}`,
    ...output.slice(-SHOWN).map((line) => `    ${showInvisible(line)}`),
  ]
}

/** Lines of a program's output. */
const SHOWN = 10

const nameOf = ({ index, id, tool, file_path }: NamedStep): string =>
  oneLine(`step ${index}${id === undefined ? '' : ` (${id})`}, ${tool} ${file_path}`)
