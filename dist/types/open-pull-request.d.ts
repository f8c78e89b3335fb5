import { A as Author } from './schema.js';
import { S as StepNames } from './index.js';
import { P as PlanOptions } from './plan-data.js';
import { S as SteppedPlan } from './steps.js';
import { R as RunReport } from './report-writers.js';
import { R as RunEvent, A as AttemptOptions } from './run-mode.js';
import { R as RunRecord } from './ledger.js';
import { A as ApiCall, P as PublishOptions } from './options.js';
import { P as Problem } from './errors.js';

/** What whoever runs a plan asks of its commits. */
interface CommitWords {
    /** In place of the plan's author. */
    readonly author?: Author | undefined;
    /** Default: the author. */
    readonly committer?: Author | undefined;
    /** Each message ends in the author's `Signed-off-by`. */
    readonly signoff?: boolean | undefined;
    /** The subject of a step's commit: `{tool}`, `{file}`, `{summary}`, `{title}`, `{step}` and `{total}` are filled in. */
    readonly subject?: string | undefined;
}

/** How the plan of a run was made of several, or chosen among them, and what it leaves out. */
type Combination = Pick<RunReport, 'composition' | 'candidates' | 'narrowing'>;

/** What a run and its publication tell while they go on. */
type PullEvent = RunEvent
/** Also of a dry run: what would be sent. */
 | {
    readonly type: 'published';
    readonly publication: PublishResult;
};
interface PublishResult {
    readonly operation: 'created' | 'updated' | 'closed' | 'none';
    readonly number?: number;
    /** Of the pull request; empty without one. */
    readonly url: string;
    /** Of the page on which a person opens the pull request that is missing; empty otherwise. */
    readonly compareUrl: string;
    /** The issue that was opened in its place. */
    readonly issue?: {
        readonly number: number;
        readonly url: string;
    };
    readonly branch: string;
    readonly base: string;
    /** The commit of the branch afterwards. */
    readonly headSha: string;
    readonly pushed: boolean;
    /** Whether GitHub says that it verified the signature of the branch's head; absent where it was not asked. */
    readonly verified?: boolean;
    readonly title: string;
    readonly body: string;
    /**
     * Why nothing was left to publish: its pull request was merged, or expired, or closed by a person, or the base holds all of it. Absent
     * where there is something to publish.
     */
    readonly settled?: 'merged' | 'expired' | 'unchanged' | 'closed';
    /** What the ledger says of the run; absent where nothing was published. */
    readonly record?: RunRecord;
    /** What a person should know, in sentences. */
    readonly notes: readonly string[];
    /** What GitHub refused. */
    readonly problems: readonly Problem[];
    /** The problems mean that the run failed; otherwise they are warnings, e.g. of a reviewer that GitHub refused. */
    readonly failed?: boolean;
    /** Of a dry run: the push, and every call of the API in order. */
    readonly proposed?: {
        readonly push: readonly string[];
        readonly calls: readonly ProposedCall[];
    };
}
/** A call that would be made. */
type ProposedCall = Pick<ApiCall, 'method' | 'path' | 'body'>;

interface PullRequestOptions extends Omit<AttemptOptions, 'onEvent'> {
    readonly onEvent?: ((event: PullEvent) => void) | undefined;
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Steps to leave out: numbers, or ids. */
    readonly without?: StepNames | undefined;
    /** Steps that the policy asks about and nobody allowed: refused (default), or let through into a draft that lists them. */
    readonly onAsk?: 'stop' | 'draft' | undefined;
    /**
     * A verification that fails: nothing is published, or a draft that says so, or the steps without which it passes. Default: what the
     * policy says of each.
     */
    readonly onFailure?: 'stop' | 'draft' | 'narrow' | undefined;
    /** Who commits, and what the commits say; default: as the plan says. The log and the body name people that are not the default. */
    readonly commitWords?: CommitWords | undefined;
    /** Absolute paths of the plan's files. Where the base tracks them, the plan may change and still update its own branch. */
    readonly planFiles?: readonly string[] | undefined;
    /** Where the plan is kept, if not in the base: its later versions may update the branch. */
    readonly source?: RunRecord['source'];
    /** Asks the owners of the changed files for a review: those that the base's CODEOWNERS names, the viewer apart. */
    readonly codeOwners?: boolean | undefined;
    /** How the plan was made, or chosen, from several; report and body tell it. */
    readonly combination?: Combination | undefined;
    /** Says how the run relates to other open pull requests, also where the policy does not ask for it; default false. */
    readonly overlaps?: boolean | undefined;
    readonly publish: PublishOptions;
}
/**
 * Replays plans on the base of a pull request, pushes the commits, opens or updates the pull request. Nothing of the checkout changes.
 * A plan that was merged already is not replayed. Resolves to the report; when steps failed under `on_error: stop`, or the branch or
 * GitHub refused, its `problems` say so and what was pushed. A run that was not pushed leaves no trace.
 */
declare const openPullRequest: (plans: SteppedPlan | readonly SteppedPlan[], given: PullRequestOptions) => Promise<RunReport>;

export { openPullRequest as o };
export type { CommitWords as C, PullRequestOptions as P, PullEvent as a };
