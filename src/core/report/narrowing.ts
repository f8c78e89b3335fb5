import * as z from 'zod'
import type { NarrowingSummary } from './report-data.ts'

export type { NarrowingSummary } from './report-data.ts'

const count = z.int().min(0)

const namedStep = {
  index: z.int().positive().describe('Its number, from 1.'),
  id: z.exactOptional(z.string()).describe('Its id.'),
  tool: z.string().describe('The tool that it uses.'),
  file_path: z.string().describe('What it is about: its path, its globs or its command.'),
  why: z.exactOptional(z.string()).describe('The reason that the plan gives.'),
}

const culprit = z.strictObject({
  ...namedStep,
  verification: z.exactOptional(z.string()).describe('Name of the verification that fails with it.'),
  output: z.exactOptional(z.string()).describe('The end of what that printed; credentials masked.'),
})

/** Which steps break the verification of a plan. */
export const reportedNarrowing = z
  .strictObject({
    complete: z
      .boolean()
      .describe('No culprit can be put back alone; false where the budget was spent before that was known.'),
    flaky: z.boolean().describe('The same files once passed and once failed.'),
    runs: count.describe('Number of test runs.'),
    culprits: z.array(culprit.readonly()).readonly().describe('The steps that break it.'),
    dependants: z
      .array(
        z
          .strictObject({ ...namedStep, needs: z.array(z.int().positive()).readonly().describe('The steps it needs.') })
          .readonly(),
      )
      .readonly()
      .describe('Steps that need a culprit.'),
  })
  .readonly()

export type ReportedCulprit = NarrowingSummary['culprits'][number]
/** A step, as people find it in its plan. */
export type NamedStep = Pick<ReportedCulprit, 'index' | 'id' | 'tool' | 'file_path' | 'why'>

/** Which steps break a plan's verification: what `editplan narrow --json` prints. */
export interface NarrowingReport extends NarrowingSummary {
  readonly version: 1
  readonly plan: { readonly title: string; readonly sha256: string; readonly steps: number }
  /**
   * `all-pass`: nothing breaks it. `narrowed`: without the culprits it passes. `never`: it fails without any step too. `unknown`: the
   * budget was spent before anything passed.
   */
  readonly result: 'all-pass' | 'narrowed' | 'never' | 'unknown'
  readonly budget: number
  /** Number of changing steps that remain. */
  readonly kept: number
  readonly notes: readonly string[]
}
