import type { Member } from './json-span.js';
import type { Span } from './pattern.js';
/** How an object or array is written: the white space and commas around and between its parts. */
export interface JsonLayout {
    /** From the opening bracket to the first part. */
    readonly open: string;
    readonly between: string;
    /** From the last part to the closing bracket. */
    readonly close: string;
    /** From a key to its value. */
    readonly colon: string;
}
/** An object with its members, or an array with its elements. */
export interface Container extends Span {
    readonly parts: readonly (Span | Member)[];
}
/** The layout of a container in the file, given its parts; what cannot be seen there is taken from `fallback`. */
export declare function layoutOf(text: string, container: Container, fallback: JsonLayout): JsonLayout;
/** The layout one level deeper: indented by what `layout` adds to its own level, or on one line as it is. */
export declare function nested({ open, between, close, colon }: JsonLayout): JsonLayout;
/** An array of values that are written already. */
export declare const arrayText: (values: readonly string[], { open, between, close }: JsonLayout) => string;
/** An object of members that are written already (see {@link memberText}). */
export declare const objectText: (members: readonly string[], { open, between, close }: JsonLayout) => string;
export declare const memberText: (key: string, value: string, { colon }: JsonLayout) => string;
/**
 * Writes strings as the file does, one character a byte: raw UTF-8, or `\uXXXX` beyond ASCII where the file holds nothing
 * but such escapes, in their case of hexadecimal digits.
 */
export declare function stringWriter(text: string): (value: string) => string;
