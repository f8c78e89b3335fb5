import { EditplanError } from '../errors.ts'
import type { Git } from '../git/git.ts'
import { rebaseChain } from '../git/rebase-chain.ts'
import type { Run, Snapshot } from '../history/snapshot.ts'
import type { BranchPlan } from './branch.ts'

/**
 * The run's commits put on top of what the branch holds, each by a three-way merge; steps that the branch has already
 * leave no commit. Throws MERGE_CONFLICT, with the files, where somebody changed the same lines otherwise.
 */
export async function appendRun(
  git: Git,
  { run, tip, foreign }: { run: Run; tip: string; foreign: readonly string[] },
): Promise<BranchPlan> {
  const rebased = await rebaseChain(git, run.snapshots, tip)
  if (!rebased.ok) throw conflict(rebased.at, rebased.conflicts)
  return { tip, snapshots: rebased.chain, head: rebased.head, foreign }
}

function conflict(snapshot: Snapshot, files: readonly string[]): EditplanError {
  return new EditplanError({
    name: 'MERGE_CONFLICT',
    message: `${nameOf(snapshot)} changes lines that a commit on the branch changed too, in ${files.join(', ')}. Make the plan again on the branch, or take that commit back.`,
  })
}

const nameOf = ({ steps }: Snapshot): string =>
  steps.length > 0 ? `Step ${steps.join(', ')}` : 'The commit after the plan'
