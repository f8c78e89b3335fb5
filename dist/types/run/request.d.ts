import type { Plan, PlanOptions, Step } from '../plan/schema.js';
/** What a run is asked to replay: plans in order, with the options that hold for each. */
export interface Request {
    readonly plans: readonly Plan[];
    /** What the run is called and its commits carry: the first plan's words, the digest of all. */
    readonly header: Pick<Plan, 'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options'>;
    readonly steps: readonly Step[];
    /** What replaced the plans' own options; a replay of the result needs them too. */
    readonly overrides: Partial<PlanOptions>;
    /** Names of the plan files, in order. */
    readonly files: readonly string[];
    /** Paths as the steps give them. */
    readonly paths: readonly string[];
}
/** Puts plans together to one run, options overridden. Throws PLAN_EMPTY for no plan. */
export declare function requestOf(plans: Plan | readonly Plan[], overrides?: Partial<PlanOptions>): Request;
