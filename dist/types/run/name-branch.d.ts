import type { Git } from '../git/git.js';
import type { Run } from '../history/snapshot.js';
/** Makes a branch of a run in a repository without a work tree; it must be free (`checkBranch`) or `force` given. */
export declare function nameBranch(git: Git, run: Run, { branch, force }: {
    readonly branch?: string;
    readonly force?: boolean;
}): Promise<void>;
