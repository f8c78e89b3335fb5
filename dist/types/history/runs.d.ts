import { type DiffStatistics } from '../git/commands/diff.js';
import type { Git } from '../git/git.js';
import { type RunRecord } from './run-record.js';
import { type Run, type Snapshot } from './snapshot.js';
/** A run as it is found later: its chain and what was recorded of it. */
export interface RecordedRun extends Run {
    readonly record: RunRecord;
}
/** Finished runs, the latest first. */
export declare const listRuns: (git: Git) => RunRecord[];
/**
 * A run by its id or the start of it; without one, the latest that stands applied in this work tree. UNKNOWN_RUN when
 * there is none, or several begin so.
 */
export declare function findRun(git: Git, id?: string): RunRecord;
/** A run with its snapshots; UNKNOWN_RUN when it was not recorded. */
export declare function openRun(git: Git, id: string): Promise<RecordedRun>;
/** What each snapshot changed, in the snapshots' order. */
export declare function snapshotStatistics(git: Git, snapshots: readonly Snapshot[]): Promise<DiffStatistics[]>;
/** A snapshot's patch as git prints it. */
export declare const snapshotPatch: (git: Git, snapshot: Snapshot) => Promise<Buffer>;
export interface Finish {
    /** Default applied. */
    readonly status?: 'applied' | 'published';
    /** Branch made of the run, and what HEAD stood on before: a full ref, or a commit. */
    readonly branch?: string;
    readonly cameFrom?: string;
    /** Runs kept, this one included; default 100. */
    readonly keep?: number;
}
/** Marks a run as applied (again) or published, and lets the oldest beyond `keep` go, refs first. */
export declare function finishRun(git: Git, id: string, options?: Finish): Promise<void>;
/** Takes back a run that was recorded, unless it was finished: drops it, or makes it what it was before it was recorded again. */
export declare function takeBackRun(git: Git, id: string): Promise<void>;
export declare function markUndone(git: Git, id: string): void;
/** Notes that only the steps up to `step` stand, so that a later undo knows what it finds. */
export declare function markRewound(git: Git, id: string, step: number): void;
/**
 * Takes back every run that was never finished, but those named, and drops the folders, worktrees and crash
 * reports that a killed run left. What may be of a run under way in another worktree stays. Answers the runs' ids.
 * What `resume` does once the journal is settled.
 */
export declare function dropUnfinished(git: Git, but?: readonly string[]): Promise<string[]>;
