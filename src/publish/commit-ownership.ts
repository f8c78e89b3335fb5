import { type CommitFacts, commitsBetween, countHistory, haveParents, treeOf } from '../core/git/commands/commit.ts'
import { mergeTrees, type TreeMerge } from '../core/git/commands/merge.ts'
import { writeCommit } from '../core/git/commands/object-sizes.ts'
import { fetchCommits, localCommit, type Transport } from '../core/git/commands/remote.ts'
import { isAncestor, isShallow } from '../core/git/commands/rev-parse.ts'
import { syntheticCommit } from '../core/git/commits.ts'
import type { Git } from '../core/git/git.ts'
import { listed } from '../core/text/words.ts'
import { undefinedOn } from '../errors.ts'
import type { KnownRun } from './ledger.ts'
import type { Target } from './target.ts'

/** The commits of a branch by whose they are; each list newest first. */
export interface CommitOwnership {
  /** Made by a run: their ids are recorded, or given by the plan. */
  readonly own: readonly CommitFacts[]
  /** Ours too: of the parts below in a stack as they were when the branch was made. */
  readonly below: readonly CommitFacts[]
  readonly foreign: readonly CommitFacts[]
  /** Nobody's: commits that a run saw in the base, and that the base, rewritten since, holds no more. */
  readonly dropped: readonly CommitFacts[]
  /** The latest record that holds an id of `own`; undefined if only the plan reproduces them. */
  readonly record: KnownRun | undefined
}

/**
 * Tells whose the commits are by their ids alone: anyone who amends, rebases or copies a commit of ours makes another. A merge of the
 * base that git makes without a conflict, as GitHub's "Update branch" does, is nobody's: it holds nothing of its own.
 * @param commits that the branch has and the base has not, newest first
 * @param records the runs that the branch's ledger knows, the latest first
 * @param given asked for once, and only where the records leave a commit unknown
 */
export async function sortCommits(
  git: Git,
  commits: readonly CommitFacts[],
  { records, given }: { records: readonly KnownRun[]; given: () => Promise<ReadonlySet<string>> },
): Promise<CommitOwnership> {
  const recorded = recordsById(commits, records)
  const stacked = new Set(records.flatMap((record) => idsIn(record.below ?? [], { record, commits })))
  const below = commits.filter(({ id }) => !recorded.has(id) && stacked.has(id))
  const based = idsOfBase(commits, records)
  const dropped = commits.filter(({ id }) => !recorded.has(id) && !stacked.has(id) && based.has(id))
  const rest = commits.filter(({ id }) => !recorded.has(id) && !stacked.has(id) && !based.has(id))
  const merges = await cleanMerges(git, commits, rest)
  const unknown = rest.filter(({ id }) => !merges.has(id))
  const ids = unknown.length > 0 ? await given() : new Set<string>()
  const isOwn = ({ id }: CommitFacts): boolean => recorded.has(id) || ids.has(id)
  const own = commits.filter(isOwn)
  const [record] = own.flatMap(({ id }) => recorded.get(id) ?? [])
  return { own, below, dropped, foreign: unknown.filter((commit) => !isOwn(commit)), record }
}

/** Ids of commits that the base held when a run left it there. Where a run was put on commits of others, its start may be one of theirs. */
function idsOfBase(commits: readonly CommitFacts[], records: readonly KnownRun[]): ReadonlySet<string> {
  const parents = new Map(commits.map(({ id, parents }) => [id, parents]))
  const found = new Set<string>()
  const waiting = records.flatMap(({ base, kept }) => (kept.length === 0 ? [base] : []))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const above = found.has(id) ? undefined : parents.get(id)
    if (!above) continue
    found.add(id)
    waiting.push(...above)
  }
  return found
}

/** Their ids, oldest first. */
export const idsOf = (commits: readonly CommitFacts[]): readonly string[] => commits.map(({ id }) => id).toReversed()

/** Each with its first twelve digits, subject and author. */
export const namesOf = (commits: readonly CommitFacts[]): string =>
  listed(
    commits.map(({ id, subject, authorName }) => `${id.slice(0, 12)} ${subject} (${authorName})`),
    SHOWN,
  )

const SHOWN = 20

/** Whether one of the records, or the plan, names the commit of a branch that the base holds already. */
export const isRecorded = (commit: string, records: readonly KnownRun[]): boolean =>
  records.some(({ own }) => own.some((entry) => endsOf(entry).last === commit))

/** The latest record of each commit that one names. */
function recordsById(commits: readonly CommitFacts[], records: readonly KnownRun[]): ReadonlyMap<string, KnownRun> {
  const found = new Map<string, KnownRun>()
  for (const record of records.toReversed()) {
    for (const id of idsIn(record.own, { record, commits })) found.set(id, record)
  }
  return found
}

function idsIn(
  entries: readonly string[],
  { record, commits }: { readonly record: KnownRun; readonly commits: readonly CommitFacts[] },
): readonly string[] {
  const parents = new Map(commits.map(({ id, parents }) => [id, parents[0] ?? '']))
  const kept = new Set(record.kept)
  return entries.flatMap((entry) => chainOf(entry, parents)).filter((id) => parents.has(id) && !kept.has(id))
}

/** The commits of an entry of `own`, by its ends: without `from`, one commit. */
export function endsOf(entry: string): { readonly from: string | undefined; readonly last: string } {
  const [one = '', other] = entry.split('..')
  return other === undefined ? { from: undefined, last: one } : { from: one, last: other }
}

/** The ids of an entry: itself, or the chain after `<parent>` up to `<last>`. */
function chainOf(entry: string, parents: ReadonlyMap<string, string>): readonly string[] {
  const { from, last } = endsOf(entry)
  if (from === undefined) return [last]
  const chain: string[] = []
  for (let id = last; id !== from && parents.has(id); id = parents.get(id) ?? from) chain.push(id)
  return chain
}

/** Entries of `own` for a chain of commits, oldest first: short ones commit by commit. */
export const ownEntries = (
  chain: readonly { readonly commit: string; readonly parent: string }[],
): readonly string[] => {
  const [first] = chain
  const last = chain.at(-1)
  if (!first || !last || chain.length <= LISTED) return chain.map(({ commit }) => commit)
  return [`${first.parent}..${last.commit}`]
}

const LISTED = 250

/** Entries of all that is ours on a branch, the parts below it included: what the part above it records. */
export function entriesAbove({
  base,
  own,
  kept,
  head,
  below = [],
}: Pick<KnownRun, 'base' | 'own' | 'kept' | 'head' | 'below'>): readonly string[] {
  const last = own.at(-1)
  // Nothing of others is among them, so that their ends tell all of them.
  const isChain = last !== undefined && kept.length === 0 && endsOf(last).last === head
  if (!isChain) return [...below, ...own]
  const under = endsOf(below.at(-1) ?? '')
  if (under.from === undefined || under.last !== base) return [...below, `${base}..${head}`]
  return [...below.slice(0, -1), `${under.from}..${head}`]
}

/** Ids of merges of a commit of the branch with one of the base whose tree is what git makes of the two. */
async function cleanMerges(
  git: Git,
  commits: readonly CommitFacts[],
  candidates: readonly CommitFacts[],
): Promise<ReadonlySet<string>> {
  const branch = new Set(commits.map(({ id }) => id))
  const merges = new Set<string>()
  for (const { id, tree, parents } of candidates) {
    const [one, other, ...more] = parents
    if (one === undefined || other === undefined || more.length > 0 || branch.has(one) === branch.has(other)) continue
    // Of two commits that share nothing git makes no tree.
    if ((await cleanMerge(git, one, other).catch(undefinedOn())) === tree) merges.add(id)
  }
  return merges
}

/** The tree that git makes of two commits without a conflict; undefined where there is one. */
export async function cleanMerge(git: Git, one: string, other: string): Promise<string | undefined> {
  const { conflicts, tree } = await git.run(mergeTrees(one, other))
  return conflicts.length === 0 ? tree : undefined
}

/** The same of their trees, as changes of the commit named. */
export async function mergeFrom(
  git: Git,
  base: string,
  [one, other]: readonly [string, string],
): Promise<string | undefined> {
  const [from, ours, theirs] = await Promise.all([git.run(treeOf(base)), git.run(treeOf(one)), git.run(treeOf(other))])
  const { conflicts, tree } = await mergeOf(git, from, [ours, theirs])
  return conflicts.length === 0 ? tree : undefined
}

/** What git makes of two trees that come from a third. */
export async function mergeOf(git: Git, from: string, trees: readonly [string, string]): Promise<TreeMerge> {
  const base = await git.run(writeCommit(syntheticCommit(from, [])))
  const [ours = '', theirs = ''] = await Promise.all(
    trees.map((tree) => git.run(writeCommit(syntheticCommit(tree, [base])))),
  )
  return git.run(mergeTrees(ours, theirs))
}

/** A commit of a remote, and the ref that leads to it. */
export type RemoteCommit = { readonly commit: string; readonly ref: string; readonly from: Transport }

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
export const fetchHistoryTo = (git: Git, base: Base, commit: string): Promise<boolean> => {
  const tip = { commit: base.base.commit, ref: `refs/heads/${base.base.branch}`, from: base.upstream }
  return fetchUntil(git, base, tip, () => git.run(isAncestor(commit, tip.commit)))
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
