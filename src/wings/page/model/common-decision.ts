import type { PageStep } from './model.ts'

type Decision = NonNullable<PageStep['policy']>

/** What the policy says of the most steps, where that is of several: that a rule allows them. Steps need not say it each. */
export function commonDecision(steps: readonly Pick<PageStep, 'policy'>[]): Decision | undefined {
  const counts = new Map<string, number>()
  let found: Decision | undefined
  for (const { policy } of steps) {
    if (!policy || !isPlain(policy)) continue
    const count = (counts.get(keyOf(policy)) ?? 0) + 1
    counts.set(keyOf(policy), count)
    if (count > 1 && count > (found ? (counts.get(keyOf(found)) ?? 0) : 0)) found = policy
  }
  return found
}

/** Whether two decisions say the same. */
export const isSameDecision = (one: Decision | undefined, other: Decision | undefined): boolean =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other)

/** Nobody was asked. */
const isPlain = ({ behavior, rule }: Decision): boolean =>
  behavior === 'allow' && rule !== 'granted' && !rule.startsWith('protected')

const keyOf = ({ behavior, rule, reason }: Decision): string => JSON.stringify([behavior, rule, reason])
