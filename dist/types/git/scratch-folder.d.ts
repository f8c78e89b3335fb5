import type { Git } from './git.js';
/** A folder inside the git directory that is gone when its scope ends. */
export interface ScratchFolder extends Disposable {
    readonly path: string;
}
export declare function scratchFolder(git: Git): ScratchFolder;
/** Removes what killed processes left; only while no other run is at work here. */
export declare function dropScratchFolders(git: Git): void;
