import type { Span } from './pattern.js';
/** One member of an object: from its key's opening quote to its value's end. */
export interface Member extends Span {
    readonly key: string;
    /** Where the key's closing quote is behind. */
    readonly keyEnd: number;
    readonly value: Span;
}
/**
 * The members of the object that opens at `at`, in the file's order, repeated keys included. The text has one character a
 * byte (latin1) and is known to be valid JSON: offsets are byte offsets, and bytes that are no UTF-8 stay what they are.
 */
export declare function membersOf(text: string, at: number): readonly Member[];
/** The elements of the array that opens at `at`; see {@link membersOf} for what the text is. */
export declare function elementsOf(text: string, at: number): readonly Span[];
/** The string that a string's piece of such a text means. */
export declare const decodeString: (raw: string) => string;
/** Offset of the first character at or after `at` that is no JSON white space. */
export declare function skipBlanks(text: string, at: number): number;
