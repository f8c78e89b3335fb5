import type { ObjectReader } from './cat-file.js';
export interface Commit {
    readonly commit: string;
    readonly tree: string;
    /** The committer's, as git writes it. */
    readonly date: string;
}
/** A commit's id, tree and committer date; UNKNOWN_REVISION when there is none. */
export declare function readCommit(reader: ObjectReader, revision: string): Promise<Commit>;
/** Undefined when there is none. */
export declare function findCommit(reader: ObjectReader, revision: string): Promise<Commit | undefined>;
