import { S as Step } from './schema.js';
import { P as Problem } from './errors.js';
import { S as StepTool } from './plan-data.js';
import { F as FileContents } from './contents.js';
import { ChildProcessWithoutNullStreams } from 'node:child_process';
import { S as StructuredPatchHunk, h as ReportedStep } from './report-data.js';
import { P as PolicySource } from './run-policy.js';
import { C as Clock } from './clock.js';
import * as z from 'zod';

/** One git call as data: its arguments and how its output is read. Both are tested without running it. */
interface GitCommand<Result> {
    readonly args: readonly string[];
    /** Standard input of git. */
    readonly input?: string | Uint8Array;
    /** Added to the filtered environment of this one process, for example credentials as GIT_CONFIG_*. */
    readonly env?: Readonly<Record<string, string>>;
    /** The user's own hooks run; default none does. */
    readonly hooks?: boolean;
    /**
     * Address of the server that the command speaks to with a token: no settings and no hooks of the repository and of the user are in
     * force, only the system's settings and those of the environment.
     */
    readonly relay?: string | undefined;
    /** Exit codes that do not count as failures; default [0]. */
    readonly accept?: readonly number[];
    parse(stdout: Buffer, exitCode: number): Result;
}

/** Git's configuration: section and variable in lower case, the subsection between them as written; the last value of each. */
type Configuration = ReadonlyMap<string, string>;

/** A repository to run git in. Failures throw GIT_FAILED with what git said, credentials masked. */
interface Git {
    /** Top of the work tree, or the bare repository. */
    readonly root: string;
    /** This worktree's git directory, absolute. */
    readonly gitDir: string;
    /** The repository's common git directory, absolute. */
    readonly commonDir: string;
    readonly bare: boolean;
    readonly objectFormat: 'sha1' | 'sha256';
    /** The configuration, read at the first call. */
    config(): Promise<Configuration>;
    /**
     * A command without `input` goes through simple-git, which is loaded for the first of them. A command with `input`, even an empty
     * one, goes through a process of our own. Give an empty `input` to what every run calls, and to commands that may print nothing:
     * simple-git waits 50 ms for those.
     */
    run<Result>(command: GitCommand<Result>): Promise<Result>;
    /** The same while everything else waits: for what nobody foresaw. */
    runNow<Result>(command: GitCommand<Result>): Result;
    /** Starts a git process that reads while it runs (fast-import, cat-file --batch). The caller ends it. `env` is added to its environment. */
    start(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcessWithoutNullStreams;
}

/** Context of a text that is a part of a file. */
interface FilePart {
    /** The text before: a credential that it contains is not new. Default empty. */
    readonly before?: string;
    /** The line of the file that the text begins in; default 1. */
    readonly firstLine?: number;
    /** The path was looked at before; default false. */
    readonly isCleanPath?: boolean;
}

/** The questions the tools ask of the policy, in the order of the validation chain. Undefined means: nothing against it. */
interface PolicyChecks {
    /**
     * SECRET_DETECTED: the new text carries a credential, or the path itself does. A promise because the scanner is one; it is
     * loaded when the first text looks suspicious, all others cost microseconds. With `before`, what that text holds already is not
     * new: so a whole file is asked about once its steps are done.
     */
    secrets(path: string, text: string, part?: FilePart): Promise<Problem | undefined>;
    /**
     * PATH_DENIED or POLICY_ASK: a rule, the mode or the list of protected paths forbids the tool on this path. With the
     * step's number, an approval of that step counts.
     */
    path(path: string, tool: StepTool, step?: number): Problem | undefined;
    /** CONFIG_BROKEN: the file parsed before and no longer would, or no longer satisfies the schema it is mapped to. */
    configuration(path: string, before: Buffer | undefined, after: Buffer): Problem | undefined;
}
/** An approval: of one step, of a path, or of everything that one rule asks about. Deny rules override it. */
type Grant = {
    /** The step's number. */
    readonly step: number;
} | {
    readonly path: string;
} | {
    /** As in `Decision.rule`. */
    readonly rule: string;
};

/** A path inside the checkout: relative to its root, `/` separated, no `.`, `..` or empty parts. */
type RepoPath = string;

/** Budgets of what a Read shows. */
interface ReadBudgets {
    /** Bytes of a text file read without `limit`; default 256 KiB. Infinity in a replay. */
    readonly bytes: number;
    /** Estimated tokens of a text shown (characters / 4, JSON / 2); default 25,000. Infinity in a replay. */
    readonly tokens: number;
}
/** A file's next state. `before` is undefined when the file is created. */
interface FileChange {
    readonly path: RepoPath;
    readonly before: Buffer | undefined;
    readonly after: Buffer;
    /** Permission bits of the result. */
    readonly mode: number;
    /** Present when the plan says whether git is to call the file executable, also where the disk cannot. */
    readonly executable?: boolean;
    /** The file of a Move as it was called before; what git knows of it then holds of the new one. */
    readonly movedFrom?: RepoPath;
    readonly structuredPatch: readonly StructuredPatchHunk[];
    readonly insertions: number;
    readonly deletions: number;
}
/** A file that goes. */
interface FileRemoval extends Omit<FileChange, 'before' | 'after'> {
    readonly before: Buffer;
    readonly after: undefined;
}
/** How the text to replace was found: see the ladder in `text/match`; `regex`: by its pattern; `structure`: by that of its syntax. */
type MatchedBy = 'exact' | 'quotes' | 'tags' | 'escapes' | 'line-numbers' | 'trailing-blanks' | 'whitespace' | 'regex' | 'structure';
/** What a Read shows; the fields present depend on what was read. */
interface ReadView {
    readonly type: 'text' | 'image' | 'pdf' | 'notebook' | 'unchanged';
    /** Numbered lines (text), pages (PDF), cells (notebook). */
    readonly content?: string;
    readonly unchanged?: true;
    readonly partial?: true;
    readonly empty?: true;
    readonly note?: string;
    readonly image?: {
        readonly base64: string;
        readonly mediaType: string;
        readonly original: {
            readonly width: number;
            readonly height: number;
        };
        readonly shown: {
            readonly width: number;
            readonly height: number;
        };
    };
    /** Images among a notebook's outputs, which `content` names by number, from 1. */
    readonly images?: readonly {
        readonly base64: string;
        readonly mediaType: string;
    }[];
}
interface Progress {
    readonly type: 'progress';
    readonly tool: StepTool;
    readonly message: string;
}

/** One file from before a step to after it. */
type Change = FileChange | FileRemoval;

type RunEvent = 
/** `change`: the file before and after the step, where it changed one alone. */
{
    readonly type: 'step';
    readonly step: ReportedStep;
    readonly total: number;
    readonly change?: Change;
} | {
    readonly type: 'progress';
    readonly message: string;
};

/** A step that the policy asks about. */
interface Question {
    readonly step: Step;
    /** Relative to the root, as the report names it. */
    readonly path: string;
    /** What asks, as in `Decision.rule`, and why in a sentence. */
    readonly rule: string;
    readonly reason: string;
}
/** Answers a question: approves this step, its file, or everything its rule asks about; undefined refuses. */
type Ask = (question: Question) => Promise<Grant | undefined>;

type OnContents = (contents: FileContents) => void;

/** A checkout of one commit beside the user's own, with an index of its own; both are removed when its scope ends. */
interface TemporaryWorktree extends AsyncDisposable {
    /** Runs git in the worktree. */
    readonly git: Git;
    /** The end of the scope leaves the worktree, unlocked; `removeTemporaryWorktrees` removes it. */
    keep(): void;
}
/** A worktree that this machine's processes made, as `git worktree list` names it. */
interface ListedWorktree {
    readonly path: string;
    /** `running`: its process lives. `left`: its process was killed. `kept`: `keep` was called. */
    readonly state: 'running' | 'left' | 'kept';
}

/** A temporary worktree in which programs find what git ignores. */
interface IsolatedWorktree extends TemporaryWorktree {
    /** What the policy names and the checkout does not have, in sentences. */
    readonly notes: readonly string[];
    /** Whether the policy's `worktree` put a path there. */
    provides(path: string): boolean;
}

/** Keeps the whole output of a verification, or of the command of a step, beside the report; the path of the file. */
type KeepOutput = (output: Uint8Array, number: number, of: 'verify' | 'run') => Promise<string>;

/** What every verb takes. */
interface AttemptOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** What git gets in place of this process's environment. */
    readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
    /** Programs that the policy names: run (default), or a reason to refuse the run, as where many people's policies are followed. */
    readonly programs?: 'run' | 'refused' | undefined;
    /** Default: `.github/editplan.yml` as it is on the head. */
    readonly policy?: PolicySource | undefined;
    /** Commit whose own policy holds, where none is given; default the head. */
    readonly policyOf?: string | undefined;
    /** Somebody who may allow what the policy asks about; default nobody. */
    readonly ask?: Ask | undefined;
    /** Keeps what the policy's verifications print; default all but its end is dropped. */
    readonly keepOutput?: KeepOutput | undefined;
    /** Told the worktree in which the policy's verifications ran, before it is removed; it may keep it. The objects then stay as well. */
    readonly onWorktree?: ((place: IsolatedWorktree) => Promise<void>) | undefined;
    /** What the report and the body of a pull request say besides, in sentences. */
    readonly notes?: readonly string[] | undefined;
    readonly signal?: AbortSignal | undefined;
    readonly onEvent?: ((event: RunEvent) => void) | undefined;
    /** Gets the contents that a page shows beside the report; without it none are read. */
    readonly onContents?: OnContents | undefined;
}

/** One call of GitHub's API as data: what is sent, and the part of the answer that is read. */
interface ApiCall<Answer = unknown> {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Below the API's address, with its query; `/graphql` for GraphQL. */
    readonly path: string;
    readonly body?: Readonly<Record<string, unknown>>;
    readonly answer: z.ZodType<Answer>;
    /** Of GraphQL: an answer in part is taken, with its `errors`. */
    readonly partial?: true;
}
type MergeMethod = 'merge' | 'squash' | 'rebase';

/** When calls may be made: shared by all connections that count together. */
interface Pace {
    /** Waits until a call may be made; one that writes waits for its turn among all writes. */
    turn(isWrite: boolean): Promise<void>;
    /** No call is made for so many milliseconds: GitHub said so to one, and means all. */
    hold(milliseconds: number): void;
    /** The longest that a call waits before it is given up, in milliseconds. */
    readonly patience: number;
}

/** A step that somebody left out. */
interface LeftOutStep {
    readonly step: number;
    /** Login. */
    readonly by: string;
}
/** A part of a plan that has a pull request of its own. */
interface PartOfSplit {
    /** Digest of the whole plan. */
    readonly of: string;
    /** The commit on which it was split. */
    readonly on: string;
    readonly name: string;
    /** Commits of the parts that it is stacked on, as records hold them. */
    readonly below: readonly string[];
}
/** What somebody asks of publishing; everything has a default. */
interface PublishOptions {
    /** Title of the pull request; default: the plan's. */
    readonly title?: string | undefined;
    /** Markdown that comes before the report in the pull request's body. */
    readonly body?: string | undefined;
    /** Sent to `serverUrl`, or to github.com and its tenants, and nowhere else. Without one, git's own credentials push and no pull request is opened: see `fallback`. */
    readonly token?: string | undefined;
    /** Pushes and fetches in place of `token`, which then speaks to the API alone. */
    readonly branchToken?: string | undefined;
    /** `owner/name` the pull request goes to; default: the remote's. */
    readonly repository?: string | undefined;
    /** Default: the remote's host, else `https://github.com`. */
    readonly serverUrl?: string | undefined;
    /**
     * Settings and hooks of the checkout, and of the user, hold where a token is sent, as git's do; default true. If false, `origin` has to
     * name the repository, and Git LFS uploads by a command in place of its hook.
     */
    readonly trustsSettings?: boolean | undefined;
    /** What is never sent: bodies, titles, comments and commits that hold it are refused (TOKEN_WITHHELD). Default: the tokens. */
    readonly withheld?: readonly string[] | undefined;
    /** Default: `https://api.github.com`, or `<serverUrl>/api/v3`. */
    readonly apiUrl?: string | undefined;
    readonly graphqlUrl?: string | undefined;
    /** The process's environment, for the GIT_CONFIG_* entries that must be kept. */
    readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
    /** Default: `editplan/<slug of the title>`. */
    readonly branch?: string | undefined;
    /** Commit that the branch still has to be at: another run or a person that moved it is never overwritten. */
    readonly leaseOn?: string | undefined;
    /** Write the body again where somebody changed our part of it, although nothing is new. */
    readonly restoresBody?: boolean | undefined;
    /** Number of the comment that the run answers. */
    readonly answered?: number | undefined;
    /** Steps that reviewers left out, and who; the run leaves them out. */
    readonly decided?: readonly LeftOutStep[] | undefined;
    /** Page with the summary of the workflow's run, which the body names where it leaves something out. */
    readonly summaryUrl?: string | undefined;
    /** `digest`: the plan's digest, eight characters of it, follows the branch's name, so that each plan has a branch of its own. Default none. */
    readonly branchSuffix?: 'none' | 'digest' | undefined;
    /** The pull request's base; default: the branch checked out where the remote has it, else the remote's default. */
    readonly base?: string | undefined;
    /** The base of a dry run on a detached checkout that does not know the remote's default branch. */
    readonly defaultBranch?: string | undefined;
    /** `always`: a draft again at each run, also where somebody made it ready for review. */
    readonly draft?: boolean | 'always' | undefined;
    readonly labels?: readonly string[] | undefined;
    readonly assignees?: readonly string[] | undefined;
    readonly reviewers?: readonly string[] | undefined;
    /** Slugs; an organisation before a slash is dropped. */
    readonly teamReviewers?: readonly string[] | undefined;
    /** Title or number. */
    readonly milestone?: string | number | undefined;
    readonly autoMerge?: MergeMethod | undefined;
    /** Nothing of the run was refused, asked or failed: where auto-merge has nothing to wait for, GitHub may merge at once. */
    readonly mergesAtOnce?: boolean | undefined;
    readonly maintainerCanModify?: boolean | undefined;
    /** `owner/name` of a fork that the branch is pushed to. */
    readonly pushToFork?: string | undefined;
    /**
     * `api`: commits are made through GitHub, which signs them. `gpg`, `ssh`: they are made again with a signature of the
     * key, and of the person, that git's own configuration names. Default: as they were recorded.
     */
    readonly signCommits?: 'api' | 'gpg' | 'ssh' | undefined;
    /** What happens to branch and pull request once nothing differs from the base; default keep. */
    readonly whenUnchanged?: 'keep' | 'close' | 'delete' | undefined;
    /** What a pull request of the same plan means that a person closed: another one is opened (default), none any more, or that one again. */
    readonly whenClosed?: 'new' | 'respect' | 'reopen' | undefined;
    /** What it means that nothing differs from the base: nothing (default), a warning, or NOTHING_TO_PUBLISH. */
    readonly ifNoChanges?: 'ignore' | 'warn' | 'error' | undefined;
    /** Commits of others on the branch: refuse (default), or append the run to them. */
    readonly foreignCommits?: 'refuse' | 'keep' | undefined;
    /** Let this plan take over a branch that carries another, or whose every commit the base holds. No commit of others is dropped. */
    readonly replace?: boolean | undefined;
    /** What it means that the branch was pushed and no pull request can be opened: a failure (default), a warning, or an issue that links the page on which a person opens it. */
    readonly fallback?: 'fail' | 'warn' | 'issue' | undefined;
    /** A workflow of the repository, as `name.yml`, that is started on the branch after each push: those of a pull request that the workflow's own token opens wait for an approval. */
    readonly triggerChecks?: string | undefined;
    /** Days after which a run closes the pull request of an unchanged plan. */
    readonly expires?: number | undefined;
    /** Number of an open pull request: the edits are suggested there in a review, nothing is pushed. */
    readonly suggestOn?: number | undefined;
    /** Whom the token acts as, where that is known; default: GitHub is asked. */
    readonly viewer?: string | undefined;
    /** The plan is a part of another one: its pull request moves to `base` where it was on another branch. */
    readonly part?: PartOfSplit | undefined;
    /** Nothing is sent; the result names the calls. */
    readonly dryRun?: boolean | undefined;
    readonly clock?: Clock | undefined;
    /** Shared with other runs whose calls count together; default: one write a second, by this run alone. */
    readonly pace?: Pace | undefined;
}

export type { AttemptOptions as A, KeepOutput as K, ListedWorktree as L, MatchedBy as M, Progress as P, Question as Q, RepoPath as R, ReadView as a, ReadBudgets as b, PolicyChecks as c, PublishOptions as d, Ask as e, RunEvent as f, ApiCall as g };
