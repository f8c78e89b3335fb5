import type { Git } from '../git/git.js';
import type { BranchPlan } from './branch.js';
import { type Clock } from './github.js';
import { type Target } from './target.js';
/** Thrown when the branch moved between looking and pushing: look again. */
export declare class BranchMoved extends Error {
}
/**
 * Pushes the planned commits, and only over the tip that the plan was made for. Whether a push that failed took
 * effect is read from the remote, never guessed from git's words.
 */
export declare function pushBranch(git: Git, target: Target, { plan, clock }: {
    plan: BranchPlan;
    clock?: Clock | undefined;
}): Promise<void>;
