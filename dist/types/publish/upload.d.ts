import type { Git } from '../git/git.js';
import type { Snapshot } from '../history/snapshot.js';
import type { TreeEntry } from './calls.js';
/** What has to be sent so that GitHub makes one commit. */
export interface CommitUpload {
    readonly snapshot: Snapshot;
    /** The tree of the commit's parent. */
    readonly base: string;
    /** Contents that are not UTF-8, sent before the entries that name them. */
    readonly blobs: readonly Buffer[];
    /** The changed paths, each part put over the tree that the one before made. */
    readonly chunks: readonly (readonly TreeEntry[])[];
    /** The commit's message, the author of the plan named in it: GitHub signs only what it says itself who made. */
    readonly message: string;
}
/** The uploads of a chain of commits, one at a time. Throws GITHUB_FAILED for what the API cannot carry. */
export declare function planUploads(git: Git, snapshots: readonly Snapshot[]): AsyncGenerator<CommitUpload, void>;
