import type { TextChange } from './unique-edit.js';
/** Lines to put in the place of others: `count` of them from the line with index `line` on. */
export interface LineChange {
    readonly line: number;
    readonly count: number;
    readonly lines: readonly string[];
}
/** A change of lines as a change of the text; every line it writes is ended by a line break. */
export declare const lineChange: (text: string, { line, count, lines }: LineChange) => TextChange;
/** Index from `from` on where `wanted` stands in `lines`: exactly, else blanks at line ends apart, else around; -1 if nowhere. */
export declare const seek: (lines: readonly string[], wanted: readonly string[], from: number) => number;
/** The lines of a text; a line break at its end begins no further one. */
export declare const linesOf: (text: string) => string[];
