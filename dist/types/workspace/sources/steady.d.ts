import type { RepoPath, Source } from '../workspace.js';
/** A source that stands still for one run, whatever happens to the files below it meanwhile. */
export interface SteadySource extends Source {
    /** Reads a file that is about to be changed: its bytes are kept, and every later read gives them. */
    hold(path: RepoPath): Buffer;
}
/**
 * Asks the source below once for where a path lies and what stands there. Files that change meanwhile are found when the result is
 * put in place, which compares every one of them.
 */
export declare const openSteady: (source: Source) => SteadySource;
