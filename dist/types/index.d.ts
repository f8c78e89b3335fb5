import { P as PlanInput } from './define-plan.js';
import { P as PlanOptions } from './plan-data.js';
import { R as RunReport, i as ReportedServer } from './report-writers.js';
import { A as AttemptOptions } from './run-mode.js';
import { P as PolicySource } from './run-policy.js';
import { K as KeptServers } from './wing-slots.js';

/** Steps as people name them: a number from 1 counts through all plans of a run; a text is an id, else a number. */
type StepNames = readonly (string | number)[];

interface RunOptions extends AttemptOptions {
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
    /** Steps to leave out: numbers, or ids. Steps that need one of them are refused. */
    readonly without?: StepNames | undefined;
    /** Nothing is written. */
    readonly dryRun?: boolean | undefined;
}
/**
 * Replays plans on a checkout, records every step as a commit, and brings the result into the work tree: the whole program.
 * Resolves to the report, also when steps failed; under `on_error: stop` nothing is then written. Aborting leaves the checkout
 * untouched. Throws an {@link EditplanError} where no step can carry the refusal.
 */
declare const applyPlan: (plans: PlanInput | readonly PlanInput[], options: RunOptions) => Promise<RunReport>;
interface CheckOptions extends RunOptions {
    /** Ask the policy's language servers what the plan breaks; default false. */
    readonly diagnostics?: boolean | undefined;
}
/** Everything that `applyPlan` would do and refuse, with all refusals at once; nothing is written. */
declare const checkPlan: (plans: PlanInput | readonly PlanInput[], options: CheckOptions) => Promise<RunReport>;
interface PlanDiagnosisOptions {
    readonly root: string;
    readonly policy?: PolicySource | undefined;
    /** As in `Terms`. */
    readonly servers?: KeptServers | undefined;
    readonly signal?: AbortSignal | undefined;
}
/**
 * What the policy's language servers say of a plan's text on its base, whatever the checkout holds; nothing is written. Throws what the
 * plan, its steps and the servers' worktree refuse.
 */
declare function diagnosePlan(text: string, { servers, ...options }: PlanDiagnosisOptions): Promise<readonly ReportedServer[]>;

export { applyPlan as a, checkPlan as c, diagnosePlan as d };
export type { CheckOptions as C, PlanDiagnosisOptions as P, RunOptions as R, StepNames as S };
