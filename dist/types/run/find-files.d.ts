import type { GlobEdit } from '../engine/step-paths.js';
import type { RepoPath } from '../workspace/workspace.js';
import type { Ground } from './ground.js';
/** The tracked files that the steps of a run are about by a glob, by the step's number. */
export type FoundFiles = ReadonlyMap<number, readonly RepoPath[]>;
/**
 * Looks for the files that each glob names and that hold what its step looks for, before any step is replayed; what earlier steps make
 * of files is the replay's to see. Git looks first, through all files at once.
 */
export declare function findFiles(ground: Ground, globs: ReadonlyMap<number, GlobEdit>): Promise<FoundFiles>;
