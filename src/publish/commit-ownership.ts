import type { CommitFacts } from '../core/git/commands/commit.ts'
import type { TreeMerge } from '../core/git/commands/merge.ts'
import { listed } from '../core/text/words.ts'
import { undefinedOn } from '../errors.ts'
import type { KnownRun } from './ledger.ts'
import { ask, type Inquiry } from './questions.ts'

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
 * @param given ids that the plan gives, asked for once and only where the records leave a commit unknown; default none
 */
export function* sortCommits(
  commits: readonly CommitFacts[],
  { records, given }: { records: readonly KnownRun[]; given?: () => Inquiry<ReadonlySet<string>> },
): Inquiry<CommitOwnership> {
  const recorded = recordsById(commits, records)
  const stacked = new Set(records.flatMap((record) => idsIn(record.below ?? [], { record, commits })))
  const below = commits.filter(({ id }) => !recorded.has(id) && stacked.has(id))
  const based = idsOfBase(commits, records)
  const dropped = commits.filter(({ id }) => !recorded.has(id) && !stacked.has(id) && based.has(id))
  const rest = commits.filter(({ id }) => !recorded.has(id) && !stacked.has(id) && !based.has(id))
  const merges = yield* cleanMerges(commits, rest)
  const unknown = rest.filter(({ id }) => !merges.has(id))
  const ids = given && unknown.length > 0 ? yield* given() : new Set<string>()
  const isOwn = ({ id }: CommitFacts): boolean => recorded.has(id) || ids.has(id)
  const own = commits.filter(isOwn)
  const [record] = own.flatMap(({ id }) => recorded.get(id) ?? [])
  return { own, below, dropped, foreign: unknown.filter((commit) => !isOwn(commit)), record }
}

/** The commits of a branch itself, those by first parents, oldest first. */
export function firstParents(tip: string, commits: readonly CommitFacts[]): readonly CommitFacts[] {
  const known = new Map(commits.map((one) => [one.id, one]))
  const line: CommitFacts[] = []
  for (let one = known.get(tip); one; one = known.get(one.parents[0] ?? '')) line.push(one)
  return line.toReversed()
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
function* cleanMerges(
  commits: readonly CommitFacts[],
  candidates: readonly CommitFacts[],
): Inquiry<ReadonlySet<string>> {
  const branch = new Set(commits.map(({ id }) => id))
  const merges = new Set<string>()
  for (const { id, tree, parents } of candidates) {
    const [one, other, ...more] = parents
    if (one === undefined || other === undefined || more.length > 0 || branch.has(one) === branch.has(other)) continue
    // Of two commits that share nothing git makes no tree.
    if ((yield* unlessGone(cleanMerge(one, other))) === tree) merges.add(id)
  }
  return merges
}

/** What git cannot determine, or no longer, is unknown. */
export function* unlessGone<Answer>(asking: Inquiry<Answer>): Inquiry<Answer | undefined> {
  try {
    return yield* asking
  } catch (error) {
    return undefinedOn('GIT_FAILED')(error)
  }
}

/** The tree that git makes of two commits without a conflict; undefined where there is one. */
export function* cleanMerge(one: string, other: string): Inquiry<string | undefined> {
  return treeIn(yield* ask('merge', one, other))
}

/** The same of their trees, as changes of the commit named. */
export function* mergeFrom(base: string, [one, other]: readonly [string, string]): Inquiry<string | undefined> {
  const trees = [yield* ask('treeOf', one), yield* ask('treeOf', other)] as const
  return treeIn(yield* mergeOf(yield* ask('treeOf', base), trees))
}

const treeIn = ({ conflicts, tree }: TreeMerge): string | undefined => (conflicts.length === 0 ? tree : undefined)

/** What git makes of two trees that come from a third. */
export function* mergeOf(from: string, [one, other]: readonly [string, string]): Inquiry<TreeMerge> {
  const base = yield* ask('standIn', from, [])
  return yield* ask('merge', yield* ask('standIn', one, [base]), yield* ask('standIn', other, [base]))
}
