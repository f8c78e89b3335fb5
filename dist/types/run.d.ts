import type { PlanOptions } from './plan/schema.js';
import type { SteppedPlan } from './plan/streamed-plan.js';
import type { RunReport } from './report/report.js';
import { type RunEvent } from './run/replayed.js';
import { type Ask } from './run/review.js';
import { type PolicySource } from './run/run-policy.js';
import { type KeepOutput } from './run/verification.js';
export type { PublishOptions } from './publish/options.js';
export { planFromDiff } from './run/from-diff.js';
export { type ImportRequest, importSources } from './run/import.js';
export { planText } from './run/plan-text.js';
export type { RunEvent } from './run/replayed.js';
export { resumeRun } from './run/resume.js';
export type { Ask, Question } from './run/review.js';
export type { PolicySource } from './run/run-policy.js';
export { listRuns, type RunSummary, showRun } from './run/runs.js';
export { testPolicy } from './run/test-policy.js';
export { undoRun } from './run/undo.js';
export type { KeepOutput } from './run/verification.js';
export { verifyPlan } from './run/verify.js';
export interface RunOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Branch to make from the base with the run's commits, and to switch to. */
    readonly branch?: string;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it stands. */
    readonly base?: string;
    /** Replay without a work tree; needs `branch`. */
    readonly bare?: boolean;
    /** Replace a branch that exists. */
    readonly force?: boolean;
    /** Override the plans' own options. */
    readonly overrides?: Partial<PlanOptions>;
    /** Nothing is written. */
    readonly dryRun?: boolean;
    /** Default: `.github/editplan.yml` as it stands on the base. */
    readonly policy?: PolicySource;
    /** Somebody who may allow what the policy asks about; default nobody. */
    readonly ask?: Ask | undefined;
    /** Keeps what the policy's verifications print; default it is dropped but for its end. */
    readonly keepOutput?: KeepOutput | undefined;
    readonly signal?: AbortSignal;
    readonly onEvent?: (event: RunEvent) => void;
}
/**
 * Replays plans on a checkout, records every step as a commit, and brings the result into the work tree: the whole program.
 * Resolves to the report, also when steps failed; under `on_error: stop` nothing is then written. Aborting leaves the checkout
 * untouched. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export declare const applyPlan: (plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions) => Promise<RunReport>;
/** Replays plans and opens their pull request; what speaks to GitHub is loaded when first called. */
export declare const openPullRequest: typeof import('./run/open-pull-request.js').openPullRequest;
/** Everything `applyPlan` would validate, with all refusals at once; nothing is written. */
export declare const checkPlan: (plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions) => Promise<RunReport>;
