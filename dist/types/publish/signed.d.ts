import type { Git } from '../git/git.js';
import { type BranchPlan } from './branch.js';
import { type GitHub } from './github.js';
import { type Target } from './target.js';
type SignedTarget = Target & {
    readonly headRepository: string;
};
/**
 * Makes the commits through GitHub, which signs them, and moves the branch to the last. Every tree made there must have
 * the local one's id, and every commit must be verified, before the branch moves; otherwise nothing moves.
 * @returns the commits' ids there, by their local ids
 */
export declare function pushSigned(git: Git, github: GitHub, { target, plan }: {
    target: SignedTarget;
    plan: BranchPlan;
}): Promise<ReadonlyMap<string, string>>;
export {};
