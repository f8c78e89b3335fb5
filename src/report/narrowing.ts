/** A step, as people find it in its plan. */
export interface NamedStep {
  readonly index: number
  readonly id?: string
  readonly tool: string
  readonly file_path: string
  readonly why?: string
}

/** A step that breaks the verification, with the end of what the program printed. */
export interface ReportedCulprit extends NamedStep {
  readonly verification?: string
  readonly output?: string
}

/** Which steps break a plan's verification: what `editplan narrow --json` prints. */
export interface NarrowingReport {
  readonly version: 1
  readonly plan: { readonly title: string; readonly sha256: string; readonly steps: number }
  /**
   * `all-pass`: nothing breaks it. `narrowed`: without the culprits it passes. `never`: it fails without any step too. `unknown`: the
   * budget was spent before anything passed.
   */
  readonly result: 'all-pass' | 'narrowed' | 'never' | 'unknown'
  /** No culprit can be put back alone; false where the budget was spent before that was known. */
  readonly complete: boolean
  /** The same files once passed and once failed. */
  readonly flaky: boolean
  readonly runs: number
  readonly budget: number
  readonly culprits: readonly ReportedCulprit[]
  /** Steps that need a culprit, with the steps that they need. */
  readonly dependants: readonly (NamedStep & { readonly needs: readonly number[] })[]
  /** Number of changing steps that remain. */
  readonly kept: number
  readonly notes: readonly string[]
}
