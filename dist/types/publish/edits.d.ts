import type { GitCommand } from '../git/git.js';
/** Lines of a file that others take the place of. */
export interface Edit {
    readonly path: string;
    /** First and last line replaced, from 1; never empty: an insertion replaces the line before it, or the first. */
    readonly start: number;
    readonly end: number;
    readonly lines: readonly string[];
    /** Whether lines say all of it: not for binary, new and removed files, modes and links, or a missing last line end. */
    readonly isText: boolean;
}
/** The edits that lead from one tree to another, each as small as it can be. */
export declare const editsBetween: (from: string, to: string) => GitCommand<readonly Edit[]>;
/** First and last line of the new file in each hunk of a patch as GitHub gives it. */
export declare function commentableLines(patch: string): readonly (readonly [number, number])[];
