import { pathOf } from '../engine/tool-call.ts'
import { EditplanError } from '../errors.ts'
import { combinePlans } from '../plan/combine.ts'
import type { Plan, PlanOptions, Step } from '../plan/schema.ts'

/** What a run is asked to replay: plans in order, with the options that hold for each. */
export interface Request {
  readonly plans: readonly Plan[]
  /** What the run is called and its commits carry: the first plan's words, the digest of all. */
  readonly header: Pick<Plan, 'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options'>
  readonly steps: readonly Step[]
  /** What replaced the plans' own options; a replay of the result needs them too. */
  readonly overrides: Partial<PlanOptions>
  /** Names of the plan files, in order. */
  readonly files: readonly string[]
  /** Paths as the steps give them. */
  readonly paths: readonly string[]
}

/** Puts plans together to one run, options overridden. Throws PLAN_EMPTY for no plan. */
export function requestOf(plans: Plan | readonly Plan[], overrides: Partial<PlanOptions> = {}): Request {
  const [first, ...others] = 'steps' in plans ? [plans] : plans
  if (!first) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'There is no plan to replay. Give at least one.' })
  const combined = combinePlans([first, ...others])
  const effective = combined.plans.map((plan) => ({ ...plan, options: { ...plan.options, ...overrides } }))
  const steps = effective.flatMap((plan) => plan.steps)
  const { title, digest } = combined
  return {
    plans: effective,
    header: { ...first, options: { ...first.options, ...overrides }, title, digest },
    steps,
    overrides,
    files: [...new Set(steps.flatMap(({ at }) => at.file ?? []))],
    paths: [...new Set(steps.map(pathOf))],
  }
}
