import { oneLine } from '../../core/report/plain-text.ts'
import { renderProblems } from '../../core/report/terminal/problems.ts'
import { paint, type TerminalStyle, wrap } from '../../core/report/terminal/style.ts'
import { renderSummary } from '../../core/report/terminal/summary.ts'
import { tableLines } from '../../core/report/terminal/table.ts'
import type { PartPullRequest } from './split-pulls-report.ts'

/** The parts of a plan and their pull requests, for a terminal: a table, then their addresses, what should be known besides, and why some were refused. */
export function renderPartPulls(parts: readonly PartPullRequest[], style: TerminalStyle): string {
  if (parts.length === 0) return 'The plan changes nothing: there are no parts.\n'
  const rows = [['part', 'pull request', 'outcome', 'goes to'], ...parts.map(cellsOf)]
  const lines = [
    ...tableLines(rows),
    // An address is not broken into lines, so that terminals make it a link.
    ...parts.flatMap(({ url }) => (url === '' ? [] : [oneLine(url)])),
    ...parts.flatMap(({ name, notes = [] }) => notes.flatMap((note) => told(`${name}: ${note}`, style))),
  ]
  return lines.map((line) => `${line}\n`).join('') + renderRefusedParts(parts, style)
}

const cellsOf = ({ name, number, outcome, base }: PartPullRequest): readonly string[] => [
  oneLine(name),
  number === undefined ? '-' : `#${number}`,
  OUTCOMES[outcome],
  oneLine(base),
]

const OUTCOMES: Readonly<Record<PartPullRequest['outcome'], string>> = {
  created: 'opened',
  updated: 'updated',
  closed: 'closed',
  none: 'nothing to write',
  merged: 'merged',
  refused: 'refused',
  waits: 'waits for the part below',
  proposed: 'proposed',
}

const told = (text: string, style: TerminalStyle): readonly string[] =>
  wrap(`! ${oneLine(text)}`, style.width).map((line) => paint(style, 'yellow', line))

/** Why parts were refused; empty where none was. */
export const renderRefusedParts = (parts: readonly PartPullRequest[], style: TerminalStyle): string =>
  parts
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ problems = [], report }) => {
      const lines = renderProblems(problems, style)
      return (report ? renderSummary(report, style) : '') + lines.map((line) => `${line}\n`).join('')
    })
    .join('')
