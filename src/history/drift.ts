import type { Problem } from '../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { writeCommit } from '../git/commands/hash-object.ts'
import { mergeTrees } from '../git/commands/merge-tree.ts'
import { updateRefs } from '../git/commands/refs.ts'
import { readCommit } from '../git/commit.ts'
import type { Git } from '../git/git.ts'
import { lookUpPaths } from '../git/tree.ts'
import { requireVersion } from '../git/version.ts'
import type { Plan } from '../plan/schema.ts'
import { identityOf } from './identity.ts'
import { mergeMessage } from './message.ts'
import { readRecord, writeRecord } from './run-record.ts'
import { MERGE_REFS, type Run } from './snapshot.ts'

export interface MergeOptions {
  readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created'>
  /** Commit to merge the chain onto: the current head. */
  readonly onto: string
  /** Which steps changed which paths, to name them in a conflict. */
  readonly steps: readonly { readonly index: number; readonly path: string }[]
}

/** How a file of the plan fares on the new head: as on the base; changed there, and merged; in conflict. */
export type Drift = 'applies' | 'moved' | 'conflicts'

export type Merged =
  /** `unchanged`: the head has all of it already. */
  | { readonly ok: true; readonly run: Run; readonly unchanged: boolean; readonly drift: ReadonlyMap<string, Drift> }
  | { readonly ok: false; readonly problem: Problem; readonly drift: ReadonlyMap<string, Drift> }

/** Merges a run's chain onto the current head with git's own three-way merge; on a conflict nothing is written. */
export async function mergeOnto(git: Git, run: Run, options: MergeOptions): Promise<Merged> {
  await using reader = openObjectReader(git)
  const head = await readCommit(reader, options.onto)
  await requireVersion(git, [2, 38], 'Merging onto a head that has moved on')
  const { tree, conflicts } = await git.run(mergeTrees(head.commit, run.head.commit))
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
  const commit = await git.run(writeCommit(mergeCommit(run, { tree, head, plan: options.plan })))
  await git.run(updateRefs([{ ref: `${MERGE_REFS}${run.id}`, to: commit }]))
  const made = { commit, tree, onto: head.commit, ontoTree: head.tree }
  const merged = { ...run, head: { commit, tree }, merge: made }
  writeRecord(git, { ...readRecord(git, run.id), head: merged.head, merge: made })
  return { ok: true, run: merged, unchanged: tree === head.tree, drift }
}

interface MergeParts {
  readonly tree: string
  readonly head: { readonly commit: string; readonly date: string }
  readonly plan: MergeOptions['plan']
}

/** A commit object as git stores it: the head first, the chain second. */
function mergeCommit(run: Run, { tree, head, plan }: MergeParts): string {
  const { name, email, date } = identityOf(plan.author, plan.created, head.date)
  const person = `${name} <${email}> ${date}`
  const names = { title: plan.title, digest: plan.digest, runId: run.id, total: 0 }
  return (
    `tree ${tree}\nparent ${head.commit}\nparent ${run.head.commit}\nauthor ${person}\ncommitter ${person}\n\n` +
    mergeMessage(names)
  )
}

function conflictProblem(conflicts: readonly string[], steps: MergeOptions['steps']): Problem {
  const named = conflicts.map((path) => {
    const indexes = steps.filter((step) => step.path === path).map((step) => step.index)
    return indexes.length > 0 ? `${path} (step ${indexes.join(', ')})` : path
  })
  return {
    name: 'MERGE_CONFLICT',
    message: `The plan and the commits since its base change the same lines: ${named.join('; ')}. Nothing was written. Make the plan again on the current head.`,
  }
}
