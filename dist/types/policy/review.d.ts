import type { Step } from '../plan/schema.js';
import type { Decision, Policy } from './policy.js';
import type { Host } from './verification.js';
export interface ReviewedStep {
    readonly step: Step;
    /** Relative to the root, as the workspace located it. */
    readonly path: string;
    readonly decision: Decision;
}
/**
 * What the policy says about every step before any is replayed, in order: for `check`, for the prompts, and for `mode: auto`, where
 * the classifier is asked about each step that no rule decides.
 */
export declare const reviewSteps: (policy: Policy, steps: readonly {
    readonly step: Step;
    readonly path: string;
}[], host: Host) => Promise<readonly ReviewedStep[]>;
/** What the classifier said, by the step's number, for `createPolicy`. */
export declare const classifiedOf: (reviewed: readonly ReviewedStep[]) => ReadonlyMap<number, Decision>;
