import type { Problem } from '../errors.js';
import type { PolicyChecks } from '../policy/checks.js';
import type { RepoPath } from '../workspace/workspace.js';
import { type SessionFiles } from './session-files.js';
import type { ToolCall } from './tool-call.js';
/** A change that was made, whole. */
export interface PastChange {
    readonly path: RepoPath;
    readonly before: Buffer | undefined;
    readonly after: Buffer;
}
/** The files of a session with a past: on the disk, or in memory over it. */
export interface EditedFiles {
    readonly files: SessionFiles;
    /** A file as the calls left it; undefined where there is none. */
    read(path: RepoPath): Buffer | undefined;
    /** Does again, in memory, the calls of a session that is over; on the disk they are done. */
    resume(calls: readonly ToolCall[]): Promise<Problem | undefined>;
    /** Undoes the last change, given the calls that stay. Says why not where the file is another by now. */
    takeBack(change: PastChange, rest: readonly ToolCall[]): Promise<Problem | undefined>;
}
export declare const editOnDisk: (root: string) => EditedFiles;
/** The disk is read and stays as it is. */
export declare const editInMemory: (root: string, policy: PolicyChecks) => EditedFiles;
