import type { Candidate, CandidatesReport } from '../candidates.ts'
import { summaryOfDiagnostics } from '../diagnostics-summary.ts'
import { oneLine, showInvisible } from '../plain-text.ts'
import { paint, type TerminalStyle } from './style.ts'

/** Candidates side by side, for a terminal: a table, then why some do not pass, then the best. */
export function renderCandidates({ candidates, best, applied }: CandidatesReport, style: TerminalStyle): string {
  const rows = [['plan', 'verdict', 'tests', 'diagnostics', 'size', 'time'], ...candidates.map(cellsOf)]
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

const cellsOf = ({ plan, verdict, tests, diagnostics, files, insertions, deletions, milliseconds }: Candidate) => [
  oneLine(plan),
  verdict,
  tests.passed + tests.failed === 0 ? '-' : `${tests.passed}/${tests.passed + tests.failed}`,
  diagnosticsCell(diagnostics),
  `${files} ${files === 1 ? 'file' : 'files'} +${insertions} -${deletions}`,
  `${(milliseconds / 1000).toFixed(1)} s`,
]

/** Absent where no server was asked. */
const diagnosticsCell = (diagnostics: Candidate['diagnostics']): string =>
  diagnostics && diagnostics.length > 0 ? oneLine(summaryOfDiagnostics(diagnostics)) : '-'

const whyNot = ({ plan, problems = [] }: Candidate, style: TerminalStyle): readonly string[] =>
  problems
    .slice(0, SHOWN)
    .map(
      ({ name, message }) =>
        `${paint(style, 'red', '✗')} ${oneLine(plan)}: ${name}. ${showInvisible(oneLine(message))}`,
    )

const SHOWN = 3
