import * as z from 'zod'
import { reportedServer } from './diagnostics.ts'
import { reportedProblem } from './problem.ts'
import type { Candidate } from './report-data.ts'
import { reportedVerification } from './verification.ts'

export type { Candidate } from './report-data.ts'

const count = z.int().min(0)

/** One of several plans for the same task, as it was tried. */
export const reportedCandidate = z.strictObject({
  plan: z.string().describe('The plan file, as passed.'),
  title: z.string().describe('Title of the plan.'),
  verdict: z
    .enum(['passes', 'fails', 'refused', 'unchanged'])
    .describe(
      'refused: a step, the policy or the audit refuses it. fails: a verification or a language server stops it. unchanged: it changes nothing.',
    ),
  best: z.exactOptional(z.literal(true)).describe('It is the smallest change of those that pass.'),
  tests: z
    .strictObject({ passed: count.describe('Those that succeeded.'), failed: count.describe('Those that did not.') })
    .readonly()
    .describe('Number of verifications of the policy.'),
  verifications: z
    .exactOptional(z.array(reportedVerification).readonly())
    .describe('Verifications of the policy that ran on its result, in order.'),
  diagnostics: z
    .exactOptional(z.array(reportedServer).readonly())
    .describe('What the policy’s language servers find that the base does not have, server by server.'),
  files: count.describe('Files that it changes.'),
  insertions: count.describe('Lines added.'),
  deletions: count.describe('Lines removed.'),
  milliseconds: count.describe('How long trying it took.'),
  commit: z.exactOptional(z.string()).describe('The commit of its result, where there is one.'),
  worktree: z.exactOptional(z.string()).describe('The worktree in which the programs ran, where it is kept.'),
  problems: z.exactOptional(z.array(reportedProblem).readonly()).describe('Why it does not pass.'),
})

/** Several plans tried side by side: what `editplan try --json` prints. */
export interface CandidatesReport {
  readonly version: 1
  readonly candidates: readonly Candidate[]
  /** The plan with the smallest change of those that pass; absent where none does. */
  readonly best?: string
  /** Present when the best was applied: its run. */
  readonly applied?: { readonly run: string | null; readonly written: boolean }
}
