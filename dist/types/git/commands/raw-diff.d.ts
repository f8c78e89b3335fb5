import type { GitCommand } from '../git.js';
/** What differs between two trees at one path. */
export interface TreeChange {
    readonly path: string;
    /** Its path before, where git takes it for renamed. */
    readonly oldPath?: string;
    /** 000000 where the path is not there. */
    readonly oldMode: string;
    readonly newMode: string;
}
/** What differs between two trees, renames found as git does by default. */
export declare const rawDiff: (from: string, to: string) => GitCommand<readonly TreeChange[]>;
