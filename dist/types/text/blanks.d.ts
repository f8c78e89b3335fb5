import type { Tolerance } from './reading.js';
/** Trailing blanks: those at line ends of the old text, or of the file's lines, do not count. The new text is as written. */
export declare const trailingBlanks: Tolerance;
/** White space, opted in to: runs of it match runs of it, those at line beginnings and ends of the text also nothing. */
export declare const whitespace: Tolerance;
