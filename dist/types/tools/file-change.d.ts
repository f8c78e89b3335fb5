import type { TextFile } from '../text/encoding.js';
import { type Splice } from '../text/splice.js';
import { type Target } from './checks.js';
import type { FileChange, Refused } from './tool.js';
/**
 * What splices (in order, not overlapping) make of the target's file, which keeps its mode; a new file gets 0o644.
 * Refusals: NO_CHANGE, FILE_TOO_LARGE, LIMIT_EXCEEDED (lines of hundreds of MiB), CONFIG_BROKEN.
 */
export declare function changeFile(target: Target, file: TextFile, splices: readonly Splice[]): {
    readonly ok: true;
    readonly change: FileChange;
} | Refused;
