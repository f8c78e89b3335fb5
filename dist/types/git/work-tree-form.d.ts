import type { Git } from './git.js';
import type { TreeEntry } from './tree.js';
/**
 * Blobs as a checkout would write them: line ends, filters and encodings applied as the checkout's attributes say. One
 * process writes all of them, through an index of their own, into a folder inside the git directory that is gone afterwards.
 */
export declare function workTreeForms(git: Git, entries: ReadonlyMap<string, TreeEntry>): Promise<ReadonlyMap<string, Buffer>>;
