import type { GitCommand } from '../git.js';
import type { TrackedScope } from './grep.js';
/** Every tracked path that a sparse checkout leaves out of the work tree, among those given. */
export declare const skippedPaths: (among: Iterable<string>) => GitCommand<Set<string>>;
/** Which of the paths are folders in the index. */
export declare const trackedFolders: (among: ReadonlySet<string>) => GitCommand<Set<string>>;
/** Tracked regular files. Of the work tree also those that are not there now. */
export declare const trackedFiles: ({ treeish, folder }?: TrackedScope) => GitCommand<string[]>;
