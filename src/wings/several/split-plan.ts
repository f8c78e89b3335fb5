import type { Git } from '../../core/git/git.ts'
import { type PlanInput, planFrom } from '../../core/plan/define-plan.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { type ComposeOptions, type OpenBaseline, onBaseline } from '../../core/run/on-baseline.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { EditplanError } from '../../errors.ts'
import { codeOwnersAt } from '../../publish/code-owners.ts'
import type { ListedPull } from '../../publish/github-api.ts'
import type { PublishedRun } from '../../publish/ledger.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { settleUnchanged } from '../../publish/publish.ts'
import type { PublishResult } from '../../publish/publish-result.ts'
import { type KnownLedger, readLedgers } from '../../publish/ref-file.ts'
import { fetchHistoryTo } from '../../publish/remote-history.ts'
import { type Hub, ourPulls, pullsOf } from '../../publish/remote-state.ts'
import { partBranch, type Target } from '../../publish/target.ts'
import { type PlanSplit, splitPlan as split } from './split.ts'
import { groupingOf, type SplitBy, splitBy } from './split-order.ts'

/**
 * Splits a plan into parts that together are the plan, proven by a replay. Nothing is written. Owners are those that the commit names
 * which the plan is applied on. Throws USAGE for a `by` that cannot be read, FILE_NOT_FOUND for owners where there are none, what refuses
 * a step of the plan, and what opening the checkout throws.
 */
export const splitPlan = (
  input: PlanInput,
  options: ComposeOptions & {
    /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
    readonly by: readonly string[]
  },
): Promise<PlanSplit> =>
  wrapSystemErrors(async () => {
    const plan = planFrom(input)
    const by = splitBy(options.by)
    return onBaseline([plan], options, async (baseline) => splitOn(baseline, plan, { by, ownersOf: baseline.head }))
  })

/** A split, and the commit that it was made on. */
export interface PullSplit extends PlanSplit {
  readonly base: string
}

/**
 * Splits a plan for pull requests: on its own base, else where an earlier run split it, since on the base's tip steps of parts that were
 * merged no longer apply; else on the tip. Owners are those of that commit, so that the parts stay the same.
 */
export async function splitForPulls(
  plan: SteppedPlan,
  options: Omit<ComposeOptions, 'base' | 'head'> & {
    readonly by: SplitBy
    readonly git: Git
    /** Of the whole plan. */
    readonly target: Target
    /** Its parts, and those of earlier versions, that have branches; the latest first. */
    readonly known: readonly KnownPart[]
  },
): Promise<PullSplit> {
  const { by, git, target, known, signal, ...place } = options
  const { commit: head } = target.base
  const at = (base: string | undefined) =>
    onBaseline([plan], { ...place, signal, head, base }, async (baseline) => ({
      ...(await splitOn(baseline, plan, { by, ownersOf: baseline.base })),
      base: baseline.base,
    }))
  if (plan.base !== undefined) return at(undefined)
  const isSame = ({ split }: KnownPart): boolean => split.of === plan.digest
  const [same, other] = [known.find(isSame), known.find((one) => !isSame(one))].map((part) => part?.split.on)
  const commits = [...new Set([same, head, other])].filter((one) => one !== undefined)
  // Where it cannot be fetched, the split on it says so.
  for (const commit of commits) if (commit !== head) await fetchHistoryTo(git, target, commit)
  const refusals = new Map<string, EditplanError>()
  for (const commit of commits) {
    try {
      return await at(commit)
    } catch (error) {
      if (!(error instanceof EditplanError) || signal?.aborted) throw error
      refusals.set(commit, error)
    }
  }
  throw refusals.get(head)
}

async function splitOn(
  baseline: OpenBaseline,
  plan: SteppedPlan,
  { by, ownersOf }: { readonly by: SplitBy; readonly ownersOf: string },
): Promise<PlanSplit> {
  const owners = by.kind === 'codeowners' ? await codeOwnersAt(baseline.git, ownersOf) : undefined
  return split(plan, groupingOf(by, owners), baseline)
}

/** What an earlier run left of a part of a plan. */
export interface KnownPart {
  /** Of the part. */
  readonly branch: string
  readonly ledger: KnownLedger
  readonly split: NonNullable<PublishedRun['split']>
  /** Its pull requests, the latest first. */
  readonly pulls: readonly ListedPull[]
}

/** The parts whose branches begin alike, by the ledgers of those branches: a branch may be gone. The latest pull request's part is first. */
export async function lookUpParts(git: Git, hub: Hub): Promise<readonly KnownPart[]> {
  const { target } = hub
  const prefix = partBranch(target.branch, '')
  const ledgers = await readLedgers(git, target.push, (branch) => branch.startsWith(prefix))
  const parts: KnownPart[] = []
  for (const ledger of ledgers) {
    const branch = ledger.branch.replace(/^refs\/heads\//, '')
    const { split } = ledger.run
    if (split) parts.push({ branch, ledger, split, pulls: ourPulls(await pullsOf(hub, branch), ledger) })
  }
  return parts.toSorted((one, other) => (other.pulls[0]?.number ?? 0) - (one.pulls[0]?.number ?? 0))
}

/** Closes the open pull request of a part that the plan has no longer; its branch goes too where `when-unchanged: delete` is wished. */
export function closePart(git: Git, hub: Hub, { part, pull, options, reason }: PartClosure): Promise<PublishResult> {
  const { whenUnchanged } = options
  const { branch, ledger, pulls } = part
  const target = { ...hub.target, branch }
  const known = { tip: pull.head.sha, ledger, defaultBranch: hub.head.default_branch, pulls, isPart: true }
  return settleUnchanged({
    git,
    state: { target, hub: { ...hub, target }, ...known },
    options: { ...options, ifNoChanges: 'ignore', whenUnchanged: whenUnchanged === 'delete' ? 'delete' : 'close' },
    title: ledger.set.title ?? '',
    reason,
  })
}

interface PartClosure {
  readonly part: KnownPart
  readonly pull: ListedPull
  readonly options: PublishOptions
  readonly reason: string
}
