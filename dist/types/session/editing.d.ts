import { type Problem } from '../errors.js';
import type { StepTool } from '../plan/schema.js';
import { type PolicySource } from '../run/run-policy.js';
import type { FileChange } from '../tools/tool.js';
import { type Advice } from './advice.js';
import { type EditedFiles } from './edited-files.js';
import { type CallOptions, type SessionFailure, type SessionSuccess } from './session.js';
import type { ToolCall } from './tool-call.js';
export { lockFile } from '../workspace/lock.js';
export type { CallOptions, SessionFailure, SessionSuccess } from './session.js';
export { parseToolCall, pathOf, type ToolCall } from './tool-call.js';
/** A call that was accepted, as the next step of a plan, and what it does to its file. */
export interface AcceptedCall {
    /** Its path is the file's own name, relative to the root, however the caller spelled it. */
    readonly call: ToolCall;
    readonly change?: Pick<FileChange, 'path' | 'before' | 'after' | 'insertions' | 'deletions'>;
}
export interface EditingOptions {
    /** A folder of a checkout, or any other folder. */
    readonly root: string;
    /** Default: `.github/editplan.yml` as it stands on the current commit. */
    readonly policy?: PolicySource;
    /** Changes stay in memory. So they do under a policy of `mode: plan`. */
    readonly dryRun?: boolean;
    /** What stands against a path, whatever the policy says. */
    readonly refuse: (path: string, tool: StepTool) => Problem | undefined;
    /** Told every accepted call before it is answered; `place` puts its change in place. See `Accept` of the session. */
    readonly accept: (call: AcceptedCall, place: () => Problem | undefined) => Problem | undefined;
}
/** A checkout, or any folder, that is edited call by call. */
export interface Editing extends Pick<EditedFiles, 'read' | 'resume' | 'takeBack'> {
    /** Top of the checkout, links resolved: what paths are relative to. */
    readonly root: string;
    /** The current commit; absent where there is none. */
    readonly base?: string;
    readonly dryRun: boolean;
    readonly advice: Advice;
    /** SECRET_DETECTED: a text that no file holds, as the plan's title, carries a credential. */
    secrets(text: string): Promise<Problem | undefined>;
    call(tool: string, input: unknown, options: CallOptions): Promise<SessionSuccess | SessionFailure>;
    /** Waits for the calls under way. */
    close(): Promise<void>;
}
/** Throws USAGE for a folder that is not there, BARE_REPOSITORY, INTERRUPTED where a killed run waits, POLICY_INVALID. */
export declare function openEditing(options: EditingOptions): Promise<Editing>;
