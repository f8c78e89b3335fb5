import type { Git } from '../git/git.js';
export interface ThreeContents {
    /** What stands there now. */
    readonly current: Uint8Array;
    /** What both sides come from: what the run left. */
    readonly left: Uint8Array;
    /** What an undo would put there. */
    readonly restore: Uint8Array;
}
/** Later changes kept and the run's taken back, by git's own merge; undefined where they touch the same lines. */
export declare function mergeContent(git: Git, contents: ThreeContents): Promise<Buffer | undefined>;
