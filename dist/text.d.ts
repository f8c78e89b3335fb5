export { Edit, EditedText, EditplanError, ErrorName, Problem, StructuredPatchHunk, TextEdit, areFileEditsEquivalent, findActualString, getPatchForEdit, preserveQuoteStyle } from './types/editplan.js';

/** A part of a file that is like a text that is not in it. */
interface NearPlace {
    /** First line, counted from 1. */
    readonly line: number;
    readonly lastLine: number;
    /** Above 0.8, below 1 or equal to it where only the order of things, a line end or what is not seen differs. */
    readonly likeness: number;
    /** The file's text there, line ends as LF. */
    readonly text: string;
}

/** The places of a text that are most like another one, best first: at most three, none overlapping; none in more than 2 MiB. */
declare const nearestPlaces: (text: string, wanted: string) => readonly NearPlace[];

export { nearestPlaces };
export type { NearPlace };
