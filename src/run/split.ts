import { groupingOf, splitBy } from '../compose/grouping.ts'
import { type PlanSplit, splitPlan as split } from '../compose/split.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { codeOwnersAt } from './code-owners.ts'
import { type ComposeOptions, onComposeGround } from './compose-ground.ts'
import { tellingSystemFailures } from './system-failure.ts'

export interface SplitOptions extends ComposeOptions {
  /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
  readonly by: readonly string[]
}

/**
 * Splits a plan into parts that together are the plan, proven by a replay. Nothing is written. Owners are those that the commit names
 * which the plan is applied on. Throws USAGE for a `by` that cannot be read, FILE_NOT_FOUND for owners where there are none, what refuses
 * a step of the plan, and what opening the checkout throws.
 */
export const splitPlan = (plan: SteppedPlan, options: SplitOptions): Promise<PlanSplit> =>
  tellingSystemFailures(async () => {
    const by = splitBy(options.by)
    return onComposeGround([plan], options, async (ground) => {
      const owners = by.kind === 'codeowners' ? await codeOwnersAt(ground.git, ground.head) : undefined
      return split(plan, groupingOf(by, owners), ground)
    })
  })
