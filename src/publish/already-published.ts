import { treeOf } from '../core/git/commands/commit.ts'
import { changedPaths, pathsOfCommits } from '../core/git/commands/diff.ts'
import { mergeTrees } from '../core/git/commands/merge-tree.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { systemClock } from './clock.ts'
import { endsOf } from './commit-ownership.ts'
import { commitsSince, fetchWithParents, type RemoteCommit } from './commits-since.ts'
import type { ListedPull } from './github-api.ts'
import { closePull } from './close-pull.ts'
import type { KnownRun } from './ledger.ts'
import type { PublishOptions } from './options.ts'
import { digestOf, type Publication, type PublishResult } from './publication.ts'
import { type Hub, ourPulls, type RemoteState, runOfPull } from './remote-state.ts'
import type { Target } from './target.ts'
import { settleUnchanged } from './unchanged.ts'

/**
 * How an earlier run ended, if nothing is left to replay: its pull request was merged, or the base holds what it proposes,
 * or it expired. Undefined where the plan is to be replayed.
 */
export async function settleBefore(
  git: Git,
  state: RemoteState,
  { plan, title, options }: Pick<Publication, 'plan' | 'title' | 'options'>,
): Promise<PublishResult | undefined> {
  const { target, hub, ledger, pulls } = state
  const [latest] = ourPulls(pulls, ledger)
    .filter(({ base }) => base.ref === target.base.branch || state.isPart)
    .flatMap((pull) => {
      const run = runOfPull(ledger, pull)
      return run && isSamePlan(run, plan) ? [{ pull, run }] : []
    })
  if (!hub || !latest) return undefined
  const { pull } = latest
  if (pull.merged_at) {
    if (!(await isStillMerged(git, target, latest))) return undefined
    const note = `This plan was merged as #${pull.number}: there is nothing to publish.`
    return done(state, { pull, title, note, settled: 'merged' })
  }
  if (isPast(ledger?.run.expires, options)) return expire(git, { ...state, hub }, { pull, title, options })
  if (!(await hasLanded(git, target, latest))) return undefined
  const reason = `"${target.base.branch}" holds all that pull request #${pull.number} proposes: there is nothing to publish.`
  return settleUnchanged({ git, state, options, title, reason })
}

/** Whether the base has what was merged: a part may have gone to the branch of another part. */
const isStillMerged = async (git: Git, target: Target, merged: EarlierPull): Promise<boolean> =>
  merged.pull.base.ref === target.base.branch
    ? !(await wasReverted(git, target, merged))
    : await hasLanded(git, target, merged)

/** The same plan, less the same steps. */
const isSamePlan = (run: KnownRun, plan: Publication['plan']): boolean =>
  run.plan === digestOf(plan) && (run.without ?? []).join() === (plan.without ?? []).join()

interface EarlierPull {
  readonly pull: ListedPull
  readonly run: KnownRun
}

/** Whether every file that the run changed is on the base's tip as it was where the run began. */
async function wasReverted(git: Git, target: Target, { pull, run }: EarlierPull): Promise<boolean> {
  const ends = run.own.map(endsOf)
  const ancestors = ends.map(({ last }) => last)
  const isHere = await unlessGone(fetchWithParents(git, target, { ...headOf(target, pull), ancestors }))
  if (!isHere || ends.length === 0) return false
  const chains = ends.flatMap(({ from, last }) => (from === undefined ? [] : [{ from, last }]))
  const single = ends.filter(({ from }) => from === undefined).map(({ last }) => last)
  const files = new Set(single.length > 0 ? await git.run(pathsOfCommits(single)) : [])
  for (const { from, last } of chains) for (const path of await git.run(changedPaths(from, last))) files.add(path)
  const changed = new Set(await git.run(changedPaths(run.base, target.base.commit)))
  return [...files].every((path) => !changed.has(path))
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
  const merged = await unlessGone(git.run(mergeTrees(commit, run.head)))
  return merged !== undefined && merged.conflicts.length === 0 && merged.tree === (await git.run(treeOf(commit)))
}

/** GitHub keeps the head of every pull request under a name of its own. */
const headOf = ({ upstream }: Target, { number, head }: ListedPull): RemoteCommit => ({
  commit: head.sha,
  ref: `refs/pull/${number}/head`,
  from: upstream,
})

/** What git can no longer tell is not known. */
async function unlessGone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof EditplanError && error.name === 'GIT_FAILED') return undefined
    throw error
  }
}

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
  operation: 'none',
  settled,
  number: pull.number,
  url: pull.html_url,
  compareUrl: '',
  branch: target.branch,
  base: target.base.branch,
  headSha: pull.head.sha,
  pushed: false,
  title,
  body: pull.body ?? '',
  notes: [note],
  problems: [],
})
