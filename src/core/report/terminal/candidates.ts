import { CANDIDATE_HEADS, candidateCells, reasonsOf } from '../candidate-table.ts'
import type { Candidate, CandidatesReport } from '../candidates.ts'
import { oneLine, showInvisible } from '../plain-text.ts'
import { paint, type TerminalStyle } from './style.ts'

/** Candidates side by side, for a terminal: a table, then why some do not pass, then the best. */
export function renderCandidates({ candidates, best, applied }: CandidatesReport, style: TerminalStyle): string {
  const rows = [CANDIDATE_HEADS, ...candidates.map((candidate) => candidateCells(candidate).map(oneLine))]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...candidates.flatMap((candidate) => whyNot(candidate, style)),
    ...candidates.flatMap(({ plan, worktree }) =>
      worktree === undefined
        ? []
        : [`${oneLine(plan)}: the worktree ${oneLine(worktree)} is kept; editplan try --clean removes it`],
    ),
    best === undefined ? 'None passes.' : `Best: ${oneLine(best)}${applied?.written ? ', applied' : ''}`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

const whyNot = (candidate: Candidate, style: TerminalStyle): readonly string[] =>
  reasonsOf(candidate).map(
    ({ name, message }) =>
      `${paint(style, 'red', '✗')} ${oneLine(candidate.plan)}: ${name}. ${showInvisible(oneLine(message))}`,
  )
