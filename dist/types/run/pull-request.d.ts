import type { PlanOptions } from '../plan/schema.js';
import type { SteppedPlan } from '../plan/streamed-plan.js';
import type { PublishOptions } from '../publish/options.js';
import type { RunReport } from '../report/report.js';
import { type AttemptOptions } from './attempt.js';
export interface PullRequestOptions extends AttemptOptions {
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Steps that the policy asks about and nobody allowed: refused (default), or let through into a draft that lists them. */
    readonly onAsk?: 'stop' | 'draft' | undefined;
    /** A verification that fails: nothing is published, or a draft that says so. Default: what the policy says of each. */
    readonly onFailure?: 'stop' | 'draft' | undefined;
    readonly publish: PublishOptions;
}
/**
 * Replays plans on the base of a pull request, pushes the commits, opens or updates the pull request. Nothing of the checkout changes.
 * Resolves to the report; when steps failed under `on_error: stop`, nothing was pushed. A run that was not pushed leaves no trace.
 */
export declare const openPullRequest: (plans: SteppedPlan | readonly SteppedPlan[], options: PullRequestOptions) => Promise<RunReport>;
