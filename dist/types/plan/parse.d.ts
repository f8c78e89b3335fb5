import type { Problem } from '../errors.js';
import { type PlanFormat } from './detect-format.js';
import { type PlanLimits } from './limits.js';
import type { Plan } from './schema.js';
/** A plan's text. `name` is what messages call it, usually its path; `format` is found from both when absent. */
export interface PlanSource {
    readonly name: string;
    readonly text: string;
    readonly format?: PlanFormat;
}
export interface ParseOptions {
    readonly limits?: Partial<PlanLimits>;
}
export type ParsedPlan = {
    readonly ok: true;
    readonly plan: Plan;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Reads a plan in YAML 1.2, JSON or JSON Lines. Gives the plan with its defaults filled in, its steps in the flat form and
 * `cwd` taken off their paths; or every problem of the text at once, each with file, line and column, and step where it
 * is one's. Touches no disk.
 */
export declare const parsePlan: (source: PlanSource, options?: ParseOptions) => ParsedPlan;
