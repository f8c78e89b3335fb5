import type { GitCommand } from '../git.js';
export type Located = {
    readonly ok: true;
    readonly root: string;
    readonly gitDir: string;
    readonly commonDir: string;
    readonly bare: boolean;
    readonly objectFormat: 'sha1' | 'sha256';
} | {
    readonly ok: false;
    readonly reason: string;
};
/** Where the current folder's repository is. The work tree is asked for last, so that a bare one answers all else. */
export declare const locateRepository: () => GitCommand<Located>;
/** The commit a revision names, in full; UNKNOWN_REVISION when there is none. */
export declare const resolveCommit: (revision: string) => GitCommand<string>;
/** The current commit, or undefined on a branch that has none yet. */
export declare const headCommit: () => GitCommand<string | undefined>;
/** The commit a revision names, and its tree; UNKNOWN_REVISION when there is none. */
export declare const resolveRevision: (revision: string) => GitCommand<{
    readonly commit: string;
    readonly tree: string;
}>;
/** Whether history ends here before its beginning. */
export declare const isShallow: () => GitCommand<boolean>;
