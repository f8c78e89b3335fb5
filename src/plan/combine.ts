import { createHash } from 'node:crypto'
import type { Plan } from './schema.ts'

/** Several plans that replay in order as one run. */
export interface CombinedPlan {
  /** The first plan's. */
  readonly title: string
  /** A single plan's own digest, else one over all in order. */
  readonly digest: string
  /** The plans with their own headers; their steps numbered through the run, their ids unique in it. */
  readonly plans: readonly Plan[]
}

/**
 * Puts plans (at least one) together to one run. An id that several plans use becomes `<plan file>#<id>` in each of them; where even
 * that is taken, a number follows. The digest of several plans is SHA-256 over their digests in order, each as 64
 * hexadecimal digits and LF.
 */
export const combinePlans = (plans: readonly [Plan, ...Plan[]]): CombinedPlan => {
  const [first, ...others] = plans
  const clashing = idsOfSeveral(plans)
  const taken = new Set(plans.flatMap(({ steps }) => steps.flatMap(({ id }) => (id === undefined ? [] : [id]))))
  let index = 0
  const renumbered = plans.map((plan) => ({
    ...plan,
    steps: plan.steps.map((step) => {
      index++
      if (step.id === undefined || !clashing.has(step.id)) return { ...step, index }
      return { ...step, index, id: free(`${step.at.file ?? 'plan'}#${step.id}`, taken) }
    }),
  }))
  const digest = others.length === 0 ? first.digest : digestOf(plans)
  return { title: first.title, digest, plans: renumbered }
}

const idsOfSeveral = (plans: readonly Plan[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const clashing = new Set<string>()
  for (const { id } of plans.flatMap(({ steps }) => steps)) {
    if (id !== undefined && seen.has(id)) clashing.add(id)
    if (id !== undefined) seen.add(id)
  }
  return clashing
}

/** The name, or the name and the first number that makes it free; taken from then on. */
const free = (name: string, taken: Set<string>): string => {
  let candidate = name
  for (let number = 2; taken.has(candidate); number++) candidate = `${name}~${number}`
  taken.add(candidate)
  return candidate
}

const digestOf = (plans: readonly Plan[]): string => {
  const hash = createHash('sha256')
  for (const { digest } of plans) hash.update(`${digest}\n`)
  return hash.digest('hex')
}
