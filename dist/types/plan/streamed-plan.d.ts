import { type Problem } from '../errors.js';
import type { ParseOptions } from './parse.js';
import type { Plan, Step } from './schema.js';
/** Steps that can be gone through again and again; an array of them is one. */
export interface StepSequence extends Iterable<Step> {
    readonly length: number;
}
/** A plan whose steps need not be held at once. Every {@link Plan} is one. */
export interface SteppedPlan extends Omit<Plan, 'steps'> {
    readonly steps: StepSequence;
}
/** A plan in JSON Lines that can be read again: its text in pieces cut anywhere, from the start each time it is gone through. */
export interface PlanPieces {
    readonly name: string;
    readonly pieces: Iterable<string>;
}
export type StreamedPlan = {
    readonly ok: true;
    readonly plan: SteppedPlan;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Checks a plan in JSON Lines from beginning to end and gives it without its steps, which are read anew whenever they are gone
 * through: memory follows the longest line, not the plan. The plan is the one that `parsePlan` gives for the same text. Reading steps
 * throws FILE_MODIFIED at the end when the text is no longer the one that was checked.
 */
export declare const openStreamedPlan: (source: PlanPieces, options?: ParseOptions) => StreamedPlan;
