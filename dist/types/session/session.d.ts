import { type ErrorName, type Problem } from '../errors.js';
import type { PlanOptions } from '../plan/schema.js';
import type { PolicyChecks } from '../policy/checks.js';
import type { StructuredPatchHunk } from '../text/patch.js';
import type { Done, MatchedBy, Progress, ReadBudgets, ReadView } from '../tools/tool.js';
import { type FileStateLimits } from '../workspace/file-state.js';
import { type SessionFiles } from './session-files.js';
import { type ToolCall } from './tool-call.js';
export interface SessionOptions {
    /** A checkout, or any folder: neither a commit nor a repository is needed. */
    readonly root: string;
    readonly options?: SessionSettings;
    /** What the session may do; by default all that no rule is needed for: credentials and broken settings files are refused. */
    readonly policy?: PolicyChecks;
}
/** How a session is set up that does not simply work on the disk. */
export interface SessionSetup extends Omit<SessionOptions, 'root'> {
    readonly files: SessionFiles;
    readonly accept?: Accept;
}
/**
 * Told every call that was accepted, in order and before it is answered: `place` puts its change in place, if it has one. One
 * synchronous stretch, so that what is written before and after `place` is about this call. What it returns refuses the call.
 */
export type Accept = (call: ToolCall, done: Done, place: () => Problem | undefined) => Problem | undefined;
export interface CallOptions {
    /** Aborting refuses a call with INTERRUPTED, up to the moment its change is put in place. */
    readonly signal?: AbortSignal;
    readonly onProgress?: (progress: Progress) => void;
}
export interface SessionSettings extends Partial<Pick<PlanOptions, 'reads' | 'trailing_whitespace'>> {
    readonly budgets?: Partial<ReadBudgets>;
    /** How much the session remembers of what it read. */
    readonly memory?: FileStateLimits;
}
export interface SessionSuccess extends Omit<Partial<ReadView>, 'type'> {
    readonly ok: true;
    /** Relative to the root, `/` separated. */
    readonly path: string;
    /** `create` or `update` for a tool that changes; what was shown for a Read. */
    readonly type?: 'create' | 'update' | ReadView['type'];
    readonly structuredPatch?: readonly StructuredPatchHunk[];
    readonly matched_by?: MatchedBy;
    readonly insertions?: number;
    readonly deletions?: number;
    readonly notes?: readonly string[];
}
export interface SessionFailure {
    readonly ok: false;
    readonly error: {
        readonly name: ErrorName;
        /** The field's number of an Edit error, 0–10; null for the others. */
        readonly code: number | null;
        readonly message: string;
        readonly suggestions?: readonly string[];
    };
}
export interface Session {
    /**
     * Calls one tool against the files on the disk. Resolves to a failure for whatever the caller or the files did wrong; a success
     * that changes a file is on the disk. Calls on one file are served in the order they were made.
     */
    call(tool: string, input: unknown, options?: CallOptions): Promise<SessionSuccess | SessionFailure>;
    /** Waits for the calls under way; later ones throw USAGE. */
    close(): Promise<void>;
}
/** The four tools call by call against a live work tree. Throws USAGE when the root is no folder. */
export declare const createSession: ({ root, ...options }: SessionOptions) => Promise<Session>;
/** The same against any files, with a say in what is accepted. */
export declare const openSession: ({ files, options, policy, accept, }: SessionSetup) => Session;
