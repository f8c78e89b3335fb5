import { type Publication, type PublishResult } from './publication.js';
/**
 * Pushes the run's commits to its branch and creates or updates the pull request. Sent a second time, the same run
 * writes nothing. Throws before the first write for whatever the preflight finds; BRANCH_HAS_FOREIGN_COMMITS,
 * OTHER_PLAN, MERGE_CONFLICT, GIT_FAILED or GITHUB_FAILED otherwise.
 */
export declare function publish(publication: Publication): Promise<PublishResult>;
