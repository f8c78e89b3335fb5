import { createHash } from 'node:crypto'
import type { Step } from '../core/plan/schema.ts'
import { canonicalJson } from '../core/text/json.ts'
import { counted } from '../core/text/words.ts'
import type { PublishedRun } from './ledger.ts'
import type { LeftOutStep } from './options.ts'

/** What reviewers of an earlier run decided, as far as the plan still has the steps. */
interface CarriedDecisions {
  readonly decided: readonly LeftOutStep[]
  /** Says which decisions fit no step any more. */
  readonly notes: readonly string[]
}

/** Finds the steps that reviewers left out in a plan: by their numbers in the same one, else by what they do. */
export function carryDecisions(
  { plan: was, decided = [] }: Pick<PublishedRun, 'plan' | 'decided'>,
  plan: string,
  steps: Iterable<Step>,
): CarriedDecisions {
  const numbers = new Map([...digestsOf(steps)].map(([step, of]) => [of, step]))
  const last = numbers.size
  const found = decided.map((one) => ({ one, step: was === plan ? one.step : numbers.get(one.of ?? '') }))
  const lost = found.filter(({ step }) => step === undefined || step > last).map(({ one }) => one)
  return {
    decided: found.flatMap(({ one, step }) => (step === undefined || step > last ? [] : [{ ...one, step }])),
    notes: lost.length > 0 ? [noteOf(lost)] : [],
  }
}

function noteOf(lost: readonly LeftOutStep[]): string {
  const who = lost.map(({ step, by }) => `step ${step} of the earlier plan, left out by ${by}`).join('; ')
  return `${counted(lost.length, 'decision')} of reviewers ${lost.length === 1 ? 'fits' : 'fit'} no step of this plan: ${who}.`
}

/** The same with digests of what the steps do, so that a later plan can find them. */
export function withDigests(decided: readonly LeftOutStep[], steps: Iterable<Step>): readonly LeftOutStep[] {
  if (decided.length === 0) return decided
  const digests = digestsOf(steps)
  return decided.map(({ step, by }) => ({ step, by, of: digests.get(step) }))
}

/** By the steps' numbers; of several that do the same each has its own. */
function digestsOf(steps: Iterable<Step>): ReadonlyMap<number, string> {
  const seen = new Map<string, number>()
  const digests = new Map<number, string>()
  for (const { tool, input, index } of steps) {
    const text = canonicalJson({ tool, input })
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    digests.set(index, createHash('sha256').update(`${text}\0${times}`).digest('base64url').slice(0, 22))
  }
  return digests
}
