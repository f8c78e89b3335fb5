import type { GitCommand } from '../git.js';
/**
 * Brings the index entries of these paths, and no other, in line with the work tree; a missing file loses its entry, and a folder's
 * entries give way to a file of its name.
 */
export declare const refreshEntries: (paths: Iterable<string>) => GitCommand<void>;
