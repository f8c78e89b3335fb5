import { treeOf } from '../core/git/commands/commit.ts'
import { changedPaths, pathsOfCommits } from '../core/git/commands/diff.ts'
import { mergeTrees } from '../core/git/commands/merge-tree.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { systemClock } from './clock.ts'
import { endsOf } from './commit-ownership.ts'
import { commitsSince, fetchWithParents, type RemoteCommit } from './commits-since.ts'
import { updatePull } from './github-api.ts'
import type { PublishedRecord } from './marker.ts'
import type { PublishOptions } from './options.ts'
import { digestOf, type Publication, type PublishResult } from './publication.ts'
import type { KnownPull, OpenTarget, Standing } from './remote-state.ts'
import { settleUnchanged } from './unchanged.ts'

/**
 * How an earlier run ended, if nothing is left to replay: its pull request was merged, or the base holds what it proposes,
 * or it expired. Undefined where the plan is to be replayed.
 */
export async function settleBefore(
  git: Git,
  standing: Standing,
  { plan, title, options }: Pick<Publication, 'plan' | 'title' | 'options'>,
): Promise<PublishResult | undefined> {
  const { target, pulls } = standing
  const pull = pulls.find(
    ({ record, base }) => record && isSamePlan(record, plan) && (base.ref === target.base.branch || standing.isPart),
  )
  const record = pull?.record
  if (!pull || !record) return undefined
  if (pull.merged_at) {
    if (!(await isStillMerged(git, target, { pull, record }))) return undefined
    const note = `This plan was merged as #${pull.number}: there is nothing to publish.`
    return done(standing, { pull, title, note, settled: 'merged' })
  }
  if (isPast(record.expires, options)) return expire(standing, { pull, title })
  if (!(await hasLanded(git, target, { pull, record }))) return undefined
  const reason = `"${target.base.branch}" holds all that pull request #${pull.number} proposes: there is nothing to publish.`
  return settleUnchanged({ git, target, standing, options, title, reason })
}

/** Whether the base has what was merged: a part may have gone to the branch of another part. */
const isStillMerged = async (git: Git, target: OpenTarget, merged: EarlierPull): Promise<boolean> =>
  merged.pull.base.ref === target.base.branch
    ? !(await wasReverted(git, target, merged))
    : await hasLanded(git, target, merged)

/** The same plan, less the same steps. */
const isSamePlan = (record: PublishedRecord, plan: Publication['plan']): boolean =>
  record.plan === digestOf(plan) && (record.without ?? []).join() === (plan.without ?? []).join()

interface EarlierPull {
  readonly pull: KnownPull
  readonly record: PublishedRecord
}

/** Whether every file that the run changed is on the base's tip as it was where the run began. */
async function wasReverted(git: Git, target: OpenTarget, { pull, record }: EarlierPull): Promise<boolean> {
  const ends = record.own.map(endsOf)
  const ancestors = ends.map(({ last }) => last)
  const isHere = await unlessGone(fetchWithParents(git, target, { ...headOf(target, pull), ancestors }))
  if (!isHere || ends.length === 0) return false
  const chains = ends.flatMap(({ from, last }) => (from === undefined ? [] : [{ from, last }]))
  const single = ends.filter(({ from }) => from === undefined).map(({ last }) => last)
  const files = new Set(single.length > 0 ? await git.run(pathsOfCommits(single)) : [])
  for (const { from, last } of chains) for (const path of await git.run(changedPaths(from, last))) files.add(path)
  const changed = new Set(await git.run(changedPaths(record.base, target.base.commit)))
  return [...files].every((path) => !changed.has(path))
}

/** Whether merging the recorded head into the base's tip would change nothing. */
async function hasLanded(git: Git, target: OpenTarget, { pull, record }: EarlierPull): Promise<boolean> {
  const { commit } = target.base
  // The base has not moved since.
  if (record.base === commit) return false
  const head = { ...headOf(target, pull), commit: record.head }
  const commits = await unlessGone(commitsSince(git, target, head))
  if (!commits) return false
  if (commits.length === 0) return true
  const merged = await unlessGone(git.run(mergeTrees(commit, record.head)))
  return merged !== undefined && merged.conflicts.length === 0 && merged.tree === (await git.run(treeOf(commit)))
}

/** GitHub keeps the head of every pull request under a name of its own. */
const headOf = ({ upstream }: OpenTarget, { number, head }: KnownPull): RemoteCommit => ({
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
  standing: Standing,
  { pull, title }: { readonly pull: KnownPull; readonly title: string },
): Promise<PublishResult> {
  const { github, target } = standing
  const note = `Pull request #${pull.number} expired on ${pull.record?.expires}. Change the plan, or leave \`expires\` out, to propose it again.`
  const result = done(standing, { pull, title, note, settled: 'expired' })
  if (pull.state === 'closed') return result
  await github.send(updatePull(target.repository, pull.number, { state: 'closed' }))
  return { ...result, operation: 'closed' }
}

interface EarlierResult extends Required<Pick<PublishResult, 'settled'>> {
  readonly pull: KnownPull
  readonly title: string
  readonly note: string
}

const done = ({ target }: Standing, { pull, title, note, settled }: EarlierResult): PublishResult => ({
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
