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
import { listed } from '../text/words.ts'
import type { Baseline } from './baseline.ts'
import type { Request } from './request.ts'

export interface BroughtRun {
  readonly run: Run
  /** The head has all of it already. */
  readonly unchanged: boolean
  readonly notes: readonly string[]
}

/** What bringing a run onto the head depends on, asked as far as it does: git answers in a run, a table in a test. */
export interface HeadFacts {
  /** The run's commits, one by one, on the head. */
  rebased(): Promise<Awaited<ReturnType<typeof rebaseChain<Snapshot>>>>
  /** What git makes of the head and the run; of a run on an unrelated base, of its changes alone. */
  merged(): Promise<TreeMerge>
  /** Ids of files by path, in the commit of the base or of the head. */
  files(side: 'base' | 'head', paths: readonly string[]): Promise<ReadonlyMap<string, { readonly oid: string }>>
  /** A commit that merges the run into the head; no ref names it. */
  mergeCommit(tree: string): Promise<string>
}

interface BringParts {
  readonly base: Commits
  readonly head: Commits
  readonly steps: readonly ReportedStep[]
  readonly run: Run
  /** `merge`: one merge commit on the head. `rebase`: the run's commits, one by one, on the head. `nowhere`: they stay on their base. */
  readonly onto: 'merge' | 'rebase' | 'nowhere'
}

type Commits = Baseline['head']

/** Brings a run that was made on an older base onto the head: what its steps changed, and nothing else. Throws MERGE_CONFLICT. */
export async function bringOntoHead(facts: HeadFacts, parts: BringParts): Promise<BroughtRun> {
  const { base, head, run, onto } = parts
  if (base.commit === head.commit || onto === 'nowhere') return { run, unchanged: false, notes: [] }
  return onto === 'rebase' ? rebaseOntoHead(facts, run, head.commit) : mergeOntoHead(facts, parts)
}

/** What git answers about a run. */
export const headFacts = (
  { git }: ObjectStore,
  { baseline: { base, head, unrelated }, run, plan }: FactsOf,
): HeadFacts => ({
  rebased: () => rebaseChain(git, run.snapshots, head.commit),
  async merged() {
    await requireVersion(git, [2, 38], 'Merging onto a head that has moved')
    return unrelated ? mergeDifference(git, run, head.tree) : git.run(mergeTrees(head.commit, run.head.commit))
  },
  async files(side, paths) {
    await using reader = openObjectReader(git)
    return (await lookUpPaths(reader, (side === 'base' ? base : head).commit, { paths })).entries
  },
  async mergeCommit(tree) {
    await using reader = openObjectReader(git)
    return git.run(
      writeCommit(mergeCommit(run, { tree, head: await readCommit(reader, head.commit), plan, unrelated })),
    )
  },
})

interface FactsOf {
  readonly baseline: Pick<Baseline, 'base' | 'head' | 'unrelated'>
  readonly run: Run
  readonly plan: Pick<Request['header'], 'title' | 'digest' | 'author' | 'created'>
}

async function rebaseOntoHead(facts: HeadFacts, run: Run, onto: string): Promise<BroughtRun> {
  const rebased = await facts.rebased()
  if (!rebased.ok) throw new EditplanError(chainConflict(rebased.at, rebased.conflicts))
  const { base, chain, head } = rebased
  if (chain.length === 0) return { run, unchanged: true, notes: [HELD] }
  const note = `The plan was made on ${run.base.commit.slice(0, 12)}; its commits were moved onto ${onto.slice(0, 12)}.`
  return { run: { ...run, base, head, snapshots: chain }, unchanged: false, notes: [note] }
}

const HELD = 'The current head holds all of the plan already.'

const chainConflict = ({ steps }: Snapshot, files: readonly string[]): Problem => ({
  name: 'MERGE_CONFLICT',
  message: `Step ${steps.join(', ')} and the commits since the plan's base change the same lines in ${listed(files, 8)}. Nothing was written. Make the plan again on the current head.`,
})

async function mergeOntoHead(facts: HeadFacts, { run, head, steps }: BringParts): Promise<BroughtRun> {
  const { tree, conflicts } = await facts.merged()
  const touched = steps
    .filter(({ status }) => status === 'applied')
    .flatMap((step) => filesOf(step).map(({ file_path: path }) => ({ index: step.index, path })))
  if (conflicts.length > 0) throw new EditplanError(mergeConflict(conflicts, touched))
  if (tree === head.tree) return { run, unchanged: true, notes: [HELD] }
  const paths = [...new Set(touched.map(({ path }) => path))]
  const [then, now] = [await facts.files('base', paths), await facts.files('head', paths)]
  const merge = { commit: await facts.mergeCommit(tree), tree, onto: head.commit, ontoTree: head.tree }
  return {
    run: { ...run, head: { commit: merge.commit, tree }, merge },
    unchanged: false,
    notes: paths.map((path) => driftNote(path, then.get(path)?.oid !== now.get(path)?.oid)),
  }
}

const driftNote = (path: string, isMoved: boolean): string =>
  isMoved ? `${path}: changed since the base, merged.` : `${path}: as on the base, the plan still applies.`

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

/** Names and records a run that was brought onto the head. */
export async function keepBrought(git: Git, { id, ref, base, head, merge }: Run): Promise<void> {
  await git.run(updateRefs([merge ? { ref: `${MERGE_REFS}${id}`, to: merge.commit } : { ref, to: head.commit }]))
  const moved = merge ? { merge } : { base: base.commit, baseTree: base.tree }
  writeRecord(git, { ...readRecord(git, id), head, ...moved })
}

/** A commit object as git stores it: the head is the first parent, the chain the second. An unrelated chain is not a parent. */
function mergeCommit(
  run: Run,
  {
    tree,
    head,
    plan,
    unrelated,
  }: Pick<FactsOf, 'plan'> & { readonly unrelated: boolean; readonly tree: string; readonly head: Commit },
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

/** @param steps which of them changed which paths */
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
