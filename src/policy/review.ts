import type { Step } from '../plan/schema.ts'
import { classifyStep } from './classifier.ts'
import type { Decision, Policy } from './policy.ts'
import type { Host } from './verification.ts'

export interface ReviewedStep {
  readonly step: Step
  /** Relative to the root, as the workspace located it. */
  readonly path: string
  readonly decision: Decision
}

/** Classifiers that run at a time. */
const AT_ONCE = 4

/**
 * What the policy says about every step before any is replayed, in order: for `check`, for the prompts, and for `mode: auto`, where
 * the classifier is asked about each step that no rule decides.
 */
export const reviewSteps = async (
  policy: Policy,
  steps: readonly { readonly step: Step; readonly path: string }[],
  host: Host,
): Promise<readonly ReviewedStep[]> => {
  const reviewed = steps.map(({ step, path }) => ({ step, path, decision: policy.decide(path, step.tool, step.index) }))
  const argv = policy.file.classifier
  if (policy.file.mode !== 'auto' || !argv) return reviewed
  const result: ReviewedStep[] = [...reviewed]
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < reviewed.length; at = next++) {
      const one = reviewed[at]
      if (one?.decision.rule !== 'mode: auto') continue
      const { behavior, reason } = await classifyStep(argv, one.step, host)
      result[at] = { ...one, decision: { behavior, rule: 'mode: auto', reason } }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return result
}

/** What the classifier said, by the step's number, for `createPolicy`. */
export const classifiedOf = (reviewed: readonly ReviewedStep[]): ReadonlyMap<number, Decision> =>
  new Map(reviewed.flatMap(({ step, decision }) => (decision.rule === 'mode: auto' ? [[step.index, decision]] : [])))
