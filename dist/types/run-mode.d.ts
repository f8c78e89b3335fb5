import { S as Step } from './schema.js';
import { P as Problem } from './errors.js';
import { S as StepTool } from './plan-data.js';
import { ChildProcessWithoutNullStreams } from 'node:child_process';
import { S as StructuredPatchHunk, e as ReportedStep, F as FileContents } from './report-writers.js';
import { P as PolicySource } from './run-policy.js';

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

/** A path inside the checkout: relative to its root, `/` separated, no `.`, `..` or empty parts. */
type RepoPath = string;

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
     * step's number, an approval of that step counts. `confirms`: the tool that proposes the step wants somebody to confirm it.
     */
    path(path: string, tool: StepTool, step?: number, confirms?: boolean): Problem | undefined;
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
    readonly rule: string;
};

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
    /** Bytes of `after`, where it and the patch are made only when somebody asks for them. */
    readonly size?: number;
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

export type { AttemptOptions as A, KeepOutput as K, ListedWorktree as L, MatchedBy as M, Progress as P, Question as Q, RunEvent as R, RepoPath as a, ReadView as b, ReadBudgets as c, PolicyChecks as d, Ask as e };
