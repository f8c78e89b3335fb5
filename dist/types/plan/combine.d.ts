import type { SteppedPlan } from './streamed-plan.js';
/** Several plans that replay in order as one run. */
export interface CombinedPlan {
    /** The first plan's. */
    readonly title: string;
    /** A single plan's own digest, else one over all in order. */
    readonly digest: string;
    /** The plans with their own headers; their steps numbered through the run, their ids unique in it. */
    readonly plans: readonly SteppedPlan[];
}
/**
 * Puts plans (at least one) together to one run. An id that several plans use becomes `<plan file>#<id>` in each of them; where even
 * that is taken, a number follows. The digest of several plans is SHA-256 over their digests in order, each as 64
 * hexadecimal digits and LF.
 */
export declare const combinePlans: (plans: readonly [SteppedPlan, ...SteppedPlan[]]) => CombinedPlan;
