import type { CompositionReport } from '../../../core/report/several-plans.ts'
import { type Fit, fitsOf } from '../../../core/report/several-words.ts'
import { paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'

/** How plans fit together, for a terminal: each pair that shares files, what does not fit, and the order. */
export function renderComposition(report: CompositionReport, style: TerminalStyle): string {
  const fits = fitsOf(report)
  const order = report.order ? fits.slice(-1) : []
  const lines = [
    ...fits.slice(0, fits.length - order.length).flatMap((fit) => fitLines(fit, style)),
    ...disjointLine(report.pairs),
    ...order.map(({ words }) => words),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** A finding with its sign, and why, indented. */
export const fitLines = ({ kind, words, details }: TerminalFit, style: TerminalStyle): readonly string[] => [
  `${signOf(kind, style)} ${paint(style, 'bold', words)}`,
  ...details.flatMap((text) => wrap(text, style.width - INDENT.length)).map((line) => INDENT + line),
]

interface TerminalFit extends Omit<Fit, 'kind'> {
  readonly kind: Fit['kind'] | 'unknown'
}

const signOf = (kind: TerminalFit['kind'], style: TerminalStyle): string =>
  kind === 'conflicts'
    ? paint(style, ['red', 'bold'], '✗')
    : kind === 'order'
      ? paint(style, 'yellow', '!')
      : kind === 'unknown'
        ? paint(style, 'yellow', '?')
        : paint(style, 'green', '✓')

const INDENT = '    '

function disjointLine(pairs: CompositionReport['pairs']): readonly string[] {
  const { length } = pairs.filter(({ relation }) => relation === 'disjoint')
  if (length === 0) return []
  return [`${length === 1 ? 'One pair touches' : `${length} pairs touch`} different files.`]
}
