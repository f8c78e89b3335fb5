import type { TextFile } from '../text/encoding.js';
import { type Patch } from '../text/patch.js';
import { type Splice } from '../text/splice.js';
import { type Target } from './checks.js';
import type { FileChange, Refused } from './tool.js';
/** What a step says of a file besides its bytes. */
export interface Manner {
    /** Permission bits of the result; default the file's own, 0o644 for a new one. */
    readonly mode?: number | undefined;
    readonly executable?: boolean | undefined;
    /** No line shows what changes. */
    readonly binary?: boolean;
}
/**
 * What splices (in order, not overlapping) make of the target's file.
 * Refusals: NO_CHANGE, FILE_TOO_LARGE, LIMIT_EXCEEDED (lines of hundreds of MiB), CONFIG_BROKEN.
 */
export declare function changeFile(target: Target, file: TextFile, splices: readonly Splice[], { mode, executable, binary }?: Manner): {
    readonly ok: true;
    readonly change: FileChange;
} | Refused;
export declare const NO_LINES: Patch;
/** Whoever may read the file may then execute it, or nobody; undefined leaves the mode as it is. */
export declare const withExecutable: (mode: number, executable: boolean | undefined) => number;
