import type { GitCommand } from '../git.js';
/** A blob as a work tree holds it: line ends, filters and encodings applied as its path's attributes say. */
export declare const filteredBlob: (commit: string, path: string) => GitCommand<Buffer>;
