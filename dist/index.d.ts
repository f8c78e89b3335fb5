import { P as Problem, E as ErrorName } from './types/errors.js';
export { a as ERRORS, b as EditplanError, e as exitCodeOf } from './types/errors.js';
import { P as Plan, a as PlanHeader, S as Step } from './types/schema.js';
export { p as planJsonSchema, b as planSchema } from './types/schema.js';
import { S as SteppedPlan } from './types/steps.js';
import { S as StepNames } from './types/index.js';
export { C as CheckOptions, R as RunOptions, a as applyPlan, c as checkPlan } from './types/index.js';
import { P as PolicySource } from './types/run-policy.js';
export { t as testCommand, a as testPolicy } from './types/run-policy.js';
import { C as CommitWords, P as PullRequestOptions } from './types/open-pull-request.js';
export { a as PullEvent, o as openPullRequest } from './types/open-pull-request.js';
import { a as ParseOptions, P as PlanInput } from './types/define-plan.js';
export { d as definePlan } from './types/define-plan.js';
import { f as RepairPacket, g as RepairAnswer, S as StructuredPatchHunk, R as RunReport } from './types/report-writers.js';
export { h as RefusedStep } from './types/report-writers.js';
import { a as RepoPath, A as AttemptOptions, P as Progress, b as ReadView, M as MatchedBy, c as ReadBudgets, d as PolicyChecks } from './types/run-mode.js';
export { e as Ask, K as KeepOutput, Q as Question, R as RunEvent } from './types/run-mode.js';
export { D as DiffPlan, a as DiffRequest, p as planFromDiff } from './types/from-diff.js';
import { P as PlanOptions } from './types/plan-data.js';
export { a as PlanData, T as ToolName } from './types/plan-data.js';
import { Readable, Writable } from 'node:stream';
import { P as PublishOptions } from './types/options.js';
import 'zod';
import './types/wing-slots.js';
import './types/ledger.js';
import 'node:child_process';
import './types/pace.js';

/** Flags of a file in the index. */
interface EntryFlags {
    /** Git treats the file as unchanged and omits it from the work tree; a sparse checkout consists of these. */
    readonly skipWorktree: boolean;
    readonly assumeUnchanged: boolean;
}

interface Owner {
    readonly uid: number;
    readonly gid: number;
}
/** What a file or a folder is beside its name and its bytes. `mode`: permission bits, 0o7777. */
interface Attributes extends Owner {
    readonly mode: number;
}
/** Files and folders that have the same attributes. */
interface AttributedPaths extends Attributes {
    readonly paths: readonly RepoPath[];
}

/** The policy file's JSON Schema, draft 7, for editors: what `schema/policy.schema.json` holds. */
declare const policyJsonSchema: () => object;

interface FileStateLimits {
    /** Files remembered; default 100. */
    readonly entries?: number;
    /** Bytes of content remembered, all files together; default 25 MiB. */
    readonly bytes?: number;
}

/** One edit of a text, as a step gives it. */
interface Edit {
    /** The text to replace; an empty one fills a blank file. */
    readonly old_string: string;
    readonly new_string: string;
    /** Replace every place instead of exactly one. Default false. */
    readonly replace_all?: boolean | undefined;
    /**
     * `whitespace` accepts, after everything else, a place that differs in white space alone; `literal` accepts the text as it is
     * written alone, under no tolerance. Default `exact`: under every tolerance but white space.
     */
    readonly match?: 'exact' | 'whitespace' | 'literal' | undefined;
}

/**
 * The text of `search` as `file` has it at the first place where it matches, line ends, quotes and the other tolerances of
 * Edit considered (all but white space); null where it does not.
 */
declare function findActualString(file: string, search: string): string | null;

/** The result of a Run step that was carried out. */
interface RecordedCommand {
    /** Number of the step. */
    readonly step: number;
    /** As one line. */
    readonly command: string;
    /** What it changed, as git prints it with binary files: in the bytes that git stores. Empty where it changed nothing. */
    readonly patch: string;
    /** Of the patch, where it is not UTF-8. */
    readonly encoding?: 'base64';
    /** Files after it, in order of path, as git writes modes and names blobs; null where a file is gone. */
    readonly files: readonly {
        readonly path: string;
        readonly mode: string;
        readonly blob: string | null;
    }[];
}

/** The size of a run, as git counts it; nothing before its result is audited. */
interface RunTotals {
    /** Steps that changed a file. */
    readonly steps: number;
    readonly files: number;
    readonly insertions: number;
    readonly deletions: number;
}
/**
 * Data about a run besides its commits, in `<common git dir>/editplan/runs/<id>.json`. Order and retention come
 * from here; nothing of it is ever in a commit.
 */
interface RunRecord {
    readonly version: 1;
    readonly id: string;
    /** When the run was recorded, ISO. */
    readonly time: string;
    readonly title: string;
    readonly digest: string;
    /** Numbers of the plan's steps that were left out; absent where none was. */
    readonly without?: readonly number[];
    /** `recorded`: commits exist, the checkout does not have them yet. `published`: they went to a remote, no checkout has them. */
    readonly status: 'recorded' | 'applied' | 'published' | 'undone';
    readonly base: {
        readonly commit: string;
        readonly tree: string;
    };
    readonly head: {
        readonly commit: string;
        readonly tree: string;
    };
    readonly merge?: Merge;
    /** Top of the work tree it was applied in. */
    readonly worktree: string;
    /** Branch that was made of it, and where HEAD was before: a full ref, or a commit when detached. */
    readonly branch?: string;
    readonly cameFrom?: string;
    /** Number of the last step that is applied, after an undo of those behind it. */
    readonly rewoundTo?: number;
    /** When steps of it were last undone, ISO; absent while all of them are applied. */
    readonly undoneAt?: string;
    readonly totals: RunTotals;
    readonly kept: readonly KeptVersion[];
    /** Permission bits and owners of the files that the run removes, and of the folders above them, before the run. */
    readonly removed?: readonly AttributedPaths[];
    /** Folders that were empty before the run put files into them. */
    readonly emptyFolders?: readonly string[];
    /** Flags that the index entries of its files had before the run, by path. */
    readonly flags?: readonly (readonly [string, EntryFlags])[];
    /** Results of the commands of its steps. */
    readonly commands?: readonly RecordedCommand[];
    /** While `recorded`: the finished run that this one repeats, and the commit at which its chain ends. */
    readonly earlier?: {
        readonly record: RunRecord;
        readonly chain: string;
    };
}
/**
 * A version of a file that git's objects do not hold as it was in the work tree: an ignored file, which must never become an
 * object, one that a conversion (line ends, filter, encoding) changes on its way, or one of a mode that git does not know.
 */
interface KeptVersion {
    readonly path: string;
    /** Snapshots before it: 0 is the state before the plan, n what the n-th step commit left. */
    readonly at: number;
    /** SHA-256 of the bytes; null when there was no file; undefined when the blob holds them exactly. */
    readonly bytes?: string | null;
    /** Permission bits, where the run changes them and they differ from `usualMode`. */
    readonly mode?: number;
}
/** The commit that brings a chain onto a head that moved on from its base, or the one "after the plan" on that. */
interface Merge {
    readonly commit: string;
    readonly tree: string;
    /** The head it was merged onto, and that head's tree. */
    readonly onto: string;
    readonly ontoTree: string;
}

/** What is kept of the result of a command. */
type KeptResult = Pick<RecordedCommand, 'command' | 'patch' | 'encoding'>;

/**
 * True when two lists of edits of one file are equal field by field, or when applying each in turn to `originalContent` gives the
 * same content. A list that cannot be applied is equivalent to nothing but an equal list. Single edits are compared on the bytes
 * that they replace alone.
 */
declare function areFileEditsEquivalent(edits1: readonly Edit[], edits2: readonly Edit[], originalContent: string | Buffer): boolean;

/**
 * Writes a plan down, its steps in the flat form; YAML and JSON without options that have their default. `parsePlan` of the result gives the same plan (places apart), whatever
 * its texts hold; the values of variables are in its steps already. `cwd` is kept as a record; the paths under it are relative already.
 */
declare const printPlan: (plan: Plan, format: PlanFormat) => string;
/** A plan written in the format that a file's name asks for (YAML where it asks for none), in pieces: it may be too large for a string. */
declare const planText: (plan: Plan, name: string) => Iterable<string>;
/** The three ways a plan is written. */
type PlanFormat = 'yaml' | 'json' | 'jsonl';

/** A plan's text. `name` is what messages call it, usually its path; `format` is found from both when absent. */
interface PlanSource {
    readonly name: string;
    readonly text: string;
    readonly format?: PlanFormat;
}
type ParsedPlan = {
    readonly ok: true;
    readonly plan: Plan;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Reads a plan in YAML 1.2, JSON or JSON Lines. Gives the plan with its defaults filled in, its steps in the flat form and
 * `cwd` taken off their paths; or every problem of the text at once, each with file, line and column, and step where it
 * is one's. Touches no disk.
 */
declare const parsePlan: (source: PlanSource, options?: ParseOptions) => ParsedPlan;

type FormattedPlan = {
    readonly ok: true;
    readonly text: string;
} | {
    readonly ok: false;
    readonly problems: Extract<ParsedPlan, {
        ok: false;
    }>['problems'];
};
/**
 * Formats a plan: keys in the order of the reference, in YAML one key per line, texts of several lines as literal
 * blocks, quotes only where they are needed; comments, anchors and blank lines stay. Its meaning never changes: a plan whose new text
 * would not parse to the very same plan is returned as it is.
 */
declare const formatPlan: (source: PlanSource) => FormattedPlan;

/** A plan in JSON Lines that can be read again: its text in pieces cut anywhere, from the start on each pass. */
interface PlanPieces {
    readonly name: string;
    readonly pieces: Iterable<string>;
}
type StreamedPlan = {
    readonly ok: true;
    readonly plan: SteppedPlan;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Checks a plan in JSON Lines from beginning to end and gives it without its steps, which are read again on each pass: memory follows the longest line and the steps' paths and words, not their texts. The plan is the one that `parsePlan` gives
 * for the same text. Reading steps throws FILE_MODIFIED at the end when the text is no longer the one that was checked.
 */
declare const openStreamedPlan: (source: PlanPieces, options?: ParseOptions) => StreamedPlan;
/** A plan in JSON Lines as it comes: text or UTF-8 bytes, in pieces cut anywhere. */
interface PlanStream {
    readonly name: string;
    readonly chunks: AsyncIterable<string | Uint8Array>;
}
/** What a streamed plan yields: one header, its steps in order, and at the end its digest or its problems. */
type PlanPart = LinePart | {
    readonly type: 'end';
    readonly steps: number;
    readonly digest: string;
} | {
    readonly type: 'refused';
    readonly problems: readonly Problem[];
};
/**
 * Reads a plan in JSON Lines that is too large to be held at once. The parts are those of `parsePlan` on the same text,
 * digest included. Ends with `end`, or with `refused` and all problems; once there is a problem no more steps are
 * yielded, the rest is only checked. The size of the whole is not limited, that of a line is (`jsonBytes`).
 */
declare function streamPlan(source: PlanStream, options?: ParseOptions): AsyncGenerator<PlanPart, void>;
/** What one line holds. */
type LinePart = {
    readonly type: 'header';
    readonly header: PlanHeader;
} | {
    readonly type: 'step';
    readonly step: Step;
};

/** What a verification found out about a pull request. */
interface Verdict {
    /** `proved`: the head is what the manifest gives. `not-ours`: no run of editplan made it, and nobody requires one. */
    readonly outcome: 'proved' | 'not-ours' | 'refused';
    readonly number: number;
    readonly branch: string;
    /** The commit that was verified. */
    readonly head: string;
    /** Digest of the manifest. */
    readonly manifest?: string;
    /** The commit that the run's commits are on. */
    readonly base?: string;
    /** As in the comparison of commits; absent where nothing was compared. */
    readonly by?: 'commits' | 'signed' | 'unchecked';
    /** How many commits the manifest gives. */
    readonly commits?: number;
    /** Clean merges of the base at the branch's end. */
    readonly merges?: number;
    /** The commit of a merge queue whose tree was compared as well. */
    readonly merged?: string;
    /** Commits that the manifest does not give and that were allowed. */
    readonly foreign: readonly {
        readonly commit: string;
        readonly subject: string;
        readonly author: string;
    }[];
    /** What programs made of files, taken from the manifest and not derived. */
    readonly results: readonly {
        readonly programs: readonly string[];
        readonly files: readonly string[];
    }[];
    /** What today's policy asks about and nobody answered, in sentences; absent where that was not looked at. */
    readonly unanswered?: readonly string[];
    /** Why it is refused. */
    readonly problem?: Problem;
    /** The first difference, as a patch from what it should be to what it is. */
    readonly patch?: string;
    /** What a person should know, in sentences. */
    readonly notes: readonly string[];
}

/** A file that was written or removed. */
interface CarriedFile {
    readonly path: string;
    readonly how: 'made' | 'removed' | 'changed';
    /** Permission bits before and after; undefined where there is no file. */
    readonly before?: number | undefined;
    readonly after?: number | undefined;
}

interface DiffOptions {
    readonly root: string;
    /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
    readonly run?: string | undefined;
    /** Number or id of a step; default: the whole run. */
    readonly step?: string | undefined;
    /** Name of a tool that git knows, or `code`; default: git's configuration. */
    readonly tool?: string | undefined;
    readonly signal?: AbortSignal | undefined;
}
/**
 * Opens git's difftool on what a run or a step changed, file by file, and waits for it. Answers how many files differ. Throws
 * UNKNOWN_RUN, USAGE for a step that the run does not have, GIT_FAILED where the tool cannot be opened.
 */
declare function diffRun({ root, run: wanted, step, tool, signal }: DiffOptions): Promise<number>;

interface RepairOptions {
    /** A folder of the checkout. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** Default: the plan's own, else the checkout as it is. */
    readonly base?: string | undefined;
    readonly policy?: PolicySource | undefined;
    /** Put corrections in place that are certain: all, or those of the steps with these numbers. Default none. */
    readonly accept?: boolean | readonly number[];
    /** Replace the plan's own. */
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Inputs that somebody gives instead of the plan's, and steps to leave out. */
    readonly answers?: readonly RepairAnswer[];
    /** Ends the replay between two steps: INTERRUPTED. */
    readonly signal?: AbortSignal | undefined;
}
/** A plan after its repair. */
interface Repair {
    /** With the answers, and the corrections that were accepted; the same plan where nothing was repaired. */
    readonly plan: Plan;
    /** Numbers of the steps, in the plan that was given, that succeed by a correction. */
    readonly corrected: readonly number[];
    /** The steps that are refused still. */
    readonly packet: RepairPacket;
}
/**
 * Replays a plan in memory and tells of every refused step what whoever made the plan needs to correct it. A correction that is certain
 * counts for the steps after it; with `accept` it goes into the plan. Nothing is written. Throws USAGE for an answer to a step that the
 * plan does not have, INVALID_INPUT for one that does not fit its tool, and what opening the checkout throws.
 */
declare const repairPlan: (given: PlanInput, options: RepairOptions) => Promise<Repair>;

/**
 * The state of a run. `partly-undone`: only its first steps are applied. `worktree-gone`: it was applied in a worktree that is not
 * there any more. `published`: it went to a remote, and no checkout holds it.
 */
type RunStatus = 'applied' | 'partly-undone' | 'undone' | 'published' | 'worktree-gone';
/** A recorded run, in a list. */
interface RunSummary {
    readonly id: string;
    /** When it was recorded, ISO. */
    readonly time: string;
    readonly title: string;
    readonly status: RunStatus;
    /** Number of the last step that is applied, where those behind it were undone. */
    readonly step?: number;
    readonly branch?: string;
    readonly totals: RunRecord['totals'];
}
/** One commit of a run. */
interface ShownSnapshot {
    readonly commit: string;
    /** First line of its message. */
    readonly subject: string;
    /** Numbers of its steps; empty for the uncommitted changes before the plan. */
    readonly steps: readonly number[];
    readonly id?: string;
    readonly files: number;
    readonly insertions: number;
    readonly deletions: number;
}
interface ShownRun extends RunSummary {
    readonly snapshots: readonly ShownSnapshot[];
    /** Of the step asked for, as git prints it; UTF-8 with what is not replaced. */
    readonly patch?: string;
}
/** The finished runs of a repository, the latest first; credentials in their words are masked. */
declare function listRuns({ root }: {
    readonly root: string;
}): Promise<readonly RunSummary[]>;
/** A run by its id or the beginning of it, with its commits; with `step` (number or id) also that step's patch. Credentials are masked. */
declare function showRun(options: {
    root: string;
    run?: string;
    step?: string;
}): Promise<ShownRun>;

interface UndoOptions {
    readonly root: string;
    /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
    readonly run?: string;
    /** Number or id of the step that stays the last; default: none stays. */
    readonly to?: string;
    /** Merge with what changed since, instead of refusing. */
    readonly merge?: boolean;
}
interface Undone {
    readonly run: string;
    /** Files put back, relative to the root. */
    readonly files: readonly string[];
    /** The same with what was done to each. */
    readonly changes: readonly CarriedFile[];
    /** Where HEAD is now, if it moved: a full ref, or a commit. */
    readonly head?: string;
}
/**
 * Puts back what a run changed: bytes, modes and folders, all files or none. The undo of all of a run on a branch goes back to where
 * HEAD was before, as `git switch` does. Throws FILE_MODIFIED naming the files that changed since (with `merge`: MERGE_CONFLICT
 * where they changed the same lines), UNKNOWN_RUN, RUN_NOT_APPLIED, INTERRUPTED, USAGE for a step that the run does not have, and
 * what `wayBack` and `planSwitch` refuse.
 */
declare const undoRun: (options: UndoOptions) => Promise<Undone>;
interface RedoOptions {
    readonly root: string;
    /** Id of the run, or its first four characters or more; default: the one that was undone last here. */
    readonly run?: string;
}
interface Redone {
    readonly run: string;
    readonly changes: readonly CarriedFile[];
    /** Where HEAD is now, if it moved: a full ref. */
    readonly head?: string;
}
/**
 * Applies a run again that was undone, or the steps of it that were: the same files, the same commits, and its branch where it made
 * one. Throws FILE_MODIFIED naming the files that are not as the undo left them, UNKNOWN_RUN, RUN_APPLIED, RUN_NOT_APPLIED,
 * INTERRUPTED, and what `wayAgain` and `planSwitch` refuse.
 */
declare const redoRun: (options: RedoOptions) => Promise<Redone>;
interface ResumeResult {
    /** `nothing`: no run was interrupted here. */
    readonly outcome: 'finished' | 'rolled-back' | 'nothing';
    /** Id of the run that was applied or undone. */
    readonly run?: string;
    /** Files that were changed after the kill: left as they are now. */
    readonly kept: readonly string[];
    /** Of these, the ones whose content from before the run is kept, and in which file, absolute. */
    readonly originals: readonly {
        readonly path: string;
        readonly original: string;
    }[];
}
/**
 * After a kill, or a run that could not put everything back: brings the checkout to after the interrupted run, or to before it, and
 * drops runs that were never finished. Throws INTERRUPTED when that fails, to be called again.
 */
declare const resumeRun: ({ root }: {
    readonly root: string;
}) => Promise<ResumeResult>;

/**
 * How commits compare with a run. `commits`: identical. `signed`: the same contents, parents and messages, in commits with a
 * signature that git verifies. `unchecked`: the same, authors too, but git could not check the signature of at least one, and its
 * committer is whoever it says.
 */
type Comparison = {
    readonly ok: true;
    readonly by: 'commits' | 'signed' | 'unchecked';
} | {
    readonly ok: false;
    readonly problem: Problem;
    readonly differs: Difference;
};
/** The first commit that differs. */
interface Difference {
    /** Its number among the commits after the base, from 1. */
    readonly number: number;
    /** Its tree, and the one that it should have; absent where there is no such commit. */
    readonly found?: string;
    readonly expected?: string;
}

interface VerifyOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'policy' | 'signal'> {
    /** Commit that the plan's result goes onto. */
    readonly base: string;
    /** What is said to be the plan's result. */
    readonly head: string;
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Who commits, and what the commits say; default: as the plan says. */
    readonly commitWords?: CommitWords | undefined;
    /** Steps that were left out: numbers, or ids. Default: those that the record of the head's run names, where it is here. */
    readonly without?: StepNames | undefined;
    /**
     * Results of commands of steps, by the step's number; default: those of the record of the head's run. `run`: the commands run again.
     */
    readonly commands?: ReadonlyMap<number, KeptResult> | 'run' | undefined;
}
/**
 * How a head compares with plans. `without`: numbers of the steps that were left out of them, where any was; `recorded`: of those whose
 * commands did not run, because their recorded results were taken.
 */
type Verification = Comparison & {
    readonly without?: readonly number[];
    readonly recorded?: readonly number[];
};
/**
 * Replays plans on a base, formatters of the policy after it, and compares the result with a head, commit by commit. The base is the
 * commit that was replayed on; where the plan names one, the head that it was brought onto is taken too. The checkout and its runs stay
 * as they are. Throws the refusals of a plan that does not apply to the base.
 */
declare function verifyPlan(plans: PlanInput | readonly PlanInput[], options: VerifyOptions): Promise<Verification>;

interface SessionOptions {
    /** A checkout, or any folder: neither a commit nor a repository is needed. */
    readonly root: string;
    readonly options?: SessionSettings;
    /** What the session may do; by default all that no rule is needed for: credentials and broken settings files are refused. */
    readonly policy?: PolicyChecks;
}
interface CallOptions {
    /** Aborting refuses a call with INTERRUPTED, up to the moment its change is put in place. */
    readonly signal?: AbortSignal;
    readonly onProgress?: (progress: Progress) => void;
}
interface SessionSettings extends Partial<Pick<PlanOptions, 'reads' | 'trailing_whitespace'>> {
    readonly budgets?: Partial<ReadBudgets>;
    /** What a Read of a text licenses: the whole file (default), or the lines that it showed. */
    readonly licenses?: 'file' | 'lines';
    /** How much the session remembers of what it read. */
    readonly memory?: FileStateLimits;
}
interface SessionSuccess extends Omit<Partial<ReadView>, 'type'> {
    readonly ok: true;
    /** Relative to the root, `/` separated. */
    readonly path: string;
    /** What a tool that changes did to the file; what was shown for a Read. */
    readonly type?: 'create' | 'update' | 'delete' | 'move' | ReadView['type'];
    /** Of a Move: where the file is now. */
    readonly new_path?: string;
    readonly structuredPatch?: readonly StructuredPatchHunk[];
    readonly matched_by?: MatchedBy;
    readonly insertions?: number;
    readonly deletions?: number;
    readonly notes?: readonly string[];
}
interface SessionFailure {
    readonly ok: false;
    readonly error: {
        readonly name: ErrorName;
        /** The field's number of an Edit error, 0–10; null for the others. */
        readonly code: number | null;
        readonly message: string;
        readonly suggestions?: readonly string[];
    };
}
interface Session {
    /**
     * Calls one tool against the files on the disk. Resolves to a failure for whatever the caller or the files did wrong; a success
     * that changes a file is on the disk. Calls on one file are served in the order they were made.
     */
    call(tool: string, input: unknown, options?: CallOptions): Promise<SessionSuccess | SessionFailure>;
    /** Waits for the calls under way; later ones throw USAGE. */
    close(): Promise<void>;
}
/** The tools call by call against a live work tree. Throws USAGE when the root is not a folder. */
declare const createSession: ({ root, ...options }: SessionOptions) => Promise<Session>;

interface PatchForEditInput {
    /** Named in errors; the file itself is not looked at. */
    readonly filePath?: string;
    /** The text before the edit, line ends and BOM as they are. */
    readonly fileContents: string;
    /** Empty fills a text that is empty or blank. */
    readonly oldString: string;
    readonly newString: string;
    /** Replace every place instead of exactly one. Default false. */
    readonly replaceAll?: boolean;
}
interface PatchForEdit {
    /** Hunks on `fileContents` give `updatedFile`; three lines of context. */
    readonly patch: readonly StructuredPatchHunk[];
    readonly updatedFile: string;
}
/**
 * What the Edit tool makes of a text: found as Edit finds it, tolerances included, everything outside the place kept.
 * Throws STRING_NOT_FOUND, STRING_NOT_UNIQUE, UNENCODABLE (half a surrogate pair in `newString`) or LIMIT_EXCEEDED.
 */
declare function getPatchForEdit(input: PatchForEditInput): PatchForEdit;

/** The paths that a pattern matches. Throws USAGE for one that cannot be compiled. */
declare const matchGlob: (pattern: string, paths: readonly string[]) => readonly string[];

/**
 * The new text in the quote style of the text that was found for the old one, for the kinds of quote present in what was found:
 * an opening quote after the start, a blank, a tab, a line end, `( [ {`, – or —, a closing one otherwise, as between letters. What
 * `newString` keeps of `oldString` (its beginning, its end, whole lines) keeps the quotes that were found there. Where the kinds are
 * mixed, curly ones win. All line ends count as LF, the result has LF.
 */
declare function preserveQuoteStyle(oldString: string, actualOldString: string, newString: string): string;

interface WorkbenchOptions {
    /** A folder of the checkout, or any other folder. */
    readonly root: string;
    /** The plan's file, absolute, in a folder that exists; without one the recording ends with the process. */
    readonly record?: string;
    readonly policy?: PolicySource;
    readonly readOnly?: boolean;
    readonly dryRun?: boolean;
    /** Tokens (characters / 4, JSON / 2) of a text that one Read shows; default 8,000, which clients show whole. */
    readonly readBudget?: number;
}

interface ServeStreams {
    readonly input: Readable;
    readonly output: Writable;
    /** Ends the server after the call under way. */
    readonly signal?: AbortSignal;
}

interface McpServerOptions extends Omit<WorkbenchOptions, 'root'> {
    /** Folders that calls stay in; default: the roots that the client offers, where it offers any. */
    readonly roots?: readonly string[];
    /** A folder of the checkout; default: the first root that the client offers, else the current folder. */
    readonly root?: string;
    /** Answers are data as well as text, and tools say which; default false. */
    readonly structured?: boolean;
    /** The program's version, for clients that show it. */
    readonly version?: string;
    /** Told what a person should know and no client shows: a recording that is continued or set aside, a fault of the protocol. */
    readonly onNote?: (note: string) => void;
}
interface McpServer {
    /**
     * Serves one client of the Model Context Protocol over streams of JSON lines, until the input ends; then the plan is written.
     * Nothing else is written to the output. Throws where the checkout could not be opened.
     */
    serve(streams: ServeStreams): Promise<void>;
}
/**
 * An MCP server with the tools Read, Edit, Write, NotebookEdit, Delete, Move, Set and Unset on a checkout, which records every accepted call as a
 * step of a plan, and plan_show, plan_save and plan_undo on that plan. It speaks both generations of the protocol. Throws USAGE for a
 * plan's file whose folder is missing and, where `root` is given, what opening it does: POLICY_INVALID, INTERRUPTED …
 */
declare function createMcpServer(options?: McpServerOptions): Promise<McpServer>;

/** What somebody asks of a pull request in a comment. */
type Decision = {
    readonly type: 'drop' | 'restore';
    readonly steps: StepNames;
} | {
    readonly type: 'rerun' | 'verify' | 'help';
};

interface ReviewPullOptions extends Pick<PullRequestOptions, 'root' | 'policy' | 'onAsk' | 'onFailure' | 'signal'> {
    /** Number of the pull request. */
    readonly number: number;
    /** An edit of its body, as the event tells it; without one the comments are what is answered. */
    readonly edit?: BodyEdit | undefined;
    /** The settings of the pull request are those that the branch's ledger names. */
    readonly publish: PublishOptions & {
        readonly token: string;
        readonly apiUrl: string;
        readonly repository: string;
    };
}
interface BodyEdit {
    /** Login of whoever edited it. */
    readonly sender: string;
    readonly from: string;
    readonly to: string;
}

/** The outcome of a review. */
interface ReviewResult {
    /** `ignored`: nothing was done or said. `refused`: it was answered, and nothing changed. */
    readonly outcome: 'ignored' | 'refused' | 'done';
    /** Why, or what was done, in sentences. */
    readonly note: string;
    /** Of the run that updated the branch last. */
    readonly report?: RunReport;
}
/**
 * Carries out what people decide about the steps of a pull request that editplan made: all commands in comments that no run has answered,
 * the oldest first, then an edit of our part of the body. Only people who may push to the repository decide, as GitHub says now; the
 * plan is the one that the branch's ledger names, the policy that of the base. Nothing of the head is checked out or run. Throws what
 * GitHub or git refuses.
 */
declare function reviewPull(options: ReviewPullOptions): Promise<ReviewResult>;

interface VerifyPullOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> {
    readonly number: number;
    /** The head that was asked about; the pull request may have moved on. Default: its head now. */
    readonly head?: string | undefined;
    /** What a merge queue made of it: the commit before, and the one with it. */
    readonly group?: {
        readonly base: string;
        readonly head: string;
    } | undefined;
    /** Patterns of branches whose pull requests have to have a manifest. */
    readonly require?: readonly string[] | undefined;
    /** Commits of others: none (default), or those that the branch's ledger lists. */
    readonly allow?: 'none' | 'listed' | undefined;
    /** Adds the verdict to the head, or to the queue's commit, as a check run where the token may. Default false. */
    readonly checkRun?: boolean | undefined;
    /** How GitHub is reached. */
    readonly publish: PublishOptions;
}
/**
 * Makes a pull request's commits again, from its base and its manifest alone, and compares. Checks nothing out, runs no program, and
 * writes nothing. What speaks against the pull request is in the verdict; throws what keeps it from being judged.
 */
declare function verifyPull(options: VerifyPullOptions): Promise<Verdict>;
interface VerifyRemotePullOptions extends Omit<VerifyPullOptions, 'root' | 'bare' | 'environment'> {
    /** Address of the repository, without credentials. */
    readonly url: string;
    /** Base branch of the pull request. */
    readonly base: string;
    /** The folder that a repository of its own is made in, which is removed afterwards. */
    readonly parent: string;
}
/** The same as {@link verifyPull} without a checkout: fetches the commits, their folders and the files that the plan names. */
declare function verifyRemotePull(options: VerifyRemotePullOptions): Promise<Verdict>;

export { CommitWords, ErrorName, Plan, PlanInput, PlanOptions, PolicySource, Problem, PublishOptions, PullRequestOptions, RepairAnswer, RepairPacket, RunReport, Step, StepNames, SteppedPlan, StructuredPatchHunk, areFileEditsEquivalent, createMcpServer, createSession, diffRun, findActualString, formatPlan, getPatchForEdit, listRuns, matchGlob, openStreamedPlan, parsePlan, planText, policyJsonSchema, preserveQuoteStyle, printPlan, redoRun, repairPlan, resumeRun, reviewPull, showRun, streamPlan, undoRun, verifyPlan, verifyPull, verifyRemotePull };
export type { CarriedFile, Decision, DiffOptions, FormattedPlan, McpServer, McpServerOptions, ParsedPlan, PlanPart, PlanPieces, PlanSource, PlanStream, Repair, RepairOptions, ReviewPullOptions, ReviewResult, RunSummary, Session, SessionOptions, StreamedPlan, Verdict, VerifyOptions, VerifyPullOptions, VerifyRemotePullOptions };
