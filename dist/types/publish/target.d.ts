import type { Git } from '../git/git.js';
import type { PublishOptions } from './options.js';
/** How git reaches a repository: a remote's name or an address, and the environment with its credentials. */
export interface Transport {
    readonly remote: string;
    readonly env: Readonly<Record<string, string>>;
}
/** Where a run is published. */
export interface Target {
    readonly serverUrl: string;
    readonly apiUrl: string;
    /** The token, where this server may see it. */
    readonly token: string | undefined;
    /** `owner/name` of the pull request; undefined when the remote is no repository of a GitHub server. */
    readonly repository: string | undefined;
    /** `owner/name` that gets the branch: the same, or a fork. */
    readonly headRepository: string | undefined;
    readonly branch: string;
    /** The base branch and the commit a run has to start from. */
    readonly base: {
        readonly branch: string;
        readonly commit: string;
    };
    /** Where the base is read from. */
    readonly upstream: Transport;
    /** Where the branch is pushed to. */
    readonly push: Transport;
}
/**
 * Finds out where to publish, and fetches the tip of the base branch so that the run can start from it. Nothing of the
 * checkout moves: no ref, no FETCH_HEAD, no configuration.
 * @param plan.title gives the branch its default name
 */
export declare function resolveTarget(git: Git, plan: {
    readonly title: string;
    readonly sha256: string;
}, options: PublishOptions): Promise<Target>;
/** What a branch of a remote stands at, asked now. */
export declare function tipOf(git: Git, transport: Transport, branch: string): Promise<string | undefined>;
