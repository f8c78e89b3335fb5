import type { Git } from '../git/git.js';
import type { Run, Snapshot } from '../history/snapshot.js';
import type { PublishedRecord } from './marker.js';
import type { PublishOptions } from './options.js';
import { type Target } from './target.js';
/** What the branch has to become. */
export interface BranchPlan {
    /** Where the remote stands now; undefined: it has no such branch. */
    readonly tip: string | undefined;
    /** The commits to push, oldest first; empty when the remote has what is needed. */
    readonly snapshots: readonly Snapshot[];
    readonly head: {
        readonly commit: string;
        readonly tree: string;
    };
}
export interface BranchWishes {
    readonly foreignCommits: 'refuse' | 'keep';
    readonly replace: boolean;
    /** Digest of the plan. */
    readonly plan: string;
    readonly signed: PublishOptions['signCommits'];
    /** `name <address>` of whoever signs here, who commits what the plan's author wrote. */
    readonly signer: string | undefined;
}
/**
 * Compares the branch on the remote with the run. Throws BRANCH_HAS_FOREIGN_COMMITS for commits that are not ours,
 * OTHER_PLAN for a branch that carries another plan.
 * @param recorded what the open pull request remembers; undefined without one
 */
export declare function planBranch(git: Git, target: Target, { run, recorded, wishes }: {
    run: Run;
    recorded: PublishedRecord | undefined;
    wishes: BranchWishes;
}): Promise<BranchPlan>;
/** A digest of which steps a chain of commits holds, and how they are signed; the same on whatever base they stand. */
export declare const stepsDigest: (snapshots: readonly Snapshot[], signed?: BranchWishes['signed']) => string;
export declare const stepTrailers: (message: string) => string;
/** The last commit to push; undefined for none. Commits that are made anew are a chain: throws USAGE for one that ends in a merge. */
export declare function lastOfChain({ snapshots, head }: BranchPlan): Snapshot | undefined;
