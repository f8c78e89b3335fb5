import type { Change } from '../engine/changes.js';
import type { Run } from '../history/snapshot.js';
import type { PolicyChecks } from '../policy/checks.js';
import type { PublishResult } from '../publish/publication.js';
import type { ReportedStep } from '../report/report.js';
import { type Overlay } from '../workspace/overlay.js';
import type { Ground } from './ground.js';
import { type Request } from './request.js';
export type RunEvent = 
/** `change`: the file before and after the step, where it changed one alone. */
{
    readonly type: 'step';
    readonly step: ReportedStep;
    readonly total: number;
    readonly change?: Change;
} | {
    readonly type: 'progress';
    readonly message: string;
}
/** Also of a dry run: what would be sent. */
 | {
    readonly type: 'published';
    readonly publication: PublishResult;
};
export interface ReplayOptions {
    readonly policy: PolicyChecks;
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: RunEvent) => void;
    /** `no`: nothing is written, not even objects. `scratch`: commits are made that nothing keeps. */
    readonly recorded: 'yes' | 'no' | 'scratch';
    /** Looks at the result before anything is named; throws what stands against it. */
    readonly check?: (workspace: Overlay) => void;
}
/** What became of every step of a request, and the commits. */
export interface Replayed {
    readonly steps: readonly ReportedStep[];
    /** A step failed under `on_error: stop`: nothing of the run counts. */
    readonly stopped: boolean;
    /** The files as the steps leave them. */
    readonly workspace: Overlay;
    /** Absent when nothing changed, the run stopped, or nothing was to be recorded. */
    readonly run?: Run;
}
/**
 * Replays a request and records it as it goes. A file that the run would leave as a broken configuration is refused as a whole: its
 * steps fail with CONFIG_BROKEN and, under `on_error: continue`, the rest is replayed without them.
 */
export declare function replayAndRecord(ground: Ground, request: Request, options: ReplayOptions): Promise<Replayed>;
/** A run of more steps than this has no patches in its report, which could then be neither held nor shown. */
export declare const PATCHED_STEPS = 50000;
/** Every path that a step may change, as the engine names it. */
export declare const changingPaths: ({ source }: Ground, request: Request) => readonly string[];
/** Nothing of a stopped run is written: what did not fail was skipped, reached or not. */
export declare const skipAround: (steps: readonly ReportedStep[], request: Request) => readonly ReportedStep[];
