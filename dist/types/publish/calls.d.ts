import * as z from 'zod';
/** One call of GitHub's API as data: what is sent, and the part of the answer that is read. */
export interface ApiCall<Answer = unknown> {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    /** Below the API's address, with its query; `/graphql` for GraphQL. */
    readonly path: string;
    readonly body?: Readonly<Record<string, unknown>>;
    readonly answer: z.ZodType<Answer>;
}
declare const pullRequest: z.ZodObject<{
    number: z.ZodNumber;
    node_id: z.ZodString;
    html_url: z.ZodString;
    state: z.ZodEnum<{
        closed: "closed";
        open: "open";
    }>;
    title: z.ZodString;
    body: z.ZodNullable<z.ZodString>;
    draft: z.ZodDefault<z.ZodBoolean>;
    user: z.ZodNullable<z.ZodObject<{
        login: z.ZodString;
    }, z.core.$strip>>;
    labels: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
    }, z.core.$strip>>;
    assignees: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        login: z.ZodString;
    }, z.core.$strip>>>>, z.ZodTransform<{
        login: string;
    }[], {
        login: string;
    }[] | null | undefined>>;
    requested_reviewers: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        login: z.ZodString;
    }, z.core.$strip>>>>, z.ZodTransform<{
        login: string;
    }[], {
        login: string;
    }[] | null | undefined>>;
    requested_teams: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        slug: z.ZodString;
    }, z.core.$strip>>>>, z.ZodTransform<{
        slug: string;
    }[], {
        slug: string;
    }[] | null | undefined>>;
    milestone: z.ZodNullable<z.ZodObject<{
        number: z.ZodNumber;
        title: z.ZodString;
    }, z.core.$strip>>;
    auto_merge: z.ZodNullable<z.ZodObject<{
        merge_method: z.ZodString;
    }, z.core.$strip>>;
    head: z.ZodObject<{
        sha: z.ZodString;
        ref: z.ZodString;
    }, z.core.$strip>;
}, z.core.$strip>;
/** An open pull request as GitHub knows it, reduced to what is decided on. */
export type PullRequest = z.infer<typeof pullRequest>;
declare const repository: z.ZodObject<{
    full_name: z.ZodString;
    default_branch: z.ZodString;
    archived: z.ZodBoolean;
    allow_auto_merge: z.ZodOptional<z.ZodBoolean>;
    permissions: z.ZodOptional<z.ZodObject<{
        push: z.ZodBoolean;
    }, z.core.$strip>>;
    parent: z.ZodOptional<z.ZodObject<{
        full_name: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** @param name `owner/name` */
export declare const getRepository: (name: string) => ApiCall<{
    full_name: string;
    default_branch: string;
    archived: boolean;
    allow_auto_merge?: boolean | undefined;
    permissions?: {
        push: boolean;
    } | undefined;
    parent?: {
        full_name: string;
    } | undefined;
}>;
export type RepositoryAnswer = z.infer<typeof repository>;
export declare const getWorkflowPermissions: (name: string) => ApiCall<{
    can_approve_pull_request_reviews: boolean;
}>;
export declare const getViewer: () => ApiCall<{
    viewer: {
        login: string;
    };
}>;
/** @param head `owner:branch` */
export declare const listPulls: (name: string, head: string, base: string) => ApiCall<{
    number: number;
}[]>;
export declare const getPull: (name: string, number: number) => ApiCall<{
    number: number;
    node_id: string;
    html_url: string;
    state: "closed" | "open";
    title: string;
    body: string | null;
    draft: boolean;
    user: {
        login: string;
    } | null;
    labels: {
        name: string;
    }[];
    assignees: {
        login: string;
    }[];
    requested_reviewers: {
        login: string;
    }[];
    requested_teams: {
        slug: string;
    }[];
    milestone: {
        number: number;
        title: string;
    } | null;
    auto_merge: {
        merge_method: string;
    } | null;
    head: {
        sha: string;
        ref: string;
    };
}>;
export declare const createPull: (name: string, body: Readonly<Record<string, unknown>>) => ApiCall<{
    number: number;
    node_id: string;
    html_url: string;
    state: "closed" | "open";
    title: string;
    body: string | null;
    draft: boolean;
    user: {
        login: string;
    } | null;
    labels: {
        name: string;
    }[];
    assignees: {
        login: string;
    }[];
    requested_reviewers: {
        login: string;
    }[];
    requested_teams: {
        slug: string;
    }[];
    milestone: {
        number: number;
        title: string;
    } | null;
    auto_merge: {
        merge_method: string;
    } | null;
    head: {
        sha: string;
        ref: string;
    };
}>;
/** The pull request's own number, or a stand-in for it where calls are shown and not made. */
export type PullNumber = number | '{number}';
export declare const updatePull: (name: string, number: PullNumber, body: Readonly<Record<string, unknown>>) => ApiCall<unknown>;
export declare const addLabels: (name: string, number: PullNumber, labels: readonly string[]) => ApiCall<unknown>;
export declare const removeLabel: (name: string, number: PullNumber, label: string) => ApiCall<unknown>;
export declare const addAssignees: (name: string, number: PullNumber, assignees: readonly string[]) => ApiCall<unknown>;
export declare const removeAssignees: (name: string, number: PullNumber, assignees: readonly string[]) => ApiCall<unknown>;
/** @param teams slugs, without the organisation */
export declare const requestReviewers: (name: string, number: PullNumber, reviewers: Reviewers) => ApiCall<unknown>;
export declare const removeReviewers: (name: string, number: PullNumber, reviewers: Reviewers) => ApiCall<unknown>;
export interface Reviewers {
    readonly people: readonly string[];
    readonly teams: readonly string[];
}
export declare const listMilestones: (name: string) => ApiCall<{
    number: number;
    title: string;
}[]>;
/** @param milestone its number; its title where calls are shown and not made */
export declare const setMilestone: (name: string, number: PullNumber, milestone: number | string | null) => ApiCall<unknown>;
export type MergeMethod = 'merge' | 'squash' | 'rebase';
export declare const enableAutoMerge: (nodeId: string, method: MergeMethod) => ApiCall<unknown>;
export declare const disableAutoMerge: (nodeId: string) => ApiCall<unknown>;
export declare const setDraft: (nodeId: string, draft: boolean) => ApiCall<unknown>;
/** @param bytes for what is not UTF-8 text; text goes into the tree itself */
export declare const createBlob: (name: string, bytes: Buffer) => ApiCall<{
    sha: string;
}>;
/** One changed path of a tree; `sha: null` removes it. */
export interface TreeEntry {
    readonly path: string;
    readonly mode: string;
    readonly type: 'blob' | 'commit';
    readonly sha?: string | null;
    readonly content?: string;
}
export declare const createTree: (name: string, base: string, tree: readonly TreeEntry[]) => ApiCall<{
    sha: string;
}>;
export declare const createCommit: (name: string, commit: {
    readonly message: string;
    readonly tree: string;
    readonly parents: readonly string[];
}) => ApiCall<{
    sha: string;
    tree: {
        sha: string;
    };
    verification: {
        verified: boolean;
        reason: string;
    };
}>;
export declare const createBranch: (name: string, branch: string, sha: string) => ApiCall<unknown>;
export declare const moveBranch: (name: string, branch: string, sha: string) => ApiCall<unknown>;
export declare const listFiles: (name: string, number: number) => ApiCall<{
    filename: string;
    patch?: string | undefined;
}[]>;
export declare const listReviewComments: (name: string, number: number) => ApiCall<{
    body: string;
}[]>;
/** A remark on lines of the new file, from 1. */
export interface ReviewComment {
    readonly path: string;
    readonly body: string;
    readonly line: number;
    readonly side: 'RIGHT';
    readonly start_line?: number;
    readonly start_side?: 'RIGHT';
}
export declare const createReview: (name: string, number: number, review: {
    readonly commit_id: string;
    readonly event: 'COMMENT';
    readonly body: string;
    readonly comments: readonly ReviewComment[];
}) => ApiCall<unknown>;
/** Whether the call changes something: such calls are paced. */
export declare const isWrite: (call: ApiCall) => boolean;
export {};
