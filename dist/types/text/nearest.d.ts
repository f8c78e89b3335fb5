import { type TextFile } from './encoding.js';
/** A part of a file that is like a text that is not in it. */
export interface NearPlace {
    /** First line, counted from 1. */
    readonly line: number;
    /** Last line. */
    readonly lastLine: number;
    /** Above 0.8, below 1 or equal to it where only the order of things or a line end differs. */
    readonly likeness: number;
    /** What stands there, line ends as LF. */
    readonly text: string;
}
/** Files and texts beyond these sizes (bytes, characters) are not searched. */
export declare const MAX_NEAR_FILE: number;
export declare const MAX_NEAR_TEXT: number;
/**
 * The places of a file that are most like a text, best first, at most three, none overlapping. The work is bounded: each line is
 * compared to three lines of the text, and only the dozen places that the most lines speak for are compared in full.
 */
export declare function nearestPlaces(file: TextFile, text: string): readonly NearPlace[];
