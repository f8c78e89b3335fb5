import { EditplanError, type Problem } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { mergeTrees, requireVersion, type TreeMerge } from '../git/commands/merge.ts'
import { writeCommit } from '../git/commands/object-sizes.ts'
import { updateRefs } from '../git/commands/refs.ts'
import { type Commit, readCommit, rebaseChain, syntheticCommit } from '../git/commits.ts'
import type { Git } from '../git/git.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { lookUpPaths } from '../git/tree.ts'
import { identityOf } from '../history/after-plan.ts'
import { mergeMessage } from '../history/message.ts'
import { MERGE_REFS, type Run, readRecord, type Snapshot, writeRecord } from '../history/run-record.ts'
import { filesOf } from '../report/net-changes.ts'
import type { ReportedStep } from '../report/report.ts'
import type { Baseline } from './baseline.ts'
import type { Request } from './request.ts'

export interface BroughtRun {
  readonly run: Run
  /** The head has all of it already. */
  readonly unchanged: boolean
  readonly notes: readonly string[]
}

/** Brings a run that was made on an older base onto the head: what its steps changed, and nothing else. Throws MERGE_CONFLICT. */
export async function bringOntoHead(
  store: ObjectStore,
  { baseline, request, steps, run }: BringParts,
  {
    onto,
    recorded,
  }: {
    /** `merge`: one merge commit on the head. `rebase`: the run's commits, one by one, on the head. `nowhere`: they stay on their base. */
    readonly onto: 'merge' | 'rebase' | 'nowhere'
    /** Whether a ref and the run's record keep a merge. */
    readonly recorded: boolean
  },
): Promise<BroughtRun> {
  const { base, head, unrelated } = baseline
  if (base.commit === head.commit || onto === 'nowhere') return { run, unchanged: false, notes: [] }
  if (onto === 'rebase') return rebaseOntoHead(store, run, { onto: head.commit, recorded })
  const merged = await mergeOnto(store.git, run, {
    plan: request.header,
    onto: head.commit,
    steps: steps
      .filter(({ status }) => status === 'applied')
      .flatMap((step) => filesOf(step).map(({ file_path: path }) => ({ index: step.index, path }))),
    unrelated,
    recorded,
  })
  return { ...merged, notes: merged.unchanged ? [HELD] : notesOf(merged.drift) }
}

interface BringParts {
  readonly baseline: Baseline
  readonly request: Request
  readonly steps: readonly ReportedStep[]
  readonly run: Run
}

async function rebaseOntoHead(
  { git }: ObjectStore,
  run: Run,
  { onto, recorded }: { readonly onto: string; readonly recorded: boolean },
): Promise<BroughtRun> {
  const rebased = await rebaseChain(git, run.snapshots, onto)
  if (!rebased.ok) throw new EditplanError(chainConflict(rebased.at, rebased.conflicts))
  const { base, chain } = rebased
  if (chain.length === 0) return { run, unchanged: true, notes: [HELD] }
  const moved = { ...run, base, head: rebased.head, snapshots: chain }
  if (recorded) await keepRebased(git, moved)
  const note = `The plan was made on ${run.base.commit.slice(0, 12)}; its commits were moved onto ${onto.slice(0, 12)}.`
  return { run: moved, unchanged: false, notes: [note] }
}

const HELD = 'The current head holds all of the plan already.'

const chainConflict = ({ steps }: Snapshot, files: readonly string[]): Problem => ({
  name: 'MERGE_CONFLICT',
  message: `Step ${steps.join(', ')} and the commits since the plan's base change the same lines in ${files.join(', ')}. Nothing was written. Make the plan again on the current head.`,
})

/** How a file of the plan fares on the new head: as on the base, or changed there, and merged. */
type Drift = 'applies' | 'moved'

/** Merges a run's chain onto the current head with git's own three-way merge. Throws MERGE_CONFLICT; nothing is written then. */
export async function mergeOnto(
  git: Git,
  run: Run,
  {
    plan,
    onto,
    steps,
    unrelated,
    recorded,
  }: {
    readonly plan: Pick<Request['header'], 'title' | 'digest' | 'author' | 'created'>
    /** Commit to merge the chain onto: the current head. */
    readonly onto: string
    /** Which steps changed which paths, to name them in a conflict. */
    readonly steps: readonly { readonly index: number; readonly path: string }[]
    /** The base is not an ancestor of the head. The merge brings only the chain's changes since the base, and no other history. */
    readonly unrelated: boolean
    /** Whether a ref and the run's record keep the merge. */
    readonly recorded: boolean
  },
): Promise<Pick<BroughtRun, 'run' | 'unchanged'> & { readonly drift: ReadonlyMap<string, Drift> }> {
  await using reader = openObjectReader(git)
  const head = await readCommit(reader, onto)
  await requireVersion(git, [2, 38], 'Merging onto a head that has moved')
  const { tree, conflicts } = unrelated
    ? await mergeDifference(git, run, head.tree)
    : await git.run(mergeTrees(head.commit, run.head.commit))
  if (conflicts.length > 0) throw new EditplanError(mergeConflict(conflicts, steps))
  const paths = [...new Set(steps.map(({ path }) => path))]
  const then = await lookUpPaths(reader, run.base.commit, { paths })
  const now = await lookUpPaths(reader, head.commit, { paths })
  const driftOf = (path: string): Drift =>
    then.entries.get(path)?.oid === now.entries.get(path)?.oid ? 'applies' : 'moved'
  const commit = await git.run(writeCommit(mergeCommit(run, { tree, head, plan, unrelated })))
  const merge = { commit, tree, onto: head.commit, ontoTree: head.tree }
  const merged = { ...run, head: { commit, tree }, merge }
  if (recorded) await keepMerge(git, merged)
  return { run: merged, unchanged: tree === head.tree, drift: new Map(paths.map((path) => [path, driftOf(path)])) }
}

/**
 * The difference from the run's base to its end, applied to another tree: commits of the three trees replace the history that
 * the two sides do not share.
 */
async function mergeDifference(git: Git, run: Run, onto: string): Promise<TreeMerge> {
  const base = await git.run(writeCommit(syntheticCommit(run.base.tree, [])))
  const ours = await git.run(writeCommit(syntheticCommit(onto, [base])))
  const theirs = await git.run(writeCommit(syntheticCommit(run.head.tree, [base])))
  return git.run(mergeTrees(ours, theirs))
}

async function keepMerge(git: Git, { id, head, merge }: Run & Required<Pick<Run, 'merge'>>): Promise<void> {
  await git.run(updateRefs([{ ref: `${MERGE_REFS}${id}`, to: merge.commit }]))
  writeRecord(git, { ...readRecord(git, id), head, merge })
}

/** Names and records a run whose commits were moved onto another base. */
async function keepRebased(git: Git, { id, ref, base, head }: Run): Promise<void> {
  await git.run(updateRefs([{ ref, to: head.commit }]))
  writeRecord(git, { ...readRecord(git, id), base: base.commit, baseTree: base.tree, head })
}

/** A commit object as git stores it: the head is the first parent, the chain the second. An unrelated chain is not a parent. */
function mergeCommit(
  run: Run,
  {
    tree,
    head,
    plan,
    unrelated,
  }: {
    readonly plan: Pick<Request['header'], 'title' | 'digest' | 'author' | 'created'>
    readonly unrelated: boolean
    readonly tree: string
    readonly head: Commit
  },
): string {
  const { name, email, date } = identityOf(plan.author, plan.created, head.date)
  const person = `${name} <${email}> ${date}`
  const names = { title: plan.title, digest: plan.digest, runId: run.id, total: 0 }
  const parents = unrelated ? [head.commit] : [head.commit, run.head.commit]
  return (
    `tree ${tree}\n${parents.map((parent) => `parent ${parent}\n`).join('')}` +
    `author ${person}\ncommitter ${person}\n\n${mergeMessage(names)}`
  )
}

function mergeConflict(
  conflicts: readonly string[],
  steps: readonly { readonly index: number; readonly path: string }[],
): Problem {
  const named = conflicts.map((path) => {
    const indexes = steps.filter((step) => step.path === path).map((step) => step.index)
    return indexes.length > 0 ? `${path} (step ${indexes.join(', ')})` : path
  })
  const message = `The plan and the commits since its base change the same lines: ${named.join('; ')}. Nothing was written. Make a new plan on the current head.`
  return { name: 'MERGE_CONFLICT', message }
}

const notesOf = (drift: ReadonlyMap<string, Drift>): readonly string[] =>
  [...drift].map(([path, how]) =>
    how === 'moved' ? `${path}: changed since the base, merged.` : `${path}: as on the base, the plan still applies.`,
  )
