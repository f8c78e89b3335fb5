import { type GlobEdit } from '../engine/step-paths.js';
import type { Plan, PlanOptions, Step } from '../plan/schema.js';
import type { SteppedPlan, StepSequence } from '../plan/streamed-plan.js';
import { type FoundFiles } from './find-files.js';
import type { Ground } from './ground.js';
/** What a run is asked to replay: plans in order, with the options that hold for each. */
export interface Request {
    readonly plans: readonly SteppedPlan[];
    /** What the run is called and its commits carry: the first plan's words, the digest of all. */
    readonly header: Pick<Plan, 'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options'>;
    /** Of all plans, in order; read anew each time, where a plan streams. */
    readonly steps: StepSequence;
    /** How many of the steps are no reads. */
    readonly changing: number;
    /** What replaced the plans' own options; a replay of the result needs them too. */
    readonly overrides: Partial<PlanOptions>;
    /** Names of the plan files, in order. */
    readonly files: readonly string[];
    /** Paths as the steps give them, those that their conditions look at among them. */
    readonly paths: readonly string[];
    /** The edits of globs, by their steps' numbers. */
    readonly globs: ReadonlyMap<number, GlobEdit>;
    /** Files that globs name; none before `withFiles`. */
    readonly found: FoundFiles;
}
/** The request with the files that its globs name on the ground it is replayed on. */
export declare const withFiles: (ground: Ground, request: Request) => Promise<Request>;
/** What a step may change: its paths as it gives them, or the files that its glob names. */
export declare const touchedPaths: (step: Step, { found }: Pick<Request, 'found'>) => readonly string[];
/** Puts plans together to one run, options overridden. Throws PLAN_EMPTY for no plan. */
export declare function requestOf(plans: SteppedPlan | readonly SteppedPlan[], overrides?: Partial<PlanOptions>): Request;
