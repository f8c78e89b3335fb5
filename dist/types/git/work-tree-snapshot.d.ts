import type { Git } from './git.js';
/**
 * The work tree as the tree of a commit, had everything git does not ignore been added: its id. Filters run as for `git add`. The
 * index stays as it is; the objects are those that adding would leave, and nothing refers to them.
 */
export declare function snapshotWorkTree(git: Git): Promise<string>;
