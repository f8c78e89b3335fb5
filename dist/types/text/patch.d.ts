import { type TextFile } from './encoding.js';
import { type Splice } from './splice.js';
/**
 * One hunk of a structured patch: real text, three lines of context; `\ No newline at end of file` is a line of its own.
 * Lines are cut at LF, so that a line of a CRLF file ends in CR, and the first line of a file with a BOM begins with U+FEFF. A
 * byte that is no UTF-8 stands as the lone surrogate U+DC80…U+DCFF (see `decodeText`): hunks on *before* give *after*, byte
 * for byte. Starts count from 1, in a hunk of 0 lines too, as in the `diff` package.
 */
export interface StructuredPatchHunk {
    readonly oldStart: number;
    readonly oldLines: number;
    readonly newStart: number;
    readonly newLines: number;
    readonly lines: readonly string[];
}
export interface Patch {
    readonly structuredPatch: readonly StructuredPatchHunk[];
    /** Lines added. */
    readonly insertions: number;
    /** Lines removed. */
    readonly deletions: number;
}
/**
 * The patch that splices (in order, not overlapping) make of a file. Its cost follows the edit, but for counting lines.
 * Undefined when changed lines are too long to be held as text: over 256 MiB together.
 */
export declare function patchFromSplices(file: TextFile, splices: readonly Splice[]): Patch | undefined;
