import type { GitCommand } from '../git.js';
/** Every tracked path that a sparse checkout leaves out of the work tree, among those given. */
export declare const skippedPaths: (among: Iterable<string>) => GitCommand<Set<string>>;
