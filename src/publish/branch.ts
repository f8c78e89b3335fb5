import { createHash } from 'node:crypto'
import { EditplanError } from '../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { type CommitFacts, commitsBetween } from '../git/commands/commit.ts'
import { fetchCommit } from '../git/commands/remote.ts'
import { isAncestor } from '../git/commands/rev-parse.ts'
import type { Git } from '../git/git.ts'
import { rebaseChain } from '../git/rebase-chain.ts'
import type { Run, Snapshot } from '../history/snapshot.ts'
import type { PublishedRecord } from './marker.ts'
import type { PublishOptions } from './options.ts'
import { type Target, tipOf } from './target.ts'

/** What the branch has to become. */
export interface BranchPlan {
  /** Where the remote stands now; undefined: it has no such branch. */
  readonly tip: string | undefined
  /** The commits to push, oldest first; empty when the remote has what is needed. */
  readonly snapshots: readonly Snapshot[]
  readonly head: { readonly commit: string; readonly tree: string }
  /** Commits of other people that stay on the branch below the run's. */
  readonly foreign: readonly string[]
}

export interface BranchWishes {
  readonly foreignCommits: 'refuse' | 'keep'
  readonly replace: boolean
  /** Digest of the plan. */
  readonly plan: string
  readonly signed: PublishOptions['signCommits']
  /** `name <address>` of whoever signs here, who commits what the plan's author wrote. */
  readonly signer: string | undefined
}

/**
 * Compares the branch on the remote with the run. Throws BRANCH_HAS_FOREIGN_COMMITS for commits that are not ours,
 * OTHER_PLAN for a branch that carries another plan.
 * @param recorded what the open pull request remembers; undefined without one
 */
export async function planBranch(
  git: Git,
  target: Target,
  { run, recorded, wishes }: { run: Run; recorded: PublishedRecord | undefined; wishes: BranchWishes },
): Promise<BranchPlan> {
  if (recorded && recorded.plan !== wishes.plan && !wishes.replace) throw otherPlan(target.branch, recorded.plan)
  const tip = await tipOf(git, target.push, target.branch)
  const fresh = { tip, snapshots: run.snapshots, head: run.head, foreign: [] }
  if (tip === undefined) return fresh
  const kept = { tip, snapshots: [], head: { commit: tip, tree: run.head.tree }, foreign: [] }
  if (tip === run.head.commit && !wishes.signed) return kept
  if (recorded?.head === tip) return isSameResult(recorded, run, wishes) ? kept : fresh
  return planUnrecorded(git, target, { run, recorded, wishes, tip })
}

/** The branch stands where no pull request remembers it: look at its commits. */
async function planUnrecorded(
  git: Git,
  target: Target,
  {
    run,
    recorded,
    wishes,
    tip,
  }: { run: Run; recorded: PublishedRecord | undefined; wishes: BranchWishes; tip: string },
): Promise<BranchPlan> {
  await git.run(fetchCommit(target.push, `refs/heads/${target.branch}`))
  const commits = await git.run(commitsBetween(run.base.commit, tip))
  const own = new Set(
    recorded && (await git.run(isAncestor(recorded.head, tip))) ? await ancestors(git, run, recorded.head) : [],
  )
  const foreign = commits.filter((commit) => !own.has(commit.id) && !isOurs(commit, wishes.signer))
  if (foreign.length > 0 && wishes.foreignCommits === 'refuse') throw foreignCommits(target.branch, foreign)
  if (foreign.length > 0) return appendRun(git, { run, tip, foreign: foreign.map(({ id }) => id) })
  const plans = new Set(commits.map((commit) => commit.plan))
  const [other] = [...plans].filter((plan) => plan !== wishes.plan)
  if (other && !wishes.replace) throw otherPlan(target.branch, other)
  const last = commits[0]
  const isSame =
    last?.tree === run.head.tree &&
    stepsDigest(run.snapshots) === digest(commits.toReversed().map((commit) => commit.steps)) &&
    (!wishes.signed || (await areSigned(git, commits)))
  if (isSame) return { tip, snapshots: [], head: { commit: tip, tree: run.head.tree }, foreign: [] }
  return { tip, snapshots: run.snapshots, head: run.head, foreign: [] }
}

async function ancestors(git: Git, run: Run, commit: string): Promise<readonly string[]> {
  return (await git.run(commitsBetween(run.base.commit, commit))).map(({ id }) => id)
}

async function areSigned(git: Git, commits: readonly CommitFacts[]): Promise<boolean> {
  await using objects = openObjectReader(git)
  const read = await Promise.all(commits.map(({ id }) => objects.read(id)))
  return read.every((commit) =>
    /^gpgsig(?:-sha256)? /m.test(commit?.content.toString('latin1').split('\n\n', 1)[0] ?? ''),
  )
}

const isSameResult = (recorded: PublishedRecord, run: Run, { plan, signed }: BranchWishes): boolean =>
  recorded.plan === plan && recorded.tree === run.head.tree && recorded.steps === stepsDigest(run.snapshots, signed)

/** A digest of which steps a chain of commits holds, and how they are signed; the same on whatever base they stand. */
export const stepsDigest = (snapshots: readonly Snapshot[], signed?: BranchWishes['signed']): string =>
  digest([...snapshots.map(({ message }) => stepTrailers(message)), ...(signed ? [`signed: ${signed}`] : [])])

export const stepTrailers = (message: string): string => message.match(/^Editplan-Step: .*$/gm)?.join('\n') ?? ''

const digest = (steps: readonly string[]): string =>
  createHash('sha256').update(steps.join('\0')).digest('hex').slice(0, 16)

/**
 * Ours is a commit with our trailers that nobody amended: who wrote it committed it, at the same time; or whoever signs
 * did, at that time, or GitHub, for a commit that was signed there.
 */
function isOurs({ plan, author, committer, committerEmail }: CommitFacts, signer: string | undefined): boolean {
  const bySigner = `${signer}${author.slice(author.lastIndexOf(' '))}`
  return plan !== undefined && ([author, bySigner].includes(committer) || committerEmail === 'noreply@github.com')
}

/** The last commit to push; undefined for none. Commits that are made anew are a chain: throws USAGE for one that ends in a merge. */
export function lastOfChain({ snapshots, head }: BranchPlan): Snapshot | undefined {
  const last = snapshots.at(-1)
  if (!last || last.commit === head.commit) return last
  throw new EditplanError({
    name: 'USAGE',
    message:
      'The run was merged onto another head, and a merge cannot be signed. Publish the run on the base itself, or without `sign-commits`.',
  })
}

function foreignCommits(branch: string, commits: readonly CommitFacts[]): EditplanError {
  const shown = commits
    .slice(0, 20)
    .map(({ id, subject, authorName }) => `${id.slice(0, 12)} ${subject} (${authorName})`)
  const more = commits.length > shown.length ? `; and ${commits.length - shown.length} more` : ''
  return new EditplanError({
    name: 'BRANCH_HAS_FOREIGN_COMMITS',
    message: `The branch "${branch}" holds ${commits.length} commit(s) that no run made: ${shown.join('; ')}${more}. Merge or remove them, or set \`foreign-commits: keep\` to put this run on top of them.`,
  })
}

function otherPlan(branch: string, plan: string): EditplanError {
  return new EditplanError({
    name: 'OTHER_PLAN',
    message: `The branch "${branch}" carries another plan (${plan}). Give this one a branch of its own, or set \`replace: true\`.`,
  })
}

/**
 * The run's commits put on top of what the branch holds, each by a three-way merge; steps that the branch has already
 * leave no commit. Throws MERGE_CONFLICT, with the files, where somebody changed the same lines otherwise.
 */
async function appendRun(
  git: Git,
  { run, tip, foreign }: { run: Run; tip: string; foreign: readonly string[] },
): Promise<BranchPlan> {
  const rebased = await rebaseChain(git, run.snapshots, tip)
  if (!rebased.ok) throw conflict(rebased.at, rebased.conflicts)
  return { tip, snapshots: rebased.chain, head: rebased.head, foreign }
}

function conflict(snapshot: Snapshot, files: readonly string[]): EditplanError {
  return new EditplanError({
    name: 'MERGE_CONFLICT',
    message: `${nameOf(snapshot)} changes lines that a commit on the branch changed too, in ${files.join(', ')}. Make the plan again on the branch, or take that commit back.`,
  })
}

const nameOf = ({ steps }: Snapshot): string =>
  steps.length > 0 ? `Step ${steps.join(', ')}` : 'The commit after the plan'
