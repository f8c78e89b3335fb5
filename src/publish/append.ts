import { EditplanError } from '../errors.ts'
import { authorOf, commitTree, mergeTrees, treeOf } from '../git/commands/commit.ts'
import type { Git } from '../git/git.ts'
import type { Run, Snapshot } from '../history/snapshot.ts'
import type { BranchPlan } from './branch.ts'

/**
 * The run's commits put on top of what the branch holds, each by a three-way merge; steps that the branch has already
 * leave no commit. Throws MERGE_CONFLICT, with the files, where somebody changed the same lines otherwise.
 */
export async function appendRun(git: Git, { run, tip }: { run: Run; tip: string }): Promise<BranchPlan> {
  const snapshots: Snapshot[] = []
  let head = { commit: tip, tree: await git.run(treeOf(tip)) }
  for (const snapshot of run.snapshots) {
    const author = await git.run(authorOf(snapshot.commit))
    // A commit of the branch's tree on the step's own parent makes that parent the base of the merge.
    const ours = await git.run(commitTree({ tree: head.tree, parent: snapshot.parent, message: 'ours', author }))
    const { tree, conflicts } = await git.run(mergeTrees(ours, snapshot.commit))
    if (conflicts.length > 0) throw conflict(snapshot, conflicts)
    if (tree === head.tree) continue
    const parent = head.commit
    const commit = await git.run(commitTree({ tree, parent, message: snapshot.message, author }))
    snapshots.push({ ...snapshot, commit, tree, parent })
    head = { commit, tree }
  }
  return { tip, snapshots, head }
}

function conflict(snapshot: Snapshot, files: readonly string[]): EditplanError {
  return new EditplanError({
    name: 'MERGE_CONFLICT',
    message: `${nameOf(snapshot)} changes lines that a commit on the branch changed too, in ${[...new Set(files)].join(', ')}. Make the plan again on the branch, or take that commit back.`,
  })
}

const nameOf = ({ steps }: Snapshot): string =>
  steps.length > 0 ? `Step ${steps.join(', ')}` : 'The commit after the plan'
