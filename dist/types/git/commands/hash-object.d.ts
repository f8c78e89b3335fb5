import type { GitCommand } from '../git.js';
/** Stores bytes as the blob that git makes of them at `path`, filters run; its id. */
export declare const hashFiltered: (path: string, content: Uint8Array, at?: {
    readonly prefix?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
}) => GitCommand<string>;
/** Stores a commit whose bytes are given; its id. */
export declare const writeCommit: (content: string) => GitCommand<string>;
