import { treeOf } from '../core/git/commands/commit.ts'
import { changedPaths, pathsOfCommits } from '../core/git/commands/diff.ts'
import type { Git } from '../core/git/git.ts'
import { undefinedOn } from '../errors.ts'
import type { BranchPlan } from './branch.ts'
import { cleanMerge, commitsSince, endsOf, fetchWithParents, mergeFrom, type RemoteCommit } from './commit-ownership.ts'
import { ApiError } from './github.ts'
import { getPull, type ListedPull, type PullRequest, updatePull } from './github-api.ts'
import type { KnownRun } from './ledger.ts'
import { type PublishOptions, systemClock } from './options.ts'
import { digestOf, type Publication, type PublishResult, unpushed } from './publication.ts'
import { type Hub, ourPulls, type RemoteState, refsByApi, runOfPull } from './remote-state.ts'
import type { Target } from './target.ts'
import { closePull, isClosedByRun, settleUnchanged } from './unchanged.ts'

/** What became of earlier runs of a plan. */
export interface Earlier {
  /** How they ended, where nothing is replayed. */
  readonly settled?: PublishResult
  /** Files that have on the base's tip what a merged run made of them; the rest of the plan is replayed. */
  readonly merged?: ReadonlySet<string>
  /** How the run ends if it changes nothing more. */
  unchanged?(): Promise<PublishResult>
}

/**
 * What became of earlier runs of the plan: their pull request was merged, or the base holds what it proposes, or it expired, or a person
 * closed it. @param isOpenEnded whether a step depends on what it finds, so that it may have more to do after the merge
 */
export async function earlierRuns(
  git: Git,
  state: RemoteState,
  {
    plan,
    title,
    options,
    isOpenEnded,
  }: Pick<Publication, 'plan' | 'title' | 'options'> & { readonly isOpenEnded: boolean },
): Promise<Earlier> {
  const { target, hub, ledger, pulls } = state
  const all = ourPulls(pulls, ledger)
    .filter(({ base }) => base.ref === target.base.branch || state.isPart)
    .flatMap((pull) => {
      const run = runOfPull(ledger, pull)
      return run && isSamePlan(run, plan) ? [{ pull, run }] : []
    })
  const [latest] = all
  if (!hub || !latest) return {}
  const { pull } = latest
  const last = all.find(({ pull: one }) => one.merged_at)
  const isMerged = last !== undefined && (await isStillMerged(git, target, last))
  const merged = isMerged && isOpenEnded ? { merged: await doneBy(git, target, last) } : {}
  if (pull.merged_at) {
    if (!isMerged) return {}
    const note = `This plan was merged as #${pull.number}: there is nothing to publish.`
    return ending(merged, async () => done(state, { pull, title, note, settled: 'merged' }))
  }
  if (isPast(ledger?.run.expires, options))
    return { settled: await expire(git, { ...state, hub }, { pull, title, options }) }
  if (options.whenClosed === 'respect' && isClosedByPerson(state, pull)) {
    const note = `Pull request #${pull.number} of this plan was closed, and \`when-closed: respect\` proposes it no more.`
    return { settled: done(state, { pull, title, note, settled: 'closed' }) }
  }
  if (!(await hasLanded(git, target, latest))) return merged
  const reason = `"${target.base.branch}" holds all that pull request #${pull.number} proposes: there is nothing to publish.`
  const landed = isOpenEnded ? { merged: await doneBy(git, target, latest) } : {}
  return ending(landed, () => settleUnchanged({ git, state, options, title, reason }))
}

const ending = async (known: Earlier, end: () => Promise<PublishResult>): Promise<Earlier> =>
  known.merged ? { ...known, unchanged: end } : { settled: await end() }

/** A pull request that no run has closed. */
export const isClosedByPerson = ({ ledger }: RemoteState, { number, state }: ListedPull): boolean => {
  const known = ledger?.pulls.find((one) => one.number === number)?.state
  return state === 'closed' && !isClosedByRun(known)
}

/** Files of a run that are on the base's tip as it left them. */
async function doneBy(git: Git, target: Target, { pull, run }: EarlierPull): Promise<ReadonlySet<string>> {
  const files = await unlessGone(filesOf(git, target, { pull, run }))
  const changed = new Set(await git.run(changedPaths(pull.head.sha, target.base.commit)))
  return new Set([...(files ?? [])].filter((path) => !changed.has(path)))
}

/** Whether the base has what was merged: a part may have gone to the branch of another part. */
const isStillMerged = async (git: Git, target: Target, merged: EarlierPull): Promise<boolean> =>
  merged.pull.base.ref === target.base.branch
    ? !(await wasReverted(git, target, merged))
    : await hasLanded(git, target, merged)

/** The same plan, less the same steps. */
export const isSamePlan = (run: KnownRun, plan: Publication['plan']): boolean =>
  run.plan === digestOf(plan) && (run.without ?? []).join() === (plan.without ?? []).join()

type EarlierPull = { readonly pull: ListedPull; readonly run: KnownRun }

/** Whether every file that the run changed is on the base's tip as it was where the run began. */
async function wasReverted(git: Git, target: Target, merged: EarlierPull): Promise<boolean> {
  const files = await unlessGone(filesOf(git, target, merged))
  if (!files || files.size === 0) return false
  const changed = new Set(await git.run(changedPaths(merged.run.base, target.base.commit)))
  return [...files].every((path) => !changed.has(path))
}

/** Files that the run's own commits changed; none where they cannot be had any more. */
async function filesOf(git: Git, target: Target, { pull, run }: EarlierPull): Promise<ReadonlySet<string>> {
  const ends = run.own.map(endsOf)
  const ancestors = ends.map(({ last }) => last)
  const isHere = await fetchWithParents(git, target, { ...headOf(target, pull), ancestors })
  if (!isHere || ends.length === 0) return new Set()
  const chains = ends.flatMap(({ from, last }) => (from === undefined ? [] : [{ from, last }]))
  const single = ends.filter(({ from }) => from === undefined).map(({ last }) => last)
  const files = new Set(single.length > 0 ? await git.run(pathsOfCommits(single)) : [])
  for (const { from, last } of chains) for (const path of await git.run(changedPaths(from, last))) files.add(path)
  return files
}

/** Whether merging the recorded head into the base's tip would change nothing. */
async function hasLanded(git: Git, target: Target, { pull, run }: EarlierPull): Promise<boolean> {
  const { commit } = target.base
  // The base has not moved since.
  if (run.base === commit) return false
  const head = { ...headOf(target, pull), commit: run.head }
  const commits = await unlessGone(commitsSince(git, target, head))
  if (!commits) return false
  if (commits.length === 0) return true
  // If the base was rewritten since, git would start from an older commit and count undone changes as done.
  const isRewritten = commits.some(({ id }) => id === run.base)
  const merged = await unlessGone(
    isRewritten ? mergeFrom(git, run.base, [commit, run.head]) : cleanMerge(git, commit, run.head),
  )
  return merged !== undefined && merged === (await git.run(treeOf(commit)))
}

/** GitHub keeps the head of every pull request under a name of its own. */
const headOf = ({ upstream }: Target, { number, head }: ListedPull): RemoteCommit => ({
  commit: head.sha,
  ref: `refs/pull/${number}/head`,
  from: upstream,
})

/** What git can no longer determine is unknown. */
const unlessGone = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch(undefinedOn('GIT_FAILED'))

const isPast = (day: string | undefined, { expires, clock = systemClock }: PublishOptions): boolean =>
  day !== undefined && expires !== undefined && new Date(clock.now()).toISOString().slice(0, 10) >= day

/** Closes the pull request; once closed it stays so while the plan is the same. */
async function expire(
  git: Git,
  state: RemoteState & { readonly hub: Hub },
  { pull, title, options }: { readonly pull: ListedPull; readonly title: string; readonly options: PublishOptions },
): Promise<PublishResult> {
  const note = `Pull request #${pull.number} expired on ${state.ledger?.run.expires}. Change the plan, or leave \`expires\` out, to propose it again.`
  const result = done(state, { pull, title, note, settled: 'expired' })
  if (pull.state === 'closed') return result
  await closePull(git, state, { number: pull.number, why: 'expired', options })
  return { ...result, operation: 'closed' }
}

interface EarlierResult extends Required<Pick<PublishResult, 'settled'>> {
  readonly pull: ListedPull
  readonly title: string
  readonly note: string
}

const done = ({ target }: RemoteState, { pull, title, note, settled }: EarlierResult): PublishResult => ({
  ...unpushed(target, pull),
  ...{ settled, title, body: pull.body ?? '', notes: [note] },
})

/** What became of a pull request that a person closed. */
export interface ReopenResult {
  /** With the branch where the pull request was closed at, if it had to be brought there. */
  readonly state: RemoteState
  /** Undefined if no pull request can be reopened, or if GitHub refuses. */
  readonly pull?: PullRequest
  readonly note?: string
}

/**
 * Opens the pull request of the same plan again that a person closed, before the branch moves on: GitHub refuses it once the branch is gone
 * or was made again, so that the branch is brought back first. Commits of others on it are never left out, not even for that moment.
 * Throws {@link BranchMoved}.
 */
export async function reopenPull(
  { git, plan, options }: Publication,
  state: RemoteState,
  branch: BranchPlan,
): Promise<ReopenResult> {
  const { hub } = state
  const closed = options.whenClosed === 'reopen' ? latestClosed(state, plan) : undefined
  if (!hub || !closed) return { state }
  let at: RemoteState = state
  try {
    at = await broughtBack(git, { ...state, hub }, { closed, branch })
    await hub.github.send(updatePull(hub.target.repository, closed.number, { state: 'open' }))
    return { state: at, pull: await hub.github.send(getPull(hub.target.repository, closed.number)) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.isUnreadable) throw error
    const note = `Pull request #${closed.number} could not be opened again: ${error.detail}. Another one takes its place.`
    return { state: at, note }
  }
}

function latestClosed(state: RemoteState, plan: Publication['plan']): ListedPull | undefined {
  const [latest] = ourPulls(state.pulls, state.ledger).filter(({ base }) => base.ref === state.target.base.branch)
  const run = latest && runOfPull(state.ledger, latest)
  return run && isSamePlan(run, plan) && !latest.merged_at && isClosedByPerson(state, latest) ? latest : undefined
}

/** Moves the branch to the commit that the pull request was closed at; GitHub has it, whether or not it is here. */
async function broughtBack(
  git: Git,
  state: RemoteState & { readonly hub: Hub },
  { closed, branch }: { readonly closed: ListedPull; readonly branch: BranchPlan },
): Promise<RemoteState> {
  const { tip, target, hub } = state
  const commit = closed.head.sha
  // A branch that the run is about to make again may be made so twice; one that stays, or that others added to, stays.
  const isOurs = branch.snapshots.length > 0 && branch.start !== tip && branch.foreign.length === 0
  if (tip === commit || (tip !== undefined && !isOurs)) return state
  await refsByApi(git, hub).move([{ ref: `refs/heads/${target.branch}`, commit, expected: tip }])
  return { ...state, tip: commit }
}
