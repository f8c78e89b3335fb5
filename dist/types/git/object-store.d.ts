import type { Git } from './git.js';
/** Where the commits of a run go: into the repository, or into a folder that goes when the scope ends. */
export interface ObjectStore extends Disposable {
    /** The repository, writing new objects there. */
    readonly git: Git;
    /** Another worktree of the repository, through the same store. */
    through(worktree: Git): Git;
    /** The environment in which any other git sees those objects. */
    readonly env: Readonly<Record<string, string>>;
}
/** The repository's own objects. */
export declare const ownObjects: (git: Git) => ObjectStore;
/**
 * Opens a repository so that new objects go to a folder of their own, below the system's folder for temporary files. Refs are
 * not redirected: nothing that names one may run through it. History must not be fetched through it either.
 */
export declare function scratchObjects(git: Git): ObjectStore;
