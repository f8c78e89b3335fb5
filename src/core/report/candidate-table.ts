import { counted } from '../text/words.ts'
import type { Candidate } from './candidates.ts'
import { summaryOfDiagnostics } from './diagnostics-summary.ts'

/** Heads of the table of candidates. */
export const CANDIDATE_HEADS = ['plan', 'verdict', 'tests', 'diagnostics', 'size', 'time'] as const

/** A row of it as the plan has it: whoever shows it takes care of what the words can do there. */
export const candidateCells = (candidate: Candidate): readonly string[] => {
  const { plan, verdict, tests, diagnostics = [], files, insertions, deletions, milliseconds } = candidate
  return [
    plan,
    verdict,
    tests.passed + tests.failed === 0 ? '-' : `${tests.passed}/${tests.passed + tests.failed}`,
    diagnostics.length > 0 ? summaryOfDiagnostics(diagnostics) : '-',
    `${counted(files, 'file')} +${insertions} -${deletions}`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ]
}

/** The first reasons why a candidate does not pass. */
export const reasonsOf = ({ problems = [] }: Candidate): NonNullable<Candidate['problems']> => problems.slice(0, SHOWN)

const SHOWN = 3
