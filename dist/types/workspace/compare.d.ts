import type { Problem } from '../errors.js';
import type { FileReplacement } from './overlay.js';
import { type Pending } from './replacement.js';
export type Compared = {
    readonly ok: true;
    readonly pending: Pending[];
} | {
    readonly ok: false;
    readonly problems: readonly [Problem, ...Problem[]];
};
/**
 * Compares every file with the bytes its change was made from, and says how each will be replaced. `backups`: a folder, absolute, for
 * the old contents; default beside the files. Refusals, all of them: FILE_MODIFIED, SYMLINK, PATH_OUTSIDE_REPO, WRITE_FAILED.
 */
export declare const compareFiles: (changes: readonly FileReplacement[], { root, backups }: {
    readonly root: string;
    readonly backups?: string | undefined;
}) => Compared;
