import type { PlanOptions } from '../core/plan/schema.ts'
import type { SteppedPlan } from '../core/plan/steps.ts'
import type { StepNames } from '../core/plan/without.ts'
import type { NarrowingReport } from '../core/report/narrowing.ts'
import type { AttemptOptions } from '../core/run/run-mode.ts'
import { WingSlot } from '../core/wing-slot.ts'

export interface NarrowableRun extends Pick<AttemptOptions, 'root' | 'bare' | 'policy' | 'signal'> {
  readonly base?: string | undefined
  readonly overrides?: Partial<PlanOptions> | undefined
  /** The commit that the result goes onto, instead of the checkout as it is. */
  readonly head?: string | undefined
  /** Commit whose own policy holds, where none is given; default the head. */
  readonly policyOf?: string | undefined
  /** Steps that are left out from the start. */
  readonly without?: StepNames | undefined
}

/** Finds the part of plans whose verification passes. */
export type NarrowPlans = (
  plans: readonly SteppedPlan[],
  options: NarrowableRun,
) => Promise<{ readonly report: NarrowingReport }>

export const narrowing = new WingSlot<() => Promise<NarrowPlans>>('several')
