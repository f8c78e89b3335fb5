import type { Git } from './git.js';
interface Revision {
    readonly commit: string;
    readonly tree: string;
}
/** A commit of a chain without merges. */
export interface ChainCommit {
    readonly commit: string;
    readonly tree: string;
    readonly parent: string;
}
export type Rebased<One extends ChainCommit> = {
    readonly ok: true;
    readonly base: Revision;
    readonly chain: readonly One[];
    readonly head: Revision;
}
/** `at`: the commit that changes the same lines as the other side; `conflicts`: in which files. */
 | {
    readonly ok: false;
    readonly at: One;
    readonly conflicts: readonly string[];
};
/**
 * Puts the commits of a chain on top of another commit, each by a three-way merge whose base is its own parent. Author, committer,
 * dates and message stay. A commit that changes nothing there is left out.
 */
export declare function rebaseChain<One extends ChainCommit>(git: Git, chain: readonly One[], tip: string): Promise<Rebased<One>>;
/** A commit object that only serves a merge. */
export declare const standIn: (tree: string, parents: readonly string[]) => string;
export {};
