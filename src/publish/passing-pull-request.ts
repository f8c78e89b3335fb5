import type { SteppedPlan } from '../core/plan/steps.ts'
import { verificationName } from '../core/policy/run-verifications.ts'
import type { NamedStep, NarrowingReport } from '../core/report/narrowing.ts'
import { oneLine } from '../core/report/plain-text.ts'
import type { RunReport } from '../core/report/report.ts'
import { openRepository } from '../core/run/baseline.ts'
import { openPolicy } from '../core/run/run-policy.ts'
import { narrowing as narrowingSlot } from './narrowing.ts'
import { openPullRequest, type PullRequestOptions } from './open-pull-request.ts'

/**
 * As `openPullRequest`. Where a verification fails and `onFailure` or the policy says `narrow`, a smallest set of steps is left out so
 * that it passes, with the steps that need them; the pull request has the others, and its body lists what was left out and why. Where
 * nothing passes, nothing is published.
 */
export async function openPassingPullRequest(
  plans: SteppedPlan | readonly SteppedPlan[],
  options: PullRequestOptions,
): Promise<RunReport> {
  const report = await openPullRequest(plans, options)
  if (!(await isToNarrow(report, options))) return report
  const list = 'steps' in plans ? [plans] : plans
  const narrowPlans = await narrowingSlot.get()()
  const { report: narrowing } = await narrowPlans(list, { ...options, head: report.base?.commit })
  if (narrowing.result !== 'narrowed' || narrowing.kept === 0) return withReason(report, narrowing)
  const out = [...narrowing.culprits, ...narrowing.dependants].map(({ index }) => index)
  const without = [...(options.without ?? []), ...out]
  const { complete, flaky, runs, culprits, dependants } = narrowing
  const combination = { ...options.combination, narrowing: { complete, flaky, runs, culprits, dependants } }
  const notes = [...(options.notes ?? []), ...notesOf(narrowing)]
  return openPullRequest(plans, { ...options, without, notes, combination })
}

/** Whether a verification failed for which the operator, else the policy of the base, wants the part that passes. */
async function isToNarrow(
  { problems = [], verifications = [], base }: RunReport,
  options: PullRequestOptions,
): Promise<boolean> {
  if (!base || !problems.some(({ name }) => name === 'VERIFY_FAILED')) return false
  if (options.onFailure !== undefined) return options.onFailure === 'narrow'
  const failed = new Set(verifications.filter(({ ok }) => !ok).map(({ name }) => name))
  const { file } = await openPolicy(await openRepository(options), options.policyOf ?? base.commit, {
    given: options.policy,
    asks: true,
  })
  return file.verify.some((one) => one['on-failure'] === 'narrow' && failed.has(verificationName(one)))
}

function withReason(report: RunReport, { result, runs }: NarrowingReport): RunReport {
  const why = {
    'all-pass': 'On the base of the plan alone the verification passes, so no step is to blame.',
    narrowed: 'No step remains without those that break the verification.',
    never: 'The verification fails without any step too.',
    unknown: `Nothing passed in ${runs} runs. Narrow the plan down with a larger --budget.`,
  }[result]
  return { ...report, notes: [...(report.notes ?? []), why] }
}

function notesOf({ culprits, dependants, complete, flaky }: NarrowingReport): readonly string[] {
  return [
    ...culprits.map(
      (step) =>
        `Left out: ${nameOf(step)}, with which the verification ${JSON.stringify(step.verification ?? '')} fails.`,
    ),
    ...dependants.map((step) => `Left out: ${nameOf(step)}, which needs step ${step.needs.join(', ')}.`),
    ...(complete ? [] : ['More steps were left out than may be necessary: the budget of runs was spent.']),
    ...(flaky ? ['The verification is flaky: with the same files it once passed and once failed.'] : []),
  ]
}

const nameOf = ({ index, id, tool, file_path }: NamedStep): string =>
  oneLine(`step ${index}${id === undefined ? '' : ` (${id})`}, ${tool} of ${file_path}`)
