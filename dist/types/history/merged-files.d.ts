import type { Git } from '../git/git.js';
import type { Run } from './snapshot.js';
import type { ReadFile } from './survey.js';
/** A file that a merged run changes in the work tree. Undefined means: no file. */
export interface MergedFile {
    readonly path: string;
    readonly before: Buffer | undefined;
    readonly after: Buffer | undefined;
    /** Permission bits of the result. */
    readonly mode: number;
}
/**
 * The files a merged run changes, from what the (clean) work tree holds to what a checkout of the merge would hold. What
 * no blob holds byte for byte is kept with the run's record, for undo.
 */
export declare function mergedFiles(git: Git, run: Run, readFile: ReadFile): Promise<readonly MergedFile[]>;
