import type { FileReplacement } from './overlay.js';
import type { RepoPath } from './workspace.js';
/** Folders that must be made before the files can be, outermost first. */
export declare const missingFolders: (root: string, changes: readonly FileReplacement[]) => readonly RepoPath[];
/** Git knows no empty folders: one that a removal empties goes with the file. */
export declare const removeEmptyAbove: (root: string, file: RepoPath) => void;
/** False when the folder has anything in it. */
export declare const removeEmpty: (folder: string) => boolean;
