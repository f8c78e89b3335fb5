import type { Git } from './git.js';
/** A person in a commit; characters git keeps for itself are taken out by the caller. */
export interface Identity {
    readonly name: string;
    readonly email: string;
    /** Seconds since 1970 and zone, as git writes them: `1700000000 +0200`. */
    readonly date: string;
}
export type FileOperation = {
    readonly path: string;
    readonly mode: GitMode;
    readonly content: Uint8Array;
} | {
    readonly path: string;
    readonly mode: GitMode;
    readonly oid: string;
} | {
    readonly path: string;
    readonly mode: 'deleted';
};
export type GitMode = '100644' | '100755' | '120000';
export interface ImportedCommit {
    readonly author: Identity;
    readonly committer: Identity;
    readonly message: string;
    readonly files: readonly FileOperation[];
}
/** A running `git fast-import` that writes one chain of commits. No ref exists before `finish`. */
export interface FastImport {
    /** Appends a commit; resolves when git can take more. */
    commit(commit: ImportedCommit): Promise<void>;
    /** Ends the stream; the ref then names the last commit. */
    finish(): Promise<void>;
    /** Drops the chain: no ref, the process gone. The objects already sent stay unreferenced until git prunes them. */
    abort(): Promise<void>;
}
/** Starts a chain on `parent`, to become `ref`. Case is kept and dates taken as they are, whatever is configured. */
export declare function startFastImport(git: Git, { ref, parent }: {
    ref: string;
    parent: string;
}): FastImport;
/** A commit as fast-import reads it; file contents are passed on, not copied. */
export declare function commitChunks(ref: string, from: string, commit: ImportedCommit): Generator<Uint8Array>;
/** A path as fast-import reads it: plain where it can be, else in C quotes, byte by byte. */
export declare function quotePath(path: string): string;
