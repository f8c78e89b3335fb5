import type { DocumentRead } from './fault.js';
import type { PlanLimits } from './limits.js';
import type { FieldPath } from './locate.js';
/** One line of a plan in JSON Lines. */
export interface PlanLine {
    readonly text: string;
    /** From 1. */
    readonly number: number;
}
/**
 * Reads one line: its value, with places counted in the whole text. `path` is where the line's value stands in the plan:
 * `[]` for the header, `['steps', n]` for a step.
 */
export declare const readLine: (line: PlanLine, path: FieldPath, limits: PlanLimits) => DocumentRead;
/** The lines of a text that are not blank. */
export declare function linesOf(text: string): Generator<PlanLine>;
