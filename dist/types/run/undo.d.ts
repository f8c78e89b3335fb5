import type { Git } from '../git/git.js';
import type { RunRecord } from '../history/run-record.js';
export interface UndoOptions {
    readonly root: string;
    /** Id of the run, or its beginning; default: the latest that stands applied here. */
    readonly run?: string;
    /** Number or id of the step that stays the last; default: none stays. */
    readonly to?: string;
    /** Merge with what changed since, instead of refusing. */
    readonly merge?: boolean;
}
export interface Undone {
    readonly run: string;
    /** Files put back, relative to the root. */
    readonly files: readonly string[];
}
/**
 * Puts back what a run changed, bytes and modes, all files or none. Throws FILE_MODIFIED naming the files that changed since (with
 * `merge`: MERGE_CONFLICT where they changed the same lines), UNKNOWN_RUN, INTERRUPTED, USAGE for a step that
 * the run does not have.
 */
export declare const undoRun: (options: UndoOptions) => Promise<Undone>;
/** What is left to do once the files are put back: HEAD, when no step stays, then the record. `step` is the last that stays. */
export declare function settleUndo(git: Git, record: RunRecord, { step, paths }: {
    readonly step: number;
    readonly paths: readonly string[];
}): Promise<void>;
