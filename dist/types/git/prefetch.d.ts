import type { Git } from './git.js';
/**
 * In a partial clone, asks for the paths' blobs in one request instead of one each when they are read. Nothing is asked
 * when all are here already. In a full clone this does nothing.
 */
export declare function prefetchBlobs(git: Git, treeish: string, paths: Iterable<string>): Promise<void>;
/** Whether blobs may be missing here that a remote has. */
export declare const isPartialClone: (git: Git) => Promise<boolean>;
