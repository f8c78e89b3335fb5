import type { GitCommand } from '../git.js';
/** What is read of a commit to tell whose it is. */
export interface CommitFacts {
    readonly id: string;
    readonly tree: string;
    /** Name, address and time in one string. */
    readonly author: string;
    readonly committer: string;
    readonly committerEmail: string;
    readonly authorName: string;
    readonly subject: string;
    /** Value of its Editplan-Plan trailer. */
    readonly plan: string | undefined;
    /** Its Editplan-Step lines. */
    readonly steps: string;
}
/** Commits that the second has and the first has not, newest first. */
export declare const commitsBetween: (from: string, to: string) => GitCommand<readonly CommitFacts[]>;
export declare const isAncestor: (one: string, other: string) => GitCommand<boolean>;
export declare const treeOf: (commit: string) => GitCommand<string>;
export interface Merged {
    readonly tree: string;
    readonly conflicts: readonly string[];
}
/** Three-way merge of two commits in the object database alone. Git 2.38 or newer. */
export declare const mergeTrees: (ours: string, theirs: string) => GitCommand<Merged>;
export interface Identity {
    readonly name: string;
    readonly email: string;
    /** Seconds since 1970 and zone, as git writes them. */
    readonly date: string;
}
export declare const authorOf: (commit: string) => GitCommand<Identity>;
export interface NewCommit {
    readonly tree: string;
    readonly parent: string;
    readonly message: string;
    readonly author: Identity;
}
/** A commit like those of a run: author and committer are one, at one time. */
export declare const commitTree: ({ tree, parent, message, author }: NewCommit) => GitCommand<string>;
/** The same commit, committed at its author's time and signed by the person whom git's configuration names. */
export declare const signedCommitTree: ({ tree, parent, message, author }: NewCommit, format: 'gpg' | 'ssh') => GitCommand<string>;
/** Who commits by git's configuration, as `name <address>`; undefined where it names nobody. */
export declare const configuredCommitter: () => GitCommand<string | undefined>;
export interface TreeChange {
    readonly path: Buffer;
    /** `000000` when the path is gone. */
    readonly mode: string;
    readonly blob: string;
}
/** Paths in which two trees differ, each with what the second has there. */
export declare const changedPaths: (from: string, to: string) => GitCommand<readonly TreeChange[]>;
