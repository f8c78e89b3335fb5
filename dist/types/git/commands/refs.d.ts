import type { GitCommand } from '../git.js';
export interface RefUpdate {
    readonly ref: string;
    /** New value; undefined deletes. */
    readonly to: string | undefined;
    /** What the ref must be now; null: must not exist; undefined: whatever it is. */
    readonly from?: string | null;
}
export interface UpdateOptions {
    /** For the reflog. */
    readonly message?: string;
    /** Take every lock and check, then let go without writing. */
    readonly rehearse?: boolean;
    /** Write HEAD itself, not the branch it stands on. */
    readonly detach?: boolean;
}
/** All updates or none. */
export declare const updateRefs: (updates: readonly RefUpdate[], { message, rehearse, detach }?: UpdateOptions) => GitCommand<void>;
export interface Ref {
    readonly name: string;
    readonly oid: string;
    /** Work tree that has the branch checked out, or empty. */
    readonly worktree: string;
}
/** Refs below a prefix or of one exact name. */
export declare const listRefs: (pattern: string) => GitCommand<Ref[]>;
/** True when git allows the branch name. */
export declare const isBranchName: (name: string) => GitCommand<boolean>;
/** Makes HEAD stand on a branch, given as a full ref. */
export declare const pointHead: (ref: string, message: string) => GitCommand<void>;
/** The branch HEAD stands on, in full, or undefined when detached. */
export declare const currentBranch: () => GitCommand<string | undefined>;
