import type { Change } from './line-changes.js';
import type { Patch } from './patch.js';
/** Lines of context on either side of a change. */
export declare const CONTEXT = 3;
/** Where the lines begin, before the changes and after, counted from 1. */
export interface Starts {
    readonly oldStart: number;
    readonly newStart: number;
}
/** The patch of changes (in order) to lines; changes whose context meets share a hunk. */
export declare function hunksOf(lines: readonly string[], changes: readonly Change[], starts: Starts): Patch;
