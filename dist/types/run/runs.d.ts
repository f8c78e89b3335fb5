import type { RunRecord } from '../history/run-record.js';
/** A recorded run, in a list. */
export interface RunSummary {
    readonly id: string;
    /** When it was recorded, ISO. */
    readonly time: string;
    readonly title: string;
    readonly status: RunRecord['status'];
    readonly branch?: string;
    readonly totals: RunRecord['totals'];
}
/** One commit of a run. */
export interface ShownSnapshot {
    readonly commit: string;
    /** First line of its message. */
    readonly subject: string;
    /** Numbers of its steps; empty for the uncommitted changes before the plan. */
    readonly steps: readonly number[];
    readonly id?: string;
    readonly files: number;
    readonly insertions: number;
    readonly deletions: number;
}
export interface ShownRun extends RunSummary {
    readonly snapshots: readonly ShownSnapshot[];
    /** Of the step asked for, as git prints it; UTF-8 with what is not replaced. */
    readonly patch?: string;
}
/** The finished runs of a repository, the latest first. */
export declare function listRuns({ root }: {
    readonly root: string;
}): Promise<readonly RunSummary[]>;
/** A run by its id or the beginning of it, with its commits; with `step` (number or id) also that step's patch. */
export declare function showRun(options: {
    root: string;
    run?: string;
    step?: string;
}): Promise<ShownRun>;
