import type { ObjectStore } from '../git/object-store.js';
import type { Run } from '../history/snapshot.js';
import type { ReportedStep } from '../report/report.js';
import type { Ground } from './ground.js';
import type { Request } from './request.js';
export interface Brought {
    readonly run: Run;
    /** The head has all of it already. */
    readonly unchanged: boolean;
    readonly notes: readonly string[];
}
export interface BringOptions {
    /** `merge`: one merge commit on the head. `rebase`: the run's commits, one by one, on the head. */
    readonly onto: 'merge' | 'rebase';
    /** Whether a ref and the run's record keep a merge. */
    readonly recorded: boolean;
}
/** Brings a run that was made on an older base onto the head: what its steps changed, and nothing else. Throws MERGE_CONFLICT. */
export declare function bringOntoHead(store: ObjectStore, { ground, request, steps, run }: BringParts, { onto, recorded }: BringOptions): Promise<Brought>;
interface BringParts {
    readonly ground: Ground;
    readonly request: Request;
    readonly steps: readonly ReportedStep[];
    readonly run: Run;
}
export {};
