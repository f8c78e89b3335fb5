import { type PullRequest } from './calls.js';
import type { GitHub } from './github.js';
import type { Publication, PublishResult } from './publication.js';
import type { OpenTarget } from './pull-request.js';
/**
 * The run differs in nothing from the base: what becomes of the branch and the open pull request is the caller's wish.
 * A branch is deleted only after its pull request is closed, and only while it stands where we left it.
 */
export declare function settleUnchanged({ git, run, target, options, title }: Publication, known: {
    github: GitHub;
    target: OpenTarget;
    open: PullRequest | undefined;
} | undefined): Promise<PublishResult>;
