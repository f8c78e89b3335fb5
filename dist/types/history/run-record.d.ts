import type { Git } from '../git/git.js';
import type { KeptVersion } from './kept.js';
import type { Merge } from './snapshot.js';
import type { RunTotals } from './totals.js';
/**
 * What is known of a run beyond its commits, in `<common git dir>/editplan/runs/<id>.json`. Order and retention come
 * from here; nothing of it is ever in a commit.
 */
export interface RunRecord {
    readonly version: 1;
    readonly id: string;
    /** When the run was recorded, ISO. */
    readonly time: string;
    readonly title: string;
    readonly digest: string;
    /** `recorded`: commits exist, the checkout does not follow them yet. `published`: they went to a remote, no checkout follows them. */
    readonly status: 'recorded' | 'applied' | 'published' | 'undone';
    readonly base: {
        readonly commit: string;
        readonly tree: string;
    };
    readonly head: {
        readonly commit: string;
        readonly tree: string;
    };
    readonly merge?: Merge;
    /** Top of the work tree it was applied in. */
    readonly worktree: string;
    /** Branch that was made of it, and what HEAD stood on before: a full ref, or a commit when detached. */
    readonly branch?: string;
    readonly cameFrom?: string;
    /** Number of the last step that stands, after an undo of only those behind it. */
    readonly rewoundTo?: number;
    readonly totals: RunTotals;
    readonly kept: readonly KeptVersion[];
    /** While `recorded`: the finished run that this one repeats, and the commit at which its chain ends. */
    readonly earlier?: {
        readonly record: RunRecord;
        readonly chain: string;
    };
}
/** Writes the record whole or not at all. One that repeats a finished run remembers that run until it is finished itself. */
export declare function writeRecord(git: Git, record: RunRecord): void;
/** The record of a run; UNKNOWN_RUN when there is none. */
export declare function readRecord(git: Git, id: string): RunRecord;
/** Every record, the latest first. */
export declare function listRecords(git: Git): RunRecord[];
export declare function deleteRecord(git: Git, id: string): void;
/** Ids of all runs of which anything lies here: a record, half of one, kept bytes. */
export declare const tracedIds: (git: Git) => string[];
/** Removes what kills left of records that were being written. */
export declare function dropHalfRecords(git: Git): void;
