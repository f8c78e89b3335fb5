import { type TextFile } from './encoding.js';
import { type Span } from './pattern.js';
import type { Splice } from './splice.js';
/** Under which tolerance the old text was found. */
export type Rung = 'exact' | 'quotes' | 'tags' | 'escapes' | 'line-numbers' | 'trailing-blanks' | 'whitespace';
/** One replacement, as an Edit asks for it. */
export interface EditRequest {
    /** Empty fills a blank file. */
    readonly oldString: string;
    readonly newString: string;
    readonly replaceAll: boolean;
    /** Accept, after everything else, a place that differs in white space alone. Default false. */
    readonly anyWhitespace?: boolean;
    /** Accept the text as it is written alone, under no tolerance. Default false. */
    readonly literal?: boolean;
}
export type Match = {
    readonly ok: true;
    readonly matchedBy: Rung;
    readonly splices: readonly Splice[];
}
/** Nothing matches. */
 | {
    readonly ok: false;
    readonly reason: 'not-found';
}
/** Several places match; `more` when there are more than the first hundred given. */
 | {
    readonly ok: false;
    readonly reason: 'not-unique';
    readonly spans: readonly Span[];
    readonly more: boolean;
}
/** The new text, as it is given or as it would be written, has characters that the file's encoding cannot hold. */
 | {
    readonly ok: false;
    readonly reason: 'unencodable';
}
/** Too many places to replace, or a text too repetitive to be searched for. */
 | {
    readonly ok: false;
    readonly reason: 'too-much';
};
/**
 * Finds the old text in the file's bytes and says which bytes to replace by what. The tolerances are tried in their order, each
 * only when those before found nothing, and a place counts only when it is the only one (or all are asked for).
 */
export declare function matchEdit(file: TextFile, request: EditRequest): Match;
/** Whether a text stands in the file as it is written, line ends apart. */
export declare function holdsText(file: TextFile, text: string): boolean;
/**
 * The text of `search` as it stands in `file` at the first place where it matches, line ends, quotes and the other tolerances of
 * Edit considered (all but white space); null where it does not.
 */
export declare function findActualString(file: string, search: string): string | null;
/** True when no half of a surrogate pair stands alone in the text. */
export declare const isWellFormed: (text: string) => boolean;
/** True when the file's encoding holds the text: no half surrogate pairs, ASCII alone in an 8-bit file. */
export declare const canHold: (file: TextFile, text: string) => boolean;
