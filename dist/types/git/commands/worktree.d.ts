import type { GitCommand } from '../git.js';
/** Checks a commit out in a new folder, detached. */
export declare const addWorktree: (path: string, commit: string) => GitCommand<void>;
/** Forgets the worktrees whose folder is gone. */
export declare const pruneWorktrees: () => GitCommand<void>;
/** Makes the index hold a tree and nothing else; the work tree stays. */
export declare const readTree: (tree: string) => GitCommand<void>;
/** Writes the index as a tree; its id. */
export declare const writeTree: () => GitCommand<string>;
/** Brings files of the work tree back to what the index holds. */
export declare const restoreFiles: (paths: Iterable<string>) => GitCommand<void>;
