import type { GitHub } from './github.js';
import type { Publication, PublishResult } from './publication.js';
import type { OpenTarget } from './pull-request.js';
/**
 * Posts the run's edits as review suggestions on an existing pull request, where they fall inside its diff, and lists
 * the others in the review. What was suggested before is not suggested again; nothing is pushed.
 * @param number of the pull request, on whose head the run was made
 */
export declare function suggest(publication: Publication, { github, target, number }: {
    github: GitHub;
    target: OpenTarget;
    number: number;
}): Promise<PublishResult>;
