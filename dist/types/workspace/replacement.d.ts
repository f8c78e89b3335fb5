import type { Problem } from '../errors.js';
import type { FileReplacement } from './overlay.js';
import type { RepoPath } from './workspace.js';
/**
 * How one file's bytes change on the disk, as plain data that a journal can hold. `in-place` writes into the file itself, which
 * alone keeps its hard links together or its owner; all others are one rename or one removal.
 */
export interface Replacement {
    readonly path: RepoPath;
    how: 'create' | 'rename' | 'in-place' | 'remove';
    /** Holds the new bytes, beside the file; relative to the root, as is `backup`. */
    readonly temporary: string;
    /** The file as it was: a hard link where the file system has them, else a copy. */
    backup: string;
    /** `identityOf` the file whose bytes were compared; null when there was none. */
    readonly identity: string | null;
    /** Length and CRC-32 of the new bytes: whether a temporary survived a power cut. */
    readonly size: number;
    readonly crc32: number;
}
/** A replacement on its way: what the journal holds, and what it is made from. */
export interface Pending {
    readonly replacement: Replacement;
    readonly change: FileReplacement;
    /** Whose the file is that is replaced; absent where there is none. */
    readonly owner?: Owner;
}
export interface Owner {
    readonly uid: number;
    readonly gid: number;
}
/** Writes the new bytes beside the file and keeps the old ones, so that what follows needs no more space. */
export declare const prepareReplacement: (root: string, pending: Pending) => void;
/** A file or a folder that changed since it was compared is refused, right before the new bytes go in place. */
export declare const checkReplacement: (root: string, { change, replacement }: Pending) => Problem | undefined;
/** Whether a file is the one that was compared; where there was none, an empty folder may have been left. */
export declare const isUntouched: (target: string, { how, identity }: Replacement) => boolean;
/** The step that makes the change visible; also what finishes an interrupted run. */
export declare const placeNew: (root: string, { how, path: file, temporary }: Replacement) => void;
/** Puts the old bytes back after `placeNew`, whether that succeeded, failed, or failed halfway. */
export declare const placeOld: (root: string, { how, path: file, backup }: Replacement) => void;
/** Removes what a replacement still lays anywhere once it is in place for good. */
export declare const keepReplacement: (root: string, { how, temporary, backup }: Replacement) => void;
/** Removes whatever a replacement may have laid beside the file and in the journal's folder, however far it came. */
export declare const discardReplacement: (root: string, { temporary, backup }: Replacement) => void;
export declare const checksum: (bytes: Uint8Array) => number;
export declare const changedSince: (file: RepoPath) => Problem;
