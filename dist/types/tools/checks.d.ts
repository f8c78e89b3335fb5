import type { ErrorName, Problem } from '../errors.js';
import type { StepTool } from '../plan/schema.js';
import { type OpenedText, type TextFile } from '../text/encoding.js';
import type { FileState } from '../workspace/file-state.js';
import type { FileStat, RepoPath } from '../workspace/workspace.js';
import type { Refused, ToolContext } from './tool.js';
/** The file that a changing tool is about to change, as the checks see it. */
export interface Target {
    readonly tool: StepTool;
    readonly path: RepoPath;
    /** Undefined when there is no file; a broken link has one, whose name is taken. */
    readonly stat: FileStat | undefined;
    readonly state: FileState | undefined;
    readonly context: ToolContext;
    /** The file's bytes, read at the first call; none where there is no file. */
    bytes(): Buffer;
    /** Those bytes as text. */
    text(): OpenedText;
}
/** One rule of the validation chain: what speaks against the step, or undefined. */
export type Check<T extends Target = Target> = (target: T) => Problem | undefined;
/** Places the step's path and asks the rules about it. Refusals: those of `Workspace.locate` and `PolicyChecks.path`. */
export declare function openTarget(tool: StepTool, filePath: string, context: ToolContext): {
    readonly ok: true;
    readonly target: Target;
} | Refused;
/** The first check's problem; the order of the list is the order of the specification. */
export declare function firstProblem<T extends Target>(target: T, checks: readonly Check<T>[]): Problem | undefined;
/** FILE_NOT_FOUND, with similar names; SYMLINK where a broken link holds the name. */
export declare const exists: Check;
/** IS_DIRECTORY, DEVICE_FILE. A path that does not exist passes. */
export declare const isRegularFile: Check;
/** FILE_TOO_LARGE: over 1 GiB. */
export declare const isWithinSize: Check;
/** UNSUPPORTED_ENCODING: UTF-16BE, UTF-32. */
export declare const isSupportedText: Check;
/**
 * FILE_NOT_READ: an existing file that no earlier step read or wrote, or of which only a cut view was shown.
 * With `reads: auto` the tool's own reading counts, as `readNotes` tells; IS_BINARY where a Read would have refused it.
 */
export declare const wasRead: Check;
/**
 * FILE_MODIFIED: the content is known to differ from what was read or written last, or it is not known (or only a range of it
 * was read) and the modified time is later.
 */
export declare const isNotModified: Check;
/** SYMLINK: the last component of the path is a link. */
export declare const isNotLink: Check;
/** What the report says where `reads: auto` stood in for a Read. */
export declare const readNotes: ({ path, stat, state, context }: Target) => readonly string[];
/** The target's text. Only after `isSupportedText` passed. */
export declare function textOf(target: Target): TextFile;
/** A problem with a message, in which names of files are safe to show. */
export declare const refusal: (name: ErrorName, message: string) => Problem;
/** Bytes that a file may have to be edited: 1 GiB. */
export declare const MAX_FILE_SIZE: number;
