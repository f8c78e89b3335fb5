import type { Git } from '../git/git.js';
import { type RecordedRun } from './runs.js';
/** A file's bytes in the work tree and whether git calls it executable. */
export interface FileVersion {
    readonly content: Buffer;
    readonly executable: boolean;
}
/** One file to put back. Undefined means: no file. */
export interface UndoFile {
    readonly path: string;
    /** What the run left; what stands there must equal it, or have it merged. */
    readonly left: FileVersion | undefined;
    readonly restore: FileVersion | undefined;
}
export interface UndoPlan {
    readonly run: RecordedRun;
    readonly files: readonly UndoFile[];
}
/**
 * What undoing a run has to write, as bytes of the work tree; nothing is written here. `to`: number of the step that
 * stays the last, 0 (default) for all. UNKNOWN_RUN; USAGE where a commit holds steps on both sides of `to`.
 */
export declare function planUndo(git: Git, id: string, { to }?: {
    readonly to?: number;
}): Promise<UndoPlan>;
