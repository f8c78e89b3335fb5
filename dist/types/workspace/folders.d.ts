import { type Stats } from 'node:fs';
import type { Pending } from './replacement.js';
import type { RepoPath } from './workspace.js';
/** What stands at a path, links not followed; undefined where nothing does, or a file stands on the way. */
export declare const entryAt: (absolute: string) => Stats | undefined;
/** Whether nothing stands at a path but folders without files; those that `isGoing` names do not count. */
export declare const isVacant: (absolute: string, isGoing?: (file: string) => boolean) => boolean;
/** Removes a folder and the folders in it. Throws ENOTEMPTY where one holds a file. */
export declare const removeVacant: (folder: string) => void;
/** Folders that must be made before the files' temporaries can be, outermost first. */
export declare const missingFolders: (root: string, pending: readonly Pending[]) => readonly RepoPath[];
/** Git knows no empty folders: one that a removal empties goes with the file. */
export declare const removeEmptyAbove: (root: string, file: RepoPath) => void;
/** False when the folder has anything in it. */
export declare const removeEmpty: (folder: string) => boolean;
