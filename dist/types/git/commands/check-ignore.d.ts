import type { GitCommand } from '../git.js';
/** Those of the paths that git ignores and does not track. */
export declare const ignoredPaths: (paths: Iterable<string>) => GitCommand<Set<string>>;
