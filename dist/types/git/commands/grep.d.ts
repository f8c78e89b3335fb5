import type { GitCommand } from '../git.js';
export interface TrackedScope {
    /** Commit whose files are meant; default the tracked files of the work tree. */
    readonly treeish?: string | undefined;
    /** Folder they lie in, relative to the root; default everywhere. */
    readonly folder?: string | undefined;
}
/**
 * Tracked regular files that hold a text (no line break, no NUL) as UTF-8, and those in UTF-16LE, whatever they hold: git reads bytes.
 * Files that a sparse checkout leaves out are not among those of the work tree.
 */
export declare const filesHolding: (text: string, { treeish, folder }?: TrackedScope) => GitCommand<string[]>;
