import type { FileReplacement } from './overlay.js';
import type { Pending } from './replacement.js';
import type { RepoPath } from './workspace.js';
/** The places of a run's files, of which some may be a folder before and a file after, or the other way. */
export interface Places {
    /** The folder nearest to a file that stands before the run and after it, unless it is made for the file. */
    steadyFolder(file: RepoPath): RepoPath;
    /** Whether nothing stands at a path but what the run removes. */
    isFree(file: RepoPath): boolean;
    /** Removals first, so that what takes the place of a file or a folder finds it gone. */
    inOrder(pending: readonly Pending[]): Pending[];
}
export declare const openPlaces: (root: string, changes: readonly FileReplacement[]) => Places;
