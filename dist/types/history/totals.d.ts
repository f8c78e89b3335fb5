import type { StepResult } from '../engine/step-result.js';
export interface RunTotals {
    /** Steps that changed a file. */
    readonly steps: number;
    readonly files: number;
    readonly insertions: number;
    readonly deletions: number;
}
/** Sums up the steps of a run while they stream. */
export declare class Totals {
    #private;
    add(result: StepResult): void;
    sum(): RunTotals;
}
