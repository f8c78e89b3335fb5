import type { Problem } from '../errors.js';
import type { RepoPath } from './workspace.js';
export interface SpellingOptions {
    /** Also refuse names that Windows cannot hold; default false. Set it wherever the checkout is on Windows. */
    readonly portable?: boolean;
}
export type Spelling = {
    readonly ok: true;
    readonly path: RepoPath;
} | {
    readonly ok: false;
    readonly problem: Problem;
};
/**
 * Normalises a path relative to the checkout's root and refuses what no plan may name, by its spelling alone: nothing is looked
 * up. `./`, repeated `/`, a final `/` and inner `..` that stay inside are taken out; percent signs are plain text.
 * The `.git` spellings are a superset of those git refuses with core.protectHFS and core.protectNTFS (read-cache.c, path.c).
 * Refusals: PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID, and IS_DIRECTORY for the root itself.
 */
export declare const checkSpelling: (path: string, options?: SpellingOptions) => Spelling;
