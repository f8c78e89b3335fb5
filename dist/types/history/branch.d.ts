import type { Problem } from '../errors.js';
import type { Git } from '../git/git.js';
import { type SurveyOptions } from './survey.js';
/** What stands against making a branch of this name: BRANCH_INVALID, BRANCH_EXISTS (also a name that another blocks). */
export declare function checkBranch(git: Git, name: string, { force }?: {
    readonly force?: boolean;
}): Promise<Problem | undefined>;
/**
 * Touched files that a branch or a pull request would not carry as they are: DIRTY_FILES (changed, staged, untracked)
 * and PATH_IGNORED, each naming its files. Looks at these paths alone.
 */
export declare function checkClean(git: Git, options: SurveyOptions): Promise<Problem[]>;
/** Where a branch's move begins: what HEAD stands on, a full ref, or a commit when detached; and where a branch to be replaced stands. */
export interface Departure {
    readonly cameFrom: string;
    readonly replaced: string | undefined;
}
export declare function departure(git: Git, name: string): Promise<Departure>;
export interface BranchMove {
    readonly name: string;
    readonly commit: string;
    /** Replace a branch that exists. */
    readonly force?: boolean;
    /** Paths whose index entries follow the work tree; no other entry is touched. */
    readonly paths: Iterable<string>;
}
/**
 * Makes the branch and stands HEAD on it, once the work tree holds the run's files: index entries, branch, HEAD, in this
 * order. May be called again after a kill, wherever it came to.
 */
export declare function moveToBranch(git: Git, { name, commit, force, paths }: BranchMove): Promise<void>;
/** Takes a move back that failed on its way, once the work tree is restored: HEAD, index entries, the branch. */
export declare function abandonMove(git: Git, { name, commit, paths }: BranchMove, from: Departure): Promise<void>;
/** Takes HEAD back to where it came from, once the work tree is restored; the branch stays. */
export declare function moveBack(git: Git, cameFrom: string, paths: Iterable<string>): Promise<void>;
