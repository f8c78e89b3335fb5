import type { Hunk } from './diff-text.js';
/** A hunk's sides as texts. */
export interface HunkTexts {
    readonly old: string;
    readonly replacement: string;
}
export declare const textsOf: (hunk: Hunk) => HunkTexts;
/**
 * Offset at a line's start where a hunk's old text stands: `shift` lines from where the hunk says, else the nearest to that; -1
 * if nowhere.
 */
export declare const placeOfHunk: (text: string, { oldStart }: Hunk, { old, shift }: {
    readonly old: string;
    readonly shift: number;
}) => number;
