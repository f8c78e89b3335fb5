import type { Problem } from '../errors.js';
import { type PullRequest, type RepositoryAnswer } from './calls.js';
import { type GitHub } from './github.js';
import type { PublishOptions } from './options.js';
import type { Target } from './target.js';
/** What is known before the first write. */
export interface Survey {
    /** Whom the token acts as; undefined where it may not ask. */
    readonly viewer: string | undefined;
    readonly repository: RepositoryAnswer;
    /** Whether the setting of the repository lets workflows open pull requests; undefined where the token may not ask. */
    readonly workflowsMayOpen: boolean | undefined;
    readonly milestone: number | undefined;
    readonly scopes: readonly string[] | undefined;
    readonly fork: RepositoryAnswer | undefined;
}
/** Reads what the checks need. Throws what stops everything: no such repository, a token that is not valid. */
export declare function survey(github: GitHub, target: Target & {
    repository: string;
}, options: PublishOptions): Promise<Survey>;
/** What will fail, before anything is written, each with its remedy. */
export interface Checks {
    /** Nothing is written with any of these. */
    readonly problems: readonly Problem[];
    /** The branch is pushed, and a person has to open the pull request. */
    readonly cannotOpen: readonly string[];
    readonly notes: readonly string[];
}
interface Known {
    readonly survey: Survey;
    readonly options: PublishOptions;
    readonly pull: PullRequest | undefined;
    /** Paths that differ from the base. */
    readonly paths: readonly string[];
}
/** Remedy of the repository's setting that keeps workflows from opening pull requests. */
export declare const CANNOT_OPEN = "the repository does not let workflows open pull requests. Switch on \"Allow GitHub Actions to create and approve pull requests\" (Settings, Actions, General), or use another token";
export declare function preflight(known: Known): Checks;
export {};
