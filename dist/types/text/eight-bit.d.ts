import { type TextFile } from './encoding.js';
import type { Span } from './pattern.js';
/**
 * True when the span holds ASCII text that begins and ends with whole characters, whichever encoding the file is in. In a file
 * that is UTF-8 or UTF-16 every place where a text was found is certain.
 */
export declare const isCertain: (file: TextFile, { start, end }: Span) => boolean;
/**
 * True when the text may occur in bytes of an encoding that is not known or not searched, UTF-16 and UTF-32 included: each ASCII
 * piece of the text does.
 */
export declare const mayHold: (bytes: Buffer, text: string) => boolean;
/** The parts of one line each that are the same bytes in every encoding but UTF-16. */
export declare const asciiPieces: (text: string) => readonly string[];
/** True for text that is the same bytes in every encoding but UTF-16. */
export declare const isAscii: (text: string) => boolean;
/**
 * The file's text without its BOM, once for each different way in which its bytes form characters; one for a file that is UTF-8
 * or UTF-16. A byte or character that is not UTF-8 becomes a placeholder that occurs in no text and has as many bytes in
 * UTF-8, a single byte the lone surrogate that `decodeText` makes of it.
 */
export declare const textsOf: (file: TextFile) => readonly string[];
