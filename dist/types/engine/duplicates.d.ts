import type { EditInput } from '../plan/schema.js';
import type { FileChange, Outcome } from '../tools/tool.js';
import type { RepoPath } from '../workspace/workspace.js';
/** The applied Edits of a replay, as far as later ones may repeat them. */
export interface EditMemory {
    /** Number of the earlier Edit that this one repeats, told from what the tool says of it where it stands. */
    repeated(path: RepoPath, input: EditInput, outcome: Outcome): number | undefined;
    /** An Edit was applied. */
    applied(index: number, input: EditInput, change: FileChange): void;
    /** Another tool changed the file. */
    changed(path: RepoPath): void;
}
/**
 * An Edit repeats an earlier applied one of the same file when the two are equivalent on the content before the earlier, and either
 * the earlier was the last to change the file or the later cannot apply where it stands. Most are told apart by their hunks, so
 * that a replay's cost follows its edits and not the size of its files.
 */
export declare const createEditMemory: () => EditMemory;
