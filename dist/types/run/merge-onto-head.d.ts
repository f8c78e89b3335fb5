import type { Run } from '../history/snapshot.js';
import type { ReportedStep } from '../report/report.js';
import type { Ground } from './ground.js';
import type { Request } from './request.js';
export interface MergedRun {
    readonly run: Run;
    /** The head has all of it already. */
    readonly unchanged: boolean;
    readonly notes: readonly string[];
}
/** Merges a run that stands on an older base onto the current head. Throws MERGE_CONFLICT; nothing of the run then stays. */
export declare function mergeOntoHead({ git, base, head }: Ground, run: Run, { request, steps }: {
    readonly request: Request;
    readonly steps: readonly ReportedStep[];
}): Promise<MergedRun>;
