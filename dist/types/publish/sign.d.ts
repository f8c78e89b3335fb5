import type { Git } from '../git/git.js';
import { type BranchPlan } from './branch.js';
/**
 * Makes the planned commits anew, signed with the key of git's own configuration. Trees, messages, authors and dates
 * stay; the committer is the person that git's configuration names, for whom the key vouches. Throws GIT_FAILED, and
 * nothing is pushed, where git cannot sign.
 * @returns the commits to push, and their ids by those of the run's
 */
export declare function signCommits(git: Git, plan: BranchPlan, format: 'gpg' | 'ssh'): Promise<{
    readonly plan: BranchPlan;
    readonly made: ReadonlyMap<string, string>;
}>;
/** Who signs here, as `name <address>`. Throws GIT_FAILED where git's configuration names nobody. */
export declare function signerOf(git: Git): Promise<string>;
