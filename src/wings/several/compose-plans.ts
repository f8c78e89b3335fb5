import { type PlanInput, plansFrom } from '../../core/plan/define-plan.ts'
import { outlineOf, type SteppedPlan } from '../../core/plan/steps.ts'
import type { CompositionReport } from '../../core/report/composition.ts'
import { type ComposeOptions, type OpenBaseline, onBaseline } from '../../core/run/on-baseline.ts'
import { tellingSystemFailures } from '../../core/run/system-failure.ts'
import { type Composition, composePlans as compose } from './compose.ts'
import { reportComposition } from './report-composition.ts'

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
export type ComposeResult = Pick<Composition, 'plan'> & { readonly report: CompositionReport }

/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
export const composePlans = (inputs: readonly PlanInput[], options: ComposeOptions): Promise<ComposeResult> =>
  tellingSystemFailures(() => {
    const plans = plansFrom(inputs)
    return onBaseline(plans, options, (baseline) => composed(plans, baseline))
  })

async function composed(plans: readonly SteppedPlan[], baseline: OpenBaseline): Promise<ComposeResult> {
  const named = plans.map((plan) => ({ name: fileOf(plan), plan }))
  const composition = await compose(named, baseline)
  const { plan } = composition
  return { report: reportComposition(composition), ...(plan && { plan }) }
}

const fileOf = ({ steps }: SteppedPlan): string => [...outlineOf(steps).files][0] ?? 'plan'
