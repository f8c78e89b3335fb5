/** Lines `at` … `at + removed` of a text give way to `added`. */
export interface Change {
    readonly at: number;
    readonly removed: number;
    readonly added: readonly string[];
}
/** A text's lines, each with its LF; the last one without, where the text does not end in one. */
export declare const linesOf: (text: string) => string[];
/**
 * The changes between two lists of lines, in order. The shortest there are up to 1,000 lines of difference; beyond, one change of
 * everything between the first and the last line that differ.
 */
export declare function lineChanges(before: readonly string[], after: readonly string[]): readonly Change[];
