import { type Git } from './git.js';
/** A checkout of one commit beside the user's own, with an index of its own; both are gone when its scope ends. */
export interface TemporaryWorktree extends AsyncDisposable {
    /** Runs git in the worktree. */
    readonly git: Git;
}
/** Checks a commit out, detached, below the system's folder for temporary files. Filters run as for any checkout, hooks do not. */
export declare function temporaryWorktree(git: Git, commit: string): Promise<TemporaryWorktree>;
/** Removes the worktrees of processes that are gone. */
export declare function dropTemporaryWorktrees(git: Git): Promise<void>;
