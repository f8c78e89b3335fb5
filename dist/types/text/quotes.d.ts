import type { Tolerance } from './reading.js';
/** Typographic quotes: straight and curly ones match each other, and the new text takes the style of the file. */
export declare const quotes: Tolerance;
/**
 * The new text in the quote style of the text that was found for the old one, for the kinds of quote present in what was found:
 * an opening quote after the start, a blank, a tab, a line end, `( [ {`, – or —, a closing one otherwise, a right single
 * quote between letters. What `newString` keeps of `oldString` (its beginning, its end, whole lines) keeps the quotes that were
 * found there. Where the kinds are mixed, curly ones win. All line ends count as LF, the result has LF.
 */
export declare function preserveQuoteStyle(oldString: string, actualOldString: string, newString: string): string;
