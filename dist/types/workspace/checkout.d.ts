import { type Problem } from '../errors.js';
import type { FileReplacement } from './overlay.js';
import { type Replacement } from './replacement.js';
import type { RepoPath } from './workspace.js';
/**
 * What a kill must find again. `preparing`: no file is changed yet. `ready`: every new and old content is on the disk. `reverting`:
 * the files are being put back.
 */
export interface CheckoutRecord {
    readonly phase: 'preparing' | 'ready' | 'reverting';
    readonly files: readonly Replacement[];
    /** Folders that are made for the files, outermost first. */
    readonly folders: readonly RepoPath[];
}
/** Told what is about to happen before it does. */
export interface Journal {
    /** An existing folder, absolute, where old contents may be kept out of git's sight. */
    readonly folder: string;
    record(record: CheckoutRecord): void;
    /** Makes the record's phase `reverting`; needs no space on the disk. */
    revert(): void;
    clear(): void;
}
export interface CheckOutOptions {
    /** Real path of the checkout. */
    readonly root: string;
    readonly journal?: Journal;
    readonly signal?: AbortSignal;
}
/** The files are in place; one of the two functions is called once, when what depends on them is done or has failed. */
export type CheckedOut = {
    readonly ok: true;
    keep(): void;
    restore(): void;
} | {
    readonly ok: false;
    readonly problems: readonly [Problem, ...Problem[]];
};
/**
 * Puts files in place, all or none: compares every file with the bytes its change was made from, writes all new contents beside
 * their files, then renames all. Synchronous, so that nothing of this process comes between. Refusals: FILE_MODIFIED, SYMLINK,
 * PATH_OUTSIDE_REPO, IS_DIRECTORY, WRITE_FAILED (with the system's reason), INTERRUPTED; each leaves every file as it was.
 */
export declare const checkOut: (changes: readonly FileReplacement[], options: CheckOutOptions) => CheckedOut;
