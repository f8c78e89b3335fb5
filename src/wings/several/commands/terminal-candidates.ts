import { CANDIDATE_HEADS, candidateCells, reasonsOf } from '../../../core/report/candidate-table.ts'
import type { Candidate, CandidatesReport } from '../../../core/report/candidates.ts'
import { oneLine, showInvisible } from '../../../core/report/plain-text.ts'
import { paint, type TerminalStyle } from '../../../core/report/terminal/style.ts'
import { tableLines } from '../../../core/report/terminal/table.ts'

/** Candidates side by side, for a terminal: a table, then why some do not pass, then the best. */
export function renderCandidates({ candidates, best, applied }: CandidatesReport, style: TerminalStyle): string {
  const rows = [CANDIDATE_HEADS, ...candidates.map((candidate) => candidateCells(candidate).map(oneLine))]
  const lines = [
    ...tableLines(rows, (cell, column, row) => {
      if (row === 0) return paint(style, 'dim', cell)
      return CANDIDATE_HEADS[column] === 'verdict'
        ? paint(style, COLOURS[candidates[row - 1]?.verdict ?? 'unchanged'], cell)
        : cell
    }),
    ...candidates.flatMap((candidate) => whyNot(candidate, style)),
    ...candidates.flatMap(({ plan, worktree }) =>
      worktree === undefined
        ? []
        : [`${oneLine(plan)}: the worktree ${oneLine(worktree)} is kept; editplan try --clean removes it`],
    ),
    best === undefined
      ? paint(style, 'red', 'None passes.')
      : paint(style, 'green', `Best: ${oneLine(best)}${applied?.written ? ', applied' : ''}`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

const COLOURS = { passes: 'green', fails: 'red', refused: 'red', unchanged: 'dim' } as const

const whyNot = (candidate: Candidate, style: TerminalStyle): readonly string[] =>
  reasonsOf(candidate).map(
    ({ name, message }) =>
      `${paint(style, 'red', '✗')} ${oneLine(candidate.plan)}: ${name}. ${showInvisible(oneLine(message))}`,
  )
