import { type Composition, composePlans as compose } from '../compose/compose.ts'
import { outlineOf, type SteppedPlan } from '../plan/steps.ts'
import type { CompositionReport } from '../report/composition.ts'
import { reportComposition } from '../report/report-composition.ts'
import { type ComposeOptions, type OpenedGround, onComposeGround } from './compose-ground.ts'
import { tellingSystemFailures } from './system-failure.ts'

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
export type Composed = Pick<Composition, 'plan'> & { readonly report: CompositionReport }

/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
export const composePlans = (plans: readonly SteppedPlan[], options: ComposeOptions): Promise<Composed> =>
  tellingSystemFailures(() => onComposeGround(plans, options, (ground) => composed(plans, ground)))

async function composed(plans: readonly SteppedPlan[], ground: OpenedGround): Promise<Composed> {
  const named = plans.map((plan) => ({ name: fileOf(plan), plan }))
  const composition = await compose(named, ground)
  const { plan } = composition
  return { report: reportComposition(composition), ...(plan && { plan }) }
}

const fileOf = ({ steps }: SteppedPlan): string => [...outlineOf(steps).files][0] ?? 'plan'
