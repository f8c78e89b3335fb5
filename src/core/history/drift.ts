import { EditplanError, type Problem } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import type { GitCommand } from '../git/command.ts'
import { mergeTrees, type TreeMerge } from '../git/commands/merge.ts'
import { writeCommit } from '../git/commands/object-sizes.ts'
import { updateRefs } from '../git/commands/refs.ts'
import { readCommit, syntheticCommit } from '../git/commits.ts'
import type { Git } from '../git/git.ts'
import { lookUpPaths } from '../git/tree.ts'
import type { Plan } from '../plan/schema.ts'
import { identityOf } from './after-plan.ts'
import { mergeMessage } from './message.ts'
import { MERGE_REFS, type Run, readRecord, writeRecord } from './run-record.ts'

interface MergeOptions {
  readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created'>
  /** Commit to merge the chain onto: the current head. */
  readonly onto: string
  /** Which steps changed which paths, to name them in a conflict. */
  readonly steps: readonly { readonly index: number; readonly path: string }[]
  /** The base is not an ancestor of the head. The merge takes what the chain changed since the base, and no other history. */
  readonly unrelated: boolean
  /** Whether a ref and the run's record keep the merge. */
  readonly recorded: boolean
}

/** How a file of the plan fares on the new head: as on the base; changed there, and merged; in conflict. */
export type Drift = 'applies' | 'moved' | 'conflicts'

type MergeResult =
  /** `unchanged`: the head has all of it already. */
  | { readonly ok: true; readonly run: Run; readonly unchanged: boolean; readonly drift: ReadonlyMap<string, Drift> }
  | { readonly ok: false; readonly problem: Problem; readonly drift: ReadonlyMap<string, Drift> }

/** Merges a run's chain onto the current head with git's own three-way merge; on a conflict nothing is written. */
export async function mergeOnto(git: Git, run: Run, options: MergeOptions): Promise<MergeResult> {
  await using reader = openObjectReader(git)
  const head = await readCommit(reader, options.onto)
  await requireVersion(git, [2, 38], 'Merging onto a head that has moved')
  const { tree, conflicts } = options.unrelated
    ? await mergeDifference(git, run, head.tree)
    : await git.run(mergeTrees(head.commit, run.head.commit))
  const drift = new Map<string, Drift>()
  const paths = [...new Set(options.steps.map((step) => step.path))]
  const [then, now] = [
    await lookUpPaths(reader, run.base.commit, { paths }),
    await lookUpPaths(reader, head.commit, { paths }),
  ]
  for (const path of paths) {
    const same = then.entries.get(path)?.oid === now.entries.get(path)?.oid
    drift.set(path, conflicts.includes(path) ? 'conflicts' : same ? 'applies' : 'moved')
  }
  if (conflicts.length > 0) return { ok: false, problem: conflictProblem(conflicts, options.steps), drift }
  const commit = await git.run(writeCommit(mergeCommit(run, { ...options, tree, head })))
  const made = { commit, tree, onto: head.commit, ontoTree: head.tree }
  const merged = { ...run, head: { commit, tree }, merge: made }
  if (options.recorded) await keepMerge(git, merged)
  return { ok: true, run: merged, unchanged: tree === head.tree, drift }
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
export async function keepRebased(git: Git, { id, ref, base, head }: Run): Promise<void> {
  await git.run(updateRefs([{ ref, to: head.commit }]))
  writeRecord(git, { ...readRecord(git, id), base, head })
}

interface MergeParts extends Pick<MergeOptions, 'plan' | 'unrelated'> {
  readonly tree: string
  readonly head: { readonly commit: string; readonly date: string }
}

/** A commit object as git stores it: the head is the first parent, the chain the second. An unrelated chain is not a parent. */
function mergeCommit(run: Run, { tree, head, plan, unrelated }: MergeParts): string {
  const { name, email, date } = identityOf(plan.author, plan.created, head.date)
  const person = `${name} <${email}> ${date}`
  const names = { title: plan.title, digest: plan.digest, runId: run.id, total: 0 }
  const parents = unrelated ? [head.commit] : [head.commit, run.head.commit]
  return (
    `tree ${tree}\n${parents.map((parent) => `parent ${parent}\n`).join('')}` +
    `author ${person}\ncommitter ${person}\n\n${mergeMessage(names)}`
  )
}

function conflictProblem(conflicts: readonly string[], steps: MergeOptions['steps']): Problem {
  const named = conflicts.map((path) => {
    const indexes = steps.filter((step) => step.path === path).map((step) => step.index)
    return indexes.length > 0 ? `${path} (step ${indexes.join(', ')})` : path
  })
  const message = `The plan and the commits since its base change the same lines: ${named.join('; ')}. Nothing was written. Make a new plan on the current head.`
  return { name: 'MERGE_CONFLICT', message }
}

/** Throws GIT_FAILED when git is older than what a feature needs. */
export async function requireVersion(
  git: Git,
  [major, minor]: readonly [number, number],
  feature: string,
): Promise<void> {
  const found = await git.run(version())
  if (found[0] > major || (found[0] === major && found[1] >= minor)) return
  const message = `${feature} needs git ${major}.${minor} or newer; this is git ${found.join('.')}. Update git.`
  throw new EditplanError({ name: 'GIT_FAILED', message })
}

/** Major and minor version of git. */
export const version = (): GitCommand<readonly [number, number]> => ({
  args: ['version'],
  parse(stdout) {
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString('utf8')) ?? []
    return [Number(major ?? 0), Number(minor ?? 0)]
  },
})
