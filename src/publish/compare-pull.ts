import { type CommitFacts, treeOf } from '../core/git/commands/commit.ts'
import { mergeTrees } from '../core/git/commands/merge.ts'
import { isAncestor } from '../core/git/commands/rev-parse.ts'
import { rebaseChain } from '../core/git/commits.ts'
import type { Git } from '../core/git/git.ts'
import type { Run } from '../core/history/snapshot.ts'
import { type AskSignature, type Comparison, compareWithRun } from '../core/history/verify.ts'
import type { KnownRun } from './ledger.ts'

/** A pull request's head beside what its manifest gives. */
export interface PullComparison {
  readonly comparison: Comparison
  /** Clean merges of the base at the branch's end. */
  readonly merges: number
  readonly foreign: readonly CommitFacts[]
}

export interface Claim {
  /** The run that the manifest gives, on its base. */
  readonly run: Pick<Run, 'base' | 'snapshots'>
  readonly head: string
  /** Tip of the base branch. */
  readonly tip: string
  /** Commits that the head has and the base's tip has not, newest first. */
  readonly commits: readonly CommitFacts[]
  readonly recorded: KnownRun
  /** Commits that the ledger lists, of others and of earlier runs, are allowed. */
  readonly allowListed: boolean
  readonly ask: AskSignature
}

/**
 * Compares a head with what its manifest gives: merges of the base at its end by their trees, what is below them commit by commit.
 * With `allowListed`, commits that only the ledger vouches for are set apart, and the run's commits are compared on top of them.
 */
export async function comparePull(git: Git, claim: Claim): Promise<PullComparison> {
  const { run, commits, ask } = claim
  const { head, merges } = await belowMerges(git, claim)
  const plain = await compareWithRun(git, run, head, ask)
  if (plain.ok || !claim.allowListed) return { comparison: plain, merges, foreign: [] }
  const given = new Set(run.snapshots.map(({ commit }) => commit))
  const { kept, own } = claim.recorded
  const listed = new Set([...kept, ...own])
  const below = chainOf(commits, head)
  const last = below.findLastIndex(({ id }) => listed.has(id))
  const others = below.slice(0, last + 1).filter(({ id }) => !given.has(id))
  const top = below[last]
  if (!top || others.some(({ id, parents }) => !listed.has(id) || parents.length !== 1))
    return { comparison: plain, merges, foreign: [] }
  const rebased = await rebaseChain(git, run.snapshots, top.id)
  if (!rebased.ok) return { comparison: plain, merges, foreign: [] }
  const moved = { base: rebased.base, snapshots: rebased.chain }
  return { comparison: await compareWithRun(git, moved, head, ask), merges, foreign: others }
}

/** The head without the merges of the base at its end that hold nothing of their own, as GitHub's "Update branch" makes them. */
async function belowMerges(git: Git, { head, tip, commits }: Claim): Promise<{ head: string; merges: number }> {
  const known = new Map(commits.map((commit) => [commit.id, commit]))
  let at = known.get(head)
  let merges = 0
  for (; at; merges++) {
    const [ours, theirs, ...more] = at.parents
    if (ours === undefined || theirs === undefined || more.length > 0) break
    if (!(await git.run(isAncestor(theirs, tip))) || !(await isCleanMerge(git, at.tree, ours, theirs))) break
    const below = known.get(ours)
    if (!below) break
    at = below
  }
  return { head: at?.id ?? head, merges }
}

/** Whether a tree is git's own merge of two commits, without a conflict. */
export async function isCleanMerge(git: Git, tree: string, ours: string, theirs: string): Promise<boolean> {
  const merged = await git.run(mergeTrees(ours, theirs))
  return merged.conflicts.length === 0 && merged.tree === tree
}

/** The commits on the way from the base to a head by first parents, oldest first. */
function chainOf(commits: readonly CommitFacts[], head: string): readonly CommitFacts[] {
  const known = new Map(commits.map((commit) => [commit.id, commit]))
  const chain: CommitFacts[] = []
  for (let at = known.get(head); at; at = known.get(at.parents[0] ?? '')) chain.push(at)
  return chain.toReversed()
}

/** The tree that a merge of a verified head into a commit must have; undefined where the two conflict. */
export async function mergedTree(git: Git, onto: string, head: string): Promise<string | undefined> {
  if (await git.run(isAncestor(onto, head))) return git.run(treeOf(head))
  const merged = await git.run(mergeTrees(onto, head))
  return merged.conflicts.length === 0 ? merged.tree : undefined
}
