import { treeOf } from '../../core/git/commands/commit.ts'
import { fetchCommits, localCommit } from '../../core/git/commands/remote.ts'
import { isShallow } from '../../core/git/commands/rev-parse.ts'
import type { Git } from '../../core/git/git.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { masked } from '../../core/policy/secrets.ts'
import { buildReport } from '../../core/report/build-report.ts'
import type { RunReport } from '../../core/report/report.ts'
import type { Sections } from '../../core/report/sections.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { skipAround } from '../../core/run/replayed.ts'
import { withPlanFiles } from '../../core/run/report-run.ts'
import { requestOf } from '../../core/run/request.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { runsOf } from '../../publish/ledger.ts'
import { rehearsePullRequest, settlePullRequest } from '../../publish/open-pull-request.ts'
import { openPassingPullRequest } from '../../publish/publish-plans.ts'
import type { PullRequestOptions } from '../../publish/pull-to-open.ts'
import { fetchRemoteState } from '../../publish/remote-state.ts'
import { branchName, resolveTarget, type Target } from '../../publish/target.ts'
import { type ComposeResult, composePlans } from './compose.ts'
import type { Candidate, ReportedClash, ReportedComposition } from './report.ts'
import { tryEach } from './try-plans.ts'
import { clashSentences } from './words.ts'

/**
 * Puts plans together on the base branch to one plan in an order that works, and publishes that. The branch is named after the first. Plans
 * that no longer fit because they were merged are settled. Where they do not fit, the report has each conflict as PLANS_CONFLICT at the
 * refused step, and what refuses a plan whatever comes before it.
 */
export const openComposedPullRequest = (plans: readonly SteppedPlan[], given: PullRequestOptions): Promise<RunReport> =>
  wrapSystemErrors(async () => {
    const options = onBranchOf(plans, given)
    const git = await openRepository(options)
    const target = await resolveTarget(git, named(plans), options.publish)
    const base = target.base.commit
    const { report, plan } = await composePlans(plans, { ...options, base: undefined, head: base })
    const { version: _, ...all } = report
    const composition = { ...all, pairs: all.pairs.filter(({ relation }) => relation !== 'disjoint') }
    const combination = { composition }
    if (plan) return openPassingPullRequest(plan, { ...options, combination })
    const settled = await settledEarlier(plans, { git, target, options })
    return settled ?? reportUnpublished(plans, { git, base, options, combination, problems: problemsOf(composition) })
  })

type PlanLookup = { readonly git: Git; readonly target: Target; readonly options: PullRequestOptions }

/** The plan that the same plans made on the base of an earlier run of the branch, if nothing of it is left to publish. */
async function settledEarlier(
  plans: readonly SteppedPlan[],
  { git, target, options }: PlanLookup,
): Promise<RunReport | undefined> {
  const { ledger } = await fetchRemoteState(git, target, options.publish)
  const records = runsOf(ledger)
  const bases = new Set(records.map(({ base }) => base))
  bases.delete(target.base.commit)
  for (const base of [...bases].slice(0, EARLIER)) {
    const { plan } = (await composedOn(base, plans, { git, target, options })) ?? {}
    const isPublished = plan && records.some((record) => record.plan === plan.digest)
    const settled = isPublished && (await settlePullRequest(plan, options))
    if (settled) return settled
  }
  return undefined
}

/** Bases of earlier runs that are looked at, the latest first. */
const EARLIER = 3

/** Undefined where the commit is not to be had, or the plans cannot be read on it. */
async function composedOn(
  commit: string,
  plans: readonly SteppedPlan[],
  { git, target, options }: PlanLookup,
): Promise<ComposeResult | undefined> {
  try {
    if ((await git.run(localCommit(commit))) === undefined)
      await git.run(fetchCommits(target.upstream, [commit], isShallow(git) ? 1 : undefined))
    return await composePlans(plans, { ...options, base: undefined, head: commit })
  } catch (error) {
    if (error instanceof EditplanError && error.name !== 'INTERRUPTED') return undefined
    throw error
  }
}

const problemsOf = ({ plans, pairs, clashes }: ReportedComposition): readonly Problem[] => [
  ...plans.flatMap(({ refused }) => (refused?.error ? [{ ...placeOf(refused), ...plain(refused.error) }] : [])),
  ...pairs.filter(({ relation }) => relation === 'conflicts').flatMap((pair) => (pair.clashes ?? []).map(conflict)),
  ...clashes.map(conflict),
]

const conflict = (clash: ReportedClash): Problem => ({
  name: 'PLANS_CONFLICT',
  message: clashSentences(clash).join(' '),
  ...placeOf(clash),
})

const placeOf = ({ step: { at } }: ReportedClash): { readonly at?: NonNullable<typeof at> } => (at ? { at } : {})

const plain = ({ name, message, suggestions }: NonNullable<ReportedClash['error']>): Problem => ({
  name,
  message,
  ...(suggestions && { suggestions }),
})

/**
 * Tries plans for the same task side by side on the base branch, each verified in a worktree of its own, and publishes the smallest change
 * among those that pass. All have one branch, named after the first. Where a plan was merged already, nothing is tried; where none
 * passes and one changes nothing, that one is published, which settles its pull request; otherwise the report says NO_PLAN_PASSES.
 */
export const openBestPullRequest = (plans: readonly SteppedPlan[], given: PullRequestOptions): Promise<RunReport> =>
  wrapSystemErrors(async () => {
    const options = onBranchOf(plans, given)
    for (const plan of plans) {
      const settled = await settlePullRequest(plan, options)
      if (settled) return settled
    }
    const git = await openRepository(options)
    const { base } = await resolveTarget(git, named(plans), options.publish)
    const candidates = await tryEach(plans, (plan, onWorktree) => rehearse(plan, { ...options, onWorktree }, base), {
      signal: options.signal,
    })
    const plan = plans[chosen(candidates)]
    const combination = { candidates }
    if (plan) return openPassingPullRequest(plan, { ...options, combination })
    return reportUnpublished(plans, { git, base: base.commit, options, combination, problems: [NONE] })
  })

/** One branch, whatever plan is published on it. */
const onBranchOf = (plans: readonly SteppedPlan[], options: PullRequestOptions): PullRequestOptions => {
  const { title, sha256 } = named(plans)
  return { ...options, publish: { ...options.publish, branch: options.publish.branch ?? branchName(title, sha256) } }
}

const named = ([first]: readonly SteppedPlan[]): { readonly title: string; readonly sha256: string } => ({
  title: first?.title ?? '',
  sha256: first?.digest ?? '',
})

const NONE = {
  name: 'NO_PLAN_PASSES',
  message:
    'None of the plans passes. Nothing was published. Correct one of them: the table of candidates says what is wrong.',
} as const

/** A verification that fails decides against a plan, whatever would be done about a single one. */
const rehearse = (
  plan: SteppedPlan,
  { onEvent: _, onContents: __, keepOutput: ___, ask: ____, ...options }: PullRequestOptions,
  { commit }: { readonly commit: string },
): Promise<RunReport> => rehearsePullRequest(plan, { ...options, onFailure: 'stop', head: commit })

function chosen(candidates: readonly Candidate[]): number {
  const best = candidates.findIndex((candidate) => candidate.best)
  return best < 0 ? candidates.findIndex(({ verdict }) => verdict === 'unchanged') : best
}

interface UnpublishedRun {
  readonly git: Git
  /** The commit that the plans were judged on. */
  readonly base: string
  readonly options: Pick<PullRequestOptions, 'overrides'>
  readonly combination: Sections
  readonly problems: readonly Problem[]
}

/** The report of plans of which nothing was replayed as a run: why, and all their steps as skipped. */
async function reportUnpublished(
  plans: readonly SteppedPlan[],
  { git, base, options: { overrides }, combination, problems }: UnpublishedRun,
): Promise<RunReport> {
  const asked = requestOf(plans, { overrides })
  const { title, digest } = asked.header
  const report = buildReport({
    plan: { title, digest, files: asked.files, overrides: asked.overrides },
    base: { commit: base, tree: await git.run(treeOf(base)) },
    steps: withPlanFiles(skipAround([], asked), asked),
    sections: combination,
    problems,
  })
  return masked(report)
}
