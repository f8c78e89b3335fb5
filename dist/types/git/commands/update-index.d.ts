import type { GitCommand } from '../git.js';
/** Brings the index entries of these paths, and no other, in line with the work tree; a missing file loses its entry. */
export declare const refreshEntries: (paths: Iterable<string>) => GitCommand<void>;
