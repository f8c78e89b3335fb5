import type { FixFormat, FixOptions } from '../../core/plan/fix-output.ts'
import type { PlanOptions } from '../../core/plan/options.ts'
import type { Plan } from '../../core/plan/schema.ts'
import type { ImportSource } from '../../core/plan/source-text.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import type { NotImported } from '../../core/run/wing-slots.ts'

export interface FixPlanRequest {
  /** A folder of the checkout: there the tool runs, and its paths are relative to it. */
  readonly root: string
  /** The tool and its arguments; absent where its output is given. */
  readonly command?: readonly [string, ...string[]] | undefined
  /** What the tool printed. */
  readonly sources?: readonly ImportSource[] | undefined
  /** The file that the tool writes its output to, instead of printing it, under the folder where it runs; undefined if absent. */
  readonly readOutput?: ((folder: string) => Promise<string | undefined>) | undefined
  /** Absolute path of the file that `readOutput` reads: it does not count as written. */
  readonly results?: string | undefined
  /** What happens where the tool writes files itself: they stay (default), are put back, or become the plan as one change and are put back. */
  readonly written?: 'stay' | 'restore' | 'take' | undefined
  /** Go on where some files were written, with the fixes of the others. */
  readonly keepGoing?: boolean | undefined
  /** Default: found from the output. */
  readonly format?: FixFormat | undefined
  /** How often the tool runs on the result of its fixes, at most; default 1. */
  readonly rounds?: number | undefined
  readonly options?: FixOptions | undefined
  readonly commits?: PlanOptions['commits'] | undefined
  readonly policy?: PolicySource | undefined
  readonly signal?: AbortSignal | undefined
}

/** A plan of what a tool would fix, and what could not be taken. */
export interface FixPlan {
  readonly plan?: Plan
  readonly left: readonly NotImported[]
  readonly notes: readonly string[]
  readonly rounds: number
}
