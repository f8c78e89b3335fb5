import type { Hunk } from './diff-text.js';
type LineEnds = 'lf' | 'crlf' | 'mixed';
/** The line ends of all lines that hunks show; a carriage return before those of CRLF counts as one more kind. */
export declare const lineEndsOf: (hunks: readonly Hunk[]) => LineEnds;
/**
 * Whether Edits, whose new text takes on the line ends around it, give what the hunks say. A diff in LF of a file in CRLF
 * is one of what git stores where it converts line ends, if it shows lines of the file.
 */
export declare const keepsLineEnds: (raw: string, hunks: readonly Hunk[]) => boolean;
export declare const withoutCr: (hunk: Hunk) => Hunk;
/** Hunks of what git stores, as they would be of the file in the checkout. */
export declare const likeFile: (raw: string, hunks: readonly Hunk[]) => readonly Hunk[];
export {};
