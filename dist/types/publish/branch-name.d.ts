import type { Git } from '../git/git.js';
/** `editplan/<slug>`: the title's letters and digits, without marks, joined by hyphens; the plan's digest if none is left. */
export declare function branchName(title: string, sha256: string): string;
/** Throws BRANCH_INVALID for what git, or GitHub, does not take as the name of a branch. */
export declare function checkBranchName(git: Git, name: string): Promise<void>;
