import { type TextFile } from './encoding.js';
/** One piece of what is searched for, as text. Every piece must match in one way only, read from either side. */
export type Token = 
/** Plain text; a LF in it stands for any line end, CRLF or LF. */
{
    readonly text: string;
}
/** One of several spellings, none of which begins or ends another. */
 | {
    readonly oneOf: readonly string[];
}
/** As many of these characters as there are, at least `min`; its neighbours begin and end in none of them. */
 | {
    readonly run: readonly string[];
    readonly min: 0 | 1;
};
/** Bytes [start, end). */
export interface Span {
    readonly start: number;
    readonly end: number;
}
export interface SearchOptions {
    /** Stop after so many. */
    readonly limit: number;
    /** Count places that overlap too; otherwise each begins at or after the end of the one before. */
    readonly overlapping: boolean;
    readonly accept?: ((file: TextFile, span: Span) => boolean) | undefined;
}
export interface Found {
    readonly spans: readonly Span[];
    /** The search was given up: the text is so repetitive that it would not end in bounded time. */
    readonly exhausted: boolean;
}
/**
 * The places where the tokens stand in a file, in order. The longest plain piece is searched in the bytes, what stands around
 * it verified, so a miss costs one scan. No place begins or ends inside a CRLF, or right after a byte of 0x80 or above in
 * an 8-bit file, where that byte may be the first half of a character.
 */
export declare function findSpans(file: TextFile, tokens: readonly Token[], options: SearchOptions): Found;
