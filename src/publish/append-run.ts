import type { CommitFacts } from '../core/git/commands/commit.ts'
import type { Run, Snapshot } from '../core/history/run-record.ts'
import { listed, stepsCalled } from '../core/text/words.ts'
import { EditplanError } from '../errors.ts'
import type { BranchPlan } from './branch-plan.ts'
import { type CommitOwnership, cleanMerge, firstParents, idsOf, mergeOf, namesOf } from './commit-ownership.ts'
import { ask, type Inquiry } from './questions.ts'

interface AppendRequest {
  readonly run: Run
  readonly tip: string
  /** Those that the branch has and the base has not, newest first. */
  readonly commits: readonly CommitFacts[]
  readonly sorted: CommitOwnership
  /** What is newly decided about steps, and the tree that the plan gave before. */
  readonly decision?: NewDecision | undefined
}

type NewDecision = { readonly steps: readonly number[]; readonly before: string }

/**
 * Brings a branch with commits of others to what the run is now, and leaves their commits as they are: nothing, where merging the branch
 * gives that; else the run's commits on top, where that is enough; else a merge with the run on the base's tip. Throws MERGE_CONFLICT,
 * with the files, where others changed the same lines otherwise; BRANCH_HAS_FOREIGN_COMMITS where they undo what is decided.
 */
export function* appendRun(request: AppendRequest): Inquiry<BranchPlan> {
  const { run, tip, commits, sorted } = request
  const wanted = yield* wantedTree(request)
  if (request.decision) yield* refuseUndone({ ...request, decision: request.decision }, wanted)
  const own = commits.filter((one) => sorted.own.includes(one) || sorted.below.includes(one))
  const all = yield* grown(request, wanted)
  const leftAt = (yield* ask('mergeBase', run.base.commit, all.head.commit)) ?? run.base.commit
  return {
    ...all,
    tip,
    start: own.at(-1)?.parents[0] ?? commits.at(-1)?.parents[0] ?? run.base.commit,
    own: idsOf(own),
    foreign: idsOf(sorted.foreign),
    leaves: yield* ask('treeOf', leftAt),
  }
}

/** The least that gives the wanted tree once the branch is merged. */
function* grown({ run, tip }: AppendRequest, wanted: string): Inquiry<Pick<Run, 'snapshots' | 'head'>> {
  const base = run.base.commit
  if ((yield* cleanMerge(base, tip)) === wanted)
    return { snapshots: [], head: { commit: tip, tree: yield* ask('treeOf', tip) } }
  const onTop = yield* ask('rebased', run.snapshots, tip)
  if (onTop.ok && (yield* cleanMerge(base, onTop.head.commit)) === wanted)
    return { snapshots: onTop.chain, head: onTop.head }
  return { snapshots: run.snapshots, head: { commit: yield* ask('joined', run, { tip, tree: wanted }), tree: wanted } }
}

/** Their work on the run as it is now: what the branch is without them, the branch, and the run, merged. */
function* wantedTree(request: AppendRequest): Inquiry<string> {
  const { run, tip } = request
  const before = yield* withoutOthers(request)
  const { tree, conflicts } = yield* mergeOf(before, [run.head.tree, yield* ask('treeOf', tip)])
  if (conflicts.length === 0) return tree
  const onTop = yield* ask('rebased', run.snapshots, tip)
  throw conflict(onTop.ok ? undefined : onTop.at, { files: conflicts, by: yield* changersOf(request, conflicts) })
}

/** What others did on the branch stays, whatever is decided about the run's steps. */
function* refuseUndone(
  { run, sorted, decision }: AppendRequest & { readonly decision: NewDecision },
  wanted: string,
): Inquiry<void> {
  const change = [decision.before, run.head.tree] as const
  const files = yield* filesWithout(change, wanted)
  const by: CommitFacts[] = []
  for (const one of files.length > 0 ? sorted.foreign : []) {
    const [parent, ...merged] = one.parents
    if (parent === undefined || merged.length > 0) continue
    const before = new Set(yield* filesWithout(change, yield* ask('treeOf', parent)))
    const after = yield* filesWithout(change, one.tree)
    if (after.some((file) => files.includes(file) && !before.has(file))) by.push(one)
  }
  if (by.length === 0) return
  const message = `What is decided about ${stepsCalled(decision.steps)} would change nothing in ${listed(files, SHOWN)}, because of commits that no run made: ${namesOf(by)}. Nothing was pushed. Revert them on the branch (\`git revert --no-edit ${idsIn(by)}\`), and decide again.`
  throw new EditplanError({ name: 'BRANCH_HAS_FOREIGN_COMMITS', message })
}

/** The files in which a tree is as it was before a change: git can put the change there. */
function* filesWithout([before, after]: readonly [string, string], tree: string): Inquiry<readonly string[]> {
  const merged = yield* mergeOf(before, [tree, after])
  const conflicts = new Set(merged.conflicts)
  return (yield* ask('changedPaths', tree, merged.tree)).filter((file) => !conflicts.has(file))
}

/** What the branch would hold if nobody but runs had worked on it: changes of runs and merges of the base that came later are put on that. */
function* withoutOthers({ tip, commits, sorted }: AppendRequest): Inquiry<string> {
  const line = firstParents(tip, commits)
  const foreign = new Set(sorted.foreign.map(({ id }) => id))
  const from = line.findIndex(({ id }) => foreign.has(id))
  const first = from < 0 ? line.at(-1) : line[from]
  if (from < 0 || !first) return yield* ask('treeOf', tip)
  let tree = yield* ask('treeOf', first.parents[0] ?? tip)
  for (const { id, parents } of line.slice(from)) {
    const [parent, merged] = parents
    if (foreign.has(id) || parent === undefined) continue
    // A merge of ours with a run: there the run alone is known.
    const isOfRun = merged !== undefined && sorted.own.some((one) => one.id === id)
    if (isOfRun) tree = yield* ask('treeOf', merged)
    else {
      const ours = yield* ask('standIn', tree, [parent])
      tree = (yield* cleanMerge(ours, id)) ?? tree
    }
  }
  return tree
}

/** The commits of others that changed one of the files, newest first; merges are not among them. */
function* changersOf({ sorted }: AppendRequest, files: readonly string[]): Inquiry<readonly CommitFacts[]> {
  const found: CommitFacts[] = []
  for (const one of sorted.foreign) {
    const paths = one.parents.length > 1 ? undefined : yield* ask('pathsOf', [one.id])
    if (files.some((file) => paths?.has(file))) found.push(one)
  }
  return found
}

function conflict(
  snapshot: Snapshot | undefined,
  { files, by }: { readonly files: readonly string[]; readonly by: readonly CommitFacts[] },
): EditplanError {
  const those = by.length === 0 ? '' : ` These commits changed ${files.length === 1 ? 'it' : 'them'}: ${namesOf(by)}.`
  const revert = by.length === 0 ? '' : `, or revert them on the branch: \`git revert --no-edit ${idsIn(by)}\``
  const message = `${nameOf(snapshot)} changes lines that other people’s commits on the branch also change, in ${listed(files, SHOWN)}.${those} Make the plan produce those lines as the branch has them${revert}. Or close the pull request, which keeps its commits, delete the branch, and run again.`
  return new EditplanError({ name: 'MERGE_CONFLICT', message })
}

/** Files that a message names. */
const SHOWN = 10

const idsIn = (commits: readonly CommitFacts[]): string => commits.map(({ id }) => id.slice(0, 12)).join(' ')

function nameOf(snapshot: Snapshot | undefined): string {
  if (snapshot === undefined) return 'The plan, or the base since,'
  return snapshot.steps.length > 0 ? `Step ${snapshot.steps.join(', ')}` : 'The commit after the plan'
}
