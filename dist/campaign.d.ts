import { PlanOrigin, RefusedText, VariableValues } from './types/editplan.js';
import { SteppedPlan, Problem, ErrorName } from './index.js';

/** What runs of a campaign are held to. Generated from the table of inputs by `npm run docs`. */
interface CampaignRun {
    /** Globs of the files that the plans may change, whatever the repository’s own policy allows; its `only` counts too. */
    readonly only?: readonly string[] | undefined;
    /** The most files that the plans may change in a repository. */
    readonly max_files?: number | undefined;
    /** The most lines that the plans may add and delete in a repository, together. */
    readonly max_lines?: number | undefined;
}
/** What a campaign sets for its pull requests. Generated from the table of inputs by `npm run docs`. */
interface CampaignPulls {
    /** The branch that they go to in every repository; default: the default branch of each. */
    readonly base?: string | undefined;
    /** The branch in every repository; default: `editplan/<title>`. */
    readonly branch?: string | undefined;
    /** `api`: GitHub makes the commits, and signs them for the tokens of apps. */
    readonly sign_commits?: 'api' | 'gpg' | 'ssh' | undefined;
    /**
     * Subject of the commits and, in further lines, their body, as `commit-message` of the Action; ${{ repository.name }}, .owner and
     * .full_name are filled in.
     */
    readonly commit_message?: string | undefined;
    /** Markdown before the report; ${{ repository.name }}, .owner and .full_name are filled in. */
    readonly body?: string | undefined;
    /** Open drafts. */
    readonly draft?: boolean | 'always' | undefined;
    /** Labels of every pull request. */
    readonly labels?: readonly string[] | undefined;
    /** Merge each automatically, in this way, once its requirements are met. */
    readonly auto_merge?: 'merge' | 'squash' | 'rebase' | undefined;
    /** When a person closed the campaign’s pull request: open a new one, respect it and open none, or reopen it. */
    readonly when_closed?: 'new' | 'respect' | 'reopen' | undefined;
}

/** A campaign file that passed the schema, defaults filled in. */
interface Campaign extends CampaignRun {
    readonly version: 1;
    readonly title: string;
    readonly plans: string[];
    readonly repositories: {
        readonly list: string[];
        readonly folders: string[];
        readonly file?: string | undefined;
        readonly search?: string | { readonly code: string } | { readonly repositories: string } | undefined;
        readonly topics: string[];
        readonly owners: string[];
        readonly exclude: string[];
    };
    /** Values of the plans' variables, by repository. */
    readonly vars: Record<string, Record<string, string>>;
    readonly pull_requests: CampaignPulls & { readonly reviewers: 'codeowners' | string[]; readonly split: 'none' };
    readonly pace: { readonly open_at_most: number; readonly per_hour: number; readonly writes_per_minute: number };
}
/** The campaign file's JSON Schema, draft 7, for editors: what `schema/campaign.schema.json` holds. */
declare const campaignJsonSchema: () => object;
/**
 * Reads a campaign file's text, YAML 1.2 (of which JSON is a part). `name` is the file that positions refer to.
 * Refusals: CAMPAIGN_INVALID, all of them at once, each with line and column.
 */
declare function parseCampaign(text: string, name: string): { readonly ok: true; readonly campaign: Campaign } | RefusedText;
/**
 * Where a campaign file is kept: its path in the repository that its checkout came from. Outside a checkout, and in one without a remote,
 * nothing but the title tells campaigns apart.
 * @param file its real path
 */
declare function campaignSource(file: string, title: string): Promise<PlanOrigin>;
/** What is noted in a repository that got no pull request: why. */
declare const OUTCOMES: readonly ['not-needed', 'failed', 'conflict'];
type Outcome = (typeof OUTCOMES)[number];

/** An app's number or client id, and its private key as GitHub gives it (PEM). */
type AppKey = { readonly id: string; readonly privateKey: string };

/** Whether plans change something in a repository; `perhaps` where only a run can tell. */
type Need = 'needed' | 'not-needed' | 'perhaps';

/** Who has to act on an open pull request. */
interface PullReview {
    /** As many approved it as the rules ask; where none asks, somebody approved it as it is, and nobody wants changes. */
    readonly isApproved: boolean;
    /** Names of checks that failed. */
    readonly failing: readonly string[];
    /** Users, and teams by their short names, who are asked for a review. */
    readonly reviewers: readonly string[];
}

/** A pull request that the campaign opened. */
interface RowPull {
    readonly number: number;
    readonly url: string;
    readonly draft: boolean;
    /** ISO time. */
    readonly createdAt: string;
    /** ISO time at which it was merged or closed. */
    readonly closedAt?: string;
}
/** What the checks of a pull request's head say. */
type Checks = 'passing' | 'failing' | 'pending' | 'none';
interface Obstacle {
    readonly kind: 'missing' | 'unclear' | 'moved' | 'archived' | 'disabled' | 'empty' | 'no-permission' | 'ledger';
    readonly message: string;
}

/** Where a campaign is in a repository. */
type RowState = 'open' | 'merged' | 'closed' | 'conflict' | 'failed' | 'not-needed' | 'waiting' | 'unreachable';
interface Row {
    /** As GitHub names it. */
    readonly repository: string;
    /** As the campaign names it, where that differs. */
    readonly asked?: string;
    readonly state: RowState;
    /** What a run has to do there; `again`: the base moved since the last try. */
    readonly todo: 'open' | 'again' | 'update' | 'nothing';
    readonly pull?: RowPull;
    readonly checks?: Checks;
    /** Whether the plans change something there, where that was asked and a run takes it up or would. */
    readonly need?: Need;
    /** Why it is so and what to do, in sentences. */
    readonly reason?: string;
    readonly obstacle?: Obstacle['kind'];
}
/** Which repositories a run takes up besides those that are new to it. */
interface Rerun {
    /** Those that were tried on this very base, and those whose pull request was closed. */
    readonly retry?: boolean;
    /** Open pull requests, although only the base moved. */
    readonly update?: boolean;
}

/** One job of a workflow's matrix. */
interface Job {
    readonly repository: string;
    /** The job's share of the calls that change something. */
    readonly writes_per_minute: number;
}
/** What a run of the campaign does, and what it leaves to the next. */
interface RunPlan {
    /** For `strategy.matrix`, at most 256 jobs each. */
    readonly chunks: readonly { readonly include: readonly Job[] }[];
    /** For `strategy.max-parallel`. */
    readonly max_parallel: number;
    /** How many pull requests may still be opened now. */
    readonly room: number;
    /** How many repositories wait for a later run. */
    readonly left: number;
}
/** A part of a campaign that one of several jobs does: the `index`-th of `of`, from 1. */
type Shard = { readonly index: number; readonly of: number };

/** A campaign and where it runs. */
interface CampaignOptions {
    readonly campaign: Campaign;
    /** Where the campaign file is kept: its repository as `owner/name`, and its path there. */
    readonly source: PlanOrigin;
    /** The text of `repositories.file`, and what messages call it. */
    readonly file?: { readonly name: string; readonly text: string } | undefined;
    /** The plans with these values for their variables, and for `${{ repository.… }}`; without the latter such references stay. */
    plansFor(vars: VariableValues, repository?: VariableValues): Promise<readonly SteppedPlan[]>;
    /** Reaches everything; in its place `app` gets a token for each owner. */
    readonly token?: string | undefined;
    readonly app?: AppKey | undefined;
    /** Default: `https://github.com`. */
    readonly serverUrl?: string | undefined;
    /** Default: `https://api.github.com`. */
    readonly apiUrl?: string | undefined;
    readonly graphqlUrl?: string | undefined;
    /** In place of the campaign's own pace: a job's share of it. */
    readonly writesPerMinute?: number | undefined;
    /** Milliseconds that a call waits for a limit of GitHub before it is given up; default a quarter of an hour. */
    readonly patience?: number | undefined;
    /** The part that is planned or run; default all. */
    readonly shard?: Shard | undefined;
    /** The token reads and need not write: an app then asks for no more. Default false. */
    readonly readsOnly?: boolean | undefined;
    /** The environment of git; what a run needs to reach a repository is added. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** A folder for clones, which are removed; default: the system's own. */
    readonly scratch?: string | undefined;
    /** Programs that policies of the repositories name; default refused. */
    readonly programs?: 'run' | 'refused' | undefined;
    readonly signal?: AbortSignal | undefined;
}

/** Where a campaign is. */
interface CampaignStatus {
    readonly version: 1;
    readonly title: string;
    /** Of its pull requests. */
    readonly branch: string;
    /** ISO time at which GitHub was asked. */
    readonly at: string;
    readonly totals: Readonly<Record<RowState, number>> & {
        readonly repositories: number;
        /** Open pull requests whose checks fail. */
        readonly failing: number;
    };
    /** Pull requests opened, merged and closed on each day on which there were some, in order. */
    readonly history: readonly CampaignDay[];
    readonly repositories: readonly StatusRow[];
    readonly problems?: readonly Problem[];
}
interface CampaignDay {
    /** As `2026-01-31`, in UTC. */
    readonly day: string;
    readonly opened: number;
    readonly merged: number;
    readonly closed: number;
}
interface StatusRow extends Omit<Row, 'todo'>, Partial<PullReview> {
    /** Days since the pull request was opened. */
    readonly age_days?: number;
}
/** How long GitHub's limit for creating content makes a campaign last, at least. */
interface Estimate {
    /** Pull requests that may have to be opened. */
    readonly repositories: number;
    readonly contents: number;
    /** A token is one; an app has one for each owner. */
    readonly identities: number;
    /** Of the identity that creates the most. */
    readonly hours: number;
}

/** What a run did in one repository. */
interface RepositoryResult {
    readonly repository: string;
    /** `unchanged`: the pull request was as it should be. */
    readonly outcome: 'opened' | 'updated' | 'unchanged' | 'merged' | Outcome;
    readonly number?: number;
    readonly url?: string;
    /** Why, where no pull request is as it should be; what GitHub refused of one that is. */
    readonly problems: readonly { readonly name: ErrorName; readonly message: string }[];
}

/** What became of an open pull request of the campaign. `left`: nobody may merge it yet. `refused`: GitHub did not. `ready`: a run now merges it. */
interface MergedPull {
    readonly repository: string;
    readonly number?: number;
    readonly url?: string;
    readonly outcome: 'merged' | 'left' | 'refused' | 'ready';
    readonly why?: string;
}
/**
 * Merges the open pull requests of the campaign that are approved and whose checks pass, one by one. Each is merged only at the commit that
 * the campaign pushed: what others pushed on top is theirs to merge. A rule that forbids it is GitHub's to tell.
 */
declare function mergeCampaign(options: CampaignOptions & {
    /** `owner/name`: this one alone; default all. */
    readonly repository?: string | undefined;
    /** What was decided is answered, and nothing is done. */
    readonly dryRun?: boolean | undefined;
    /** Default merge. */
    readonly method?: 'merge' | 'squash' | 'rebase' | undefined;
}): Promise<{ readonly pulls: readonly MergedPull[]; readonly problems: readonly Problem[] }>;
/** A pull request that was closed, or why it was not; without a number where it is not known whether there is one. */
interface ClosedPull {
    readonly repository: string;
    readonly number?: number;
    readonly url?: string;
    /** Its branch, where that is deleted too. */
    readonly deletes?: string;
    readonly problem?: string;
}
/**
 * Closes the open pull requests of the campaign. Merged ones stay merged; a branch that others committed to is not deleted, be it since
 * GitHub was asked. With SEARCH_INCOMPLETE among the problems, others may be open.
 */
declare function closeCampaign(options: Omit<Parameters<typeof mergeCampaign>[0], 'method'> & {
    /** Deletes the branches too; default they stay. */
    readonly deleteBranches?: boolean | undefined;
}): Promise<{ readonly closed: readonly ClosedPull[]; readonly problems: readonly Problem[] }>;

/** Asks GitHub where the campaign is. Nothing is written. */
declare function campaignStatus(options: CampaignOptions): Promise<CampaignStatus>;
interface PlannedCampaign {
    readonly plan: RunPlan;
    readonly estimate: Estimate;
    readonly rows: readonly Row[];
    readonly problems: readonly Problem[];
}
/** Says which repositories the next run takes up, as the matrix of a workflow. Nothing is written. */
declare function planCampaign(options: CampaignOptions & {
    /** Jobs at the same time; default 4. */
    readonly parallel?: number | undefined;
    readonly rerun?: Rerun | undefined;
}): Promise<PlannedCampaign>;
/**
 * Keeps the status in one open issue of a repository, which we opened and which has a mark: made once, then brought up to date in place. Nothing is
 * sent where it says the same. A token is used before an app. Throws USAGE, GITHUB_FAILED.
 * @param repository `owner/name`
 */
declare function trackInIssue(options: CampaignOptions, status: CampaignStatus, repository: string): Promise<{
    readonly number: number;
    readonly url: string;
}>;

interface CampaignResult {
    /** What was done, in the order in which it was done. */
    readonly results: readonly RepositoryResult[];
    /** Every repository as it was before, and why nothing was done where nothing was. */
    readonly rows: readonly Row[];
    /** Of a dry run: what a run now takes up, in its order. */
    readonly next?: readonly Row[];
    /** Repositories that a later run takes up. */
    readonly left: number;
    readonly problems: readonly Problem[];
}
/**
 * Opens and updates pull requests until the campaign's pace says stop. A rerun takes up what the last one did not finish. Throws USAGE
 * without credentials, GITHUB_FAILED where the survey fails, and the problems of the plans.
 */
declare function runCampaign(options: CampaignOptions & {
    /** `owner/name`: this one alone, whatever the pace says. Default: all that the pace allows. */
    readonly repository?: string | undefined;
    /** Repositories at the same time; default 2. */
    readonly jobs?: number | undefined;
    readonly rerun?: Rerun | undefined;
    /** What was decided is answered, and nothing is done. */
    readonly dryRun?: boolean | undefined;
    /** Told of each repository when it is done. */
    readonly onResult?: ((result: RepositoryResult) => void) | undefined;
}): Promise<CampaignResult>;

export { PlanOrigin, campaignJsonSchema, campaignSource, campaignStatus, closeCampaign, parseCampaign, planCampaign, runCampaign, trackInIssue };
export type { Campaign, CampaignOptions, CampaignResult, CampaignStatus, RepositoryResult };
