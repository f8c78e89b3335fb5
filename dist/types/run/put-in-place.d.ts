import type { Git } from '../git/git.js';
import type { Run } from '../history/snapshot.js';
import type { Overlay } from '../workspace/overlay.js';
import { type Ground } from './ground.js';
export interface Placement {
    /** Branch to make of the run and to stand on; without one HEAD and the index stay. */
    readonly branch?: string | undefined;
    readonly force?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
}
/**
 * Brings a recorded run into the work tree, all files or none, then moves the branch, then calls the run finished. A kill in
 * between is what `resume` recovers from; after a failure nothing of the run stays. Throws what a file refuses: FILE_MODIFIED,
 * WRITE_FAILED, INTERRUPTED …
 */
export declare function putInPlace(ground: Ground, { run, workspace }: {
    readonly run: Run;
    readonly workspace: Overlay;
}, { branch, force, signal }: Placement): Promise<void>;
/** Where HEAD goes once the files are in place. */
export interface Move {
    readonly branch: string;
    readonly force: boolean;
    /** What HEAD stood on before the run: a full ref, or a commit. */
    readonly cameFrom: string;
}
/** What is left to do once the files are in place: the branch, then the record. May be done again after a kill. */
export declare function settleRun(git: Git, run: Pick<Run, 'id' | 'head'>, { move, paths }: {
    readonly move: Move | undefined;
    readonly paths: readonly string[];
}): Promise<void>;
