/** The page on which a person opens the pull request with two clicks, filled in as far as its address can. */
export declare function compareUrl(pull: {
    readonly serverUrl: string;
    readonly repository: string;
    readonly base: string;
    /** `branch`, or `owner:branch` from a fork. */
    readonly head: string;
    readonly title: string;
    readonly body: string;
    readonly labels?: readonly string[] | undefined;
    readonly assignees?: readonly string[] | undefined;
}): string;
