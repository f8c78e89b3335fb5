import { ReportedProblem, CompositionReport, OverlapReport, ListedWorktree, CandidatesReport } from './types/editplan.js';
import { PolicySource, RunReport, PullRequestOptions, SteppedPlan, Plan, PlanInput, PublishOptions, PlanOptions, Step, ApplyOptions } from './index.js';
import { RunOptions } from './provenance.js';
export { Candidate, NarrowingSummary, ReportedComposition, ReportedOverlaps } from './types/editplan.js';

interface ComposeOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** Revision to replay on; default: the plans' `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    /** As in `Place`. */
    readonly unrelatedBase?: boolean | undefined;
    /** The commit that the result goes onto, instead of the checkout as it is. */
    readonly head?: string | undefined;
    /** What git gets in place of this process's environment. */
    readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
    readonly policy?: PolicySource | undefined;
    readonly signal?: AbortSignal | undefined;
}

/** A part of a plan, and its pull request. */
interface PartPullRequest {
    /** Of the part; of one that the plan has no longer, what it was called. */
    readonly name: string;
    readonly branch: string;
    /** The branch that its pull request goes to: that of the part below it in its stack, or the base of them all. */
    readonly base: string;
    /** Files that the part changes. */
    readonly files: readonly string[];
    /** Names of the parts that it builds on. */
    readonly needs: readonly string[];
    /**
     * What was done to the pull request; `merged`: it was merged earlier; `refused`: nothing was published, `problems` or the report say why;
     * `waits`: the part below it in its stack has no branch to build on; `proposed`: a dry run.
     */
    readonly outcome: 'created' | 'updated' | 'closed' | 'none' | 'merged' | 'refused' | 'waits' | 'proposed';
    readonly number?: number;
    /** Of the pull request; empty without one. */
    readonly url: string;
    /** What kept the part from being replayed; what happened afterwards is in the report. */
    readonly problems?: readonly ReportedProblem[];
    /** What a person should know besides, in sentences. */
    readonly notes?: readonly string[];
    /** The run of the part; absent where it was not replayed. */
    readonly report?: RunReport;
}

/** How several plans are combined: steps of one run, parts of one plan in an order to be found, or candidates for one task. */
type Combine = 'sequence' | 'compose' | 'try';
interface PublishPlansOptions extends PullRequestOptions {
    /** Default sequence. */
    readonly combine?: Combine | undefined;
    /** Of one plan, a pull request for each part: `codeowners`, `folder`, `folder:2`, `size:20`, or `glob:NAME=PATTERN` ones. Default none. */
    readonly split?: readonly string[] | undefined;
}
/** What became of plans: one run, or the parts of one plan. */
type PublishedPlans = { readonly report: RunReport; readonly parts?: undefined } | {
    readonly parts: readonly PartPullRequest[];
    readonly report?: undefined;
};
/**
 * Publishes plans: in one run as `openPassingPullRequest` does; composed first (`combine: compose`); the best of them (`try`); or each part
 * of one plan (`split`). The report says how they fit, or how each came out. Plans that do not fit, or of which none passes, publish
 * nothing: PLANS_CONFLICT, NO_PLAN_PASSES among its problems. A single plan is published as it is. Throws USAGE for several plans with
 * `split`, UNAVAILABLE_HERE without the wing that does it, and what `openPullRequest` throws.
 */
declare function publishPlans(plans: readonly SteppedPlan[], { combine, split, ...given }: PublishPlansOptions): Promise<PublishedPlans>;
type NarrowedPart = NonNullable<RunReport['narrowing']>;
/** Which steps break a plan's verification: what `editplan narrow --json` prints. */
interface NarrowingReport extends NarrowedPart {
    readonly version: 1;
    readonly plan: { readonly title: string; readonly sha256: string; readonly steps: number };
    /**
     * `all-pass`: nothing breaks it. `narrowed`: without the culprits it passes. `never`: it fails without any step too. `unknown`: the
     * budget was spent before anything passed.
     */
    readonly result: 'all-pass' | 'narrowed' | 'never' | 'unknown';
    readonly budget: number;
    /** Number of changing steps that remain. */
    readonly kept: number;
    readonly notes: readonly string[];
}

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
type ComposeResult = { readonly plan?: Plan; readonly report: CompositionReport };
/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
declare const composePlans: (inputs: readonly PlanInput[], options: ComposeOptions) => Promise<ComposeResult>;

/**
 * How plans, open pull requests and worktrees relate on the base's tip: with plans each to all others, without any all to each other.
 * Nothing is written. The base is `base`, else with `pulls` the tip of their base branch, with `worktrees` the main worktree's commit,
 * otherwise the current commit. Throws USAGE for fewer than two changes to compare, GITHUB_FAILED without a token, and what opening the
 * checkout throws.
 */
declare const findOverlaps: (inputs: readonly PlanInput[], options: Omit<ComposeOptions, 'head'> & {
    /** Compare with the open pull requests on the base branch, which `publish` says how to reach; default false. */
    readonly pulls?: boolean | undefined;
    /** Compare with the worktrees of the repository; default false. */
    readonly worktrees?: boolean | undefined;
    /** How GitHub is reached; `base` is the branch. Needs a token. */
    readonly publish?: PublishOptions | undefined;
    /** Pairs that are not judged by then are `unknown`; default after a minute. */
    readonly until?: AbortSignal | undefined;
}) => Promise<OverlapReport>;

interface NarrowOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    readonly policy?: PolicySource | undefined;
    /** Replace the plan's own options. */
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** The program that must end with 0, and its arguments; default: the policy's verifications. */
    readonly command?: readonly [string, ...string[]] | undefined;
    /** Most runs of it; default 50. */
    readonly budget?: number | undefined;
    readonly signal?: AbortSignal | undefined;
    /** Told each run: its number, how many steps were kept, whether it passed. */
    readonly onRun?: ((run: { readonly number: number; readonly kept: number; readonly ok: boolean }) => void) | undefined;
}
/** What breaks a plan's verification, and the part of the plan that passes; absent where no step remains. */
type NarrowResult = { readonly report: NarrowingReport; readonly plan?: Plan };
/**
 * Looks for a smallest set of steps to leave out so that a program, or the policy's verifications, pass on the result. Steps that need
 * one of them go as well. Runs in one isolated worktree; the checkout stays as it is. Throws USAGE where there is nothing to run, the
 * refusal of a step that the whole plan has, VERIFY_FAILED when the worktree cannot be set up, and INTERRUPTED.
 */
declare const narrowPlan: (input: PlanInput, options: NarrowOptions) => Promise<NarrowResult>;

/** A part of a plan that is applied on its own. */
interface SplitPart {
    /** Its group; of steps that span groups, and of groups that need each other, all their names. */
    readonly name: string;
    /** The name in letters, digits and hyphens; no other part has it, and it stays while the name does. */
    readonly slug: string;
    readonly groups: readonly string[];
    readonly plan: Plan;
    /** Files that it changes, in the order in which it comes to them. */
    readonly files: readonly string[];
    /** Parts that it builds on, as places in the list of parts. */
    readonly needs: readonly number[];
    /** Its steps whose own files belong to several groups. */
    readonly spanning: readonly SpanningStep[];
}
/** A step that no group has for itself. */
interface SpanningStep {
    /** In the whole plan. */
    readonly step: Step;
    readonly groups: readonly string[];
}
/** A plan in parts which together are the plan. */
interface PlanSplit {
    /** In an order in which all can be applied. */
    readonly parts: readonly SplitPart[];
    /** Parts that are applied one on the other, as places in the list; stacks touch nothing of each other. */
    readonly stacks: readonly (readonly number[])[];
}

/**
 * Splits a plan into parts that together are the plan, proven by a replay. Nothing is written. Owners are those that the commit names
 * which the plan is applied on. Throws USAGE for a `by` that cannot be read, FILE_NOT_FOUND for owners where there are none, what refuses
 * a step of the plan, and what opening the checkout throws.
 */
declare const splitPlan: (input: PlanInput, options: ComposeOptions & {
    /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
    readonly by: readonly string[];
}) => Promise<PlanSplit>;

/**
 * Splits a plan and gives each part a pull request of its own, as `openPassingPullRequest` does: on the base, or, where it builds on other
 * parts, on the branch of the one below it in its stack. The branch of a part is the plan's with `--` and the part's slug. A part that is
 * refused does not keep those from being published that do not build on it. Parts that an earlier run published and that the plan has no
 * longer are closed, once all others are published. Throws USAGE for a `by` that cannot be read, a fork or suggestions, GITHUB_FAILED without
 * a token, what refuses a step of the whole plan, and what opening the checkout throws.
 */
declare const openPullRequests: (plan: SteppedPlan, given: PullRequestOptions & {
    /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
    readonly by: readonly string[];
}) => Promise<readonly PartPullRequest[]>;

/**
 * Tries plans for the same task side by side on the same base: each is checked as `checkPlan` does, with the policy's verifications and
 * language servers, in an isolated worktree of its own. The checkout changes only with `best`. A plan that is refused does not stop the
 * others. Throws INTERRUPTED when the signal aborts.
 */
declare function tryPlans(inputs: readonly PlanInput[], given: ApplyOptions & {
    /** How many plans are tried at once; default 2. */
    readonly jobs?: number | undefined;
    /** Keep the worktrees in which programs ran; default only those in which they left untracked files. */
    readonly keep?: boolean | undefined;
    /** Apply the smallest change among the plans that pass. */
    readonly best?: boolean | undefined;
}): Promise<CandidatesReport>;
/** Worktrees that `tryPlans` and verifications of killed runs left, and those that were kept: what `removeWorktrees` removes. */
declare function listWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly ListedWorktree[]>;
/** Removes kept and left worktrees by their names; never that of a process that lives. Their paths. */
declare function removeWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly string[]>;

export { CandidatesReport, CompositionReport, ListedWorktree, OverlapReport, ReportedProblem, composePlans, findOverlaps, listWorktrees, narrowPlan, openPullRequests, publishPlans, removeWorktrees, splitPlan, tryPlans };
export type { Combine, ComposeOptions, ComposeResult, NarrowOptions, NarrowResult, NarrowingReport, PartPullRequest, PlanSplit, PublishPlansOptions, PublishedPlans, SplitPart };
