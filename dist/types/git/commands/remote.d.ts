import type { GitCommand } from '../git.js';
/** How git reaches a repository: a remote's name or an address, and the environment with its credentials. */
export interface Transport {
    readonly remote: string;
    readonly env: Readonly<Record<string, string>>;
}
/** Every remote with its address after `insteadOf`, in the configuration's order. */
export declare const remotes: () => GitCommand<readonly {
    readonly name: string;
    readonly url: string;
}[]>;
/** The id of the commit that a revision names, when it is here. */
export declare const localCommit: (revision: string) => GitCommand<string | undefined>;
export interface RemoteRefs {
    readonly defaultBranch: string | undefined;
    /** Commits of the branches asked for, where the remote has them. */
    readonly tips: ReadonlyMap<string, string>;
}
export declare const listRemoteRefs: ({ remote, env }: Transport, branches: readonly string[]) => GitCommand<RemoteRefs>;
/** What one ref of a remote stands at, by its full name. */
export declare const listRemoteRef: ({ remote, env }: Transport, ref: string) => GitCommand<string | undefined>;
/** Brings one ref's objects in and writes no ref. @param depth for shallow checkouts, which stay shallow */
export declare const fetchCommit: ({ remote, env }: Transport, ref: string, depth?: number) => GitCommand<void>;
/**
 * Moves the branch to the commit, and only if it stands where it was seen last.
 * @param expected empty: the branch must not exist
 */
export declare const pushCommit: ({ remote, env }: Transport, push: {
    readonly branch: string;
    readonly commit: string;
    readonly expected: string;
}) => GitCommand<void>;
export declare const deleteBranch: ({ remote, env }: Transport, { branch, expected }: {
    readonly branch: string;
    readonly expected: string;
}) => GitCommand<void>;
