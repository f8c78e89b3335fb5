import { type CommitFacts, commitsBetween, countHistory, haveParents } from '../core/git/commands/commit.ts'
import { fetchCommits, localCommit, type Transport } from '../core/git/commands/remote.ts'
import { isAncestor, isShallow } from '../core/git/commands/rev-parse.ts'
import type { Git } from '../core/git/git.ts'
import type { Target } from './target.ts'

/** A commit of a remote, and the ref that leads to it. */
type RemoteCommit = { readonly commit: string; readonly ref: string; readonly from: Transport }

type Base = Pick<Target, 'base' | 'upstream'>

/**
 * Commits that a remote's commit has and the base's tip has not, newest first. A shallow checkout is deepened by what is missing of
 * both histories until it says what a full one says. Undefined where the remote no longer has the commit.
 */
export async function commitsSince(
  git: Git,
  base: Base,
  wanted: RemoteCommit,
): Promise<readonly CommitFacts[] | undefined> {
  let commits: readonly CommitFacts[] | undefined
  await fetchUntil(git, base, wanted, async (isFull) => {
    commits = await git.run(commitsBetween(base.base.commit, wanted.commit))
    // The two histories are seen to meet. A root has no parents, nor has a commit where a shallow clone ends.
    return isFull || commits.every(({ parents }) => parents.length > 0)
  })
  return commits
}

/** Fetches what leads to a commit until each of its ancestors named is here with its parents; false where the remote no longer has them. */
export const fetchWithParents = (
  git: Git,
  base: Base,
  { ancestors, ...wanted }: RemoteCommit & { readonly ancestors: readonly string[] },
): Promise<boolean> => fetchUntil(git, base, wanted, () => git.run(haveParents(ancestors)))

/** Fetches history of the base's tip until the commit is known to be in it; false where it is not. */
export const fetchHistoryTo = (git: Git, base: Base, commit: string): Promise<boolean> =>
  fetchHistoryUntil(git, base, () => git.run(isAncestor(commit, base.base.commit)))

/** Fetches history of the base's tip until something is true of what is here; false where it is not of all of it. */
export async function fetchHistoryUntil(git: Git, base: Base, isTrue: () => Promise<boolean>): Promise<boolean> {
  const tip = { commit: base.base.commit, ref: `refs/heads/${base.base.branch}`, from: base.upstream }
  return (await fetchUntil(git, base, tip, isTrue)) && (await isTrue())
}

/** How many commits more each attempt fetches of a history; the last number is git's own for everything. */
const DEPTHS = [20, 200, 2000]
const EVERYTHING = 2147483647

/** Fetches the commit, and in a shallow checkout ever more of its history and the base's; whether that was enough in the end. */
async function fetchUntil(
  git: Git,
  { base, upstream }: Base,
  { commit, ref, from }: RemoteCommit,
  isEnough: (isFull: boolean) => Promise<boolean>,
): Promise<boolean> {
  const isHere = async (): Promise<boolean> => (await git.run(localCommit(commit))) !== undefined
  if (!isShallow(git)) {
    if (await isHere()) return isEnough(true)
    await git.run(fetchCommits(from, [ref]))
    return (await isHere()) && isEnough(true)
  }
  if ((await isHere()) && (await isEnough(false))) return true
  const known = await git.run(countHistory(base.commit))
  const baseRef = `refs/heads/${base.branch}`
  for (const depth of [...DEPTHS.map((more) => known + more), EVERYTHING]) {
    if (from !== upstream) await git.run(fetchCommits(upstream, [baseRef], depth))
    await git.run(fetchCommits(from, from === upstream ? [baseRef, ref] : [ref], depth))
    if (!(await isHere())) return false
    const isFull = !isShallow(git)
    if ((await isEnough(isFull)) || isFull) return true
  }
  return false
}
