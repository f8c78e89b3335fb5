import type { ReportedProblem, RunReport } from './report.ts'

/** One of several plans for the same task, as it was tried. */
export interface Candidate {
  /** The plan's file, as it was named. */
  readonly plan: string
  readonly title: string
  /** `refused`: a step, the policy or the audit refuses it. `fails`: a verification or a language server stops it. */
  readonly verdict: 'passes' | 'fails' | 'refused' | 'unchanged'
  /** Verifications of the policy. */
  readonly tests: { readonly passed: number; readonly failed: number }
  readonly verifications?: RunReport['verifications']
  readonly diagnostics?: RunReport['diagnostics']
  readonly files: number
  readonly insertions: number
  readonly deletions: number
  readonly milliseconds: number
  /** The commit of its result, where there is one. */
  readonly commit?: string
  /** The worktree in which the programs ran, where it is kept. */
  readonly worktree?: string
  readonly problems?: readonly ReportedProblem[]
}

/** Several plans tried side by side: what `editplan try --json` prints. */
export interface CandidatesReport {
  readonly version: 1
  readonly candidates: readonly Candidate[]
  /** The plan with the smallest change of those that pass; absent where none does. */
  readonly best?: string
  /** Present when the best was applied: its run. */
  readonly applied?: { readonly run: string | null; readonly written: boolean }
}
