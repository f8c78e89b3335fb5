import type { StepNames } from '../core/plan/combine.ts'
import type { PlanOptions } from '../core/plan/options.ts'
import type { SteppedPlan } from '../core/plan/steps.ts'
import type { RunReport } from '../core/report/report.ts'
import type { RunOptions } from '../core/run/run-mode.ts'
import { oneLine } from '../core/text/neutralise.ts'
import { WingSlot } from '../core/wing-slot.ts'
import { EditplanError } from '../errors.ts'
import type { PartPullRequest } from './part-pulls.ts'
import type { PullRequestOptions } from './pull-to-open.ts'
import { withToken } from './target.ts'

/** How several plans are combined: steps of one run, parts of one plan in an order to be found, or candidates for one task. */
export type Combine = 'sequence' | 'compose' | 'try'

export interface PublishPlansOptions extends PullRequestOptions {
  /** Default sequence. */
  readonly combine?: Combine | undefined
  /** Of one plan, a pull request for each part: `codeowners`, `folder`, `folder:2`, `size:20`, or `glob:NAME=PATTERN` ones. Default none. */
  readonly split?: readonly string[] | undefined
}

/** What became of plans: one run, or the parts of one plan. */
export type PublishedPlans =
  | { readonly report: RunReport; readonly parts?: undefined }
  | { readonly parts: readonly PartPullRequest[]; readonly report?: undefined }

/**
 * Publishes plans: in one run as `openPassingPullRequest` does; composed first (`combine: compose`); the best of them (`try`); or each part
 * of one plan (`split`). The report says how they fit, or how each came out. Plans that do not fit, or of which none passes, publish
 * nothing: PLANS_CONFLICT, NO_PLAN_PASSES among its problems. A single plan is published as it is. Throws USAGE for several plans with
 * `split`, UNAVAILABLE_HERE without the wing that does it, and what `openPullRequest` throws.
 */
export async function publishPlans(
  plans: readonly SteppedPlan[],
  { combine = 'sequence', split = [], ...given }: PublishPlansOptions,
): Promise<PublishedPlans> {
  const options = await withToken(given)
  if (options.publish.ontoPull !== undefined)
    return { report: await (await import('./onto-pull.ts')).pushOntoPull(plans, options) }
  const [plan, ...others] = plans
  if (split.length > 0) {
    if (!plan || others.length > 0) throw new EditplanError({ name: 'USAGE', message: ONE_PLAN })
    const { openAtMost, supersede = 'none' } = options.publish
    if (openAtMost !== undefined || supersede !== 'none') throw new EditplanError({ name: 'USAGE', message: NO_LIMIT })
    return { parts: await (await severalPlans.get()()).split(plan, { ...options, by: split }) }
  }
  if (combine === 'sequence' || others.length === 0) return { report: await openPassingPullRequest(plans, options) }
  return { report: await (await severalPlans.get()())[combine](plans, options) }
}

const ONE_PLAN = 'One plan is split at a time. Name one, or make them one with `editplan compose`.'

const NO_LIMIT =
  'The parts of a plan that is split have one source, so `open-at-most` and `supersede` mean nothing there. Leave them out.'

/** What a wing can do with several plans, or with parts of one. */
interface SeveralPlans {
  readonly compose: (plans: readonly SteppedPlan[], options: PullRequestOptions) => Promise<RunReport>
  readonly try: (plans: readonly SteppedPlan[], options: PullRequestOptions) => Promise<RunReport>
  readonly split: (
    plan: SteppedPlan,
    options: PullRequestOptions & { readonly by: readonly string[] },
  ) => Promise<readonly PartPullRequest[]>
  /** Finds the part of plans whose verification passes. */
  readonly narrow: (
    plans: readonly SteppedPlan[],
    options: NarrowableRun,
  ) => Promise<{ readonly report: NarrowingReport }>
}

type NarrowedPart = NonNullable<RunReport['narrowing']>

/** A step, as people find it in its plan. */
export type NamedStep = Pick<NarrowedPart['culprits'][number], 'index' | 'id' | 'tool' | 'file_path' | 'source' | 'why'>

/** Which steps break a plan's verification: what `editplan narrow --json` prints. */
export interface NarrowingReport extends NarrowedPart {
  readonly version: 1
  readonly plan: { readonly title: string; readonly sha256: string; readonly steps: number }
  /**
   * `all-pass`: nothing breaks it. `narrowed`: without the culprits it passes. `never`: it fails without any step too. `unknown`: the
   * budget was spent before anything passed.
   */
  readonly result: 'all-pass' | 'narrowed' | 'never' | 'unknown'
  readonly budget: number
  /** Number of changing steps that remain. */
  readonly kept: number
  readonly notes: readonly string[]
}

export const severalPlans = new WingSlot<() => Promise<SeveralPlans>>('several')

export interface NarrowableRun extends Pick<RunOptions, 'root' | 'bare' | 'policy' | 'signal'> {
  readonly base?: string | undefined
  readonly overrides?: Partial<PlanOptions> | undefined
  /** The commit that the result goes onto, instead of the checkout as it is. */
  readonly head?: string | undefined
  /** Commit whose own policy holds, where none is given; default the head. */
  readonly policyOf?: string | undefined
  /** Steps that are left out from the start. */
  readonly without?: StepNames | undefined
}

/**
 * As `openPullRequest`. Where a verification fails and `onFailure` or the policy says `narrow`, a smallest set of steps is left out so
 * that it passes, with the steps that need them; the pull request has the others, and its body lists what was left out and why. Where
 * nothing passes, nothing is published.
 */
export async function openPassingPullRequest(
  plans: SteppedPlan | readonly SteppedPlan[],
  options: PullRequestOptions,
): Promise<RunReport> {
  // The slot of this file is filled before any command is known: the publishing code is loaded on demand.
  const { openPullRequest } = await import('./open-pull-request.ts')
  const report = await openPullRequest(plans, options)
  if (!(await isToNarrow(report, options))) return report
  const list = 'steps' in plans ? [plans] : plans
  const { narrow } = await severalPlans.get()()
  const { report: narrowing } = await narrow(list, { ...options, head: report.base?.commit })
  if (narrowing.result !== 'narrowed' || narrowing.kept === 0) return withReason(report, narrowing)
  const out = [...narrowing.culprits, ...narrowing.dependants].map(({ index }) => index)
  const without = [...(options.without ?? []), ...out]
  const { complete, flaky, runs, culprits, dependants } = narrowing
  const combination = { ...options.combination, narrowing: { complete, flaky, runs, culprits, dependants } }
  const notes = [...(options.notes ?? []), ...notesOf(narrowing)]
  return openPullRequest(plans, { ...options, without, notes, combination })
}

/** Whether a verification failed for which the operator, else the policy of the base, requests the part that passes. */
async function isToNarrow(
  { problems = [], verifications = [], base }: RunReport,
  options: PullRequestOptions,
): Promise<boolean> {
  if (!base || !problems.some(({ name }) => name === 'VERIFY_FAILED')) return false
  if (options.onFailure !== undefined) return options.onFailure === 'narrow'
  const failed = new Set(verifications.filter(({ ok }) => !ok).map(({ name }) => name))
  const { openRepository } = await import('../core/run/baseline.ts')
  const { openPolicy } = await import('../core/run/run-policy.ts')
  const { verificationName } = await import('../core/policy/run-verifications.ts')
  const { file } = await openPolicy(await openRepository(options), options.policyOf ?? base.commit, {
    given: options.policy,
    asks: true,
  })
  return file.verify.some((one) => one['on-failure'] === 'narrow' && failed.has(verificationName(one)))
}

function withReason(report: RunReport, { result, runs }: NarrowingReport): RunReport {
  const why = {
    'all-pass': 'The verification passes on the base of the plan, so no step is to blame.',
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

const nameOf = ({ index, id, tool, file_path, source }: NamedStep): string =>
  oneLine(`step ${index}${id === undefined ? '' : ` (${id})`}, ${tool} of ${file_path}${source ? `, ${source}` : ''}`)
