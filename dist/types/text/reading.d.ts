import type { TextFile } from './encoding.js';
import type { Span, Token } from './pattern.js';
/** What an edit asks for, line ends as LF. */
export interface EditText {
    readonly old: string;
    readonly new: string;
}
/** One way to read an edit: what to look for, and what to put there. */
export interface Reading {
    readonly tokens: readonly Token[];
    /** Where the tokens fit, whether the place counts. */
    readonly accept?: (file: TextFile, span: Span) => boolean;
    /** Texts of which one at least stands in every file where this reading can match. */
    readonly needs?: readonly string[];
    /** The new text; a function where it depends on the text found (LF line ends), undefined where that leaves it uncertain. */
    readonly replacement: string | ((found: string) => string | undefined);
}
/** Reads an edit under one tolerance; undefined where the tolerance has nothing to say, or old and new are equal under it. */
export type Tolerance = (edit: EditText) => Reading | undefined;
/** The edit as it is written. */
export declare const exact: Tolerance;
