import { type ComposeBaseline, type Outcome, replayParts, sameTree } from '../../core/engine/replay-parts.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { Plan, PlanHeader, PlanOptions, Step } from '../../core/plan/schema.ts'
import type { Problem } from '../../errors.ts'
import type { Member } from './member.ts'

/**
 * One plan with the effect that plans have in this order; the proof is a replay. What was collapsed is left out. Ids begin with the name
 * of the plan. A problem, PLANS_CONFLICT, where no single set of options gives that effect.
 */
export async function combinedPlan(
  order: readonly Member[],
  whole: Outcome,
  baseline: ComposeBaseline,
): Promise<{ readonly plan: Plan } | { readonly problem: Problem }> {
  const steps = withoutRepeatedReads(whole.results.filter(({ result }) => result.status !== 'collapsed')).map(
    ({ member, step }, at): Step => ({ ...step, index: at + 1, id: idOf(order, member, step) }),
  )
  const plan = withDigest(headerOf(order), steps)
  const replayed = await replayParts([{ member: 0, options: plan.options, steps }], baseline)
  if (!replayed.refusal && sameTree(replayed, whole)) return { plan }
  const message =
    'The plans have options that do not fit into one plan. Give them the same `trailing_whitespace` and `duplicates`, or apply them one after the other.'
  return { problem: { name: 'PLANS_CONFLICT', message } }
}

/** A check of what two plans saw is made once. */
function withoutRepeatedReads(results: Outcome['results']): Outcome['results'] {
  const checked = new Set<string>()
  return results.filter(({ step: { tool, input } }) => {
    if (tool !== 'Read' || input.sha256 === undefined) return true
    const key = JSON.stringify(input)
    return !checked.has(key) && checked.add(key)
  })
}

const idOf = (order: readonly Member[], member: number, { id, index }: Step): string =>
  `${order.find((one) => one.index === member)?.name ?? 'plan'}/${id ?? index}`

function headerOf(order: readonly Member[]): PlanHeader {
  const plans = order.map(({ plan }) => plan)
  const shared = <Key extends 'base' | 'created' | 'author'>(key: Key): Pick<Plan, Key> | undefined => {
    const [first, ...others] = plans.map((plan) => plan[key])
    const isShared = others.every((one) => JSON.stringify(one) === JSON.stringify(first))
    return first !== undefined && isShared ? ({ [key]: first } as Pick<Plan, Key>) : undefined
  }
  const [first, ...others] = plans
  const title = first?.title ?? ''
  return {
    version: 1,
    title: others.length === 0 ? title : `${title} (and ${others.length} more)`,
    description: order.map(({ name, plan }) => `- ${name}: ${plan.title}\n`).join(''),
    ...shared('base'),
    ...shared('created'),
    ...shared('author'),
    options: optionsOf(plans.map(({ options }) => options)),
  }
}

function optionsOf(all: readonly PlanOptions[]): PlanOptions {
  const some = <Key extends keyof PlanOptions>(key: Key, value: PlanOptions[Key]): boolean =>
    all.some((options) => options[key] === value)
  return {
    reads: some('reads', 'auto') ? 'auto' : 'strict',
    // What repeats is left out already.
    duplicates: 'keep',
    on_error: 'stop',
    commits: all.every(({ commits }) => commits === all[0]?.commits) ? (all[0]?.commits ?? 'per-step') : 'per-step',
    trailing_whitespace: some('trailing_whitespace', 'strip') ? 'strip' : 'keep',
  }
}
