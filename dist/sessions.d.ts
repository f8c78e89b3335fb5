import { RecordedCall } from './types/recordings.d.js';
import { LeftOut, PathPrefix, LookUp, NotImported, ImportSource, InputsFor } from './types/editplan.js';
import { FixFormat, FixOptions } from './fixes.js';
import { Plan, Problem, PolicySource, DiffPlan } from './index.js';

type ImportFormat = ('anthropic' | 'claude-code' | 'text-editor' | 'gemini' | 'apply-patch' | 'search-replace' | 'diff' | 'openai') | ('codex' | 'qwen' | 'opencode' | 'copilot' | 'pi' | 'cline' | 'cursor' | 'vscode-chat' | 'acp' | 'atif' | 'ai-sdk' | 'swe-bench' | 'openhands' | 'swe-agent' | 'kimi') | FixFormat;
/**
 * The format of a text, by what only that format has. Undefined for a plan, for an unknown format, and if two formats claim it.
 */
declare const detectImportFormat: (text: string) => ImportFormat | undefined;
/**
 * Why a text is neither a plan nor a source, for a person; undefined where it may be a plan that has faults: one that has one of a
 * plan's keys, or is not JSON.
 */
declare const whyUnknown: (text: string) => string | undefined;
/** The formats a plan can be made from. */
declare const IMPORT_FORMATS: readonly ImportFormat[];

type FileKind = 'file' | 'executable' | 'folder';

type Argv = readonly [string, ...string[]];
/** Why a command is listed although a Run step could carry it, for a person; undefined where it is carried. */
type RefuseCommand = (argv: Argv) => string | undefined;

/** A plan beside what its session left. */
interface Comparison {
    readonly plan: Plan;
    /** Files that the plan does not give as they are, and why. */
    readonly differing: readonly LeftOut[];
    /** Files that differ too, and that do not count. */
    readonly elsewhere: readonly string[];
}

interface ImportOptions {
    /** Found from the first source when absent. */
    readonly format?: ImportFormat;
    /**
     * Root of the checkout the source was recorded in; taken off paths. A relative one is the folder of the checkout in which the session
     * began, `.` for its root. Default: what the source says.
     */
    readonly cwd?: string;
    /** Default: what the source says, else `Changes from ` and the last part of the first source's name. */
    readonly title?: string;
    /** Import calls that failed when they were made, too; default false. */
    readonly keepFailed?: boolean;
    /**
     * How shell commands that are not edits are imported: `list` (default) lists them, `run` carries those that are plain and
     * succeeded as Run steps.
     */
    readonly shell?: 'list' | 'run';
    /** With `shell: run`: why a command is listed anyway, given its words. Default: none is. */
    readonly refuseCommand?: RefuseCommand;
    /** Of a patch: parts taken off each name, from 0, as `git apply -p` has it. Default: as many as find its files. */
    readonly strip?: number;
    /** Of several answers to one request: which one is taken, from 1. Default: none. */
    readonly choice?: number;
    /** Folders of the source and what they are in the checkout. */
    readonly prefixes?: readonly PathPrefix[];
    /** Absolute path of the checkout that is at hand: the root of sessions that began in a folder below it. */
    readonly root?: string;
    /** Text of a file of the checkout (path relative to its root), for changes that a source gives by their place. */
    readonly readFile?: (path: string) => string | undefined;
    /** Text of a file as it is now, which a hash in a log may recognise; of use where `readFile` answers for an earlier point. */
    readonly readNow?: (path: string) => string | undefined;
    /** What is at a path of the checkout; needed only where commands move, copy or remove what no step names. */
    readonly kindOf?: (path: string) => FileKind | undefined;
    /** Paths of all files of the checkout below a folder. */
    readonly filesBelow?: (folder: string) => readonly string[];
    /** Whether a file of the work tree is as it was when the session began. Default: nothing tells. */
    readonly isOlder?: (path: string) => boolean;
    /** Where a path of the source leads once all links are followed. Default: as it is spelled. */
    readonly realPath?: (path: string) => string;
    /**
     * Others may have changed the files since the session began: where a command may have changed a file before the session shows it, the
     * difference is listed, and no step. Default false: they are the files that the session began with.
     */
    readonly isLater?: boolean;
    /** The file at a path as a tool gives it; needed for fixes. */
    readonly look?: LookUp;
    /** How fixes of tools are taken, and how they become commits. */
    readonly fixes?: FixOptions & { readonly commits?: Plan['options']['commits'] | undefined };
}
type ImportedPlan = {
    readonly ok: true;
    readonly format: ImportFormat;
    /** Its steps' places are in the source. */
    readonly plan: Plan;
    readonly notImported: readonly NotImported[];
    /** What is to be known of it, in sentences. */
    readonly notes?: readonly string[];
    /** Paths of the files that the source is about. */
    readonly named: ReadonlySet<string>;
    /** Paths of those that it only read: what differs in them is not the session's. */
    readonly others?: ReadonlySet<string>;
    /** Present where the plan was compared with what the session left. */
    readonly compared?: Pick<Comparison, 'differing' | 'elsewhere'>;
} | {
    readonly ok: false;
    readonly format: ImportFormat | 'unknown';
    readonly problems: readonly Problem[];
    readonly notImported: readonly NotImported[];
    readonly others?: ReadonlySet<string>;
};

/** What a session left: the work tree as it is, the files of a folder, or a revision. */
type SessionEnd = 'work tree' | { readonly folder: string } | { readonly revision: string };
interface ImportRequest extends Omit<ImportOptions, 'readFile' | 'readNow' | 'kindOf' | 'filesBelow' | 'isOlder' | 'isLater' | 'realPath' | 'look' | 'refuseCommand'> {
    /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
    readonly root?: string;
    /** The folder where fixes of tools are looked up, where no root is given. */
    readonly fixRoot?: string;
    /** Revision whose files are looked up; default: the work tree's. */
    readonly base?: string;
    /** What the session left: the files of a folder or of a revision, or the work tree as it is. The plan is compared with it. */
    readonly after?: SessionEnd;
    /** With `after`: what differs becomes last steps. */
    readonly complete?: boolean;
    /** Absolute path of a file that does not count: the one that the plan is written to. */
    readonly except?: string;
    /** Default: `.github/editplan.yml` of the current commit. What it denies to read is not looked up. */
    readonly policy?: PolicySource;
}

interface RecordOptions {
    /** A folder of the checkout. */
    readonly root: string;
    /** Absolute path of the file that the plan is written to: neither it nor those numbered beside it count. */
    readonly except?: string;
    /** Default: what was run. */
    readonly title?: string;
    /** Default: the repository's own, as of HEAD. */
    readonly policy?: PolicySource;
}
/** A plan of what changed, and what changed that no plan is about. */
interface RecordedChanges extends DiffPlan {
    /** Names of files and folders that git ignores and that changed. */
    readonly ignored: readonly string[];
}

interface CommandRecord extends RecordOptions {
    /** The program and its arguments: no shell reads them. */
    readonly command: readonly [string, ...string[]];
    /** Folder that it runs in. */
    readonly cwd: string;
    /** Where its standard output goes. */
    readonly stdout: 'stdout' | 'stderr';
    readonly signal?: AbortSignal;
    /** Writes the plan. After a kill before its end, the next recording says so. */
    readonly deliver?: (made: Omit<RecordedCommand, 'exitCode'>) => Promise<void>;
}
/** What a command did, and how it ended. */
interface RecordedCommand extends RecordedChanges {
    readonly exitCode: number;
    /** Says that an earlier recording was stopped before its plan was written. */
    readonly note?: string;
}
/**
 * Runs a command and makes a plan of what it changed in the checkout: everything that git does not ignore. The plan begins at the files
 * as they were before the command, which it names as its base where they are those of HEAD. Throws USAGE for a command that cannot be
 * started, NOT_A_REPOSITORY, NO_COMMIT.
 */
declare const recordCommand: (recording: CommandRecord) => Promise<RecordedCommand>;

/** A call of an agent's hook, in editplan's words. */
interface HookCall {
    /** What the agent calls its session. */
    readonly session: string;
    /** `begin`: nothing of the agent's runs. `call`: a tool is about to run. `tool`: it has ended. `end`: the plan is wanted. */
    readonly moment: 'begin' | 'call' | 'tool' | 'end';
    /** The tool's call; its files may be absolute or relative to the root. */
    readonly call?: RecordedCall;
}

/** A plan of what a hook noted, and what is missing in the client's settings. */
interface HookPlan extends RecordedChanges { readonly note?: string }
/**
 * Notes the work tree when an agent calls its hook, and at the end gives the plan of the whole session. The changes of each call are
 * steps of their own. What no call of this session did, or only perhaps, has `session: none`. A session without a beginning begins at
 * its first call, and says so.
 */
declare const recordHook: (call: HookCall, options: RecordOptions) => Promise<HookPlan | undefined>;

type Lossy = Partial<Pick<InputsFor<'source'>, 'lossy'>>;
/** As `importPlan`; a source of which something is not in the plan is refused, unless `lossy`. */
declare const importWholePlan: (sources: ImportSource | readonly ImportSource[], { lossy, ...options }?: ImportOptions & Lossy) => ImportedPlan;
/** As `importSources`; sources of which something is not in the plan are refused, unless `lossy`. */
declare const importWholeSources: (sources: readonly ImportSource[], { lossy, ...request }: ImportRequest & Lossy) => Promise<ImportedPlan>;

export { IMPORT_FORMATS, ImportSource, LeftOut, LookUp, NotImported, RecordedCall, detectImportFormat, importWholePlan as importPlan, importWholeSources as importSources, recordCommand, recordHook, whyUnknown };
export type { HookCall, ImportFormat, ImportOptions, ImportRequest, ImportedPlan, RecordOptions, RecordedCommand };
