import { PlanInput } from './index.js';
import { Plan } from './index.js';
import { PolicySource } from './index.js';
import './types/steps.js';
import 'zod';

interface GeneraliseOptions {
    /** A folder of the checkout. */
    readonly root: string;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    /** Default: the repository's own. */
    readonly policy?: PolicySource | undefined;
}
interface GeneraliseResult {
    /** The same plan where nothing was merged. */
    readonly plan: Plan;
    /** The glob steps, by their numbers in that plan, and how many steps each replaces. */
    readonly merged: readonly {
        readonly step: number;
        readonly replaces: number;
        readonly files: number;
    }[];
    /** Steps, by their numbers in the plan that was given, that make the same replacement and were left alone. */
    readonly leftAlone: readonly {
        readonly steps: readonly number[];
        readonly reason: string;
    }[];
}
/**
 * Makes one glob step with its count of steps that make the same replacement in several files, at the place of the first of them. Reads
 * that such a step makes superfluous go. Every glob is proved: the plan that results gives the very same files as the one that was
 * given. Nothing is written. Throws the refusals of a plan that does not apply, and what opening the checkout throws.
 */
declare const generalisePlan: (plan: PlanInput, options: GeneraliseOptions) => Promise<GeneraliseResult>;

export { generalisePlan };
export type { GeneraliseOptions, GeneraliseResult };
