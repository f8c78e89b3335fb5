import type { PlanOptions } from '../plan/schema.js';
import type { SteppedPlan } from '../plan/streamed-plan.js';
import type { Ground } from './ground.js';
import { type Replayed, type ReplayOptions } from './replayed.js';
import { type Request } from './request.js';
export interface Fitted {
    readonly request: Request;
    readonly replayed: Replayed;
    /** Why the commits are not those of the plan's options, in sentences. */
    readonly notes: readonly string[];
}
/**
 * The request of a pull request: with commits made through the API, which takes several calls for each, `commits` that
 * nobody chose is `squash`.
 */
export declare function requestPull(plans: SteppedPlan | readonly SteppedPlan[], { overrides, signedByApi }: {
    readonly overrides: Partial<PlanOptions> | undefined;
    readonly signedByApi: boolean;
}): Request;
/**
 * Replays and records; where nobody chose `commits` and a pull request could not list them all, with one commit per file,
 * or with a single one.
 * @param room commits that will follow those of the steps
 */
export declare function replayToFit(ground: Ground, request: Request, { room, ...options }: ReplayOptions & {
    readonly room: number;
}): Promise<Fitted>;
