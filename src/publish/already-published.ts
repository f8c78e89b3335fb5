import type { RefMove } from '../core/git/commands/remote.ts'
import type { Step } from '../core/plan/schema.ts'
import { isOpenEnded } from '../core/plan/steps.ts'
import { outdated, refuseOlderRun } from './branch.ts'
import type { BranchPlan } from './branch-plan.ts'
import { cleanMerge, endsOf, mergeFrom, unlessGone } from './commit-ownership.ts'
import type { Settlement } from './effects.ts'
import type { ListedPull } from './github-api.ts'
import type { KnownRun } from './ledger.ts'
import { isClosedByRun } from './ledger-change.ts'
import { type PublishOptions, systemClock } from './options.ts'
import { digestOf, type Publication } from './publication.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import { ask, type Inquiry, type RemotePlace } from './questions.ts'
import { ourPulls, type RemoteState, runOfPull } from './remote-state.ts'
import type { Target } from './target.ts'
import { closing, decideUnchanged } from './unchanged.ts'

/** What became of earlier runs of a plan. */
export interface Earlier {
  /** How they ended, where nothing is replayed. */
  readonly settled?: Settlement
  /** Files that have on the base's tip what a merged run made of them; the rest of the plan is replayed. */
  readonly merged?: ReadonlySet<string>
  /** How the run ends if it changes nothing more. */
  readonly unchanged?: Settlement
}

/**
 * What became of earlier runs of the plan: their pull request was merged, or the base holds what it proposes, or it expired, or a person
 * closed it. Throws PLAN_OUTDATED. @param steps one that depends on what it finds may have more to do after the merge
 */
export function* decideEarlier(
  state: RemoteState,
  {
    plan,
    title,
    options,
    steps,
    planFiles = [],
  }: Pick<Publication, 'plan' | 'title' | 'options'> & {
    readonly steps: Iterable<Step>
    readonly planFiles?: readonly string[] | undefined
  },
): Inquiry<Earlier> {
  const { target, ledger, pulls } = state
  refuseOlderRun(state, { ...options, plan: digestOf(plan) })
  const [older] = planFiles.length > 0 && !options.replace ? yield* ask('olderFiles', planFiles) : []
  if (older !== undefined) throw outdated(`"${target.base.branch}" has a newer ${older}`)
  const all = ourPulls(pulls, ledger)
    .filter(({ base }) => base.ref === target.base.branch || state.isPart)
    .flatMap((pull) => {
      const run = runOfPull(ledger, pull)
      return run && isSamePlan(run, plan) ? [{ pull, run }] : []
    })
  const [latest] = all
  if (!latest) return {}
  const { pull } = latest
  const last = all.find(({ pull: one }) => one.merged_at)
  const isMerged = last !== undefined && (yield* isStillMerged(target, last))
  const merged = isMerged && hasMore(steps) ? { merged: yield* doneBy(target, last) } : {}
  if (pull.merged_at) {
    if (!isMerged) return {}
    return ending(merged, endedMerged(state, { pull, title }))
  }
  if (isPast(ledger?.run.expires, options)) return { settled: expire(state, { pull, title }) }
  if (options.whenClosed === 'respect' && isClosedByPerson(state, pull)) {
    const note = `Pull request #${pull.number} of this plan was closed, and \`when-closed: respect\` proposes it no more.`
    return { settled: done(state, { pull, title, note, settled: 'closed' }) }
  }
  if (!(yield* hasLanded(target, latest))) return merged
  const reason = `"${target.base.branch}" holds all that pull request #${pull.number} proposes: there is nothing to publish.`
  const landed = hasMore(steps) ? { merged: yield* doneBy(target, latest) } : {}
  return ending(landed, yield* decideUnchanged({ state, options, title, reason }))
}

/**
 * Of several plans that replay as one run, by their digests, those that earlier runs proposed, whose pull requests were merged, and that
 * the base still has, with the pull request. One of which reviewers left steps out is not among them.
 */
export function* mergedPlans(
  { target, ledger, pulls }: RemoteState,
  digests: readonly string[],
): Inquiry<ReadonlyMap<string, ListedPull>> {
  const merged = new Map<string, ListedPull>()
  const wanted = new Set(digests)
  for (const pull of ourPulls(pulls, ledger)) {
    const run = runOfPull(ledger, pull)
    if (!run || !pull.merged_at || pull.base.ref !== target.base.branch || run.without.length > 0) continue
    const members = (run.plans ?? [run.plan]).filter((digest) => wanted.has(digest) && !merged.has(digest))
    if (members.length > 0 && (yield* isStillMerged(target, { pull, run })))
      for (const digest of members) merged.set(digest, pull)
  }
  return merged
}

// A plan that streams is read for it, so it is asked last.
export const hasMore = (steps: Iterable<Step>): boolean => [...steps].some(isOpenEnded)

const ending = (known: Earlier, end: Settlement): Earlier =>
  known.merged ? { ...known, unchanged: end } : { settled: end }

/** A pull request that no run has closed. */
const isClosedByPerson = ({ ledger }: RemoteState, { number, state }: ListedPull): boolean => {
  const known = ledger?.pulls.find((one) => one.number === number)?.state
  return state === 'closed' && !isClosedByRun(known)
}

/** Files of a run that are on the base's tip as it left them. */
function* doneBy(target: Target, { pull, run }: EarlierPull): Inquiry<ReadonlySet<string>> {
  const files = yield* unlessGone(filesOf({ pull, run }))
  const changed = new Set(yield* ask('changedPaths', pull.head.sha, target.base.commit))
  return new Set([...(files ?? [])].filter((path) => !changed.has(path)))
}

/** Whether the base has what was merged: a part may have gone to the branch of another part. */
function* isStillMerged(target: Target, merged: EarlierPull): Inquiry<boolean> {
  return merged.pull.base.ref === target.base.branch
    ? !(yield* wasReverted(target, merged))
    : yield* hasLanded(target, merged)
}

/** The same plan, less the same steps. */
export const isSamePlan = (run: KnownRun, plan: Publication['plan']): boolean =>
  run.plan === digestOf(plan) && run.without.join() === (plan.without ?? []).join()

type EarlierPull = { readonly pull: ListedPull; readonly run: KnownRun }

/** Whether every file that the run changed is on the base's tip as it was where the run began. */
function* wasReverted(target: Target, merged: EarlierPull): Inquiry<boolean> {
  const files = yield* unlessGone(filesOf(merged))
  if (!files || files.size === 0) return false
  const changed = new Set(yield* ask('changedPaths', merged.run.base, target.base.commit))
  return [...files].every((path) => !changed.has(path))
}

/** Files that the run's own commits changed; none where they cannot be had any more. */
function* filesOf({ pull, run }: EarlierPull): Inquiry<ReadonlySet<string>> {
  const ends = run.own.map(endsOf)
  const ancestors = ends.map(({ last }) => last)
  const isHere = yield* ask('hasAncestors', headOf(pull), ancestors)
  if (!isHere || ends.length === 0) return new Set()
  const chains = ends.flatMap(({ from, last }) => (from === undefined ? [] : [{ from, last }]))
  const single = ends.filter(({ from }) => from === undefined).map(({ last }) => last)
  const files = new Set(single.length > 0 ? yield* ask('pathsOf', single) : [])
  for (const { from, last } of chains) for (const path of yield* ask('changedPaths', from, last)) files.add(path)
  return files
}

/** Whether merging the recorded head into the base's tip would change nothing. */
function* hasLanded(target: Target, { pull, run }: EarlierPull): Inquiry<boolean> {
  const { commit } = target.base
  // The base has not moved since.
  if (run.base === commit) return false
  const commits = yield* unlessGone(ask('commitsSince', { ...headOf(pull), commit: run.head }))
  if (!commits) return false
  if (commits.length === 0) return true
  // If the base was rewritten since, git would start from an older commit and count undone changes as done.
  const isRewritten = commits.some(({ id }) => id === run.base)
  const merged = yield* unlessGone(isRewritten ? mergeFrom(run.base, [commit, run.head]) : cleanMerge(commit, run.head))
  return merged !== undefined && merged === (yield* ask('treeOf', commit))
}

/** GitHub keeps the head of every pull request under a name of its own. */
const headOf = ({ number, head }: ListedPull): RemotePlace => ({ commit: head.sha, ref: `refs/pull/${number}/head` })

const isPast = (day: string | undefined, { expires, clock = systemClock }: PublishOptions): boolean =>
  day !== undefined && expires !== undefined && new Date(clock.now()).toISOString().slice(0, 10) >= day

/** Closes the pull request; once closed it stays so while the plan is the same. */
function expire(
  state: RemoteState,
  { pull, title }: { readonly pull: ListedPull; readonly title: string },
): Settlement {
  const note = `Pull request #${pull.number} expired on ${state.ledger?.run.expires}. Change the plan, or leave \`expires\` out, to propose it again.`
  const { result } = done(state, { pull, title, note, settled: 'expired' })
  if (pull.state === 'closed') return { result, effects: [] }
  return {
    result: { ...result, operation: 'closed' },
    effects: [closing(state, { number: pull.number, why: 'expired' })],
  }
}

/** The end of a run of which all was merged. */
export const endedMerged = (
  state: RemoteState,
  { pull, title }: { readonly pull: ListedPull; readonly title: string },
): Settlement => {
  const note = `This plan was merged as #${pull.number}: there is nothing to publish.`
  return done(state, { pull, title, note, settled: 'merged' })
}

interface EarlierResult extends Required<Pick<PublishResult, 'settled'>> {
  readonly pull: ListedPull
  readonly title: string
  readonly note: string
}

const done = ({ target }: RemoteState, { pull, title, note, settled }: EarlierResult): Settlement => ({
  result: { ...unpushed(target, pull), ...{ settled, title, body: pull.body ?? '', notes: [note] } },
  effects: [],
})

/** The pull request of the same plan that a person closed and that is to be opened again. */
export function closedPull(state: RemoteState, { plan, options }: Publication) {
  if (options.whenClosed !== 'reopen') return undefined
  const [latest] = ourPulls(state.pulls, state.ledger).filter(({ base }) => base.ref === state.target.base.branch)
  const run = latest && runOfPull(state.ledger, latest)
  return run && isSamePlan(run, plan) && !latest.merged_at && isClosedByPerson(state, latest) ? latest : undefined
}

/**
 * How the branch is brought to the commit that its pull request was closed at, since GitHub opens it again on that alone; undefined where
 * it stays: it is there, or others added to it.
 */
export function bringingBack(
  { tip, target }: RemoteState,
  closed: ListedPull,
  branch: BranchPlan,
): RefMove | undefined {
  const commit = closed.head.sha
  // A branch that the run is about to make again may be made so twice.
  const isOurs = branch.snapshots.length > 0 && branch.start !== tip && branch.foreign.length === 0
  if (tip === commit || (tip !== undefined && !isOurs)) return undefined
  return { ref: `refs/heads/${target.branch}`, commit, expected: tip }
}
