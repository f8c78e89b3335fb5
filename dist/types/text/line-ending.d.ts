import { type TextFile } from './encoding.js';
/** Text with every CRLF as LF; a lone CR is a character like any other. */
export declare const toLf: (text: string) => string;
/** True when there is a CR anywhere. */
export declare const hasCr: ({ bytes }: TextFile) => boolean;
/** Bytes of the line end (CRLF or LF) that begins at `at`; 0 where none does, between the two of a CRLF too. */
export declare function lineEndAt(file: TextFile, at: number): number;
/** Bytes of the line end that ends at `at`; 0 where none does, or where that would reach into the BOM. */
export declare function lineEndBefore({ bytes, encoding, bom }: TextFile, at: number): number;
/** True between the CR and the LF of one line end. */
export declare function splitsLineEnd({ bytes, encoding, bom }: TextFile, at: number): boolean;
/** True at the first character of a line. */
export declare const isLineStart: (file: TextFile, at: number) => boolean;
/** Where the line that holds `at` begins. */
export declare function lineStart(file: TextFile, at: number): number;
/** Where the line that holds `at` ends: after its line end, or at the end of the file. */
export declare function lineEnd(file: TextFile, at: number): number;
/** Number of line ends in bytes [start, end). */
export declare function countLines({ bytes, encoding }: TextFile, start: number, end: number): number;
/**
 * A function that gives new text (LF) the line ends of the span that it replaces. A line that stays keeps its own; another takes
 * that of the line in its place, else of the line it stands in, else of the line before; LF in a file without any.
 */
export declare function lineEndAdapter(file: TextFile): (span: {
    start: number;
    end: number;
}, text: string) => string;
