import type { PlanOptions } from '../plan/schema.js';
import type { SteppedPlan } from '../plan/streamed-plan.js';
import type { RunReport } from '../report/report.js';
import { type AttemptOptions } from './attempt.js';
export interface RunOptions extends AttemptOptions {
    /** Branch to make from the base with the run's commits, and to switch to. */
    readonly branch?: string | undefined;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    /** `base` may be a commit that the current one does not descend from: only what the steps change there is applied. */
    readonly unrelatedBase?: boolean | undefined;
    /** Replace a branch that exists. */
    readonly force?: boolean | undefined;
    /** Override the plans' own options. */
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Nothing is written. */
    readonly dryRun?: boolean | undefined;
}
/**
 * Replays plans on a checkout, records every step as a commit, and brings the result into the work tree: the whole program.
 * Resolves to the report, also when steps failed; under `on_error: stop` nothing is then written. Aborting leaves the checkout
 * untouched. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export declare const applyPlan: (plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions) => Promise<RunReport>;
/** Everything that `applyPlan` would do and refuse, with all refusals at once; nothing is written. */
export declare const checkPlan: (plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions) => Promise<RunReport>;
