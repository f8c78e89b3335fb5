import type { Git } from './git.js';
/**
 * Brings the index entries of these paths, and no other, in line with the work tree; may be done again. Of two paths of which one lies
 * below the other, one is gone: git refuses the other where it is a folder by now, so it is asked for last, and only as a file.
 */
export declare function refreshIndex(git: Git, paths: Iterable<string>): Promise<void>;
