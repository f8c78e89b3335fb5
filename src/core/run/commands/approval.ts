import type { RunStep } from '../../engine/command-step.ts'
import { nameOf } from '../../plan/steps.ts'
import type { ReviewedStep } from '../../policy/classifier.ts'
import type { Decision } from '../../policy/decision.ts'
import { masked } from '../../policy/mask.ts'
import type { Grant, Policy } from '../../policy/policy.ts'
import type { Ask, Review } from '../approvals.ts'
import type { RunPolicy } from '../run-policy.ts'

/** Who may approve what a command does, which is known only while the steps are replayed. */
export interface Approval {
  /** The policy with all approvals so far. */
  policy(): Policy
  /** Whether a command that the policy asks about may run. Nothing runs for a draft. */
  ofCommand(step: RunStep, decision: Decision): Promise<boolean>
  /** Whether a file that a command changed, and that the policy asks about, may be a part of the run. */
  ofFile(step: RunStep, path: string, decision: Decision): Promise<boolean>
  /** The review with what was approved and drafted since. */
  review(): Review
}

export interface ApprovalOptions {
  readonly policy: RunPolicy
  readonly review: Review
  readonly ask?: Ask | undefined
  /** As in `Terms`. */
  readonly onAsk: 'stop' | 'draft' | 'pass'
}

export function openApproval({ policy, review, ask, onAsk }: ApprovalOptions): Approval {
  const grants: Grant[] = []
  const drafted: ReviewedStep[] = []
  const { approvals } = review
  const current = (): Policy =>
    grants.length === 0 ? review.policy : policy.allowing({ ...approvals, grants: [...approvals.grants, ...grants] })
  const asked = async (step: RunStep, path: string, { rule, reason }: Decision): Promise<boolean> => {
    const grant = await ask?.(await masked({ step, path, rule, reason }))
    // What is approved of a command is approved for its step: it has no path of its own.
    if (grant) grants.push('path' in grant ? { step: step.index } : grant)
    return grant !== undefined
  }
  return {
    policy: current,
    ofCommand: async (step, decision) => onAsk === 'pass' || (await asked(step, nameOf(step), decision)),
    async ofFile(step, path, decision) {
      if (onAsk === 'pass' || (await asked(step, path, decision))) return true
      if (onAsk !== 'draft') return false
      grants.push({ step: step.index })
      drafted.push({ step, path, decision })
      return true
    },
    review: () => ({ ...review, policy: current(), drafted: [...review.drafted, ...drafted] }),
  }
}
