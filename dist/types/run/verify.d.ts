import { type Comparison } from '../history/verify.js';
import type { PlanOptions } from '../plan/schema.js';
import type { SteppedPlan } from '../plan/streamed-plan.js';
import { type PolicySource } from './run-policy.js';
export interface VerifyOptions {
    readonly root: string;
    readonly bare?: boolean;
    /** Commit the plan was replayed on. */
    readonly base: string;
    /** What is said to be the plan's result. */
    readonly head: string;
    readonly overrides?: Partial<PlanOptions>;
    readonly policy?: PolicySource;
    readonly signal?: AbortSignal;
}
/**
 * Replays plans on a base, formatters of the policy after it, and compares the result with a head, commit by commit. The checkout
 * and its runs stay as they are. Throws the refusals of a plan that does not apply to the base.
 */
export declare function verifyPlan(plans: SteppedPlan | readonly SteppedPlan[], options: VerifyOptions): Promise<Comparison>;
