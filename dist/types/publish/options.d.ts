import type { MergeMethod } from './calls.js';
import type { Clock } from './github.js';
/** What somebody asks of publishing; everything has a default. */
export interface PublishOptions {
    /** Title of the pull request; default: the plan's. */
    readonly title?: string | undefined;
    /** Markdown that stands before the report in the pull request's body. */
    readonly body?: string | undefined;
    /** Sent to `serverUrl`, or to github.com and its tenants, and nowhere else. Without one, git's own credentials push and no pull request is opened: its prefilled address is given. */
    readonly token?: string | undefined;
    /** `owner/name` the pull request goes to; default: the remote's. */
    readonly repository?: string | undefined;
    /** Default: the remote's host, else `https://github.com`. */
    readonly serverUrl?: string | undefined;
    /** Default: `https://api.github.com`, or `<serverUrl>/api/v3`. */
    readonly apiUrl?: string | undefined;
    readonly graphqlUrl?: string | undefined;
    /** The process's environment, for the GIT_CONFIG_* entries that must be kept. */
    readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
    /** Default: `editplan/<slug of the title>`. */
    readonly branch?: string | undefined;
    /** The pull request's base; default: the branch checked out where the remote has it, else the remote's default. */
    readonly base?: string | undefined;
    readonly draft?: boolean | undefined;
    readonly labels?: readonly string[] | undefined;
    readonly assignees?: readonly string[] | undefined;
    readonly reviewers?: readonly string[] | undefined;
    /** Slugs; an organisation before a slash is dropped. */
    readonly teamReviewers?: readonly string[] | undefined;
    /** Title or number. */
    readonly milestone?: string | number | undefined;
    readonly autoMerge?: MergeMethod | undefined;
    readonly maintainerCanModify?: boolean | undefined;
    /** `owner/name` of a fork that the branch is pushed to. */
    readonly pushToFork?: string | undefined;
    /**
     * `api`: commits are made through GitHub, which signs them. `gpg`, `ssh`: they are made anew with a signature of the
     * key, and of the person, that git's own configuration names. Default: as they were recorded.
     */
    readonly signCommits?: 'api' | 'gpg' | 'ssh' | undefined;
    /** What becomes of branch and pull request once nothing differs from the base; default keep. */
    readonly whenUnchanged?: 'keep' | 'close' | 'delete' | undefined;
    /** Commits of others on the branch: refuse (default), or append the run to them. */
    readonly foreignCommits?: 'refuse' | 'keep' | undefined;
    /** Let this plan take over a branch that carries another. */
    readonly replace?: boolean | undefined;
    /** Number of an open pull request: the edits are suggested there in a review, nothing is pushed. */
    readonly suggestOn?: number | undefined;
    /** Nothing is sent; the result names the calls. */
    readonly dryRun?: boolean | undefined;
    readonly clock?: Clock | undefined;
}
