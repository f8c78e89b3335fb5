import type { Plan } from '../plan/schema.js';
import type { PublishOptions } from '../publish/options.js';
import type { RunReport } from '../report/report.js';
import type { RunOptions } from '../run.js';
export interface PullRequestOptions extends Pick<RunOptions, 'root' | 'overrides' | 'policy' | 'signal' | 'onEvent'> {
    readonly bare?: boolean;
    readonly publish: PublishOptions;
}
/**
 * Replays plans on the base of a pull request, pushes the commits, opens or updates the pull request. Nothing of the checkout changes.
 * Resolves to the report; when steps failed under `on_error: stop`, nothing was pushed.
 */
export declare function openPullRequest(plans: Plan | readonly Plan[], options: PullRequestOptions): Promise<RunReport>;
