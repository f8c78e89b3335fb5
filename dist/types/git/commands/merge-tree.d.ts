import type { GitCommand } from '../git.js';
export interface TreeMerge {
    readonly tree: string;
    /** Files in conflict; empty when the merge is clean. */
    readonly conflicts: readonly string[];
}
/** Git's own three-way merge of two commits, without a work tree; needs git 2.38. What the user configured of it is left out. */
export declare const mergeTrees: (ours: string, theirs: string) => GitCommand<TreeMerge>;
