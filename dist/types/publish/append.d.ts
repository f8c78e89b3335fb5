import type { Git } from '../git/git.js';
import type { Run } from '../history/snapshot.js';
import type { BranchPlan } from './branch.js';
/**
 * The run's commits put on top of what the branch holds, each by a three-way merge; steps that the branch has already
 * leave no commit. Throws MERGE_CONFLICT, with the files, where somebody changed the same lines otherwise.
 */
export declare function appendRun(git: Git, { run, tip }: {
    run: Run;
    tip: string;
}): Promise<BranchPlan>;
