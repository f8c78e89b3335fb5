import type { PlanLimits } from './limits.js';
import type { FieldPath } from './locate.js';
type ScanLimits = Pick<PlanLimits, 'nesting' | 'steps' | 'problems'>;
/** What one pass over a JSON text finds, without building any of its values. */
export interface JsonScan {
    /** Offsets of the elements of the root's `steps`. */
    readonly steps: readonly number[];
    readonly duplicates: readonly {
        readonly key: string;
        readonly offset: number;
        readonly path: FieldPath;
    }[];
    /** Where a bound was passed; the scan ends there. */
    readonly exceeded?: {
        readonly limit: 'nesting' | 'steps' | 'collections';
        readonly offset: number;
    };
}
/**
 * Finds the steps, the keys that stand twice, and what passes a bound. Runs before `JSON.parse`, so that hostile text
 * is refused before memory is spent on it; of text that is no JSON it says nothing useful, and never throws.
 */
export declare const scanJson: (text: string, limits: ScanLimits) => JsonScan;
/** Offset just after the string that begins at `open`; infinite when it is not closed. */
export declare const endOfString: (text: string, open: number) => number;
/** Offset of the first character at or after `from` that is not white space. */
export declare const skipBlanks: (text: string, from: number) => number;
/** Value of a string as it stands in the text; itself where it is not valid. */
export declare const unquoted: (source: string) => string;
export {};
