import type { StepResult } from '../engine/step-result.js';
import type { ReportedCell } from './report.js';
/** The cell that a step changed, before and after; undefined for other steps and for notebooks too large to be read again. */
export declare function cellOf({ step, changes: [change] }: StepResult): ReportedCell | undefined;
