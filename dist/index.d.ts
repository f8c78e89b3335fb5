import * as z from 'zod';
import { Readable, Writable } from 'node:stream';
import { ChildProcessWithoutNullStreams } from 'node:child_process';

/**
 * The campaign file, version 1: which repositories get the pull requests of which plans, and how fast. The source of its type and of its
 * JSON Schema.
 */
declare const campaignSchema: () => z.ZodObject<{
    version: z.ZodLiteral<1>;
    title: z.ZodString;
    plans: z.ZodArray<z.ZodString>;
    repositories: z.ZodObject<{
        list: z.ZodDefault<z.ZodArray<z.ZodString>>;
        file: z.ZodOptional<z.ZodString>;
        search: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            code: z.ZodString;
        }, z.core.$strict>, z.ZodObject<{
            repositories: z.ZodString;
        }, z.core.$strict>]>>;
        topics: z.ZodDefault<z.ZodArray<z.ZodString>>;
        owners: z.ZodDefault<z.ZodArray<z.ZodString>>;
        exclude: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>;
    vars: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodString>>>;
    pull_requests: z.ZodPrefault<z.ZodObject<{
        branch: z.ZodOptional<z.ZodString>;
        draft: z.ZodDefault<z.ZodBoolean>;
        labels: z.ZodDefault<z.ZodArray<z.ZodString>>;
        reviewers: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<"codeowners">, z.ZodArray<z.ZodString>]>>;
        split: z.ZodDefault<z.ZodLiteral<"none">>;
        sign_commits: z.ZodOptional<z.ZodLiteral<"api">>;
    }, z.core.$strict>>;
    pace: z.ZodPrefault<z.ZodObject<{
        open_at_most: z.ZodDefault<z.ZodInt>;
        per_hour: z.ZodDefault<z.ZodInt>;
        writes_per_minute: z.ZodDefault<z.ZodNumber>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** A campaign file that passed the schema, defaults filled in. */
type Campaign = z.output<ReturnType<typeof campaignSchema>>;
/** The campaign file's JSON Schema, draft 7, for editors: what `schema/campaign.schema.json` holds. */
declare const campaignJsonSchema: () => object;

/** What one row of the error table says; the docs page and the exit codes are derived from it. */
interface ErrorRow {
    /** Number among the Edit tool's errors, 0–10; null for all other errors. */
    readonly number: number | null;
    /** Exit code of a run whose first failure this is: see `docs/errors.md`. */
    readonly exit: 1 | 2 | 3 | 4 | 5 | 6;
    readonly title: string;
    /** What the reader does about it. */
    readonly advice: string;
}
/**
 * The one table of errors. Names are stable: programs and tests rely on them. Titles and advice may change.
 * Exit codes: 1 plan invalid or step failed, 2 wrong usage, 3 refused by policy, 4 stale or conflicting, 5 git or GitHub
 * failed, 6 interrupted and recoverable.
 */
declare const ERRORS: {
    readonly SECRET_DETECTED: ErrorRow;
    readonly NO_CHANGE: ErrorRow;
    readonly PATH_DENIED: ErrorRow;
    readonly FILE_EXISTS: ErrorRow;
    readonly FILE_NOT_FOUND: ErrorRow;
    readonly IS_NOTEBOOK: ErrorRow;
    readonly FILE_NOT_READ: ErrorRow;
    readonly FILE_MODIFIED: ErrorRow;
    readonly STRING_NOT_FOUND: ErrorRow;
    readonly STRING_NOT_UNIQUE: ErrorRow;
    readonly FILE_TOO_LARGE: ErrorRow;
    readonly NO_FILES: ErrorRow;
    readonly UNEXPECTED_MATCHES: ErrorRow;
    readonly PATH_OUTSIDE_REPO: ErrorRow;
    readonly PATH_PROTECTED: ErrorRow;
    readonly PATH_INVALID: ErrorRow;
    readonly PATH_IGNORED: ErrorRow;
    readonly SYMLINK: ErrorRow;
    readonly IS_BINARY: ErrorRow;
    readonly IS_DIRECTORY: ErrorRow;
    readonly NOT_A_DIRECTORY: ErrorRow;
    readonly DEVICE_FILE: ErrorRow;
    readonly READ_TOO_LARGE: ErrorRow;
    readonly PDF_PAGES: ErrorRow;
    readonly PDF_INVALID: ErrorRow;
    readonly PDF_ENCRYPTED: ErrorRow;
    readonly IMAGE_INVALID: ErrorRow;
    readonly INVALID_INPUT: ErrorRow;
    readonly UNENCODABLE: ErrorRow;
    readonly UNSUPPORTED_ENCODING: ErrorRow;
    readonly NOT_A_NOTEBOOK: ErrorRow;
    readonly NOTEBOOK_INVALID: ErrorRow;
    readonly CELL_NOT_FOUND: ErrorRow;
    readonly CELL_ID_REQUIRED: ErrorRow;
    readonly CELL_TYPE_REQUIRED: ErrorRow;
    readonly LANGUAGE_UNKNOWN: ErrorRow;
    readonly OVERLAPPING_MATCHES: ErrorRow;
    readonly FORMAT_UNKNOWN: ErrorRow;
    readonly DOCUMENT_INVALID: ErrorRow;
    readonly KEY_NOT_FOUND: ErrorRow;
    readonly KEY_ALIASED: ErrorRow;
    readonly CHANGE_UNCERTAIN: ErrorRow;
    readonly CONFIG_BROKEN: ErrorRow;
    readonly DUPLICATE_STEP: ErrorRow;
    readonly PLAN_SYNTAX: ErrorRow;
    readonly PLAN_VERSION: ErrorRow;
    readonly PLAN_EMPTY: ErrorRow;
    readonly UNKNOWN_KEY: ErrorRow;
    readonly MISSING_KEY: ErrorRow;
    readonly INVALID_VALUE: ErrorRow;
    readonly UNKNOWN_VARIABLE: ErrorRow;
    readonly MISSING_VARIABLE: ErrorRow;
    readonly DUPLICATE_KEY: ErrorRow;
    readonly DUPLICATE_ID: ErrorRow;
    readonly UNKNOWN_TOOL: ErrorRow;
    readonly LIMIT_EXCEEDED: ErrorRow;
    readonly USAGE: ErrorRow;
    readonly PLAN_NOT_FOUND: ErrorRow;
    readonly NOT_A_REPOSITORY: ErrorRow;
    readonly NO_COMMIT: ErrorRow;
    readonly BARE_REPOSITORY: ErrorRow;
    readonly UNKNOWN_REVISION: ErrorRow;
    readonly UNKNOWN_RUN: ErrorRow;
    readonly BRANCH_INVALID: ErrorRow;
    readonly BRANCH_EXISTS: ErrorRow;
    readonly BRANCH_IN_USE: ErrorRow;
    readonly OPERATION_IN_PROGRESS: ErrorRow;
    readonly RUN_NOT_APPLIED: ErrorRow;
    readonly RUN_APPLIED: ErrorRow;
    readonly POLICY_ASK: ErrorRow;
    readonly POLICY_INVALID: ErrorRow;
    readonly COMMAND_UNSAFE: ErrorRow;
    readonly COMMAND_DENIED: ErrorRow;
    readonly COMMAND_FAILED: ErrorRow;
    readonly COMMAND_STRAYED: ErrorRow;
    readonly COMMAND_NOT_RECORDED: ErrorRow;
    readonly CAMPAIGN_INVALID: ErrorRow;
    readonly SEARCH_INCOMPLETE: ErrorRow;
    readonly VERIFY_FAILED: ErrorRow;
    readonly NEW_DIAGNOSTICS: ErrorRow;
    readonly DIRTY_FILES: ErrorRow;
    readonly MERGE_CONFLICT: ErrorRow;
    readonly BASE_NOT_ANCESTOR: ErrorRow;
    readonly UNACCOUNTED_CHANGE: ErrorRow;
    readonly PLANS_CONFLICT: ErrorRow;
    readonly NO_PLAN_PASSES: ErrorRow;
    readonly VERIFY_MISMATCH: ErrorRow;
    readonly MANIFEST_MISSING: ErrorRow;
    readonly MANIFEST_INVALID: ErrorRow;
    readonly ATTESTATION_INVALID: ErrorRow;
    readonly ATTESTATION_UNTRUSTED: ErrorRow;
    readonly ATTESTATION_OTHER_SIGNER: ErrorRow;
    readonly ATTESTATION_MISMATCH: ErrorRow;
    readonly GIT_FAILED: ErrorRow;
    readonly READ_FAILED: ErrorRow;
    readonly WRITE_FAILED: ErrorRow;
    readonly PACKAGE_MISSING: ErrorRow;
    readonly GITHUB_FAILED: ErrorRow;
    readonly BRANCH_HAS_FOREIGN_COMMITS: ErrorRow;
    readonly ATTESTATION_FAILED: ErrorRow;
    readonly CHECKS_NOT_STARTED: ErrorRow;
    readonly NOTHING_TO_PUBLISH: ErrorRow;
    readonly BRANCH_OVERTAKEN: ErrorRow;
    readonly BRANCH_NOT_OURS: ErrorRow;
    readonly OTHER_PLAN: ErrorRow;
    readonly LOCKED: ErrorRow;
    readonly INTERRUPTED: ErrorRow;
};
/** The stable name of an error. */
type ErrorName = keyof typeof ERRORS;
/** A place in a plan or another source file; line and column count from 1. */
interface Position {
    readonly file?: string;
    readonly line: number;
    readonly column: number;
}
/** A refusal as plain data: a step that cannot apply, or an error in a plan. Failing is a value; only misuse throws. */
interface Problem {
    readonly name: ErrorName;
    /** One or more sentences for a person: what is wrong here, and how to fix it. Programs do not rely on it. */
    readonly message: string;
    readonly at?: Position;
    /** The step's number, from 1, and its id where it has one. */
    readonly step?: {
        readonly index: number;
        readonly id?: string;
    };
    /** Values to use instead: similar keys or paths, a corrected old_string. */
    readonly suggestions?: readonly string[];
}
/** Thrown when the failure belongs to no step: wrong usage, an unsuitable repository, a failure of git or GitHub. */
declare class EditplanError extends Error {
    readonly name: ErrorName;
    readonly problems: readonly Problem[];
    constructor(problems: Problem | readonly Problem[], options?: ErrorOptions);
}
/** Exit code of a run whose first failure has this name. */
declare const exitCodeOf: (name: ErrorName) => number;

/** A campaign, or everything that is wrong with its text. */
type ParsedCampaign = {
    readonly ok: true;
    readonly campaign: Campaign;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Reads a campaign file's text, YAML 1.2 (of which JSON is a part). `name` is what its positions are said to be in.
 * Refusals: CAMPAIGN_INVALID, all of them at once, each with line and column.
 */
declare function parseCampaign(text: string, name: string): ParsedCampaign;

declare const settings: z.ZodObject<{
    title: z.ZodOptional<z.ZodString>;
    draft: z.ZodOptional<z.ZodBoolean>;
    labels: z.ZodDefault<z.ZodArray<z.ZodString>>;
    assignees: z.ZodDefault<z.ZodArray<z.ZodString>>;
    reviewers: z.ZodDefault<z.ZodArray<z.ZodString>>;
    teams: z.ZodDefault<z.ZodArray<z.ZodString>>;
    milestone: z.ZodOptional<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>>;
    autoMerge: z.ZodOptional<z.ZodEnum<{
        merge: "merge";
        rebase: "rebase";
        squash: "squash";
    }>>;
    maintainerCanModify: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
/** What was set on a pull request, so that it alone is taken back later. */
type Settings = z.infer<typeof settings>;
declare const record: z.ZodObject<{
    plan: z.ZodString;
    without: z.ZodOptional<z.ZodArray<z.ZodInt>>;
    head: z.ZodString;
    tree: z.ZodString;
    steps: z.ZodString;
    base: z.ZodDefault<z.ZodString>;
    own: z.ZodDefault<z.ZodArray<z.ZodString>>;
    kept: z.ZodDefault<z.ZodArray<z.ZodString>>;
    source: z.ZodOptional<z.ZodObject<{
        repository: z.ZodString;
        paths: z.ZodDefault<z.ZodArray<z.ZodString>>;
    }, z.core.$strip>>;
    decided: z.ZodOptional<z.ZodArray<z.ZodObject<{
        step: z.ZodInt;
        by: z.ZodString;
    }, z.core.$strip>>>;
    each: z.ZodOptional<z.ZodString>;
    manifest: z.ZodOptional<z.ZodString>;
    words: z.ZodOptional<z.ZodString>;
    split: z.ZodOptional<z.ZodObject<{
        of: z.ZodString;
        on: z.ZodString;
        part: z.ZodDefault<z.ZodString>;
    }, z.core.$strip>>;
    below: z.ZodOptional<z.ZodArray<z.ZodString>>;
    expires: z.ZodOptional<z.ZodString>;
    set: z.ZodObject<{
        title: z.ZodOptional<z.ZodString>;
        draft: z.ZodOptional<z.ZodBoolean>;
        labels: z.ZodDefault<z.ZodArray<z.ZodString>>;
        assignees: z.ZodDefault<z.ZodArray<z.ZodString>>;
        reviewers: z.ZodDefault<z.ZodArray<z.ZodString>>;
        teams: z.ZodDefault<z.ZodArray<z.ZodString>>;
        milestone: z.ZodOptional<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>>;
        autoMerge: z.ZodOptional<z.ZodEnum<{
            merge: "merge";
            rebase: "rebase";
            squash: "squash";
        }>>;
        maintainerCanModify: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** What a pull request's body remembers of the last run. */
type PublishedRecord = z.infer<typeof record>;

/** Where a campaign is kept: what makes a later run of the file the same campaign, however its words change. */
type CampaignSource = NonNullable<PublishedRecord['source']>;
/** What is noted in a repository that got no pull request: why. */
declare const OUTCOMES: readonly ['not-needed', 'failed', 'conflict'];
type Outcome = (typeof OUTCOMES)[number];

interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
    sleep(milliseconds: number): Promise<void>;
}

/** One call of GitHub's API as data: what is sent, and the part of the answer that is read. */
interface ApiCall<Answer = unknown> {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    /** Below the API's address, with its query; `/graphql` for GraphQL. */
    readonly path: string;
    readonly body?: Readonly<Record<string, unknown>>;
    readonly answer: z.ZodType<Answer>;
    /** Of GraphQL: an answer in part is taken, with its `errors`. */
    readonly partial?: true;
}
type MergeMethod = 'merge' | 'squash' | 'rebase';

/** When calls may be made: shared by all connections that count together. */
interface Pace {
    /** Waits until a call may be made; one that writes waits for its turn among all writes. */
    turn(isWrite: boolean): Promise<void>;
    /** No call is made for so many milliseconds: GitHub said so to one, and means all. */
    hold(milliseconds: number): void;
    /** The longest that a call waits before it is given up, in milliseconds. */
    readonly patience: number;
}

/** An app's number or client id, and its private key as GitHub gives it (PEM). */
interface AppKey {
    readonly id: string;
    readonly privateKey: string;
}

/** A pull request that the campaign opened. */
interface CampaignPull {
    readonly number: number;
    readonly url: string;
    readonly state: 'open' | 'merged' | 'closed';
    readonly draft: boolean;
    /** ISO time. */
    readonly createdAt: string;
    readonly base: string;
    /** The commit of its branch. */
    readonly head: string;
    /** GitHub cannot merge it. */
    readonly conflicting: boolean;
    readonly checks: Checks;
    readonly record: PublishedRecord;
}
/** What the checks of a pull request's head say. */
type Checks = 'passing' | 'failing' | 'pending' | 'none';
interface Obstacle {
    readonly kind: 'missing' | 'moved' | 'archived' | 'disabled' | 'empty' | 'no-permission';
    readonly message: string;
}

/** Where a campaign is in a repository. */
type RowState = 'open' | 'merged' | 'closed' | 'conflict' | 'failed' | 'not-needed' | 'waiting' | 'unreachable';
/** One repository of a campaign. */
interface Row {
    /** As GitHub names it. */
    readonly repository: string;
    /** As the campaign names it, where that differs. */
    readonly asked?: string;
    readonly state: RowState;
    /** What a run has to do there; `again`: the base moved since the last try. */
    readonly todo: 'open' | 'again' | 'update' | 'nothing';
    readonly pull?: Pick<CampaignPull, 'number' | 'url' | 'draft' | 'createdAt'>;
    readonly checks?: Checks;
    /** Why it is so and what to do, in sentences. */
    readonly reason?: string;
    readonly obstacle?: Obstacle['kind'];
}
/** Which repositories a run takes up besides those that are new to it. */
interface Wish {
    /** Those that were tried on this very base, and those whose pull request was closed. */
    readonly retry?: boolean;
    /** Open pull requests, although only the base moved. */
    readonly update?: boolean;
}

/** Where a campaign is. */
interface CampaignStatus {
    readonly version: 1;
    readonly title: string;
    /** Of its pull requests. */
    readonly branch: string;
    /** ISO time at which GitHub was asked. */
    readonly at: string;
    readonly totals: Readonly<Record<RowState, number>> & {
        readonly repositories: number;
        /** Open pull requests whose checks fail. */
        readonly failing: number;
    };
    readonly repositories: readonly StatusRow[];
    readonly problems?: readonly Pick<Problem, 'name' | 'message'>[];
}
interface StatusRow extends Omit<Row, 'todo'> {
    /** Days since the pull request was opened. */
    readonly age_days?: number;
}

/** The inputs of the two tools that change documents by path. */
declare const documentInputs: {
    readonly Set: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Unset: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
};
type SetInput = z.output<typeof documentInputs.Set>;
type UnsetInput = z.output<typeof documentInputs.Unset>;

/** `when`: what must be true of the files before a step for it to be replayed. */
declare const condition: z.ZodObject<{
    contains: z.ZodExactOptional<z.ZodString>;
    not_contains: z.ZodExactOptional<z.ZodString>;
    matches: z.ZodExactOptional<z.ZodString>;
    not_matches: z.ZodExactOptional<z.ZodString>;
    file_path: z.ZodExactOptional<z.ZodString>;
    glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    exists: z.ZodExactOptional<z.ZodBoolean>;
}, z.core.$strict>;
/** What must be true of files, as the steps before leave them, for a step to be replayed. */
type Condition = Readonly<z.output<typeof condition>>;

/** The inputs of the four tools, as a plan's steps and a session's calls give them. */
declare const toolInputs: {
    readonly Read: z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
    readonly Edit: z.ZodObject<{
        file_path: z.ZodString;
        old_string: z.ZodString;
        new_string: z.ZodString;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
    }, z.core.$strict>;
    readonly Write: z.ZodObject<{
        file_path: z.ZodString;
        content: z.ZodString;
    }, z.core.$strict>;
    readonly NotebookEdit: z.ZodObject<{
        notebook_path: z.ZodString;
        cell_id: z.ZodOptional<z.ZodString>;
        new_source: z.ZodString;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
    }, z.core.$strict>;
};
/** A tool that agents call. */
type ToolName = keyof typeof toolInputs;
type ReadInput = z.output<typeof toolInputs.Read>;
/** The inputs of a plan's steps: those of the four tools, with what only a plan can ask for, and those of a plan's own tools. */
declare const stepInputs: {
    readonly Set: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Unset: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Read: z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
    readonly Edit: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Write: z.ZodObject<{
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly NotebookEdit: z.ZodObject<{
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly Delete: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
    }, z.core.$strict>;
    readonly Move: z.ZodObject<{
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
    }, z.core.$strict>;
    readonly Run: z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>;
};
/** A tool that a plan's steps use. */
type StepTool = keyof typeof stepInputs;
type EditStepInput = z.output<typeof stepInputs.Edit>;
type WriteStepInput = z.output<typeof stepInputs.Write>;
type NotebookStepInput = z.output<typeof stepInputs.NotebookEdit>;
type DeleteInput = z.output<typeof stepInputs.Delete>;
type MoveInput = z.output<typeof stepInputs.Move>;

/** The input of a step that runs a command. */
declare const runInput: z.ZodObject<{
    command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
    changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
    background: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>;
type RunInput = z.output<typeof runInput>;

/** A plan's variables with their values. */
type VariableValues = Readonly<Record<string, string>>;
/** How a plan's variables get their values. */
interface VariableOptions {
    /** Values by name; names that the plan does not declare are not for this plan. */
    readonly vars?: VariableValues;
    /** Leaves a variable that has no value as it is written, instead of refusing it: for tools that look at the plan alone. */
    readonly openVars?: boolean;
}

/** How a plan is replayed, with the defaults. */
declare const planOptions: z.ZodObject<{
    reads: z.ZodDefault<z.ZodEnum<{
        auto: "auto";
        strict: "strict";
    }>>;
    duplicates: z.ZodDefault<z.ZodEnum<{
        collapse: "collapse";
        error: "error";
        keep: "keep";
    }>>;
    on_error: z.ZodDefault<z.ZodEnum<{
        continue: "continue";
        stop: "stop";
    }>>;
    commits: z.ZodDefault<z.ZodEnum<{
        "per-file": "per-file";
        "per-step": "per-step";
        squash: "squash";
    }>>;
    trailing_whitespace: z.ZodDefault<z.ZodEnum<{
        keep: "keep";
        strip: "strip";
    }>>;
}, z.core.$strict>;
/** A whole plan as it is written, in YAML or JSON: what editors check. */
declare const planSchema: z.ZodObject<{
    $schema: z.ZodExactOptional<z.ZodString>;
    version: z.ZodLiteral<1>;
    title: z.ZodString;
    description: z.ZodExactOptional<z.ZodString>;
    base: z.ZodExactOptional<z.ZodString>;
    created: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodISODateTime, z.ZodISODate]>>;
    author: z.ZodExactOptional<z.ZodObject<{
        name: z.ZodString;
        email: z.ZodString;
    }, z.core.$strict>>;
    cwd: z.ZodExactOptional<z.ZodString>;
    vars: z.ZodExactOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodUnion<readonly [z.ZodString, z.ZodBoolean, z.ZodNumber]>, z.ZodNull, z.ZodObject<{
        default: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodBoolean, z.ZodNumber]>>;
        required: z.ZodExactOptional<z.ZodLiteral<true>>;
        description: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strict>]>>>;
    options: z.ZodPrefault<z.ZodObject<{
        reads: z.ZodDefault<z.ZodEnum<{
            auto: "auto";
            strict: "strict";
        }>>;
        duplicates: z.ZodDefault<z.ZodEnum<{
            collapse: "collapse";
            error: "error";
            keep: "keep";
        }>>;
        on_error: z.ZodDefault<z.ZodEnum<{
            continue: "continue";
            stop: "stop";
        }>>;
        commits: z.ZodDefault<z.ZodEnum<{
            "per-file": "per-file";
            "per-step": "per-step";
            squash: "squash";
        }>>;
        trailing_whitespace: z.ZodDefault<z.ZodEnum<{
            keep: "keep";
            strip: "strip";
        }>>;
    }, z.core.$strict>>;
    steps: z.ZodArray<z.ZodUnion<readonly [z.ZodDiscriminatedUnion<[z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Read">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Edit">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Write">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"NotebookEdit">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Delete">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Move">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Set">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Unset">;
    }, z.core.$strict>, z.ZodObject<{
        file_path: z.ZodString;
        offset: z.ZodOptional<z.ZodInt>;
        limit: z.ZodOptional<z.ZodInt>;
        pages: z.ZodOptional<z.ZodString>;
        sha256: z.ZodOptional<z.ZodString>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        old_string: z.ZodOptional<z.ZodString>;
        regex: z.ZodOptional<z.ZodString>;
        pattern: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        language: z.ZodOptional<z.ZodEnum<{
            bash: "bash";
            cpp: "cpp";
            csharp: "csharp";
            css: "css";
            go: "go";
            java: "java";
            javascript: "javascript";
            php: "php";
            python: "python";
            ruby: "ruby";
            rust: "rust";
            tsx: "tsx";
            typescript: "typescript";
        }>>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        match: z.ZodOptional<z.ZodEnum<{
            exact: "exact";
            whitespace: "whitespace";
        }>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodString;
        content: z.ZodOptional<z.ZodString>;
        content_base64: z.ZodOptional<z.ZodString>;
        executable: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        notebook_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        cell_id: z.ZodOptional<z.ZodString>;
        cell: z.ZodOptional<z.ZodLiteral<"*">>;
        new_source: z.ZodOptional<z.ZodString>;
        old_string: z.ZodOptional<z.ZodString>;
        new_string: z.ZodOptional<z.ZodString>;
        replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
            false: "false";
            true: "true";
        }>, z.ZodTransform<boolean, "false" | "true">>]>>;
        cell_type: z.ZodOptional<z.ZodEnum<{
            code: "code";
            markdown: "markdown";
        }>>;
        edit_mode: z.ZodOptional<z.ZodEnum<{
            delete: "delete";
            insert: "insert";
            replace: "replace";
        }>>;
        clear_outputs: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        new_path: z.ZodString;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
        create: z.ZodOptional<z.ZodBoolean>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        file_path: z.ZodOptional<z.ZodString>;
        glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        only_if: z.ZodOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>;
        path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
        expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
            min: z.ZodExactOptional<z.ZodInt>;
            max: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>]>>;
        skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    } | {
        command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
        changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
        background: z.ZodOptional<z.ZodBoolean>;
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        tool: z.ZodLiteral<"Run">;
    }, z.core.$strict>], "tool">, z.ZodDiscriminatedUnion<[z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Read">;
        input: z.ZodObject<{
            file_path: z.ZodString;
            offset: z.ZodOptional<z.ZodInt>;
            limit: z.ZodOptional<z.ZodInt>;
            pages: z.ZodOptional<z.ZodString>;
            sha256: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Edit">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            old_string: z.ZodOptional<z.ZodString>;
            regex: z.ZodOptional<z.ZodString>;
            pattern: z.ZodOptional<z.ZodString>;
            rule: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            language: z.ZodOptional<z.ZodEnum<{
                bash: "bash";
                cpp: "cpp";
                csharp: "csharp";
                css: "css";
                go: "go";
                java: "java";
                javascript: "javascript";
                php: "php";
                python: "python";
                ruby: "ruby";
                rust: "rust";
                tsx: "tsx";
                typescript: "typescript";
            }>>;
            new_string: z.ZodOptional<z.ZodString>;
            replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "false" | "true">>]>>;
            match: z.ZodOptional<z.ZodEnum<{
                exact: "exact";
                whitespace: "whitespace";
            }>>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Write">;
        input: z.ZodObject<{
            file_path: z.ZodString;
            content: z.ZodOptional<z.ZodString>;
            content_base64: z.ZodOptional<z.ZodString>;
            executable: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"NotebookEdit">;
        input: z.ZodObject<{
            notebook_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            cell_id: z.ZodOptional<z.ZodString>;
            cell: z.ZodOptional<z.ZodLiteral<"*">>;
            new_source: z.ZodOptional<z.ZodString>;
            old_string: z.ZodOptional<z.ZodString>;
            new_string: z.ZodOptional<z.ZodString>;
            replace_all: z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodPipe<z.ZodEnum<{
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "false" | "true">>]>>;
            cell_type: z.ZodOptional<z.ZodEnum<{
                code: "code";
                markdown: "markdown";
            }>>;
            edit_mode: z.ZodOptional<z.ZodEnum<{
                delete: "delete";
                insert: "insert";
                replace: "replace";
            }>>;
            clear_outputs: z.ZodOptional<z.ZodBoolean>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Delete">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Move">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            new_path: z.ZodString;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Set">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
            value: z.ZodUnknown & z.ZodType<{} | null, unknown, z.core.$ZodTypeInternals<{} | null, unknown>>;
            create: z.ZodOptional<z.ZodBoolean>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Unset">;
        input: z.ZodObject<{
            file_path: z.ZodOptional<z.ZodString>;
            glob: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exclude: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            only_if: z.ZodOptional<z.ZodObject<{
                contains: z.ZodExactOptional<z.ZodString>;
                not_contains: z.ZodExactOptional<z.ZodString>;
                matches: z.ZodExactOptional<z.ZodString>;
                not_matches: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>;
            path: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>>]>;
            expect_matches: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodObject<{
                min: z.ZodExactOptional<z.ZodInt>;
                max: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>]>>;
            skip_unsupported: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        id: z.ZodExactOptional<z.ZodString>;
        why: z.ZodExactOptional<z.ZodString>;
        when: z.ZodExactOptional<z.ZodObject<{
            contains: z.ZodExactOptional<z.ZodString>;
            not_contains: z.ZodExactOptional<z.ZodString>;
            matches: z.ZodExactOptional<z.ZodString>;
            not_matches: z.ZodExactOptional<z.ZodString>;
            file_path: z.ZodExactOptional<z.ZodString>;
            glob: z.ZodExactOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            exists: z.ZodExactOptional<z.ZodBoolean>;
        }, z.core.$strict>>;
        type: z.ZodLiteral<"tool_use">;
        name: z.ZodLiteral<"Run">;
        input: z.ZodObject<{
            command: z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodArray<z.ZodString>]>;
            changes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            timeout: z.ZodOptional<z.ZodUnion<readonly [z.ZodInt, z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>]>>;
            background: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strict>;
    }, z.core.$strict>], "name">]>>;
}, z.core.$strict>;
/** Effective options of a plan; the command line overrides each. */
type PlanOptions = Readonly<z.output<typeof planOptions>>;
interface Author {
    readonly name: string;
    readonly email: string;
}
interface StepOf<Tool extends StepTool, Input> {
    /** The step's number in the plan, from 1. */
    readonly index: number;
    /** The author's id, where the plan gives one. */
    readonly id?: string;
    readonly tool: Tool;
    readonly input: Input;
    /** Shown to the reviewer beside the change. */
    readonly why?: string;
    /** The step is skipped where this does not hold. */
    readonly when?: Condition;
    /** Whoever runs the plan leaves the step out. */
    readonly leftOut?: true;
    /** The step's place in the plan's text, counted from 1. */
    readonly at: {
        readonly file?: string;
        readonly line: number;
        readonly column: number;
    };
}
type Step = StepOf<'Read', ReadInput> | StepOf<'Edit', EditStepInput> | StepOf<'Write', WriteStepInput> | StepOf<'NotebookEdit', NotebookStepInput> | StepOf<'Delete', DeleteInput> | StepOf<'Move', MoveInput> | StepOf<'Set', SetInput> | StepOf<'Unset', UnsetInput> | StepOf<'Run', RunInput>;
/** A parsed plan: plain data, all defaults filled in, paths as the plan wrote them less its `cwd`. */
interface Plan {
    readonly version: 1;
    readonly title: string;
    readonly description?: string;
    /** The commit the plan was made against, as the plan names it. */
    readonly base?: string;
    /** ISO date that every commit of the run carries. */
    readonly created?: string;
    readonly author?: Author;
    /** Root of the checkout the plan was recorded in, stripped from absolute paths. */
    readonly cwd?: string;
    readonly options: PlanOptions;
    /** Its variables with their values, which its steps hold already; absent where it has none. */
    readonly vars?: VariableValues;
    readonly steps: readonly Step[];
    /** SHA-256, hex, of the plan's canonical content (not of its layout): what `Editplan-Plan` trailers carry. */
    readonly digest: string;
}
/** A plan without its steps. */
type PlanHeader = Omit<Plan, 'steps' | 'digest'>;
/** The plan's schema as JSON Schema (draft-7) for editors: what `schema/plan.schema.json` and `editplan schema` hold. */
declare const planJsonSchema: () => Record<string, unknown>;

/** Steps that can be iterated again and again; an array of them is one. */
interface StepSequence extends Iterable<Step> {
    readonly length: number;
    /** Present where another pass over the steps means reading their text again. */
    readonly outline?: Outline;
}
/** A plan whose steps need not be held at once. Every {@link Plan} is one. */
interface SteppedPlan extends Omit<Plan, 'steps'> {
    readonly steps: StepSequence;
}
/** What a step looks for by globs: the parts of it that decide which files those are. */
type GlobbedStep = Pick<Step, 'tool' | 'input' | 'when'>;
/** What a run needs to know of its steps before it replays them, but those left out. Its size follows their paths and words, not their texts. */
interface Outline {
    /** How many of the steps are not Reads. */
    readonly changing: number;
    /** Names of the plan files, in order. */
    readonly files: ReadonlySet<string>;
    /** Paths as the steps give them, including those that their conditions look at. */
    readonly paths: ReadonlySet<string>;
    /** The same without those of conditions, by tool. */
    readonly touched: ReadonlyMap<Step['tool'], ReadonlySet<string>>;
    /** The steps that look for files by globs, by their numbers. */
    readonly globs: ReadonlyMap<number, GlobbedStep>;
    /** Of the steps that have an id or a reason. */
    readonly words: readonly StepWords[];
}
/** What a step says to people, and where. */
type StepWords = Pick<Step, 'index' | 'id' | 'why' | 'at'>;

/** A path inside the checkout: relative to its root, `/` separated, no `.`, `..` or empty parts. */
type RepoPath = string;

/** The policy's decision about a path and a tool, or about a command, and the rule that decided. */
interface Decision$1 {
    readonly behavior: 'allow' | 'ask' | 'deny';
    /** The rule's text, `protected: <kind>`, `changed: <kind>`, `mode: <mode>`, `granted` or `default`. */
    readonly rule: string;
    /** A sentence for a person, without a full stop. */
    readonly reason: string;
}

/** The policy file's JSON Schema, draft 7, for editors: what `schema/policy.schema.json` holds. */
declare const policyJsonSchema: () => object;

/** Context of a text that is a part of a file. */
interface FilePart {
    /** The text before: a credential that it contains is not new. Default empty. */
    readonly before?: string;
    /** The line of the file that the text begins in; default 1. */
    readonly firstLine?: number;
}

/** The questions the tools ask of the policy, in the order of the validation chain. Undefined means: nothing against it. */
interface PolicyChecks {
    /**
     * SECRET_DETECTED: the new text carries a credential, or the path itself does. A promise because the scanner is one; it is
     * loaded when the first text looks suspicious, all others cost microseconds. With `before`, what that text holds already is not
     * new: so a whole file is asked about once its steps are done.
     */
    secrets(path: string, text: string, part?: FilePart): Promise<Problem | undefined>;
    /**
     * PATH_DENIED or POLICY_ASK: a rule, the mode or the list of protected paths forbids the tool on this path. With the
     * step's number, an approval of that step counts.
     */
    path(path: string, tool: StepTool, step?: number): Problem | undefined;
    /** CONFIG_BROKEN: the file parsed before and no longer would, or no longer satisfies the schema it is mapped to. */
    configuration(path: string, before: Buffer | undefined, after: Buffer): Problem | undefined;
}
/** An approval: of one step, of a path, or of everything that one rule asks about. Deny rules override it. */
type Grant = {
    /** The step's number. */
    readonly step: number;
} | {
    readonly path: string;
} | {
    /** As in `Decision.rule`. */
    readonly rule: string;
};

/**
 * One hunk of a structured patch: real text, three lines of context; `\ No newline at end of file` is a line of its own.
 * Lines are cut at LF, so that a line of a CRLF file ends in CR, and the first line of a file with a BOM begins with U+FEFF. A
 * byte that is not UTF-8 is written as the lone surrogate U+DC80…U+DCFF (see `decodeText`): hunks on *before* give *after*, byte
 * for byte. Starts count from 1, in a hunk of 0 lines too, as in the `diff` package.
 */
interface StructuredPatchHunk {
    readonly oldStart: number;
    readonly oldLines: number;
    readonly newStart: number;
    readonly newLines: number;
    readonly lines: readonly string[];
}

interface FileStateLimits {
    /** Files remembered; default 100. */
    readonly entries?: number;
    /** Bytes of content remembered, all files together; default 25 MiB. */
    readonly bytes?: number;
}

/** Budgets of what a Read shows. */
interface ReadBudgets {
    /** Bytes of a text file read without `limit`; default 256 KiB. Infinity in a replay. */
    readonly bytes: number;
    /** Estimated tokens of a text shown (characters / 4, JSON / 2); default 25,000. Infinity in a replay. */
    readonly tokens: number;
}
/** A file's next state. `before` is undefined when the file is created. */
interface FileChange {
    readonly path: RepoPath;
    readonly before: Buffer | undefined;
    readonly after: Buffer;
    /** Permission bits of the result. */
    readonly mode: number;
    /** Present when the plan says whether git is to call the file executable, also where the disk cannot. */
    readonly executable?: boolean;
    /** The file of a Move as it was called before; what git knows of it then holds of the new one. */
    readonly movedFrom?: RepoPath;
    readonly structuredPatch: readonly StructuredPatchHunk[];
    readonly insertions: number;
    readonly deletions: number;
}
/** A file that goes. */
interface FileRemoval extends Omit<FileChange, 'before' | 'after'> {
    readonly before: Buffer;
    readonly after: undefined;
}
/** How the text to replace was found: see the ladder in `text/match`; `regex`: by its pattern; `structure`: by that of its syntax. */
type MatchedBy = 'exact' | 'quotes' | 'tags' | 'escapes' | 'line-numbers' | 'trailing-blanks' | 'whitespace' | 'regex' | 'structure';
/** What a Read shows; the fields present depend on what was read. */
interface ReadView {
    readonly type: 'text' | 'image' | 'pdf' | 'notebook' | 'unchanged';
    /** Numbered lines (text), pages (PDF), cells (notebook). */
    readonly content?: string;
    readonly unchanged?: true;
    readonly partial?: true;
    readonly empty?: true;
    readonly note?: string;
    readonly image?: {
        readonly base64: string;
        readonly mediaType: string;
        readonly original: {
            readonly width: number;
            readonly height: number;
        };
        readonly shown: {
            readonly width: number;
            readonly height: number;
        };
    };
    /** Images among a notebook's outputs, which `content` names by number, from 1. */
    readonly images?: readonly {
        readonly base64: string;
        readonly mediaType: string;
    }[];
}
interface Progress {
    readonly type: 'progress';
    readonly tool: StepTool;
    readonly message: string;
}

interface Owner {
    readonly uid: number;
    readonly gid: number;
}
/** What a file or a folder is beside its name and its bytes. `mode`: permission bits, 0o7777. */
interface Attributes extends Owner {
    readonly mode: number;
}
/** Files and folders that have the same attributes. */
interface AttributedPaths extends Attributes {
    readonly paths: readonly RepoPath[];
}

/** One file from before a step to after it. */
type Change = FileChange | FileRemoval;

/** A part of a plan that is applied on its own. */
interface SplitPart {
    /** Its group; of steps that span groups, and of groups that need each other, all their names. */
    readonly name: string;
    /** The name in letters, digits and hyphens; no other part has it, and it stays while the name does. */
    readonly slug: string;
    readonly groups: readonly string[];
    readonly plan: Plan;
    /** Files that it changes, in the order in which it comes to them. */
    readonly files: readonly RepoPath[];
    /** Parts that it builds on, as places in the list of parts. */
    readonly needs: readonly number[];
}
/** A plan in parts which together are the plan. */
interface PlanSplit {
    /** In an order in which all can be applied. */
    readonly parts: readonly SplitPart[];
    /** Parts that are applied one on the other, as places in the list; stacks touch nothing of each other. */
    readonly stacks: readonly (readonly number[])[];
}

/** One edit of a text, as a step gives it. */
interface Edit {
    /** The text to replace; an empty one fills a blank file. */
    readonly old_string: string;
    readonly new_string: string;
    /** Replace every place instead of exactly one. Default false. */
    readonly replace_all?: boolean | undefined;
    /**
     * `whitespace` accepts, after everything else, a place that differs in white space alone; `literal` accepts the text as it is
     * written alone, under no tolerance. Default `exact`: under every tolerance but white space.
     */
    readonly match?: 'exact' | 'whitespace' | 'literal' | undefined;
}

/**
 * True when two lists of edits of one file are equal field by field, or when applying each in turn to `originalContent` gives the
 * same content. A list that cannot be applied is equivalent to nothing but an equal list. Single edits are compared on the bytes
 * that they replace alone.
 */
declare function areFileEditsEquivalent(edits1: readonly Edit[], edits2: readonly Edit[], originalContent: string | Buffer): boolean;

interface LanguageStreams {
    readonly input: Readable;
    readonly output: Writable;
    /** Ends the server. */
    readonly signal?: AbortSignal;
}

interface LanguageServerOptions {
    /** A folder of the checkout that plans are checked against; default: the client's folder that a plan is in, else its first. */
    readonly root?: string;
    /** The program's version, for clients that show it. */
    readonly version?: string;
    /** Milliseconds without a change after which a plan is checked; default 250. */
    readonly delay?: number;
}
interface LanguageServer {
    /**
     * Serves one client of the Language Server Protocol over streams, until it says `exit` or the input ends. Resolves to the exit code:
     * 0 after `shutdown`, else 1. Nothing else is written to the output, and nothing to the checkout.
     */
    serve(streams: LanguageStreams): Promise<number>;
}
/** A language server for plans in YAML and JSON. The packages of the protocol are loaded when it serves. */
declare const createLanguageServer: (options?: LanguageServerOptions) => LanguageServer;

/** One git call as data: its arguments and how its output is read. Both are tested without running it. */
interface GitCommand<Result> {
    readonly args: readonly string[];
    /** Standard input of git. */
    readonly input?: string | Uint8Array;
    /** Added to the filtered environment of this one process, for example credentials as GIT_CONFIG_*. */
    readonly env?: Readonly<Record<string, string>>;
    /** The user's own hooks run; default none does. */
    readonly hooks?: boolean;
    /** Exit codes that do not count as failures; default [0]. */
    readonly accept?: readonly number[];
    parse(stdout: Buffer, exitCode: number): Result;
}

/** Git's configuration: section and variable in lower case, the subsection between them as written; the last value of each. */
type Configuration = ReadonlyMap<string, string>;

/** A repository to run git in. Failures throw GIT_FAILED with what git said, credentials masked. */
interface Git {
    /** Top of the work tree, or the bare repository. */
    readonly root: string;
    /** This worktree's git directory, absolute. */
    readonly gitDir: string;
    /** The repository's common git directory, absolute. */
    readonly commonDir: string;
    readonly bare: boolean;
    readonly objectFormat: 'sha1' | 'sha256';
    /** The configuration, read at the first call. */
    config(): Promise<Configuration>;
    /**
     * A command without `input` goes through simple-git, which is loaded for the first of them. A command with `input`, even an empty
     * one, goes through a process of our own. Give an empty `input` to what every run calls, and to commands that may print nothing:
     * simple-git waits 50 ms for those.
     */
    run<Result>(command: GitCommand<Result>): Promise<Result>;
    /** Starts a git process that reads while it runs (fast-import, cat-file --batch). The caller ends it. `env` is added to its environment. */
    start(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcessWithoutNullStreams;
}

/** What whoever runs a plan asks of its commits. */
interface CommitWords {
    /** In place of the plan's author. */
    readonly author?: Author | undefined;
    /** Default: the author. */
    readonly committer?: Author | undefined;
    /** Each message ends in the author's `Signed-off-by`. */
    readonly signoff?: boolean | undefined;
    /** The subject of a step's commit: `{tool}`, `{file}`, `{summary}`, `{title}`, `{step}` and `{total}` are filled in. */
    readonly subject?: string | undefined;
}

/** Steps as people name them: a number from 1 counts through all plans of a run; a text is an id, else a number. */
type StepNames = readonly (string | number)[];

/** A refusal in the words of JSON. */
declare const reportedProblem: z.ZodObject<{
    name: z.ZodEnum<{
        ATTESTATION_FAILED: "ATTESTATION_FAILED";
        ATTESTATION_INVALID: "ATTESTATION_INVALID";
        ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
        ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
        ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
        BARE_REPOSITORY: "BARE_REPOSITORY";
        BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
        BRANCH_EXISTS: "BRANCH_EXISTS";
        BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
        BRANCH_INVALID: "BRANCH_INVALID";
        BRANCH_IN_USE: "BRANCH_IN_USE";
        BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
        BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
        CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
        CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
        CELL_NOT_FOUND: "CELL_NOT_FOUND";
        CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
        CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
        CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
        COMMAND_DENIED: "COMMAND_DENIED";
        COMMAND_FAILED: "COMMAND_FAILED";
        COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
        COMMAND_STRAYED: "COMMAND_STRAYED";
        COMMAND_UNSAFE: "COMMAND_UNSAFE";
        CONFIG_BROKEN: "CONFIG_BROKEN";
        DEVICE_FILE: "DEVICE_FILE";
        DIRTY_FILES: "DIRTY_FILES";
        DOCUMENT_INVALID: "DOCUMENT_INVALID";
        DUPLICATE_ID: "DUPLICATE_ID";
        DUPLICATE_KEY: "DUPLICATE_KEY";
        DUPLICATE_STEP: "DUPLICATE_STEP";
        FILE_EXISTS: "FILE_EXISTS";
        FILE_MODIFIED: "FILE_MODIFIED";
        FILE_NOT_FOUND: "FILE_NOT_FOUND";
        FILE_NOT_READ: "FILE_NOT_READ";
        FILE_TOO_LARGE: "FILE_TOO_LARGE";
        FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
        GITHUB_FAILED: "GITHUB_FAILED";
        GIT_FAILED: "GIT_FAILED";
        IMAGE_INVALID: "IMAGE_INVALID";
        INTERRUPTED: "INTERRUPTED";
        INVALID_INPUT: "INVALID_INPUT";
        INVALID_VALUE: "INVALID_VALUE";
        IS_BINARY: "IS_BINARY";
        IS_DIRECTORY: "IS_DIRECTORY";
        IS_NOTEBOOK: "IS_NOTEBOOK";
        KEY_ALIASED: "KEY_ALIASED";
        KEY_NOT_FOUND: "KEY_NOT_FOUND";
        LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
        LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
        LOCKED: "LOCKED";
        MANIFEST_INVALID: "MANIFEST_INVALID";
        MANIFEST_MISSING: "MANIFEST_MISSING";
        MERGE_CONFLICT: "MERGE_CONFLICT";
        MISSING_KEY: "MISSING_KEY";
        MISSING_VARIABLE: "MISSING_VARIABLE";
        NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
        NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
        NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
        NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
        NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
        NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
        NO_CHANGE: "NO_CHANGE";
        NO_COMMIT: "NO_COMMIT";
        NO_FILES: "NO_FILES";
        NO_PLAN_PASSES: "NO_PLAN_PASSES";
        OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
        OTHER_PLAN: "OTHER_PLAN";
        OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
        PACKAGE_MISSING: "PACKAGE_MISSING";
        PATH_DENIED: "PATH_DENIED";
        PATH_IGNORED: "PATH_IGNORED";
        PATH_INVALID: "PATH_INVALID";
        PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
        PATH_PROTECTED: "PATH_PROTECTED";
        PDF_ENCRYPTED: "PDF_ENCRYPTED";
        PDF_INVALID: "PDF_INVALID";
        PDF_PAGES: "PDF_PAGES";
        PLANS_CONFLICT: "PLANS_CONFLICT";
        PLAN_EMPTY: "PLAN_EMPTY";
        PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
        PLAN_SYNTAX: "PLAN_SYNTAX";
        PLAN_VERSION: "PLAN_VERSION";
        POLICY_ASK: "POLICY_ASK";
        POLICY_INVALID: "POLICY_INVALID";
        READ_FAILED: "READ_FAILED";
        READ_TOO_LARGE: "READ_TOO_LARGE";
        RUN_APPLIED: "RUN_APPLIED";
        RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
        SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
        SECRET_DETECTED: "SECRET_DETECTED";
        STRING_NOT_FOUND: "STRING_NOT_FOUND";
        STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
        SYMLINK: "SYMLINK";
        UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
        UNENCODABLE: "UNENCODABLE";
        UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
        UNKNOWN_KEY: "UNKNOWN_KEY";
        UNKNOWN_REVISION: "UNKNOWN_REVISION";
        UNKNOWN_RUN: "UNKNOWN_RUN";
        UNKNOWN_TOOL: "UNKNOWN_TOOL";
        UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
        UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
        USAGE: "USAGE";
        VERIFY_FAILED: "VERIFY_FAILED";
        VERIFY_MISMATCH: "VERIFY_MISMATCH";
        WRITE_FAILED: "WRITE_FAILED";
    }>;
    code: z.ZodNullable<z.ZodInt>;
    message: z.ZodString;
    file: z.ZodExactOptional<z.ZodString>;
    line: z.ZodExactOptional<z.ZodInt>;
    column: z.ZodExactOptional<z.ZodInt>;
    suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
}, z.core.$strict>;
type ReportedProblem = z.output<typeof reportedProblem>;

declare const reportedStep: z.ZodObject<{
    index: z.ZodInt;
    id: z.ZodExactOptional<z.ZodString>;
    plan: z.ZodExactOptional<z.ZodString>;
    tool: z.ZodEnum<{
        Delete: "Delete";
        Edit: "Edit";
        Move: "Move";
        NotebookEdit: "NotebookEdit";
        Read: "Read";
        Run: "Run";
        Set: "Set";
        Unset: "Unset";
        Write: "Write";
    }>;
    file_path: z.ZodString;
    new_path: z.ZodExactOptional<z.ZodString>;
    status: z.ZodEnum<{
        applied: "applied";
        collapsed: "collapsed";
        failed: "failed";
        read: "read";
        skipped: "skipped";
        unchanged: "unchanged";
    }>;
    why: z.ZodExactOptional<z.ZodString>;
    matched_by: z.ZodExactOptional<z.ZodEnum<{
        escapes: "escapes";
        exact: "exact";
        "line-numbers": "line-numbers";
        quotes: "quotes";
        regex: "regex";
        structure: "structure";
        tags: "tags";
        "trailing-blanks": "trailing-blanks";
        whitespace: "whitespace";
    }>>;
    structuredPatch: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        oldStart: z.ZodInt;
        oldLines: z.ZodInt;
        newStart: z.ZodInt;
        newLines: z.ZodInt;
        lines: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>>>>;
    cell: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
        index: z.ZodInt;
        id: z.ZodExactOptional<z.ZodString>;
        language: z.ZodString;
        before: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            type: z.ZodString;
            source: z.ZodString;
            output: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>>;
        after: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            type: z.ZodString;
            source: z.ZodString;
            output: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>>;
    }, z.core.$strict>>>;
    insertions: z.ZodInt;
    deletions: z.ZodInt;
    old_mode: z.ZodExactOptional<z.ZodString>;
    new_mode: z.ZodExactOptional<z.ZodString>;
    files: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        file_path: z.ZodString;
        old_mode: z.ZodExactOptional<z.ZodString>;
        new_mode: z.ZodExactOptional<z.ZodString>;
        structuredPatch: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
            oldStart: z.ZodInt;
            oldLines: z.ZodInt;
            newStart: z.ZodInt;
            newLines: z.ZodInt;
            lines: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        }, z.core.$strict>>>>;
        insertions: z.ZodInt;
        deletions: z.ZodInt;
    }, z.core.$strict>>>>;
    commit: z.ZodExactOptional<z.ZodString>;
    needs: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodInt>>>;
    duplicate_of: z.ZodExactOptional<z.ZodInt>;
    command: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
        exit_code: z.ZodNullable<z.ZodInt>;
        milliseconds: z.ZodInt;
        tail: z.ZodString;
        output: z.ZodExactOptional<z.ZodString>;
        recorded: z.ZodExactOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>>>;
    notes: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    policy: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
        behavior: z.ZodEnum<{
            allow: "allow";
            ask: "ask";
            deny: "deny";
        }>;
        rule: z.ZodString;
        reason: z.ZodString;
    }, z.core.$strict>>>;
    error: z.ZodExactOptional<z.ZodObject<{
        name: z.ZodEnum<{
            ATTESTATION_FAILED: "ATTESTATION_FAILED";
            ATTESTATION_INVALID: "ATTESTATION_INVALID";
            ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
            ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
            ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
            BARE_REPOSITORY: "BARE_REPOSITORY";
            BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
            BRANCH_EXISTS: "BRANCH_EXISTS";
            BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
            BRANCH_INVALID: "BRANCH_INVALID";
            BRANCH_IN_USE: "BRANCH_IN_USE";
            BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
            BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
            CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
            CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
            CELL_NOT_FOUND: "CELL_NOT_FOUND";
            CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
            CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
            CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
            COMMAND_DENIED: "COMMAND_DENIED";
            COMMAND_FAILED: "COMMAND_FAILED";
            COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
            COMMAND_STRAYED: "COMMAND_STRAYED";
            COMMAND_UNSAFE: "COMMAND_UNSAFE";
            CONFIG_BROKEN: "CONFIG_BROKEN";
            DEVICE_FILE: "DEVICE_FILE";
            DIRTY_FILES: "DIRTY_FILES";
            DOCUMENT_INVALID: "DOCUMENT_INVALID";
            DUPLICATE_ID: "DUPLICATE_ID";
            DUPLICATE_KEY: "DUPLICATE_KEY";
            DUPLICATE_STEP: "DUPLICATE_STEP";
            FILE_EXISTS: "FILE_EXISTS";
            FILE_MODIFIED: "FILE_MODIFIED";
            FILE_NOT_FOUND: "FILE_NOT_FOUND";
            FILE_NOT_READ: "FILE_NOT_READ";
            FILE_TOO_LARGE: "FILE_TOO_LARGE";
            FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
            GITHUB_FAILED: "GITHUB_FAILED";
            GIT_FAILED: "GIT_FAILED";
            IMAGE_INVALID: "IMAGE_INVALID";
            INTERRUPTED: "INTERRUPTED";
            INVALID_INPUT: "INVALID_INPUT";
            INVALID_VALUE: "INVALID_VALUE";
            IS_BINARY: "IS_BINARY";
            IS_DIRECTORY: "IS_DIRECTORY";
            IS_NOTEBOOK: "IS_NOTEBOOK";
            KEY_ALIASED: "KEY_ALIASED";
            KEY_NOT_FOUND: "KEY_NOT_FOUND";
            LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
            LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
            LOCKED: "LOCKED";
            MANIFEST_INVALID: "MANIFEST_INVALID";
            MANIFEST_MISSING: "MANIFEST_MISSING";
            MERGE_CONFLICT: "MERGE_CONFLICT";
            MISSING_KEY: "MISSING_KEY";
            MISSING_VARIABLE: "MISSING_VARIABLE";
            NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
            NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
            NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
            NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
            NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
            NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
            NO_CHANGE: "NO_CHANGE";
            NO_COMMIT: "NO_COMMIT";
            NO_FILES: "NO_FILES";
            NO_PLAN_PASSES: "NO_PLAN_PASSES";
            OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
            OTHER_PLAN: "OTHER_PLAN";
            OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
            PACKAGE_MISSING: "PACKAGE_MISSING";
            PATH_DENIED: "PATH_DENIED";
            PATH_IGNORED: "PATH_IGNORED";
            PATH_INVALID: "PATH_INVALID";
            PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
            PATH_PROTECTED: "PATH_PROTECTED";
            PDF_ENCRYPTED: "PDF_ENCRYPTED";
            PDF_INVALID: "PDF_INVALID";
            PDF_PAGES: "PDF_PAGES";
            PLANS_CONFLICT: "PLANS_CONFLICT";
            PLAN_EMPTY: "PLAN_EMPTY";
            PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
            PLAN_SYNTAX: "PLAN_SYNTAX";
            PLAN_VERSION: "PLAN_VERSION";
            POLICY_ASK: "POLICY_ASK";
            POLICY_INVALID: "POLICY_INVALID";
            READ_FAILED: "READ_FAILED";
            READ_TOO_LARGE: "READ_TOO_LARGE";
            RUN_APPLIED: "RUN_APPLIED";
            RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
            SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
            SECRET_DETECTED: "SECRET_DETECTED";
            STRING_NOT_FOUND: "STRING_NOT_FOUND";
            STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
            SYMLINK: "SYMLINK";
            UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
            UNENCODABLE: "UNENCODABLE";
            UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
            UNKNOWN_KEY: "UNKNOWN_KEY";
            UNKNOWN_REVISION: "UNKNOWN_REVISION";
            UNKNOWN_RUN: "UNKNOWN_RUN";
            UNKNOWN_TOOL: "UNKNOWN_TOOL";
            UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
            UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
            USAGE: "USAGE";
            VERIFY_FAILED: "VERIFY_FAILED";
            VERIFY_MISMATCH: "VERIFY_MISMATCH";
            WRITE_FAILED: "WRITE_FAILED";
        }>;
        code: z.ZodNullable<z.ZodInt>;
        message: z.ZodString;
        file: z.ZodExactOptional<z.ZodString>;
        line: z.ZodExactOptional<z.ZodInt>;
        column: z.ZodExactOptional<z.ZodInt>;
        suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** The JSON report of a run: the one source of its type and of `schema/report.schema.json`. */
declare const reportSchema: z.ZodObject<{
    version: z.ZodLiteral<1>;
    plan: z.ZodObject<{
        title: z.ZodString;
        description: z.ZodExactOptional<z.ZodString>;
        sha256: z.ZodString;
        files: z.ZodArray<z.ZodString>;
        overrides: z.ZodExactOptional<z.ZodObject<{
            reads: z.ZodExactOptional<z.ZodEnum<{
                auto: "auto";
                strict: "strict";
            }>>;
            duplicates: z.ZodExactOptional<z.ZodEnum<{
                collapse: "collapse";
                error: "error";
                keep: "keep";
            }>>;
            on_error: z.ZodExactOptional<z.ZodEnum<{
                continue: "continue";
                stop: "stop";
            }>>;
            commits: z.ZodExactOptional<z.ZodEnum<{
                "per-file": "per-file";
                "per-step": "per-step";
                squash: "squash";
            }>>;
            trailing_whitespace: z.ZodExactOptional<z.ZodEnum<{
                keep: "keep";
                strip: "strip";
            }>>;
        }, z.core.$strict>>;
        without: z.ZodExactOptional<z.ZodArray<z.ZodInt>>;
    }, z.core.$strict>;
    base: z.ZodNullable<z.ZodObject<{
        commit: z.ZodString;
        tree: z.ZodString;
    }, z.core.$strict>>;
    head: z.ZodNullable<z.ZodObject<{
        commit: z.ZodString;
        tree: z.ZodString;
        branch: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strict>>;
    run: z.ZodNullable<z.ZodObject<{
        id: z.ZodString;
    }, z.core.$strict>>;
    steps: z.ZodArray<z.ZodObject<{
        index: z.ZodInt;
        id: z.ZodExactOptional<z.ZodString>;
        plan: z.ZodExactOptional<z.ZodString>;
        tool: z.ZodEnum<{
            Delete: "Delete";
            Edit: "Edit";
            Move: "Move";
            NotebookEdit: "NotebookEdit";
            Read: "Read";
            Run: "Run";
            Set: "Set";
            Unset: "Unset";
            Write: "Write";
        }>;
        file_path: z.ZodString;
        new_path: z.ZodExactOptional<z.ZodString>;
        status: z.ZodEnum<{
            applied: "applied";
            collapsed: "collapsed";
            failed: "failed";
            read: "read";
            skipped: "skipped";
            unchanged: "unchanged";
        }>;
        why: z.ZodExactOptional<z.ZodString>;
        matched_by: z.ZodExactOptional<z.ZodEnum<{
            escapes: "escapes";
            exact: "exact";
            "line-numbers": "line-numbers";
            quotes: "quotes";
            regex: "regex";
            structure: "structure";
            tags: "tags";
            "trailing-blanks": "trailing-blanks";
            whitespace: "whitespace";
        }>>;
        structuredPatch: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
            oldStart: z.ZodInt;
            oldLines: z.ZodInt;
            newStart: z.ZodInt;
            newLines: z.ZodInt;
            lines: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        }, z.core.$strict>>>>;
        cell: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            index: z.ZodInt;
            id: z.ZodExactOptional<z.ZodString>;
            language: z.ZodString;
            before: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                type: z.ZodString;
                source: z.ZodString;
                output: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>>;
            after: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                type: z.ZodString;
                source: z.ZodString;
                output: z.ZodExactOptional<z.ZodString>;
            }, z.core.$strict>>>;
        }, z.core.$strict>>>;
        insertions: z.ZodInt;
        deletions: z.ZodInt;
        old_mode: z.ZodExactOptional<z.ZodString>;
        new_mode: z.ZodExactOptional<z.ZodString>;
        files: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
            file_path: z.ZodString;
            old_mode: z.ZodExactOptional<z.ZodString>;
            new_mode: z.ZodExactOptional<z.ZodString>;
            structuredPatch: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
                oldStart: z.ZodInt;
                oldLines: z.ZodInt;
                newStart: z.ZodInt;
                newLines: z.ZodInt;
                lines: z.ZodReadonly<z.ZodArray<z.ZodString>>;
            }, z.core.$strict>>>>;
            insertions: z.ZodInt;
            deletions: z.ZodInt;
        }, z.core.$strict>>>>;
        commit: z.ZodExactOptional<z.ZodString>;
        needs: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodInt>>>;
        duplicate_of: z.ZodExactOptional<z.ZodInt>;
        command: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            exit_code: z.ZodNullable<z.ZodInt>;
            milliseconds: z.ZodInt;
            tail: z.ZodString;
            output: z.ZodExactOptional<z.ZodString>;
            recorded: z.ZodExactOptional<z.ZodLiteral<true>>;
        }, z.core.$strict>>>;
        notes: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        policy: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            behavior: z.ZodEnum<{
                allow: "allow";
                ask: "ask";
                deny: "deny";
            }>;
            rule: z.ZodString;
            reason: z.ZodString;
        }, z.core.$strict>>>;
        error: z.ZodExactOptional<z.ZodObject<{
            name: z.ZodEnum<{
                ATTESTATION_FAILED: "ATTESTATION_FAILED";
                ATTESTATION_INVALID: "ATTESTATION_INVALID";
                ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                BARE_REPOSITORY: "BARE_REPOSITORY";
                BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                BRANCH_EXISTS: "BRANCH_EXISTS";
                BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                BRANCH_INVALID: "BRANCH_INVALID";
                BRANCH_IN_USE: "BRANCH_IN_USE";
                BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                CELL_NOT_FOUND: "CELL_NOT_FOUND";
                CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                COMMAND_DENIED: "COMMAND_DENIED";
                COMMAND_FAILED: "COMMAND_FAILED";
                COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                COMMAND_STRAYED: "COMMAND_STRAYED";
                COMMAND_UNSAFE: "COMMAND_UNSAFE";
                CONFIG_BROKEN: "CONFIG_BROKEN";
                DEVICE_FILE: "DEVICE_FILE";
                DIRTY_FILES: "DIRTY_FILES";
                DOCUMENT_INVALID: "DOCUMENT_INVALID";
                DUPLICATE_ID: "DUPLICATE_ID";
                DUPLICATE_KEY: "DUPLICATE_KEY";
                DUPLICATE_STEP: "DUPLICATE_STEP";
                FILE_EXISTS: "FILE_EXISTS";
                FILE_MODIFIED: "FILE_MODIFIED";
                FILE_NOT_FOUND: "FILE_NOT_FOUND";
                FILE_NOT_READ: "FILE_NOT_READ";
                FILE_TOO_LARGE: "FILE_TOO_LARGE";
                FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                GITHUB_FAILED: "GITHUB_FAILED";
                GIT_FAILED: "GIT_FAILED";
                IMAGE_INVALID: "IMAGE_INVALID";
                INTERRUPTED: "INTERRUPTED";
                INVALID_INPUT: "INVALID_INPUT";
                INVALID_VALUE: "INVALID_VALUE";
                IS_BINARY: "IS_BINARY";
                IS_DIRECTORY: "IS_DIRECTORY";
                IS_NOTEBOOK: "IS_NOTEBOOK";
                KEY_ALIASED: "KEY_ALIASED";
                KEY_NOT_FOUND: "KEY_NOT_FOUND";
                LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                LOCKED: "LOCKED";
                MANIFEST_INVALID: "MANIFEST_INVALID";
                MANIFEST_MISSING: "MANIFEST_MISSING";
                MERGE_CONFLICT: "MERGE_CONFLICT";
                MISSING_KEY: "MISSING_KEY";
                MISSING_VARIABLE: "MISSING_VARIABLE";
                NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                NO_CHANGE: "NO_CHANGE";
                NO_COMMIT: "NO_COMMIT";
                NO_FILES: "NO_FILES";
                NO_PLAN_PASSES: "NO_PLAN_PASSES";
                OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                OTHER_PLAN: "OTHER_PLAN";
                OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                PACKAGE_MISSING: "PACKAGE_MISSING";
                PATH_DENIED: "PATH_DENIED";
                PATH_IGNORED: "PATH_IGNORED";
                PATH_INVALID: "PATH_INVALID";
                PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                PATH_PROTECTED: "PATH_PROTECTED";
                PDF_ENCRYPTED: "PDF_ENCRYPTED";
                PDF_INVALID: "PDF_INVALID";
                PDF_PAGES: "PDF_PAGES";
                PLANS_CONFLICT: "PLANS_CONFLICT";
                PLAN_EMPTY: "PLAN_EMPTY";
                PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                PLAN_SYNTAX: "PLAN_SYNTAX";
                PLAN_VERSION: "PLAN_VERSION";
                POLICY_ASK: "POLICY_ASK";
                POLICY_INVALID: "POLICY_INVALID";
                READ_FAILED: "READ_FAILED";
                READ_TOO_LARGE: "READ_TOO_LARGE";
                RUN_APPLIED: "RUN_APPLIED";
                RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                SECRET_DETECTED: "SECRET_DETECTED";
                STRING_NOT_FOUND: "STRING_NOT_FOUND";
                STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                SYMLINK: "SYMLINK";
                UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                UNENCODABLE: "UNENCODABLE";
                UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                UNKNOWN_KEY: "UNKNOWN_KEY";
                UNKNOWN_REVISION: "UNKNOWN_REVISION";
                UNKNOWN_RUN: "UNKNOWN_RUN";
                UNKNOWN_TOOL: "UNKNOWN_TOOL";
                UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                USAGE: "USAGE";
                VERIFY_FAILED: "VERIFY_FAILED";
                VERIFY_MISMATCH: "VERIFY_MISMATCH";
                WRITE_FAILED: "WRITE_FAILED";
            }>;
            code: z.ZodNullable<z.ZodInt>;
            message: z.ZodString;
            file: z.ZodExactOptional<z.ZodString>;
            line: z.ZodExactOptional<z.ZodInt>;
            column: z.ZodExactOptional<z.ZodInt>;
            suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    written: z.ZodBoolean;
    files: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        from: z.ZodExactOptional<z.ZodString>;
        status: z.ZodEnum<{
            added: "added";
            deleted: "deleted";
            modified: "modified";
            renamed: "renamed";
        }>;
        old_mode: z.ZodString;
        new_mode: z.ZodString;
        binary: z.ZodBoolean;
        insertions: z.ZodInt;
        deletions: z.ZodInt;
        old_blob: z.ZodExactOptional<z.ZodString>;
        new_blob: z.ZodExactOptional<z.ZodString>;
        old_size: z.ZodExactOptional<z.ZodInt>;
        new_size: z.ZodExactOptional<z.ZodInt>;
        steps: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodInt>>>;
        structuredPatch: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
            oldStart: z.ZodInt;
            oldLines: z.ZodInt;
            newStart: z.ZodInt;
            newLines: z.ZodInt;
            lines: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        }, z.core.$strict>>>>;
    }, z.core.$strict>>>;
    totals: z.ZodObject<{
        applied: z.ZodInt;
        unchanged: z.ZodInt;
        collapsed: z.ZodInt;
        failed: z.ZodInt;
        skipped: z.ZodInt;
        files: z.ZodInt;
        insertions: z.ZodInt;
        deletions: z.ZodInt;
    }, z.core.$strict>;
    notes: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
    since: z.ZodExactOptional<z.ZodObject<{
        commit: z.ZodNullable<z.ZodString>;
        new: z.ZodArray<z.ZodInt>;
        changed: z.ZodArray<z.ZodInt>;
        dropped: z.ZodArray<z.ZodInt>;
        same: z.ZodInt;
    }, z.core.$strict>>;
    verifications: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        ok: z.ZodBoolean;
        milliseconds: z.ZodInt;
        tail: z.ZodString;
        output: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strict>>>>;
    diagnostics: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        server: z.ZodString;
        state: z.ZodEnum<{
            known: "known";
            unknown: "unknown";
        }>;
        reason: z.ZodExactOptional<z.ZodString>;
        message: z.ZodExactOptional<z.ZodString>;
        unknown_files: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        added: z.ZodInt;
        fixed: z.ZodInt;
        files: z.ZodInt;
        diagnostics: z.ZodReadonly<z.ZodArray<z.ZodObject<{
            file_path: z.ZodString;
            line: z.ZodInt;
            column: z.ZodInt;
            severity: z.ZodEnum<{
                error: "error";
                hint: "hint";
                information: "information";
                warning: "warning";
            }>;
            code: z.ZodExactOptional<z.ZodString>;
            message: z.ZodString;
            text: z.ZodString;
            step: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>>>;
        milliseconds: z.ZodInt;
    }, z.core.$strict>>>>;
    composition: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
        plans: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
            name: z.ZodString;
            title: z.ZodString;
            steps: z.ZodInt;
            refused: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                order: z.ZodReadonly<z.ZodArray<z.ZodString>>;
                step: z.ZodReadonly<z.ZodObject<{
                    plan: z.ZodString;
                    index: z.ZodInt;
                    id: z.ZodExactOptional<z.ZodString>;
                    tool: z.ZodString;
                    file_path: z.ZodString;
                    lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                    at: z.ZodReadonly<z.ZodObject<{
                        file: z.ZodExactOptional<z.ZodString>;
                        line: z.ZodInt;
                        column: z.ZodInt;
                    }, z.core.$strict>>;
                }, z.core.$strict>>;
                cause: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                    plan: z.ZodString;
                    index: z.ZodInt;
                    id: z.ZodExactOptional<z.ZodString>;
                    tool: z.ZodString;
                    file_path: z.ZodString;
                    lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                    at: z.ZodReadonly<z.ZodObject<{
                        file: z.ZodExactOptional<z.ZodString>;
                        line: z.ZodInt;
                        column: z.ZodInt;
                    }, z.core.$strict>>;
                }, z.core.$strict>>>;
                error: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                    name: z.ZodEnum<{
                        ATTESTATION_FAILED: "ATTESTATION_FAILED";
                        ATTESTATION_INVALID: "ATTESTATION_INVALID";
                        ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                        ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                        ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                        BARE_REPOSITORY: "BARE_REPOSITORY";
                        BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                        BRANCH_EXISTS: "BRANCH_EXISTS";
                        BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                        BRANCH_INVALID: "BRANCH_INVALID";
                        BRANCH_IN_USE: "BRANCH_IN_USE";
                        BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                        BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                        CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                        CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                        CELL_NOT_FOUND: "CELL_NOT_FOUND";
                        CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                        CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                        CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                        COMMAND_DENIED: "COMMAND_DENIED";
                        COMMAND_FAILED: "COMMAND_FAILED";
                        COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                        COMMAND_STRAYED: "COMMAND_STRAYED";
                        COMMAND_UNSAFE: "COMMAND_UNSAFE";
                        CONFIG_BROKEN: "CONFIG_BROKEN";
                        DEVICE_FILE: "DEVICE_FILE";
                        DIRTY_FILES: "DIRTY_FILES";
                        DOCUMENT_INVALID: "DOCUMENT_INVALID";
                        DUPLICATE_ID: "DUPLICATE_ID";
                        DUPLICATE_KEY: "DUPLICATE_KEY";
                        DUPLICATE_STEP: "DUPLICATE_STEP";
                        FILE_EXISTS: "FILE_EXISTS";
                        FILE_MODIFIED: "FILE_MODIFIED";
                        FILE_NOT_FOUND: "FILE_NOT_FOUND";
                        FILE_NOT_READ: "FILE_NOT_READ";
                        FILE_TOO_LARGE: "FILE_TOO_LARGE";
                        FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                        GITHUB_FAILED: "GITHUB_FAILED";
                        GIT_FAILED: "GIT_FAILED";
                        IMAGE_INVALID: "IMAGE_INVALID";
                        INTERRUPTED: "INTERRUPTED";
                        INVALID_INPUT: "INVALID_INPUT";
                        INVALID_VALUE: "INVALID_VALUE";
                        IS_BINARY: "IS_BINARY";
                        IS_DIRECTORY: "IS_DIRECTORY";
                        IS_NOTEBOOK: "IS_NOTEBOOK";
                        KEY_ALIASED: "KEY_ALIASED";
                        KEY_NOT_FOUND: "KEY_NOT_FOUND";
                        LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                        LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                        LOCKED: "LOCKED";
                        MANIFEST_INVALID: "MANIFEST_INVALID";
                        MANIFEST_MISSING: "MANIFEST_MISSING";
                        MERGE_CONFLICT: "MERGE_CONFLICT";
                        MISSING_KEY: "MISSING_KEY";
                        MISSING_VARIABLE: "MISSING_VARIABLE";
                        NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                        NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                        NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                        NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                        NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                        NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                        NO_CHANGE: "NO_CHANGE";
                        NO_COMMIT: "NO_COMMIT";
                        NO_FILES: "NO_FILES";
                        NO_PLAN_PASSES: "NO_PLAN_PASSES";
                        OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                        OTHER_PLAN: "OTHER_PLAN";
                        OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                        PACKAGE_MISSING: "PACKAGE_MISSING";
                        PATH_DENIED: "PATH_DENIED";
                        PATH_IGNORED: "PATH_IGNORED";
                        PATH_INVALID: "PATH_INVALID";
                        PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                        PATH_PROTECTED: "PATH_PROTECTED";
                        PDF_ENCRYPTED: "PDF_ENCRYPTED";
                        PDF_INVALID: "PDF_INVALID";
                        PDF_PAGES: "PDF_PAGES";
                        PLANS_CONFLICT: "PLANS_CONFLICT";
                        PLAN_EMPTY: "PLAN_EMPTY";
                        PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                        PLAN_SYNTAX: "PLAN_SYNTAX";
                        PLAN_VERSION: "PLAN_VERSION";
                        POLICY_ASK: "POLICY_ASK";
                        POLICY_INVALID: "POLICY_INVALID";
                        READ_FAILED: "READ_FAILED";
                        READ_TOO_LARGE: "READ_TOO_LARGE";
                        RUN_APPLIED: "RUN_APPLIED";
                        RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                        SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                        SECRET_DETECTED: "SECRET_DETECTED";
                        STRING_NOT_FOUND: "STRING_NOT_FOUND";
                        STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                        SYMLINK: "SYMLINK";
                        UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                        UNENCODABLE: "UNENCODABLE";
                        UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                        UNKNOWN_KEY: "UNKNOWN_KEY";
                        UNKNOWN_REVISION: "UNKNOWN_REVISION";
                        UNKNOWN_RUN: "UNKNOWN_RUN";
                        UNKNOWN_TOOL: "UNKNOWN_TOOL";
                        UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                        UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                        USAGE: "USAGE";
                        VERIFY_FAILED: "VERIFY_FAILED";
                        VERIFY_MISMATCH: "VERIFY_MISMATCH";
                        WRITE_FAILED: "WRITE_FAILED";
                    }>;
                    code: z.ZodNullable<z.ZodInt>;
                    message: z.ZodString;
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodExactOptional<z.ZodInt>;
                    column: z.ZodExactOptional<z.ZodInt>;
                    suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
                }, z.core.$strict>>>;
            }, z.core.$strict>>>;
        }, z.core.$strict>>>>;
        pairs: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
            plans: z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString], null>>;
            relation: z.ZodEnum<{
                commutes: "commutes";
                conflicts: "conflicts";
                disjoint: "disjoint";
                order: "order";
                same: "same";
            }>;
            order: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
            clashes: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
                order: z.ZodReadonly<z.ZodArray<z.ZodString>>;
                step: z.ZodReadonly<z.ZodObject<{
                    plan: z.ZodString;
                    index: z.ZodInt;
                    id: z.ZodExactOptional<z.ZodString>;
                    tool: z.ZodString;
                    file_path: z.ZodString;
                    lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                    at: z.ZodReadonly<z.ZodObject<{
                        file: z.ZodExactOptional<z.ZodString>;
                        line: z.ZodInt;
                        column: z.ZodInt;
                    }, z.core.$strict>>;
                }, z.core.$strict>>;
                cause: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                    plan: z.ZodString;
                    index: z.ZodInt;
                    id: z.ZodExactOptional<z.ZodString>;
                    tool: z.ZodString;
                    file_path: z.ZodString;
                    lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                    at: z.ZodReadonly<z.ZodObject<{
                        file: z.ZodExactOptional<z.ZodString>;
                        line: z.ZodInt;
                        column: z.ZodInt;
                    }, z.core.$strict>>;
                }, z.core.$strict>>>;
                error: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                    name: z.ZodEnum<{
                        ATTESTATION_FAILED: "ATTESTATION_FAILED";
                        ATTESTATION_INVALID: "ATTESTATION_INVALID";
                        ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                        ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                        ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                        BARE_REPOSITORY: "BARE_REPOSITORY";
                        BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                        BRANCH_EXISTS: "BRANCH_EXISTS";
                        BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                        BRANCH_INVALID: "BRANCH_INVALID";
                        BRANCH_IN_USE: "BRANCH_IN_USE";
                        BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                        BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                        CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                        CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                        CELL_NOT_FOUND: "CELL_NOT_FOUND";
                        CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                        CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                        CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                        COMMAND_DENIED: "COMMAND_DENIED";
                        COMMAND_FAILED: "COMMAND_FAILED";
                        COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                        COMMAND_STRAYED: "COMMAND_STRAYED";
                        COMMAND_UNSAFE: "COMMAND_UNSAFE";
                        CONFIG_BROKEN: "CONFIG_BROKEN";
                        DEVICE_FILE: "DEVICE_FILE";
                        DIRTY_FILES: "DIRTY_FILES";
                        DOCUMENT_INVALID: "DOCUMENT_INVALID";
                        DUPLICATE_ID: "DUPLICATE_ID";
                        DUPLICATE_KEY: "DUPLICATE_KEY";
                        DUPLICATE_STEP: "DUPLICATE_STEP";
                        FILE_EXISTS: "FILE_EXISTS";
                        FILE_MODIFIED: "FILE_MODIFIED";
                        FILE_NOT_FOUND: "FILE_NOT_FOUND";
                        FILE_NOT_READ: "FILE_NOT_READ";
                        FILE_TOO_LARGE: "FILE_TOO_LARGE";
                        FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                        GITHUB_FAILED: "GITHUB_FAILED";
                        GIT_FAILED: "GIT_FAILED";
                        IMAGE_INVALID: "IMAGE_INVALID";
                        INTERRUPTED: "INTERRUPTED";
                        INVALID_INPUT: "INVALID_INPUT";
                        INVALID_VALUE: "INVALID_VALUE";
                        IS_BINARY: "IS_BINARY";
                        IS_DIRECTORY: "IS_DIRECTORY";
                        IS_NOTEBOOK: "IS_NOTEBOOK";
                        KEY_ALIASED: "KEY_ALIASED";
                        KEY_NOT_FOUND: "KEY_NOT_FOUND";
                        LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                        LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                        LOCKED: "LOCKED";
                        MANIFEST_INVALID: "MANIFEST_INVALID";
                        MANIFEST_MISSING: "MANIFEST_MISSING";
                        MERGE_CONFLICT: "MERGE_CONFLICT";
                        MISSING_KEY: "MISSING_KEY";
                        MISSING_VARIABLE: "MISSING_VARIABLE";
                        NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                        NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                        NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                        NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                        NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                        NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                        NO_CHANGE: "NO_CHANGE";
                        NO_COMMIT: "NO_COMMIT";
                        NO_FILES: "NO_FILES";
                        NO_PLAN_PASSES: "NO_PLAN_PASSES";
                        OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                        OTHER_PLAN: "OTHER_PLAN";
                        OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                        PACKAGE_MISSING: "PACKAGE_MISSING";
                        PATH_DENIED: "PATH_DENIED";
                        PATH_IGNORED: "PATH_IGNORED";
                        PATH_INVALID: "PATH_INVALID";
                        PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                        PATH_PROTECTED: "PATH_PROTECTED";
                        PDF_ENCRYPTED: "PDF_ENCRYPTED";
                        PDF_INVALID: "PDF_INVALID";
                        PDF_PAGES: "PDF_PAGES";
                        PLANS_CONFLICT: "PLANS_CONFLICT";
                        PLAN_EMPTY: "PLAN_EMPTY";
                        PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                        PLAN_SYNTAX: "PLAN_SYNTAX";
                        PLAN_VERSION: "PLAN_VERSION";
                        POLICY_ASK: "POLICY_ASK";
                        POLICY_INVALID: "POLICY_INVALID";
                        READ_FAILED: "READ_FAILED";
                        READ_TOO_LARGE: "READ_TOO_LARGE";
                        RUN_APPLIED: "RUN_APPLIED";
                        RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                        SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                        SECRET_DETECTED: "SECRET_DETECTED";
                        STRING_NOT_FOUND: "STRING_NOT_FOUND";
                        STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                        SYMLINK: "SYMLINK";
                        UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                        UNENCODABLE: "UNENCODABLE";
                        UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                        UNKNOWN_KEY: "UNKNOWN_KEY";
                        UNKNOWN_REVISION: "UNKNOWN_REVISION";
                        UNKNOWN_RUN: "UNKNOWN_RUN";
                        UNKNOWN_TOOL: "UNKNOWN_TOOL";
                        UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                        UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                        USAGE: "USAGE";
                        VERIFY_FAILED: "VERIFY_FAILED";
                        VERIFY_MISMATCH: "VERIFY_MISMATCH";
                        WRITE_FAILED: "WRITE_FAILED";
                    }>;
                    code: z.ZodNullable<z.ZodInt>;
                    message: z.ZodString;
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodExactOptional<z.ZodInt>;
                    column: z.ZodExactOptional<z.ZodInt>;
                    suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
                }, z.core.$strict>>>;
            }, z.core.$strict>>>>>;
            overwritten: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        }, z.core.$strict>>>>;
        clashes: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
            order: z.ZodReadonly<z.ZodArray<z.ZodString>>;
            step: z.ZodReadonly<z.ZodObject<{
                plan: z.ZodString;
                index: z.ZodInt;
                id: z.ZodExactOptional<z.ZodString>;
                tool: z.ZodString;
                file_path: z.ZodString;
                lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                at: z.ZodReadonly<z.ZodObject<{
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodInt;
                    column: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>>;
            cause: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                plan: z.ZodString;
                index: z.ZodInt;
                id: z.ZodExactOptional<z.ZodString>;
                tool: z.ZodString;
                file_path: z.ZodString;
                lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                at: z.ZodReadonly<z.ZodObject<{
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodInt;
                    column: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>>>;
            error: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                name: z.ZodEnum<{
                    ATTESTATION_FAILED: "ATTESTATION_FAILED";
                    ATTESTATION_INVALID: "ATTESTATION_INVALID";
                    ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                    ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                    ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                    BARE_REPOSITORY: "BARE_REPOSITORY";
                    BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                    BRANCH_EXISTS: "BRANCH_EXISTS";
                    BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                    BRANCH_INVALID: "BRANCH_INVALID";
                    BRANCH_IN_USE: "BRANCH_IN_USE";
                    BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                    BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                    CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                    CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                    CELL_NOT_FOUND: "CELL_NOT_FOUND";
                    CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                    CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                    CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                    COMMAND_DENIED: "COMMAND_DENIED";
                    COMMAND_FAILED: "COMMAND_FAILED";
                    COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                    COMMAND_STRAYED: "COMMAND_STRAYED";
                    COMMAND_UNSAFE: "COMMAND_UNSAFE";
                    CONFIG_BROKEN: "CONFIG_BROKEN";
                    DEVICE_FILE: "DEVICE_FILE";
                    DIRTY_FILES: "DIRTY_FILES";
                    DOCUMENT_INVALID: "DOCUMENT_INVALID";
                    DUPLICATE_ID: "DUPLICATE_ID";
                    DUPLICATE_KEY: "DUPLICATE_KEY";
                    DUPLICATE_STEP: "DUPLICATE_STEP";
                    FILE_EXISTS: "FILE_EXISTS";
                    FILE_MODIFIED: "FILE_MODIFIED";
                    FILE_NOT_FOUND: "FILE_NOT_FOUND";
                    FILE_NOT_READ: "FILE_NOT_READ";
                    FILE_TOO_LARGE: "FILE_TOO_LARGE";
                    FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                    GITHUB_FAILED: "GITHUB_FAILED";
                    GIT_FAILED: "GIT_FAILED";
                    IMAGE_INVALID: "IMAGE_INVALID";
                    INTERRUPTED: "INTERRUPTED";
                    INVALID_INPUT: "INVALID_INPUT";
                    INVALID_VALUE: "INVALID_VALUE";
                    IS_BINARY: "IS_BINARY";
                    IS_DIRECTORY: "IS_DIRECTORY";
                    IS_NOTEBOOK: "IS_NOTEBOOK";
                    KEY_ALIASED: "KEY_ALIASED";
                    KEY_NOT_FOUND: "KEY_NOT_FOUND";
                    LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                    LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                    LOCKED: "LOCKED";
                    MANIFEST_INVALID: "MANIFEST_INVALID";
                    MANIFEST_MISSING: "MANIFEST_MISSING";
                    MERGE_CONFLICT: "MERGE_CONFLICT";
                    MISSING_KEY: "MISSING_KEY";
                    MISSING_VARIABLE: "MISSING_VARIABLE";
                    NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                    NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                    NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                    NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                    NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                    NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                    NO_CHANGE: "NO_CHANGE";
                    NO_COMMIT: "NO_COMMIT";
                    NO_FILES: "NO_FILES";
                    NO_PLAN_PASSES: "NO_PLAN_PASSES";
                    OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                    OTHER_PLAN: "OTHER_PLAN";
                    OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                    PACKAGE_MISSING: "PACKAGE_MISSING";
                    PATH_DENIED: "PATH_DENIED";
                    PATH_IGNORED: "PATH_IGNORED";
                    PATH_INVALID: "PATH_INVALID";
                    PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                    PATH_PROTECTED: "PATH_PROTECTED";
                    PDF_ENCRYPTED: "PDF_ENCRYPTED";
                    PDF_INVALID: "PDF_INVALID";
                    PDF_PAGES: "PDF_PAGES";
                    PLANS_CONFLICT: "PLANS_CONFLICT";
                    PLAN_EMPTY: "PLAN_EMPTY";
                    PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                    PLAN_SYNTAX: "PLAN_SYNTAX";
                    PLAN_VERSION: "PLAN_VERSION";
                    POLICY_ASK: "POLICY_ASK";
                    POLICY_INVALID: "POLICY_INVALID";
                    READ_FAILED: "READ_FAILED";
                    READ_TOO_LARGE: "READ_TOO_LARGE";
                    RUN_APPLIED: "RUN_APPLIED";
                    RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                    SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                    SECRET_DETECTED: "SECRET_DETECTED";
                    STRING_NOT_FOUND: "STRING_NOT_FOUND";
                    STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                    SYMLINK: "SYMLINK";
                    UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                    UNENCODABLE: "UNENCODABLE";
                    UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                    UNKNOWN_KEY: "UNKNOWN_KEY";
                    UNKNOWN_REVISION: "UNKNOWN_REVISION";
                    UNKNOWN_RUN: "UNKNOWN_RUN";
                    UNKNOWN_TOOL: "UNKNOWN_TOOL";
                    UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                    UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                    USAGE: "USAGE";
                    VERIFY_FAILED: "VERIFY_FAILED";
                    VERIFY_MISMATCH: "VERIFY_MISMATCH";
                    WRITE_FAILED: "WRITE_FAILED";
                }>;
                code: z.ZodNullable<z.ZodInt>;
                message: z.ZodString;
                file: z.ZodExactOptional<z.ZodString>;
                line: z.ZodExactOptional<z.ZodInt>;
                column: z.ZodExactOptional<z.ZodInt>;
                suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
            }, z.core.$strict>>>;
        }, z.core.$strict>>>>;
        order: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    }, z.core.$strict>>>;
    candidates: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        plan: z.ZodString;
        title: z.ZodString;
        verdict: z.ZodEnum<{
            fails: "fails";
            passes: "passes";
            refused: "refused";
            unchanged: "unchanged";
        }>;
        best: z.ZodExactOptional<z.ZodLiteral<true>>;
        tests: z.ZodReadonly<z.ZodObject<{
            passed: z.ZodInt;
            failed: z.ZodInt;
        }, z.core.$strict>>;
        verifications: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            ok: z.ZodBoolean;
            milliseconds: z.ZodInt;
            tail: z.ZodString;
            output: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>>>;
        diagnostics: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
            server: z.ZodString;
            state: z.ZodEnum<{
                known: "known";
                unknown: "unknown";
            }>;
            reason: z.ZodExactOptional<z.ZodString>;
            message: z.ZodExactOptional<z.ZodString>;
            unknown_files: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
            added: z.ZodInt;
            fixed: z.ZodInt;
            files: z.ZodInt;
            diagnostics: z.ZodReadonly<z.ZodArray<z.ZodObject<{
                file_path: z.ZodString;
                line: z.ZodInt;
                column: z.ZodInt;
                severity: z.ZodEnum<{
                    error: "error";
                    hint: "hint";
                    information: "information";
                    warning: "warning";
                }>;
                code: z.ZodExactOptional<z.ZodString>;
                message: z.ZodString;
                text: z.ZodString;
                step: z.ZodExactOptional<z.ZodInt>;
            }, z.core.$strict>>>;
            milliseconds: z.ZodInt;
        }, z.core.$strict>>>>;
        files: z.ZodInt;
        insertions: z.ZodInt;
        deletions: z.ZodInt;
        milliseconds: z.ZodInt;
        commit: z.ZodExactOptional<z.ZodString>;
        worktree: z.ZodExactOptional<z.ZodString>;
        problems: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
            name: z.ZodEnum<{
                ATTESTATION_FAILED: "ATTESTATION_FAILED";
                ATTESTATION_INVALID: "ATTESTATION_INVALID";
                ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                BARE_REPOSITORY: "BARE_REPOSITORY";
                BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                BRANCH_EXISTS: "BRANCH_EXISTS";
                BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                BRANCH_INVALID: "BRANCH_INVALID";
                BRANCH_IN_USE: "BRANCH_IN_USE";
                BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                CELL_NOT_FOUND: "CELL_NOT_FOUND";
                CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                COMMAND_DENIED: "COMMAND_DENIED";
                COMMAND_FAILED: "COMMAND_FAILED";
                COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                COMMAND_STRAYED: "COMMAND_STRAYED";
                COMMAND_UNSAFE: "COMMAND_UNSAFE";
                CONFIG_BROKEN: "CONFIG_BROKEN";
                DEVICE_FILE: "DEVICE_FILE";
                DIRTY_FILES: "DIRTY_FILES";
                DOCUMENT_INVALID: "DOCUMENT_INVALID";
                DUPLICATE_ID: "DUPLICATE_ID";
                DUPLICATE_KEY: "DUPLICATE_KEY";
                DUPLICATE_STEP: "DUPLICATE_STEP";
                FILE_EXISTS: "FILE_EXISTS";
                FILE_MODIFIED: "FILE_MODIFIED";
                FILE_NOT_FOUND: "FILE_NOT_FOUND";
                FILE_NOT_READ: "FILE_NOT_READ";
                FILE_TOO_LARGE: "FILE_TOO_LARGE";
                FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                GITHUB_FAILED: "GITHUB_FAILED";
                GIT_FAILED: "GIT_FAILED";
                IMAGE_INVALID: "IMAGE_INVALID";
                INTERRUPTED: "INTERRUPTED";
                INVALID_INPUT: "INVALID_INPUT";
                INVALID_VALUE: "INVALID_VALUE";
                IS_BINARY: "IS_BINARY";
                IS_DIRECTORY: "IS_DIRECTORY";
                IS_NOTEBOOK: "IS_NOTEBOOK";
                KEY_ALIASED: "KEY_ALIASED";
                KEY_NOT_FOUND: "KEY_NOT_FOUND";
                LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                LOCKED: "LOCKED";
                MANIFEST_INVALID: "MANIFEST_INVALID";
                MANIFEST_MISSING: "MANIFEST_MISSING";
                MERGE_CONFLICT: "MERGE_CONFLICT";
                MISSING_KEY: "MISSING_KEY";
                MISSING_VARIABLE: "MISSING_VARIABLE";
                NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                NO_CHANGE: "NO_CHANGE";
                NO_COMMIT: "NO_COMMIT";
                NO_FILES: "NO_FILES";
                NO_PLAN_PASSES: "NO_PLAN_PASSES";
                OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                OTHER_PLAN: "OTHER_PLAN";
                OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                PACKAGE_MISSING: "PACKAGE_MISSING";
                PATH_DENIED: "PATH_DENIED";
                PATH_IGNORED: "PATH_IGNORED";
                PATH_INVALID: "PATH_INVALID";
                PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                PATH_PROTECTED: "PATH_PROTECTED";
                PDF_ENCRYPTED: "PDF_ENCRYPTED";
                PDF_INVALID: "PDF_INVALID";
                PDF_PAGES: "PDF_PAGES";
                PLANS_CONFLICT: "PLANS_CONFLICT";
                PLAN_EMPTY: "PLAN_EMPTY";
                PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                PLAN_SYNTAX: "PLAN_SYNTAX";
                PLAN_VERSION: "PLAN_VERSION";
                POLICY_ASK: "POLICY_ASK";
                POLICY_INVALID: "POLICY_INVALID";
                READ_FAILED: "READ_FAILED";
                READ_TOO_LARGE: "READ_TOO_LARGE";
                RUN_APPLIED: "RUN_APPLIED";
                RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                SECRET_DETECTED: "SECRET_DETECTED";
                STRING_NOT_FOUND: "STRING_NOT_FOUND";
                STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                SYMLINK: "SYMLINK";
                UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                UNENCODABLE: "UNENCODABLE";
                UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                UNKNOWN_KEY: "UNKNOWN_KEY";
                UNKNOWN_REVISION: "UNKNOWN_REVISION";
                UNKNOWN_RUN: "UNKNOWN_RUN";
                UNKNOWN_TOOL: "UNKNOWN_TOOL";
                UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                USAGE: "USAGE";
                VERIFY_FAILED: "VERIFY_FAILED";
                VERIFY_MISMATCH: "VERIFY_MISMATCH";
                WRITE_FAILED: "WRITE_FAILED";
            }>;
            code: z.ZodNullable<z.ZodInt>;
            message: z.ZodString;
            file: z.ZodExactOptional<z.ZodString>;
            line: z.ZodExactOptional<z.ZodInt>;
            column: z.ZodExactOptional<z.ZodInt>;
            suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        }, z.core.$strict>>>>;
    }, z.core.$strict>>>>;
    narrowing: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
        complete: z.ZodBoolean;
        flaky: z.ZodBoolean;
        runs: z.ZodInt;
        culprits: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
            index: z.ZodInt;
            id: z.ZodExactOptional<z.ZodString>;
            tool: z.ZodString;
            file_path: z.ZodString;
            why: z.ZodExactOptional<z.ZodString>;
            verification: z.ZodExactOptional<z.ZodString>;
            output: z.ZodExactOptional<z.ZodString>;
        }, z.core.$strict>>>>;
        dependants: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
            index: z.ZodInt;
            id: z.ZodExactOptional<z.ZodString>;
            tool: z.ZodString;
            file_path: z.ZodString;
            why: z.ZodExactOptional<z.ZodString>;
            needs: z.ZodReadonly<z.ZodArray<z.ZodInt>>;
        }, z.core.$strict>>>>;
    }, z.core.$strict>>>;
    problems: z.ZodExactOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            ATTESTATION_FAILED: "ATTESTATION_FAILED";
            ATTESTATION_INVALID: "ATTESTATION_INVALID";
            ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
            ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
            ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
            BARE_REPOSITORY: "BARE_REPOSITORY";
            BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
            BRANCH_EXISTS: "BRANCH_EXISTS";
            BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
            BRANCH_INVALID: "BRANCH_INVALID";
            BRANCH_IN_USE: "BRANCH_IN_USE";
            BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
            BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
            CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
            CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
            CELL_NOT_FOUND: "CELL_NOT_FOUND";
            CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
            CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
            CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
            COMMAND_DENIED: "COMMAND_DENIED";
            COMMAND_FAILED: "COMMAND_FAILED";
            COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
            COMMAND_STRAYED: "COMMAND_STRAYED";
            COMMAND_UNSAFE: "COMMAND_UNSAFE";
            CONFIG_BROKEN: "CONFIG_BROKEN";
            DEVICE_FILE: "DEVICE_FILE";
            DIRTY_FILES: "DIRTY_FILES";
            DOCUMENT_INVALID: "DOCUMENT_INVALID";
            DUPLICATE_ID: "DUPLICATE_ID";
            DUPLICATE_KEY: "DUPLICATE_KEY";
            DUPLICATE_STEP: "DUPLICATE_STEP";
            FILE_EXISTS: "FILE_EXISTS";
            FILE_MODIFIED: "FILE_MODIFIED";
            FILE_NOT_FOUND: "FILE_NOT_FOUND";
            FILE_NOT_READ: "FILE_NOT_READ";
            FILE_TOO_LARGE: "FILE_TOO_LARGE";
            FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
            GITHUB_FAILED: "GITHUB_FAILED";
            GIT_FAILED: "GIT_FAILED";
            IMAGE_INVALID: "IMAGE_INVALID";
            INTERRUPTED: "INTERRUPTED";
            INVALID_INPUT: "INVALID_INPUT";
            INVALID_VALUE: "INVALID_VALUE";
            IS_BINARY: "IS_BINARY";
            IS_DIRECTORY: "IS_DIRECTORY";
            IS_NOTEBOOK: "IS_NOTEBOOK";
            KEY_ALIASED: "KEY_ALIASED";
            KEY_NOT_FOUND: "KEY_NOT_FOUND";
            LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
            LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
            LOCKED: "LOCKED";
            MANIFEST_INVALID: "MANIFEST_INVALID";
            MANIFEST_MISSING: "MANIFEST_MISSING";
            MERGE_CONFLICT: "MERGE_CONFLICT";
            MISSING_KEY: "MISSING_KEY";
            MISSING_VARIABLE: "MISSING_VARIABLE";
            NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
            NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
            NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
            NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
            NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
            NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
            NO_CHANGE: "NO_CHANGE";
            NO_COMMIT: "NO_COMMIT";
            NO_FILES: "NO_FILES";
            NO_PLAN_PASSES: "NO_PLAN_PASSES";
            OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
            OTHER_PLAN: "OTHER_PLAN";
            OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
            PACKAGE_MISSING: "PACKAGE_MISSING";
            PATH_DENIED: "PATH_DENIED";
            PATH_IGNORED: "PATH_IGNORED";
            PATH_INVALID: "PATH_INVALID";
            PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
            PATH_PROTECTED: "PATH_PROTECTED";
            PDF_ENCRYPTED: "PDF_ENCRYPTED";
            PDF_INVALID: "PDF_INVALID";
            PDF_PAGES: "PDF_PAGES";
            PLANS_CONFLICT: "PLANS_CONFLICT";
            PLAN_EMPTY: "PLAN_EMPTY";
            PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
            PLAN_SYNTAX: "PLAN_SYNTAX";
            PLAN_VERSION: "PLAN_VERSION";
            POLICY_ASK: "POLICY_ASK";
            POLICY_INVALID: "POLICY_INVALID";
            READ_FAILED: "READ_FAILED";
            READ_TOO_LARGE: "READ_TOO_LARGE";
            RUN_APPLIED: "RUN_APPLIED";
            RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
            SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
            SECRET_DETECTED: "SECRET_DETECTED";
            STRING_NOT_FOUND: "STRING_NOT_FOUND";
            STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
            SYMLINK: "SYMLINK";
            UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
            UNENCODABLE: "UNENCODABLE";
            UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
            UNKNOWN_KEY: "UNKNOWN_KEY";
            UNKNOWN_REVISION: "UNKNOWN_REVISION";
            UNKNOWN_RUN: "UNKNOWN_RUN";
            UNKNOWN_TOOL: "UNKNOWN_TOOL";
            UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
            UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
            USAGE: "USAGE";
            VERIFY_FAILED: "VERIFY_FAILED";
            VERIFY_MISMATCH: "VERIFY_MISMATCH";
            WRITE_FAILED: "WRITE_FAILED";
        }>;
        code: z.ZodNullable<z.ZodInt>;
        message: z.ZodString;
        file: z.ZodExactOptional<z.ZodString>;
        line: z.ZodExactOptional<z.ZodInt>;
        column: z.ZodExactOptional<z.ZodInt>;
        suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    }, z.core.$strict>>>;
    pull_request: z.ZodExactOptional<z.ZodObject<{
        number: z.ZodExactOptional<z.ZodInt>;
        url: z.ZodString;
        compare_url: z.ZodExactOptional<z.ZodString>;
        issue: z.ZodExactOptional<z.ZodObject<{
            number: z.ZodInt;
            url: z.ZodString;
        }, z.core.$strict>>;
        operation: z.ZodEnum<{
            closed: "closed";
            created: "created";
            none: "none";
            updated: "updated";
        }>;
        settled: z.ZodExactOptional<z.ZodEnum<{
            expired: "expired";
            merged: "merged";
            unchanged: "unchanged";
        }>>;
        branch: z.ZodString;
        head_sha: z.ZodString;
        verified: z.ZodExactOptional<z.ZodBoolean>;
        failed: z.ZodExactOptional<z.ZodBoolean>;
        proposed: z.ZodExactOptional<z.ZodObject<{
            title: z.ZodString;
            body: z.ZodString;
            push: z.ZodArray<z.ZodString>;
            calls: z.ZodArray<z.ZodObject<{
                method: z.ZodString;
                path: z.ZodString;
                body: z.ZodExactOptional<z.ZodJSONSchema>;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
}, z.core.$strict>;
type RunReport = z.output<typeof reportSchema>;
type ReportedStep = z.output<typeof reportedStep>;

/** How the plan of a run was made of several, or chosen among them, and what it leaves out. */
type Combination = Pick<RunReport, 'composition' | 'candidates' | 'narrowing'>;

/** A policy's text, and what messages call it. */
interface PolicySource {
    readonly name: string;
    readonly text: string;
}

interface SessionOptions {
    /** A checkout, or any folder: neither a commit nor a repository is needed. */
    readonly root: string;
    readonly options?: SessionSettings;
    /** What the session may do; by default all that no rule is needed for: credentials and broken settings files are refused. */
    readonly policy?: PolicyChecks;
}
interface CallOptions {
    /** Aborting refuses a call with INTERRUPTED, up to the moment its change is put in place. */
    readonly signal?: AbortSignal;
    readonly onProgress?: (progress: Progress) => void;
}
interface SessionSettings extends Partial<Pick<PlanOptions, 'reads' | 'trailing_whitespace'>> {
    readonly budgets?: Partial<ReadBudgets>;
    /** What a Read of a text licenses: the whole file (default), or the lines that it showed. */
    readonly licenses?: 'file' | 'lines';
    /** How much the session remembers of what it read. */
    readonly memory?: FileStateLimits;
}
interface SessionSuccess extends Omit<Partial<ReadView>, 'type'> {
    readonly ok: true;
    /** Relative to the root, `/` separated. */
    readonly path: string;
    /** What a tool that changes did to the file; what was shown for a Read. */
    readonly type?: 'create' | 'update' | 'delete' | 'move' | ReadView['type'];
    /** Of a Move: where the file is now. */
    readonly new_path?: string;
    readonly structuredPatch?: readonly StructuredPatchHunk[];
    readonly matched_by?: MatchedBy;
    readonly insertions?: number;
    readonly deletions?: number;
    readonly notes?: readonly string[];
}
interface SessionFailure {
    readonly ok: false;
    readonly error: {
        readonly name: ErrorName;
        /** The field's number of an Edit error, 0–10; null for the others. */
        readonly code: number | null;
        readonly message: string;
        readonly suggestions?: readonly string[];
    };
}
interface Session {
    /**
     * Calls one tool against the files on the disk. Resolves to a failure for whatever the caller or the files did wrong; a success
     * that changes a file is on the disk. Calls on one file are served in the order they were made.
     */
    call(tool: string, input: unknown, options?: CallOptions): Promise<SessionSuccess | SessionFailure>;
    /** Waits for the calls under way; later ones throw USAGE. */
    close(): Promise<void>;
}
/** The tools call by call against a live work tree. Throws USAGE when the root is not a folder. */
declare const createSession: ({ root, ...options }: SessionOptions) => Promise<Session>;

interface WorkbenchOptions {
    /** A folder of the checkout, or any other folder. */
    readonly root: string;
    /** The plan's file, absolute, in a folder that exists; without one the recording ends with the process. */
    readonly record?: string;
    readonly policy?: PolicySource;
    readonly readOnly?: boolean;
    readonly dryRun?: boolean;
    /** Tokens (characters / 4, JSON / 2) of a text that one Read shows; default 8,000, which clients show whole. */
    readonly readBudget?: number;
}

interface ServeStreams {
    readonly input: Readable;
    readonly output: Writable;
    /** Ends the server after the call under way. */
    readonly signal?: AbortSignal;
}

interface McpServerOptions extends Omit<WorkbenchOptions, 'root'> {
    /** Folders that calls stay in; default: the roots that the client offers, where it offers any. */
    readonly roots?: readonly string[];
    /** A folder of the checkout; default: the first root that the client offers, else the current folder. */
    readonly root?: string;
    /** The program's version, for clients that show it. */
    readonly version?: string;
    /** Told what a person should know and no client shows: a recording that is continued or set aside, a fault of the protocol. */
    readonly onNote?: (note: string) => void;
}
interface McpServer {
    /**
     * Serves one client of the Model Context Protocol over streams of JSON lines, until the input ends; then the plan is written.
     * Nothing else is written to the output. Throws where the checkout could not be opened.
     */
    serve(streams: ServeStreams): Promise<void>;
}
/**
 * An MCP server with the tools Read, Edit, Write, NotebookEdit, Delete, Move, Set and Unset on a checkout, which records every accepted call as a
 * step of a plan, and plan_show, plan_save and plan_undo on that plan. It speaks both generations of the protocol. Throws USAGE for a
 * plan's file whose folder is missing and, where `root` is given, what opening it does: POLICY_INVALID, INTERRUPTED …
 */
declare function createMcpServer(options?: McpServerOptions): Promise<McpServer>;

type ImportFormat = keyof typeof RECOGNISERS;
/**
 * The format of a text by what only it holds; undefined for a plan, for what is none of them, and for what two say is theirs.
 */
declare const detectImportFormat: (text: string) => ImportFormat | undefined;
/**
 * Why a text is neither a plan nor a source, for a person; undefined where it may be a plan that has faults: one that has one of a
 * plan's keys, or is not JSON.
 */
declare const whyUnknown: (text: string) => string | undefined;
/** What a format says of a source: that it is its own, that it may be, or that it is not. */
type Answer = 'yes' | 'no' | 'perhaps';
/** The beginning of a source, taken apart as far as it is JSON. */
interface Opening {
    readonly text: string;
    /** The first values: of JSON Lines those of the first lines, else the one there is. Empty for what is not JSON. */
    readonly values: readonly unknown[];
    /** The source is JSON, or begins as JSON does. */
    readonly isJson: boolean;
}
/** Each format's own answer, in the order of the documentation. */
declare const RECOGNISERS: {
    readonly anthropic: ({ text, isJson }: Opening) => Answer;
    readonly 'claude-code': ({ values }: Opening) => Answer;
    readonly 'text-editor': ({ text, isJson }: Opening) => Answer;
    readonly gemini: (opening: Opening) => Answer;
    readonly 'apply-patch': ({ text, isJson }: Opening) => Answer;
    readonly 'search-replace': ({ text, isJson }: Opening) => Answer;
    readonly diff: ({ text, isJson }: Opening) => Answer;
    readonly openai: ({ text, isJson }: Opening) => Answer;
    readonly codex: ({ values }: Opening) => Answer;
    readonly qwen: ({ values }: Opening) => Answer;
    readonly opencode: ({ values }: Opening) => Answer;
    readonly copilot: ({ values }: Opening) => Answer;
    readonly pi: ({ values }: Opening) => Answer;
    readonly cline: ({ values }: Opening) => Answer;
    readonly cursor: ({ values }: Opening) => Answer;
    readonly 'vscode-chat': ({ values }: Opening) => Answer;
    readonly acp: ({ values }: Opening) => Answer;
    readonly sarif: ({ values }: Opening) => Answer;
    readonly lsp: ({ values }: Opening) => Answer;
    readonly 'ast-grep': ({ values }: Opening) => Answer;
    readonly 'swe-bench': ({ values }: Opening) => Answer;
};
/** The formats a plan can be made from. */
declare const IMPORT_FORMATS: readonly ImportFormat[];

/** A place in the source. */
interface SourcePlace {
    readonly file: string;
    readonly line: number;
    readonly column: number;
}
/** Something in the source that the plan has no step for. */
interface NotImported {
    /** What it is called there: a tool, a git header. */
    readonly construct: string;
    /** Why it is not a step, in a sentence for a person. */
    readonly reason: string;
    readonly at: SourcePlace;
    /** Whether files may differ from what the plan makes of them because of it. */
    readonly mayChangeFiles: boolean;
}
type FileKind = 'file' | 'executable' | 'folder';

type Argv = readonly [string, ...string[]];
/** Why a command is listed although a Run step could carry it, for a person; undefined where it is carried. */
type RefuseCommand = (argv: Argv) => string | undefined;

/** What to import, e.g. a transcript; `name` is what places in it are called by. */
type ImportSource = SourceText | SourcePieces;
interface SourceText {
    readonly name: string;
    readonly text: string;
}
/** A source too large to be one string: its text in pieces cut anywhere, from the start on each pass. */
interface SourcePieces {
    readonly name: string;
    readonly pieces: Iterable<string>;
}

interface ImportOptions {
    /** Found from the first source when absent. */
    readonly format?: ImportFormat;
    /** Root of the checkout the source was recorded in; taken off paths. Default: what the source says. */
    readonly cwd?: string;
    /** Default: what the source says, else `Changes from ` and the last part of the first source's name. */
    readonly title?: string;
    /** Import calls that failed when they were made, too; default false. */
    readonly keepFailed?: boolean;
    /**
     * How shell commands that are not edits are imported: `list` (default) lists them, `run` carries those that are plain and
     * succeeded as Run steps.
     */
    readonly shell?: 'list' | 'run';
    /** With `shell: run`: why a command is listed all the same, given its words. Default: none is. */
    readonly refuseCommand?: RefuseCommand;
    /** Text of a file of the checkout (path relative to its root), for changes that a source gives by their place. */
    readonly readFile?: (path: string) => string | undefined;
    /** What is at a path of the checkout; needed only where commands move, copy or remove what no step names. */
    readonly kindOf?: (path: string) => FileKind | undefined;
    /** Paths of all files of the checkout below a folder. */
    readonly filesBelow?: (folder: string) => readonly string[];
}
type ImportedPlan = {
    readonly ok: true;
    readonly format: ImportFormat;
    /** Its steps' places are in the source. */
    readonly plan: Plan;
    readonly notImported: readonly NotImported[];
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
    readonly notImported: readonly NotImported[];
};
/**
 * Makes a plan of what an agent, an editor or git wrote. Several sources of one format (a session and its sub-agents, a
 * series of patches) make one plan. What cannot become a step is listed with its place; a source that gives no step at all
 * is refused with PLAN_EMPTY, one of no known format with PLAN_SYNTAX. Of sources in pieces that hold one value a line no more
 * is kept than a line and the plan. Throws LIMIT_EXCEEDED for one over 500 MiB in another format. Touches no disk.
 */
declare const importPlan: (sources: ImportSource | readonly ImportSource[], options?: ImportOptions) => ImportedPlan;

/** The three ways a plan is written. */
type PlanFormat = 'yaml' | 'json' | 'jsonl';

/** Bounds of a plan that nobody vouches for. Each, when passed, is a LIMIT_EXCEEDED that names it. */
interface PlanLimits {
    /** Size of a YAML plan in bytes of UTF-8; default 32 MiB. */
    readonly yamlBytes: number;
    /** Size of a JSON plan, and of one line of JSON Lines, in bytes of UTF-8; default 256 MiB. */
    readonly jsonBytes: number;
    /** Number of steps; default 1,000,000. */
    readonly steps: number;
    /** Number of YAML aliases, those inside the value of an alias counted each time; default 100. */
    readonly aliases: number;
    /** Depth of collections in each other; default 64. */
    readonly nesting: number;
    /** Number of problems listed; default 10,000. */
    readonly problems: number;
}
interface ParseOptions extends VariableOptions {
    /** Default: {@link DEFAULT_LIMITS}. */
    readonly limits?: Partial<PlanLimits>;
}

/** A plan's text. `name` is what messages call it, usually its path; `format` is found from both when absent. */
interface PlanSource {
    readonly name: string;
    readonly text: string;
    readonly format?: PlanFormat;
}
type ParsedPlan = {
    readonly ok: true;
    readonly plan: Plan;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Reads a plan in YAML 1.2, JSON or JSON Lines. Gives the plan with its defaults filled in, its steps in the flat form and
 * `cwd` taken off their paths; or every problem of the text at once, each with file, line and column, and step where it
 * is one's. Touches no disk.
 */
declare const parsePlan: (source: PlanSource, options?: ParseOptions) => ParsedPlan;

type FormattedPlan = {
    readonly ok: true;
    readonly text: string;
} | {
    readonly ok: false;
    readonly problems: Extract<ParsedPlan, {
        ok: false;
    }>['problems'];
};
/**
 * Formats a plan: keys in the order of the reference, in YAML one key per line, texts of several lines as literal
 * blocks, quotes only where they are needed; comments, anchors and blank lines stay. Its meaning never changes: a plan whose new text
 * would not parse to the very same plan is returned as it is.
 */
declare const formatPlan: (source: PlanSource) => FormattedPlan;

/** A plan in JSON Lines that can be read again: its text in pieces cut anywhere, from the start on each pass. */
interface PlanPieces {
    readonly name: string;
    readonly pieces: Iterable<string>;
}
type StreamedPlan = {
    readonly ok: true;
    readonly plan: SteppedPlan;
} | {
    readonly ok: false;
    readonly problems: readonly Problem[];
};
/**
 * Checks a plan in JSON Lines from beginning to end and gives it without its steps, which are read again on each pass: memory follows the longest line and the steps' paths and words, not their texts. The plan is the one that `parsePlan` gives
 * for the same text. Reading steps throws FILE_MODIFIED at the end when the text is no longer the one that was checked.
 */
declare const openStreamedPlan: (source: PlanPieces, options?: ParseOptions) => StreamedPlan;
/** A plan in JSON Lines as it comes: text or UTF-8 bytes, in pieces cut anywhere. */
interface PlanStream {
    readonly name: string;
    readonly chunks: AsyncIterable<string | Uint8Array>;
}
/** What a streamed plan yields: one header, its steps in order, and at the end its digest or its problems. */
type PlanPart = LinePart | {
    readonly type: 'end';
    readonly steps: number;
    readonly digest: string;
} | {
    readonly type: 'refused';
    readonly problems: readonly Problem[];
};
/**
 * Reads a plan in JSON Lines that is too large to be held at once. The parts are those of `parsePlan` on the same text,
 * digest included. Ends with `end`, or with `refused` and all problems; once there is a problem no more steps are
 * yielded, the rest is only checked. The size of the whole is not limited, that of a line is (`jsonBytes`).
 */
declare function streamPlan(source: PlanStream, options?: ParseOptions): AsyncGenerator<PlanPart, void>;
/** What one line holds. */
type LinePart = {
    readonly type: 'header';
    readonly header: PlanHeader;
} | {
    readonly type: 'step';
    readonly step: Step;
};

/**
 * Writes a plan down, its steps in the flat form; YAML and JSON without options that have their default. `parsePlan` of the result gives the same plan (places apart), whatever
 * its texts hold; the values of variables are in its steps already. `cwd` is kept as a record; the paths under it are relative already.
 */
declare const printPlan: (plan: Plan, format: PlanFormat) => string;
/** A plan written in the format that a file's name asks for (YAML where it asks for none), in pieces: it may be too large for a string. */
declare const planText: (plan: Plan, name: string) => Iterable<string>;

/**
 * A value as it may be shown: every credential in its texts as asterisks, in lists of lines also one that goes over several of them.
 * A value without credentials is returned itself, not a copy.
 */
declare const masked: <Value>(value: Value) => Promise<Value>;

/** A step that somebody left out. */
interface Decided {
    readonly step: number;
    /** Login. */
    readonly by: string;
}
/** A part of a plan that has a pull request of its own. */
interface PartOfSplit {
    /** Digest of the whole plan. */
    readonly of: string;
    /** The commit on which it was split. */
    readonly on: string;
    readonly name: string;
    /** Commits of the parts that it is stacked on, as records hold them. */
    readonly below: readonly string[];
}
/** What somebody asks of publishing; everything has a default. */
interface PublishOptions {
    /** Title of the pull request; default: the plan's. */
    readonly title?: string | undefined;
    /** Markdown that comes before the report in the pull request's body. */
    readonly body?: string | undefined;
    /** Sent to `serverUrl`, or to github.com and its tenants, and nowhere else. Without one, git's own credentials push and no pull request is opened: see `fallback`. */
    readonly token?: string | undefined;
    /** Pushes and fetches in place of `token`, which then speaks to the API alone. */
    readonly branchToken?: string | undefined;
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
    /** Commit that the branch still has to be at: another run or a person that moved it is never overwritten. */
    readonly leaseOn?: string | undefined;
    /** Write the body again where somebody changed our part of it, although nothing is new. */
    readonly restoresBody?: boolean | undefined;
    /** Steps that reviewers left out, and who; the run leaves them out. */
    readonly decided?: readonly Decided[] | undefined;
    /** Page with the summary of the workflow's run, which the body names where it leaves something out. */
    readonly summaryUrl?: string | undefined;
    /** `digest`: the plan's digest, eight characters of it, follows the branch's name, so that each plan has a branch of its own. Default none. */
    readonly branchSuffix?: 'none' | 'digest' | undefined;
    /** The pull request's base; default: the branch checked out where the remote has it, else the remote's default. */
    readonly base?: string | undefined;
    /** The base of a dry run on a detached checkout that does not know the remote's default branch. */
    readonly defaultBranch?: string | undefined;
    /** `always`: a draft again at each run, also where somebody made it ready for review. */
    readonly draft?: boolean | 'always' | undefined;
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
     * `api`: commits are made through GitHub, which signs them. `gpg`, `ssh`: they are made again with a signature of the
     * key, and of the person, that git's own configuration names. Default: as they were recorded.
     */
    readonly signCommits?: 'api' | 'gpg' | 'ssh' | undefined;
    /** What happens to branch and pull request once nothing differs from the base; default keep. */
    readonly whenUnchanged?: 'keep' | 'close' | 'delete' | undefined;
    /** What it means that nothing differs from the base: nothing (default), a warning, or NOTHING_TO_PUBLISH. */
    readonly ifNoChanges?: 'ignore' | 'warn' | 'error' | undefined;
    /** Commits of others on the branch: refuse (default), or append the run to them. */
    readonly foreignCommits?: 'refuse' | 'keep' | undefined;
    /** Let this plan take over a branch that carries another, or whose every commit the base holds. No commit of others is dropped. */
    readonly replace?: boolean | undefined;
    /** What it means that the branch was pushed and no pull request can be opened: a failure (default), a warning, or an issue that links the page on which a person opens it. */
    readonly fallback?: 'fail' | 'warn' | 'issue' | undefined;
    /** A workflow of the repository, as `name.yml`, that is started on the branch after each push: pull requests that the workflow's own token opens start none. */
    readonly triggerChecks?: string | undefined;
    /** Days after which a run closes the pull request of an unchanged plan. */
    readonly expires?: number | undefined;
    /** Number of an open pull request: the edits are suggested there in a review, nothing is pushed. */
    readonly suggestOn?: number | undefined;
    /** Whom the token acts as, where that is known; default: GitHub is asked. */
    readonly viewer?: string | undefined;
    /** The plan is a part of another one: its pull request moves to `base` where it was on another branch. */
    readonly part?: PartOfSplit | undefined;
    /** Nothing is sent; the result names the calls. */
    readonly dryRun?: boolean | undefined;
    readonly clock?: Clock | undefined;
    /** Shared with other runs whose calls count together; default: one write a second, by this run alone. */
    readonly pace?: Pace | undefined;
}

/** The lines of a file, and where each comes from. */
interface Blame {
    readonly file: string;
    /** The commit whose file it is; null: the file as it is in the checkout. */
    readonly revision: string | null;
    readonly lines: readonly BlamedLine[];
    /** Each once, in the order in which the lines name them. */
    readonly origins: readonly LineOrigin[];
}
interface BlamedLine {
    /** Counted from 1. */
    readonly line: number;
    /** Without its line end; a byte that is not UTF-8 as the lone surrogate U+DC80…U+DCFF. */
    readonly text: string;
    /** The commit that git itself blames; zeros where the line is not committed yet. */
    readonly commit: string;
    /** Place of its origin in the list, counted from 0. */
    readonly origin: number;
}
/** A step's commit, a person's, or why it is not known. */
type LineOrigin = StepOrigin | OtherOrigin;
/** A commit of a run. */
interface StepOrigin {
    readonly kind: 'step';
    /** `manifest`: the commit was made again from its base and its manifest. `trailers`: the commit says so itself. */
    readonly by: 'trailers' | 'manifest';
    /** The commit of the step, as it was before it was squashed or rebased where that is known. */
    readonly commit: string;
    /** Numbers of its steps, as `3` or `1-3,7`; empty for what formatters made, or a file's uncommitted changes before the plan. */
    readonly steps: string;
    /** How many steps the plan has; 0 without steps. */
    readonly total: number;
    /** Of its only step. */
    readonly id?: string;
    /** Why, or the subject of its commit. */
    readonly reason: string;
    readonly plan: {
        readonly sha256: string;
        readonly title?: string;
        /** Names of the plan files. */
        readonly files?: readonly string[];
    };
    /** Id of the run. */
    readonly run: string;
    readonly pull?: PullName;
    /** Digest of the manifest. */
    readonly manifest?: string;
    /** Why nothing more is known: which of several steps, or whether the manifest gives the same. */
    readonly problem?: Problem;
}
/**
 * `person`: no run of editplan made the commit. `unasked`: the commit says nothing of a run, and without a token GitHub was not asked
 * which pull request it comes from. `unknown`: it cannot be told with certainty; `problem` says why. `uncommitted`: no commit has the line.
 */
interface OtherOrigin {
    readonly kind: 'person' | 'unasked' | 'unknown' | 'uncommitted';
    readonly commit?: string;
    readonly author?: string;
    readonly subject?: string;
    readonly pull?: PullName;
    readonly problem?: Problem;
}
/** A pull request by its number and the address of its page. */
interface PullName {
    readonly number: number;
    readonly url: string;
}

declare const refusedStep: z.ZodObject<{
    step: z.ZodInt;
    id: z.ZodExactOptional<z.ZodString>;
    tool: z.ZodEnum<{
        Delete: "Delete";
        Edit: "Edit";
        Move: "Move";
        NotebookEdit: "NotebookEdit";
        Read: "Read";
        Run: "Run";
        Set: "Set";
        Unset: "Unset";
        Write: "Write";
    }>;
    why: z.ZodExactOptional<z.ZodString>;
    input: z.ZodRecord<z.ZodString, z.ZodJSONSchema>;
    error: z.ZodObject<{
        name: z.ZodEnum<{
            ATTESTATION_FAILED: "ATTESTATION_FAILED";
            ATTESTATION_INVALID: "ATTESTATION_INVALID";
            ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
            ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
            ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
            BARE_REPOSITORY: "BARE_REPOSITORY";
            BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
            BRANCH_EXISTS: "BRANCH_EXISTS";
            BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
            BRANCH_INVALID: "BRANCH_INVALID";
            BRANCH_IN_USE: "BRANCH_IN_USE";
            BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
            BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
            CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
            CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
            CELL_NOT_FOUND: "CELL_NOT_FOUND";
            CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
            CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
            CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
            COMMAND_DENIED: "COMMAND_DENIED";
            COMMAND_FAILED: "COMMAND_FAILED";
            COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
            COMMAND_STRAYED: "COMMAND_STRAYED";
            COMMAND_UNSAFE: "COMMAND_UNSAFE";
            CONFIG_BROKEN: "CONFIG_BROKEN";
            DEVICE_FILE: "DEVICE_FILE";
            DIRTY_FILES: "DIRTY_FILES";
            DOCUMENT_INVALID: "DOCUMENT_INVALID";
            DUPLICATE_ID: "DUPLICATE_ID";
            DUPLICATE_KEY: "DUPLICATE_KEY";
            DUPLICATE_STEP: "DUPLICATE_STEP";
            FILE_EXISTS: "FILE_EXISTS";
            FILE_MODIFIED: "FILE_MODIFIED";
            FILE_NOT_FOUND: "FILE_NOT_FOUND";
            FILE_NOT_READ: "FILE_NOT_READ";
            FILE_TOO_LARGE: "FILE_TOO_LARGE";
            FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
            GITHUB_FAILED: "GITHUB_FAILED";
            GIT_FAILED: "GIT_FAILED";
            IMAGE_INVALID: "IMAGE_INVALID";
            INTERRUPTED: "INTERRUPTED";
            INVALID_INPUT: "INVALID_INPUT";
            INVALID_VALUE: "INVALID_VALUE";
            IS_BINARY: "IS_BINARY";
            IS_DIRECTORY: "IS_DIRECTORY";
            IS_NOTEBOOK: "IS_NOTEBOOK";
            KEY_ALIASED: "KEY_ALIASED";
            KEY_NOT_FOUND: "KEY_NOT_FOUND";
            LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
            LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
            LOCKED: "LOCKED";
            MANIFEST_INVALID: "MANIFEST_INVALID";
            MANIFEST_MISSING: "MANIFEST_MISSING";
            MERGE_CONFLICT: "MERGE_CONFLICT";
            MISSING_KEY: "MISSING_KEY";
            MISSING_VARIABLE: "MISSING_VARIABLE";
            NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
            NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
            NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
            NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
            NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
            NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
            NO_CHANGE: "NO_CHANGE";
            NO_COMMIT: "NO_COMMIT";
            NO_FILES: "NO_FILES";
            NO_PLAN_PASSES: "NO_PLAN_PASSES";
            OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
            OTHER_PLAN: "OTHER_PLAN";
            OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
            PACKAGE_MISSING: "PACKAGE_MISSING";
            PATH_DENIED: "PATH_DENIED";
            PATH_IGNORED: "PATH_IGNORED";
            PATH_INVALID: "PATH_INVALID";
            PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
            PATH_PROTECTED: "PATH_PROTECTED";
            PDF_ENCRYPTED: "PDF_ENCRYPTED";
            PDF_INVALID: "PDF_INVALID";
            PDF_PAGES: "PDF_PAGES";
            PLANS_CONFLICT: "PLANS_CONFLICT";
            PLAN_EMPTY: "PLAN_EMPTY";
            PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
            PLAN_SYNTAX: "PLAN_SYNTAX";
            PLAN_VERSION: "PLAN_VERSION";
            POLICY_ASK: "POLICY_ASK";
            POLICY_INVALID: "POLICY_INVALID";
            READ_FAILED: "READ_FAILED";
            READ_TOO_LARGE: "READ_TOO_LARGE";
            RUN_APPLIED: "RUN_APPLIED";
            RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
            SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
            SECRET_DETECTED: "SECRET_DETECTED";
            STRING_NOT_FOUND: "STRING_NOT_FOUND";
            STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
            SYMLINK: "SYMLINK";
            UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
            UNENCODABLE: "UNENCODABLE";
            UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
            UNKNOWN_KEY: "UNKNOWN_KEY";
            UNKNOWN_REVISION: "UNKNOWN_REVISION";
            UNKNOWN_RUN: "UNKNOWN_RUN";
            UNKNOWN_TOOL: "UNKNOWN_TOOL";
            UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
            UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
            USAGE: "USAGE";
            VERIFY_FAILED: "VERIFY_FAILED";
            VERIFY_MISMATCH: "VERIFY_MISMATCH";
            WRITE_FAILED: "WRITE_FAILED";
        }>;
        message: z.ZodString;
    }, z.core.$strict>;
    nearest: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        file_path: z.ZodString;
        line: z.ZodInt;
        last_line: z.ZodInt;
        likeness: z.ZodNumber;
        text: z.ZodString;
    }, z.core.$strict>>>;
    candidates: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    surroundings: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        file_path: z.ZodString;
        line: z.ZodInt;
        lines: z.ZodInt;
        text: z.ZodString;
    }, z.core.$strict>>>;
    corrected: z.ZodExactOptional<z.ZodRecord<z.ZodString, z.ZodJSONSchema>>;
    reads_first: z.ZodExactOptional<z.ZodBoolean>;
}, z.core.$strict>;
/** What goes back to whoever made a plan: the one source of its type and of `schema/repair.schema.json`. */
declare const repairPacket: z.ZodObject<{
    version: z.ZodLiteral<1>;
    plan: z.ZodObject<{
        title: z.ZodString;
        sha256: z.ZodString;
        steps: z.ZodInt;
    }, z.core.$strict>;
    refused: z.ZodReadonly<z.ZodArray<z.ZodObject<{
        step: z.ZodInt;
        id: z.ZodExactOptional<z.ZodString>;
        tool: z.ZodEnum<{
            Delete: "Delete";
            Edit: "Edit";
            Move: "Move";
            NotebookEdit: "NotebookEdit";
            Read: "Read";
            Run: "Run";
            Set: "Set";
            Unset: "Unset";
            Write: "Write";
        }>;
        why: z.ZodExactOptional<z.ZodString>;
        input: z.ZodRecord<z.ZodString, z.ZodJSONSchema>;
        error: z.ZodObject<{
            name: z.ZodEnum<{
                ATTESTATION_FAILED: "ATTESTATION_FAILED";
                ATTESTATION_INVALID: "ATTESTATION_INVALID";
                ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                BARE_REPOSITORY: "BARE_REPOSITORY";
                BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                BRANCH_EXISTS: "BRANCH_EXISTS";
                BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                BRANCH_INVALID: "BRANCH_INVALID";
                BRANCH_IN_USE: "BRANCH_IN_USE";
                BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                CELL_NOT_FOUND: "CELL_NOT_FOUND";
                CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                COMMAND_DENIED: "COMMAND_DENIED";
                COMMAND_FAILED: "COMMAND_FAILED";
                COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                COMMAND_STRAYED: "COMMAND_STRAYED";
                COMMAND_UNSAFE: "COMMAND_UNSAFE";
                CONFIG_BROKEN: "CONFIG_BROKEN";
                DEVICE_FILE: "DEVICE_FILE";
                DIRTY_FILES: "DIRTY_FILES";
                DOCUMENT_INVALID: "DOCUMENT_INVALID";
                DUPLICATE_ID: "DUPLICATE_ID";
                DUPLICATE_KEY: "DUPLICATE_KEY";
                DUPLICATE_STEP: "DUPLICATE_STEP";
                FILE_EXISTS: "FILE_EXISTS";
                FILE_MODIFIED: "FILE_MODIFIED";
                FILE_NOT_FOUND: "FILE_NOT_FOUND";
                FILE_NOT_READ: "FILE_NOT_READ";
                FILE_TOO_LARGE: "FILE_TOO_LARGE";
                FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                GITHUB_FAILED: "GITHUB_FAILED";
                GIT_FAILED: "GIT_FAILED";
                IMAGE_INVALID: "IMAGE_INVALID";
                INTERRUPTED: "INTERRUPTED";
                INVALID_INPUT: "INVALID_INPUT";
                INVALID_VALUE: "INVALID_VALUE";
                IS_BINARY: "IS_BINARY";
                IS_DIRECTORY: "IS_DIRECTORY";
                IS_NOTEBOOK: "IS_NOTEBOOK";
                KEY_ALIASED: "KEY_ALIASED";
                KEY_NOT_FOUND: "KEY_NOT_FOUND";
                LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                LOCKED: "LOCKED";
                MANIFEST_INVALID: "MANIFEST_INVALID";
                MANIFEST_MISSING: "MANIFEST_MISSING";
                MERGE_CONFLICT: "MERGE_CONFLICT";
                MISSING_KEY: "MISSING_KEY";
                MISSING_VARIABLE: "MISSING_VARIABLE";
                NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                NO_CHANGE: "NO_CHANGE";
                NO_COMMIT: "NO_COMMIT";
                NO_FILES: "NO_FILES";
                NO_PLAN_PASSES: "NO_PLAN_PASSES";
                OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                OTHER_PLAN: "OTHER_PLAN";
                OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                PACKAGE_MISSING: "PACKAGE_MISSING";
                PATH_DENIED: "PATH_DENIED";
                PATH_IGNORED: "PATH_IGNORED";
                PATH_INVALID: "PATH_INVALID";
                PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                PATH_PROTECTED: "PATH_PROTECTED";
                PDF_ENCRYPTED: "PDF_ENCRYPTED";
                PDF_INVALID: "PDF_INVALID";
                PDF_PAGES: "PDF_PAGES";
                PLANS_CONFLICT: "PLANS_CONFLICT";
                PLAN_EMPTY: "PLAN_EMPTY";
                PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                PLAN_SYNTAX: "PLAN_SYNTAX";
                PLAN_VERSION: "PLAN_VERSION";
                POLICY_ASK: "POLICY_ASK";
                POLICY_INVALID: "POLICY_INVALID";
                READ_FAILED: "READ_FAILED";
                READ_TOO_LARGE: "READ_TOO_LARGE";
                RUN_APPLIED: "RUN_APPLIED";
                RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                SECRET_DETECTED: "SECRET_DETECTED";
                STRING_NOT_FOUND: "STRING_NOT_FOUND";
                STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                SYMLINK: "SYMLINK";
                UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                UNENCODABLE: "UNENCODABLE";
                UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                UNKNOWN_KEY: "UNKNOWN_KEY";
                UNKNOWN_REVISION: "UNKNOWN_REVISION";
                UNKNOWN_RUN: "UNKNOWN_RUN";
                UNKNOWN_TOOL: "UNKNOWN_TOOL";
                UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                USAGE: "USAGE";
                VERIFY_FAILED: "VERIFY_FAILED";
                VERIFY_MISMATCH: "VERIFY_MISMATCH";
                WRITE_FAILED: "WRITE_FAILED";
            }>;
            message: z.ZodString;
        }, z.core.$strict>;
        nearest: z.ZodReadonly<z.ZodArray<z.ZodObject<{
            file_path: z.ZodString;
            line: z.ZodInt;
            last_line: z.ZodInt;
            likeness: z.ZodNumber;
            text: z.ZodString;
        }, z.core.$strict>>>;
        candidates: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        surroundings: z.ZodReadonly<z.ZodArray<z.ZodObject<{
            file_path: z.ZodString;
            line: z.ZodInt;
            lines: z.ZodInt;
            text: z.ZodString;
        }, z.core.$strict>>>;
        corrected: z.ZodExactOptional<z.ZodRecord<z.ZodString, z.ZodJSONSchema>>;
        reads_first: z.ZodExactOptional<z.ZodBoolean>;
    }, z.core.$strict>>>;
    answer: z.ZodString;
}, z.core.$strict>;
type RepairPacket = z.output<typeof repairPacket>;
type RefusedStep = z.output<typeof refusedStep>;
declare const answer: z.ZodUnion<readonly [z.ZodObject<{
    step: z.ZodInt;
    tool: z.ZodExactOptional<z.ZodEnum<{
        Delete: "Delete";
        Edit: "Edit";
        Move: "Move";
        NotebookEdit: "NotebookEdit";
        Read: "Read";
        Run: "Run";
        Set: "Set";
        Unset: "Unset";
        Write: "Write";
    }>>;
    input: z.ZodRecord<z.ZodString, z.ZodJSONSchema>;
}, z.core.$strict>, z.ZodObject<{
    step: z.ZodInt;
    drop: z.ZodLiteral<true>;
}, z.core.$strict>]>;
type RepairAnswer = z.output<typeof answer>;

/** A part of a plan, and its pull request. */
interface PartPullRequest {
    /** Of the part; of one that the plan has no longer, what it was called. */
    readonly name: string;
    readonly branch: string;
    /** The branch that its pull request goes to: that of the part below it in its stack, or the base of them all. */
    readonly base: string;
    /** Files that the part changes. */
    readonly files: readonly string[];
    /** Names of the parts that it builds on. */
    readonly needs: readonly string[];
    /**
     * What was done to the pull request; `merged`: it was merged earlier; `refused`: nothing was published, `problems` or the report say why;
     * `waits`: the part below it in its stack has no branch to build on; `proposed`: a dry run.
     */
    readonly outcome: 'created' | 'updated' | 'closed' | 'none' | 'merged' | 'refused' | 'waits' | 'proposed';
    readonly number?: number;
    /** Of the pull request; empty without one. */
    readonly url: string;
    /** What kept the part from being replayed; what happened afterwards is in the report. */
    readonly problems?: readonly ReportedProblem[];
    /** What a person should know besides, in sentences. */
    readonly notes?: readonly string[];
    /** The run of the part; absent where it was not replayed. */
    readonly report?: RunReport;
}

/** What a verification found out about a pull request. */
interface Verdict {
    /** `proved`: the head is what the manifest gives. `not-ours`: no run of editplan made it, and nobody requires one. */
    readonly outcome: 'proved' | 'not-ours' | 'refused';
    readonly number: number;
    readonly branch: string;
    /** The commit that was verified. */
    readonly head: string;
    /** Digest of the manifest. */
    readonly manifest?: string;
    /** The commit that the run's commits are on. */
    readonly base?: string;
    /** As in the comparison of commits; absent where nothing was compared. */
    readonly by?: 'commits' | 'signed' | 'unchecked';
    /** How many commits the manifest gives. */
    readonly commits?: number;
    /** Clean merges of the base at the branch's end. */
    readonly merges?: number;
    /** The commit of a merge queue whose tree was compared as well. */
    readonly merged?: string;
    /** Commits that the manifest does not give and that were allowed. */
    readonly foreign: readonly {
        readonly commit: string;
        readonly subject: string;
        readonly author: string;
    }[];
    /** What programs made of files, taken from the manifest and not derived. */
    readonly results: readonly {
        readonly programs: readonly string[];
        readonly files: readonly string[];
    }[];
    /** Why it is refused. */
    readonly problem?: Problem;
    /** The first difference, as a patch from what it should be to what it is. */
    readonly patch?: string;
    /** What a person should know, in sentences. */
    readonly notes: readonly string[];
}

/** The result of a Run step that was carried out. */
interface RecordedCommand$1 {
    /** Number of the step. */
    readonly step: number;
    /** As one line. */
    readonly command: string;
    /** What it changed, as git prints it with binary files: in the bytes that git stores. Empty where it changed nothing. */
    readonly patch: string;
    /** Of the patch, where it is not UTF-8. */
    readonly encoding?: 'base64';
    /** Files after it, in order of path, as git writes modes and names blobs; null where a file is gone. */
    readonly files: readonly {
        readonly path: string;
        readonly mode: string;
        readonly blob: string | null;
    }[];
}

/** The commit that brings a chain onto a head that moved on from its base, or the one "after the plan" on that. */
interface Merge {
    readonly commit: string;
    readonly tree: string;
    /** The head it was merged onto, and that head's tree. */
    readonly onto: string;
    readonly ontoTree: string;
}

/** What is kept of the result of a command. */
type KeptResult = Pick<RecordedCommand$1, 'command' | 'patch' | 'encoding'>;

/** A checkout of one commit beside the user's own, with an index of its own; both are removed when its scope ends. */
interface TemporaryWorktree extends AsyncDisposable {
    /** Runs git in the worktree. */
    readonly git: Git;
    /** The end of the scope leaves the worktree, unlocked; `removeTemporaryWorktrees` removes it. */
    keep(): void;
}
/** A worktree that this machine's processes made, as `git worktree list` names it. */
interface ListedWorktree {
    readonly path: string;
    /** `running`: its process lives. `left`: its process was killed. `kept`: `keep` was called. */
    readonly state: 'running' | 'left' | 'kept';
}

/** A temporary worktree in which programs find what git ignores. */
interface IsolatedWorktree extends TemporaryWorktree {
    /** What the policy names and the checkout does not have, in sentences. */
    readonly notes: readonly string[];
    /** Whether the policy's `worktree` put a path there. */
    provides(path: string): boolean;
}

/** A file of the net change: its bytes, which may be an image, or its text before. */
interface FileContents {
    readonly path: string;
    readonly before?: Buffer;
    readonly after?: Buffer;
    readonly text?: string;
}

type OnContents = (contents: FileContents) => void;

/** What a pull request has to say and be. */
interface WantedPull {
    readonly title: string;
    /** Renders the body within so many bytes of UTF-8. */
    body(budget: number): string;
    readonly settings: Settings;
    /** A draft again at each run, whatever people made of it. */
    readonly alwaysDraft: boolean;
    /** Our part of the body is put back where somebody changed it. */
    readonly restoresBody: boolean;
    /** The record without what is set. */
    readonly state: Omit<PublishedRecord, 'set'>;
}

interface PublishResult {
    readonly operation: 'created' | 'updated' | 'closed' | 'none';
    readonly number?: number;
    /** Of the pull request; empty without one. */
    readonly url: string;
    /** Of the page on which a person opens the pull request that is missing; empty otherwise. */
    readonly compareUrl: string;
    /** The issue that was opened in its place. */
    readonly issue?: {
        readonly number: number;
        readonly url: string;
    };
    readonly branch: string;
    readonly base: string;
    /** The commit of the branch afterwards. */
    readonly headSha: string;
    readonly pushed: boolean;
    /** Whether GitHub says that it verified the signature of the branch's head; absent where it was not asked. */
    readonly verified?: boolean;
    readonly title: string;
    readonly body: string;
    /**
     * Why nothing was left to publish: its pull request was merged, or expired, or the base holds all of it. Absent where there is
     * something to publish.
     */
    readonly settled?: 'merged' | 'expired' | 'unchanged';
    /** What the pull request remembers of the run, the settings apart; absent where none was written. */
    readonly record?: WantedPull['state'];
    /** What a person should know, in sentences. */
    readonly notes: readonly string[];
    /** What GitHub refused. */
    readonly problems: readonly Problem[];
    /** The problems mean that the run failed; otherwise they are warnings, e.g. of a reviewer that GitHub refused. */
    readonly failed?: boolean;
    /** Of a dry run: the push, and every call of the API in order. */
    readonly proposed?: {
        readonly push: readonly string[];
        readonly calls: readonly ProposedCall[];
    };
}
/** A call that would be made. */
type ProposedCall = Pick<ApiCall, 'method' | 'path' | 'body'>;

type RunEvent = 
/** `change`: the file before and after the step, where it changed one alone. */
{
    readonly type: 'step';
    readonly step: ReportedStep;
    readonly total: number;
    readonly change?: Change;
} | {
    readonly type: 'progress';
    readonly message: string;
}
/** Also of a dry run: what would be sent. */
 | {
    readonly type: 'published';
    readonly publication: PublishResult;
};

/** A step that the policy asks about. */
interface Question {
    readonly step: Step;
    /** Relative to the root, as the report names it. */
    readonly path: string;
    /** What asks, as in `Decision.rule`, and why in a sentence. */
    readonly rule: string;
    readonly reason: string;
}
/** Answers a question: approves this step, its file, or everything its rule asks about; undefined refuses. */
type Ask = (question: Question) => Promise<Grant | undefined>;

/** Keeps the whole output of a verification, or of the command of a step, beside the report; the path of the file. */
type KeepOutput = (output: Uint8Array, number: number, of: 'verify' | 'run') => Promise<string>;

/** What every verb takes. */
interface AttemptOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** What git gets in place of this process's environment. */
    readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
    /** Programs that the policy names: run (default), or a reason to refuse the run, as where many people's policies are followed. */
    readonly programs?: 'run' | 'refused' | undefined;
    /** Default: `.github/editplan.yml` as it is on the head. */
    readonly policy?: PolicySource | undefined;
    /** Commit whose own policy holds, where none is given; default the head. */
    readonly policyOf?: string | undefined;
    /** Somebody who may allow what the policy asks about; default nobody. */
    readonly ask?: Ask | undefined;
    /** Keeps what the policy's verifications print; default all but its end is dropped. */
    readonly keepOutput?: KeepOutput | undefined;
    /** Told the worktree in which the policy's verifications ran, before it is removed; it may keep it. The objects then stay as well. */
    readonly onWorktree?: ((place: IsolatedWorktree) => Promise<void>) | undefined;
    /** What the report and the body of a pull request say besides, in sentences. */
    readonly notes?: readonly string[] | undefined;
    readonly signal?: AbortSignal | undefined;
    readonly onEvent?: ((event: RunEvent) => void) | undefined;
    /** Gets the contents that a page shows beside the report; without it none are read. */
    readonly onContents?: OnContents | undefined;
}

interface RunOptions extends AttemptOptions {
    /** Branch to make from the base with the run's commits, and to switch to. */
    readonly branch?: string | undefined;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    /** `base` may be a commit that the current one does not descend from: only what the steps change there is applied. */
    readonly unrelatedBase?: boolean | undefined;
    /** Replace a branch that exists. */
    readonly force?: boolean | undefined;
    /** Override the plans' own options. */
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Steps to leave out: numbers, or ids. Steps that need one of them are refused. */
    readonly without?: StepNames | undefined;
    /** Nothing is written. */
    readonly dryRun?: boolean | undefined;
}
/**
 * Replays plans on a checkout, records every step as a commit, and brings the result into the work tree: the whole program.
 * Resolves to the report, also when steps failed; under `on_error: stop` nothing is then written. Aborting leaves the checkout
 * untouched. Throws an {@link EditplanError} where no step can carry the refusal.
 */
declare const applyPlan: (plans: SteppedPlan | readonly SteppedPlan[], options: RunOptions) => Promise<RunReport>;
interface CheckOptions extends RunOptions {
    /** Ask the policy's language servers what the plan breaks; default false. */
    readonly diagnostics?: boolean | undefined;
}
/** Everything that `applyPlan` would do and refuse, with all refusals at once; nothing is written. */
declare const checkPlan: (plans: SteppedPlan | readonly SteppedPlan[], options: CheckOptions) => Promise<RunReport>;

interface AttestPullOptions extends Pick<AttemptOptions, 'root'> {
    /** What the run that published the pull request reports. */
    readonly report: RunReport;
    /** The plan files, as they are named, and the SHA-256 of their bytes. */
    readonly plans: readonly {
        readonly name: string;
        readonly sha256: string;
    }[];
    /** What was asked of the run, by name; credentials are masked. */
    readonly inputs: Readonly<Record<string, string>>;
    /** How GitHub is reached. */
    readonly publish: PublishOptions;
    /** Gets the signed bundle, as JSON, before it is stored at GitHub. */
    readonly keep: (bundle: string) => Promise<void>;
}
/** An attestation that GitHub stores. */
interface Attested {
    readonly id: number;
    /** Its page. */
    readonly url: string;
}
/**
 * Signs what a run did, for the pull request as it is at GitHub, and stores that there. Undefined where an attestation of this head is
 * stored already, or the run left no pull request open. Throws ATTESTATION_FAILED where the branch has moved or has no manifest, and
 * where signing or storing is refused.
 */
declare function attestPull(options: AttestPullOptions): Promise<Attested | undefined>;

interface BlameOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> {
    /** Relative to `root`, or absolute; in a bare repository relative to the top. */
    readonly file: string;
    /** First and last line, counted from 1; default all. */
    readonly lines?: readonly [number, number] | undefined;
    /** The commit whose file is meant; default: the file as it is in the checkout, in a bare repository HEAD. */
    readonly revision?: string | undefined;
    /** How GitHub is reached; it is asked only with a token, and only about commits that do not tell their step themselves. */
    readonly publish?: PublishOptions | undefined;
}
/**
 * Tells for each line of a file which step wrote it, why, and of which plan. Git's own blame names the commit; its trailers tell the
 * step, else the manifest of the pull request that GitHub names for it, from which the run is made again. What neither tells is said to be unknown.
 * Moves no ref. Throws FILE_NOT_FOUND, what else is not a regular file, USAGE for a line that the file does not have, NO_COMMIT,
 * UNKNOWN_REVISION, GITHUB_FAILED.
 */
declare function blameFile(options: BlameOptions): Promise<Blame>;

/** A campaign and where it runs. */
interface CampaignOptions {
    readonly campaign: Campaign;
    /** Where the campaign file is kept: its repository as `owner/name`, and its path there. */
    readonly source: CampaignSource;
    /** The text of `repositories.file`, and what messages call it. */
    readonly file?: {
        readonly name: string;
        readonly text: string;
    } | undefined;
    /** The plans with these values for their variables. */
    plansFor(vars: Readonly<Record<string, string>>): Promise<readonly SteppedPlan[]>;
    /** Reaches everything; in its place `app` gets a token for each owner. */
    readonly token?: string | undefined;
    readonly app?: AppKey | undefined;
    /** Default: `https://github.com`. */
    readonly serverUrl?: string | undefined;
    /** Default: `https://api.github.com`. */
    readonly apiUrl?: string | undefined;
    readonly graphqlUrl?: string | undefined;
    /** In place of the campaign's own pace: a job's share of it. */
    readonly writesPerMinute?: number | undefined;
    /** Milliseconds that a call waits for a limit of GitHub before it is given up; default a quarter of an hour. */
    readonly patience?: number | undefined;
    /** The environment of git; what a run needs to reach a repository is added. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** A folder for clones, which are removed; default: the system's own. */
    readonly scratch?: string | undefined;
    /** Programs that policies of the repositories name; default refused. */
    readonly programs?: 'run' | 'refused' | undefined;
    readonly clock?: Clock | undefined;
    readonly signal?: AbortSignal | undefined;
}

/** Asks GitHub where the campaign is. Nothing is written. */
declare function campaignStatus(options: CampaignOptions): Promise<CampaignStatus>;

interface CloseCampaignOptions extends CampaignOptions {
    /** `owner/name`: this one alone; default all. */
    readonly repository?: string | undefined;
    /** Deletes the branches too; default they stay. */
    readonly deleteBranches?: boolean | undefined;
}
/** A pull request that was closed, or why it was not. */
interface ClosedPull {
    readonly repository: string;
    readonly number: number;
    readonly url: string;
    readonly problem?: string;
}
/** Closes the open pull requests of the campaign. Merged ones stay merged; a branch that others committed to is not deleted. */
declare function closeCampaign(options: CloseCampaignOptions): Promise<readonly ClosedPull[]>;

/** What a run did in one repository. */
interface RepositoryResult {
    readonly repository: string;
    /** `unchanged`: the pull request was as it should be. */
    readonly outcome: 'opened' | 'updated' | 'unchanged' | 'merged' | Outcome;
    readonly number?: number;
    readonly url?: string;
    /** Why, where no pull request is as it should be; what GitHub refused of one that is. */
    readonly problems: readonly {
        readonly name: ErrorName;
        readonly message: string;
    }[];
}

/** One job of a workflow's matrix. */
interface Job {
    readonly repository: string;
    /** The job's share of the calls that change something. */
    readonly writes_per_minute: number;
}
/** What a run of the campaign does, and what it leaves to the next. */
interface RunPlan {
    /** For `strategy.matrix`, at most 256 jobs each. */
    readonly chunks: readonly {
        readonly include: readonly Job[];
    }[];
    /** For `strategy.max-parallel`. */
    readonly max_parallel: number;
    /** How many pull requests may still be opened now. */
    readonly room: number;
    /** How many repositories wait for a later run. */
    readonly left: number;
}

interface PlanCampaignOptions extends CampaignOptions {
    /** Jobs at the same time; default 4. */
    readonly parallel?: number | undefined;
    readonly wish?: Wish | undefined;
}
interface PlannedCampaign {
    readonly plan: RunPlan;
    readonly rows: readonly Row[];
    readonly problems: readonly Problem[];
}
/** Says which repositories the next run takes up, as the matrix of a workflow. Nothing is written. */
declare function planCampaign(options: PlanCampaignOptions): Promise<PlannedCampaign>;

interface RunCampaignOptions extends CampaignOptions {
    /** `owner/name`: this one alone, whatever the pace says. Default: all that the pace allows. */
    readonly repository?: string | undefined;
    /** Repositories at the same time; default 2. */
    readonly jobs?: number | undefined;
    readonly wish?: Wish | undefined;
    /** Told of each repository when it is done. */
    readonly onResult?: ((result: RepositoryResult) => void) | undefined;
}
interface CampaignResult {
    /** What was done, in the order in which it was done. */
    readonly results: readonly RepositoryResult[];
    /** Every repository as it was before, and why nothing was done where nothing was. */
    readonly rows: readonly Row[];
    /** Repositories that a later run takes up. */
    readonly left: number;
    readonly problems: readonly Problem[];
}
/**
 * Opens and updates pull requests until the campaign's pace says stop. A rerun takes up what the last one did not finish. Throws USAGE
 * without credentials, GITHUB_FAILED where the survey fails, and the problems of the plans.
 */
declare function runCampaign(options: RunCampaignOptions): Promise<CampaignResult>;

/**
 * Where a campaign file is kept: its path in the repository that its checkout came from. Outside a checkout, and in one without a remote,
 * nothing but the title tells campaigns apart.
 * @param file its real path
 */
declare function campaignSource(file: string, title: string): Promise<CampaignSource>;

/**
 * Keeps the status in one open issue of a repository, which is found by a mark: made once, then brought up to date in place. Nothing is
 * sent where it says the same. A token is used before an app. Throws USAGE, GITHUB_FAILED.
 * @param repository `owner/name`
 */
declare function trackInIssue(options: CampaignOptions, status: CampaignStatus, repository: string): Promise<{
    readonly number: number;
    readonly url: string;
}>;

/**
 * A version of a file that git's objects do not hold as it was in the work tree: an ignored file, which must never become an
 * object, one that a conversion (line ends, filter, encoding) changes on its way, or one of a mode that git does not know.
 */
interface KeptVersion {
    readonly path: string;
    /** Snapshots before it: 0 is the state before the plan, n what the n-th step commit left. */
    readonly at: number;
    /** SHA-256 of the bytes; null when there was no file; undefined when the blob holds them exactly. */
    readonly bytes?: string | null;
    /** Permission bits, where the run changes them and they differ from `usualMode`. */
    readonly mode?: number;
}

/** The size of a run, as git counts it; nothing before its result is audited. */
interface RunTotals {
    /** Steps that changed a file. */
    readonly steps: number;
    readonly files: number;
    readonly insertions: number;
    readonly deletions: number;
}
/**
 * Data about a run besides its commits, in `<common git dir>/editplan/runs/<id>.json`. Order and retention come
 * from here; nothing of it is ever in a commit.
 */
interface RunRecord {
    readonly version: 1;
    readonly id: string;
    /** When the run was recorded, ISO. */
    readonly time: string;
    readonly title: string;
    readonly digest: string;
    /** Numbers of the plan's steps that were left out; absent where none was. */
    readonly without?: readonly number[];
    /** `recorded`: commits exist, the checkout does not have them yet. `published`: they went to a remote, no checkout has them. */
    readonly status: 'recorded' | 'applied' | 'published' | 'undone';
    readonly base: {
        readonly commit: string;
        readonly tree: string;
    };
    readonly head: {
        readonly commit: string;
        readonly tree: string;
    };
    readonly merge?: Merge;
    /** Top of the work tree it was applied in. */
    readonly worktree: string;
    /** Branch that was made of it, and where HEAD was before: a full ref, or a commit when detached. */
    readonly branch?: string;
    readonly cameFrom?: string;
    /** Number of the last step that is applied, after an undo of those behind it. */
    readonly rewoundTo?: number;
    /** When steps of it were last undone, ISO; absent while all of them are applied. */
    readonly undoneAt?: string;
    readonly totals: RunTotals;
    readonly kept: readonly KeptVersion[];
    /** Permission bits and owners of the files that the run removes, and of the folders above them, before the run. */
    readonly removed?: readonly AttributedPaths[];
    /** Folders that were empty before the run put files into them. */
    readonly emptyFolders?: readonly string[];
    /** Results of the commands of its steps. */
    readonly commands?: readonly RecordedCommand$1[];
    /** While `recorded`: the finished run that this one repeats, and the commit at which its chain ends. */
    readonly earlier?: {
        readonly record: RunRecord;
        readonly chain: string;
    };
}

/** A file that was written or removed. */
interface CarriedFile {
    readonly path: string;
    readonly how: 'made' | 'removed' | 'changed';
    /** Permission bits before and after; undefined where there is no file. */
    readonly before?: number | undefined;
    readonly after?: number | undefined;
}

interface PullRequestOptions extends AttemptOptions {
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Steps to leave out: numbers, or ids. */
    readonly without?: StepNames | undefined;
    /** Steps that the policy asks about and nobody allowed: refused (default), or let through into a draft that lists them. */
    readonly onAsk?: 'stop' | 'draft' | undefined;
    /**
     * A verification that fails: nothing is published, or a draft that says so, or the steps without which it passes. Default: what the
     * policy says of each.
     */
    readonly onFailure?: 'stop' | 'draft' | 'narrow' | undefined;
    /** Who commits, and what the commits say; default: as the plan says. The log and the body name people that are not the default. */
    readonly commitWords?: CommitWords | undefined;
    /** Absolute paths of the plan's files. Where the base tracks them, the plan may change and still update its own branch. */
    readonly planFiles?: readonly string[] | undefined;
    /** Where the plan is kept, if not in the base: its later versions may update the branch. */
    readonly source?: PublishedRecord['source'];
    /** Asks the owners of the changed files for a review: those that the base's CODEOWNERS names, the viewer apart. */
    readonly codeOwners?: boolean | undefined;
    /** How the plan was made, or chosen, from several; report and body tell it. */
    readonly combination?: Combination | undefined;
    readonly publish: PublishOptions;
}
/**
 * Replays plans on the base of a pull request, pushes the commits, opens or updates the pull request. Nothing of the checkout changes.
 * A plan that was merged already is not replayed. Resolves to the report; when steps failed under `on_error: stop`, or the branch or
 * GitHub refused, its `problems` say so and what was pushed. A run that was not pushed leaves no trace.
 */
declare const openPullRequest: (plans: SteppedPlan | readonly SteppedPlan[], given: PullRequestOptions) => Promise<RunReport>;

/** What several plans are to each other: steps of one run, parts of one plan in an order to be found, or candidates for one task. */
type Combine = 'sequence' | 'compose' | 'try';
interface CombinedOptions extends PullRequestOptions {
    /** Default sequence. */
    readonly combine?: Combine | undefined;
}
/**
 * As `openPassingPullRequest`, for plans that are composed first (`compose`), or of which the best is published (`try`). The report says
 * how they fit, or how each came out. Plans that do not fit, or of which none passes, publish nothing: PLANS_CONFLICT, NO_PLAN_PASSES
 * among its problems. A single plan is published as it is.
 */
declare function openCombinedPullRequest(plans: readonly SteppedPlan[], { combine, ...options }: CombinedOptions): Promise<RunReport>;

/** The files that steps look at and those that they may change. */
interface Footprint {
    /** A step looks for files by globs, or runs a command: any file may be among them. */
    readonly any: boolean;
    readonly seen: ReadonlySet<RepoPath>;
    readonly changed: ReadonlySet<RepoPath>;
}

/** A plan among those that are composed. */
interface Member {
    /** Which one it is, from 0. */
    readonly index: number;
    /** What its steps' ids begin with; no other plan has it. */
    readonly name: string;
    readonly plan: SteppedPlan;
    /** Reads that compare a shared file with what the author saw. They hold before any plan changes it, so they go first. */
    readonly checks: readonly Step[];
    /** All other steps. */
    readonly steps: readonly Step[];
    readonly footprint: Footprint;
}

/** A step of one of the plans. */
interface StepPlace {
    readonly member: number;
    readonly step: Step;
    /** What it is about: its path, or its globs. */
    readonly path: string;
    /** Lines of the file, from and to, that it replaces when its plan is replayed alone; absent for a new file. */
    readonly lines?: readonly [number, number];
}
/** Why plans do not fit, in one order. */
interface Clash {
    /** The order that was tried, as members. */
    readonly order: readonly number[];
    /** The refused step, or a step whose effect the order decides. */
    readonly step: StepPlace;
    /** The other plan's step that causes it; absent where none does. */
    readonly cause?: StepPlace;
    /** Why the step is refused; absent where both orders work, with different results. */
    readonly problem?: Problem;
}
/** How two plans relate. `order`: the first of `order` must come before the second. */
type Relation = {
    readonly kind: 'same' | 'disjoint' | 'commutes';
} | {
    readonly kind: 'order';
    readonly order: readonly [number, number];
    readonly clashes: readonly [Clash];
    /** Files in which the second plan leaves nothing of what the first one changes. */
    readonly overwritten: readonly RepoPath[];
} | {
    readonly kind: 'conflicts';
    readonly clashes: readonly [Clash, ...Clash[]];
};

/** How two of the plans relate, as their places in the list. */
interface PairRelation {
    readonly members: readonly [number, number];
    readonly relation: Relation;
}
/** Several plans, judged together. */
interface Composition {
    readonly members: readonly Member[];
    /** What refuses a plan whatever comes before it. Such a plan is in no pair. */
    readonly refusals: readonly Clash[];
    readonly pairs: readonly PairRelation[];
    /** What refuses plans that fit in pairs: an order that ends where it began, or more than two plans that do not fit. */
    readonly clashes: readonly Clash[];
    /** An order in which all work, without those that repeat an earlier one; absent where there is none. */
    readonly order?: readonly number[];
    /** One plan with the effect of all in that order. */
    readonly plan?: Plan;
}

/** How several plans fit together. */
declare const reportedComposition: z.ZodReadonly<z.ZodObject<{
    plans: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
        name: z.ZodString;
        title: z.ZodString;
        steps: z.ZodInt;
        refused: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            order: z.ZodReadonly<z.ZodArray<z.ZodString>>;
            step: z.ZodReadonly<z.ZodObject<{
                plan: z.ZodString;
                index: z.ZodInt;
                id: z.ZodExactOptional<z.ZodString>;
                tool: z.ZodString;
                file_path: z.ZodString;
                lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                at: z.ZodReadonly<z.ZodObject<{
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodInt;
                    column: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>>;
            cause: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                plan: z.ZodString;
                index: z.ZodInt;
                id: z.ZodExactOptional<z.ZodString>;
                tool: z.ZodString;
                file_path: z.ZodString;
                lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                at: z.ZodReadonly<z.ZodObject<{
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodInt;
                    column: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>>>;
            error: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                name: z.ZodEnum<{
                    ATTESTATION_FAILED: "ATTESTATION_FAILED";
                    ATTESTATION_INVALID: "ATTESTATION_INVALID";
                    ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                    ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                    ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                    BARE_REPOSITORY: "BARE_REPOSITORY";
                    BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                    BRANCH_EXISTS: "BRANCH_EXISTS";
                    BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                    BRANCH_INVALID: "BRANCH_INVALID";
                    BRANCH_IN_USE: "BRANCH_IN_USE";
                    BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                    BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                    CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                    CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                    CELL_NOT_FOUND: "CELL_NOT_FOUND";
                    CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                    CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                    CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                    COMMAND_DENIED: "COMMAND_DENIED";
                    COMMAND_FAILED: "COMMAND_FAILED";
                    COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                    COMMAND_STRAYED: "COMMAND_STRAYED";
                    COMMAND_UNSAFE: "COMMAND_UNSAFE";
                    CONFIG_BROKEN: "CONFIG_BROKEN";
                    DEVICE_FILE: "DEVICE_FILE";
                    DIRTY_FILES: "DIRTY_FILES";
                    DOCUMENT_INVALID: "DOCUMENT_INVALID";
                    DUPLICATE_ID: "DUPLICATE_ID";
                    DUPLICATE_KEY: "DUPLICATE_KEY";
                    DUPLICATE_STEP: "DUPLICATE_STEP";
                    FILE_EXISTS: "FILE_EXISTS";
                    FILE_MODIFIED: "FILE_MODIFIED";
                    FILE_NOT_FOUND: "FILE_NOT_FOUND";
                    FILE_NOT_READ: "FILE_NOT_READ";
                    FILE_TOO_LARGE: "FILE_TOO_LARGE";
                    FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                    GITHUB_FAILED: "GITHUB_FAILED";
                    GIT_FAILED: "GIT_FAILED";
                    IMAGE_INVALID: "IMAGE_INVALID";
                    INTERRUPTED: "INTERRUPTED";
                    INVALID_INPUT: "INVALID_INPUT";
                    INVALID_VALUE: "INVALID_VALUE";
                    IS_BINARY: "IS_BINARY";
                    IS_DIRECTORY: "IS_DIRECTORY";
                    IS_NOTEBOOK: "IS_NOTEBOOK";
                    KEY_ALIASED: "KEY_ALIASED";
                    KEY_NOT_FOUND: "KEY_NOT_FOUND";
                    LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                    LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                    LOCKED: "LOCKED";
                    MANIFEST_INVALID: "MANIFEST_INVALID";
                    MANIFEST_MISSING: "MANIFEST_MISSING";
                    MERGE_CONFLICT: "MERGE_CONFLICT";
                    MISSING_KEY: "MISSING_KEY";
                    MISSING_VARIABLE: "MISSING_VARIABLE";
                    NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                    NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                    NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                    NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                    NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                    NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                    NO_CHANGE: "NO_CHANGE";
                    NO_COMMIT: "NO_COMMIT";
                    NO_FILES: "NO_FILES";
                    NO_PLAN_PASSES: "NO_PLAN_PASSES";
                    OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                    OTHER_PLAN: "OTHER_PLAN";
                    OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                    PACKAGE_MISSING: "PACKAGE_MISSING";
                    PATH_DENIED: "PATH_DENIED";
                    PATH_IGNORED: "PATH_IGNORED";
                    PATH_INVALID: "PATH_INVALID";
                    PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                    PATH_PROTECTED: "PATH_PROTECTED";
                    PDF_ENCRYPTED: "PDF_ENCRYPTED";
                    PDF_INVALID: "PDF_INVALID";
                    PDF_PAGES: "PDF_PAGES";
                    PLANS_CONFLICT: "PLANS_CONFLICT";
                    PLAN_EMPTY: "PLAN_EMPTY";
                    PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                    PLAN_SYNTAX: "PLAN_SYNTAX";
                    PLAN_VERSION: "PLAN_VERSION";
                    POLICY_ASK: "POLICY_ASK";
                    POLICY_INVALID: "POLICY_INVALID";
                    READ_FAILED: "READ_FAILED";
                    READ_TOO_LARGE: "READ_TOO_LARGE";
                    RUN_APPLIED: "RUN_APPLIED";
                    RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                    SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                    SECRET_DETECTED: "SECRET_DETECTED";
                    STRING_NOT_FOUND: "STRING_NOT_FOUND";
                    STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                    SYMLINK: "SYMLINK";
                    UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                    UNENCODABLE: "UNENCODABLE";
                    UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                    UNKNOWN_KEY: "UNKNOWN_KEY";
                    UNKNOWN_REVISION: "UNKNOWN_REVISION";
                    UNKNOWN_RUN: "UNKNOWN_RUN";
                    UNKNOWN_TOOL: "UNKNOWN_TOOL";
                    UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                    UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                    USAGE: "USAGE";
                    VERIFY_FAILED: "VERIFY_FAILED";
                    VERIFY_MISMATCH: "VERIFY_MISMATCH";
                    WRITE_FAILED: "WRITE_FAILED";
                }>;
                code: z.ZodNullable<z.ZodInt>;
                message: z.ZodString;
                file: z.ZodExactOptional<z.ZodString>;
                line: z.ZodExactOptional<z.ZodInt>;
                column: z.ZodExactOptional<z.ZodInt>;
                suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
            }, z.core.$strict>>>;
        }, z.core.$strict>>>;
    }, z.core.$strict>>>>;
    pairs: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
        plans: z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString], null>>;
        relation: z.ZodEnum<{
            commutes: "commutes";
            conflicts: "conflicts";
            disjoint: "disjoint";
            order: "order";
            same: "same";
        }>;
        order: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString], null>>>;
        clashes: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
            order: z.ZodReadonly<z.ZodArray<z.ZodString>>;
            step: z.ZodReadonly<z.ZodObject<{
                plan: z.ZodString;
                index: z.ZodInt;
                id: z.ZodExactOptional<z.ZodString>;
                tool: z.ZodString;
                file_path: z.ZodString;
                lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                at: z.ZodReadonly<z.ZodObject<{
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodInt;
                    column: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>>;
            cause: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                plan: z.ZodString;
                index: z.ZodInt;
                id: z.ZodExactOptional<z.ZodString>;
                tool: z.ZodString;
                file_path: z.ZodString;
                lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
                at: z.ZodReadonly<z.ZodObject<{
                    file: z.ZodExactOptional<z.ZodString>;
                    line: z.ZodInt;
                    column: z.ZodInt;
                }, z.core.$strict>>;
            }, z.core.$strict>>>;
            error: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
                name: z.ZodEnum<{
                    ATTESTATION_FAILED: "ATTESTATION_FAILED";
                    ATTESTATION_INVALID: "ATTESTATION_INVALID";
                    ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                    ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                    ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                    BARE_REPOSITORY: "BARE_REPOSITORY";
                    BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                    BRANCH_EXISTS: "BRANCH_EXISTS";
                    BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                    BRANCH_INVALID: "BRANCH_INVALID";
                    BRANCH_IN_USE: "BRANCH_IN_USE";
                    BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                    BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                    CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                    CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                    CELL_NOT_FOUND: "CELL_NOT_FOUND";
                    CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                    CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                    CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                    COMMAND_DENIED: "COMMAND_DENIED";
                    COMMAND_FAILED: "COMMAND_FAILED";
                    COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                    COMMAND_STRAYED: "COMMAND_STRAYED";
                    COMMAND_UNSAFE: "COMMAND_UNSAFE";
                    CONFIG_BROKEN: "CONFIG_BROKEN";
                    DEVICE_FILE: "DEVICE_FILE";
                    DIRTY_FILES: "DIRTY_FILES";
                    DOCUMENT_INVALID: "DOCUMENT_INVALID";
                    DUPLICATE_ID: "DUPLICATE_ID";
                    DUPLICATE_KEY: "DUPLICATE_KEY";
                    DUPLICATE_STEP: "DUPLICATE_STEP";
                    FILE_EXISTS: "FILE_EXISTS";
                    FILE_MODIFIED: "FILE_MODIFIED";
                    FILE_NOT_FOUND: "FILE_NOT_FOUND";
                    FILE_NOT_READ: "FILE_NOT_READ";
                    FILE_TOO_LARGE: "FILE_TOO_LARGE";
                    FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                    GITHUB_FAILED: "GITHUB_FAILED";
                    GIT_FAILED: "GIT_FAILED";
                    IMAGE_INVALID: "IMAGE_INVALID";
                    INTERRUPTED: "INTERRUPTED";
                    INVALID_INPUT: "INVALID_INPUT";
                    INVALID_VALUE: "INVALID_VALUE";
                    IS_BINARY: "IS_BINARY";
                    IS_DIRECTORY: "IS_DIRECTORY";
                    IS_NOTEBOOK: "IS_NOTEBOOK";
                    KEY_ALIASED: "KEY_ALIASED";
                    KEY_NOT_FOUND: "KEY_NOT_FOUND";
                    LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                    LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                    LOCKED: "LOCKED";
                    MANIFEST_INVALID: "MANIFEST_INVALID";
                    MANIFEST_MISSING: "MANIFEST_MISSING";
                    MERGE_CONFLICT: "MERGE_CONFLICT";
                    MISSING_KEY: "MISSING_KEY";
                    MISSING_VARIABLE: "MISSING_VARIABLE";
                    NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                    NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                    NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                    NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                    NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                    NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                    NO_CHANGE: "NO_CHANGE";
                    NO_COMMIT: "NO_COMMIT";
                    NO_FILES: "NO_FILES";
                    NO_PLAN_PASSES: "NO_PLAN_PASSES";
                    OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                    OTHER_PLAN: "OTHER_PLAN";
                    OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                    PACKAGE_MISSING: "PACKAGE_MISSING";
                    PATH_DENIED: "PATH_DENIED";
                    PATH_IGNORED: "PATH_IGNORED";
                    PATH_INVALID: "PATH_INVALID";
                    PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                    PATH_PROTECTED: "PATH_PROTECTED";
                    PDF_ENCRYPTED: "PDF_ENCRYPTED";
                    PDF_INVALID: "PDF_INVALID";
                    PDF_PAGES: "PDF_PAGES";
                    PLANS_CONFLICT: "PLANS_CONFLICT";
                    PLAN_EMPTY: "PLAN_EMPTY";
                    PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                    PLAN_SYNTAX: "PLAN_SYNTAX";
                    PLAN_VERSION: "PLAN_VERSION";
                    POLICY_ASK: "POLICY_ASK";
                    POLICY_INVALID: "POLICY_INVALID";
                    READ_FAILED: "READ_FAILED";
                    READ_TOO_LARGE: "READ_TOO_LARGE";
                    RUN_APPLIED: "RUN_APPLIED";
                    RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                    SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                    SECRET_DETECTED: "SECRET_DETECTED";
                    STRING_NOT_FOUND: "STRING_NOT_FOUND";
                    STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                    SYMLINK: "SYMLINK";
                    UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                    UNENCODABLE: "UNENCODABLE";
                    UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                    UNKNOWN_KEY: "UNKNOWN_KEY";
                    UNKNOWN_REVISION: "UNKNOWN_REVISION";
                    UNKNOWN_RUN: "UNKNOWN_RUN";
                    UNKNOWN_TOOL: "UNKNOWN_TOOL";
                    UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                    UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                    USAGE: "USAGE";
                    VERIFY_FAILED: "VERIFY_FAILED";
                    VERIFY_MISMATCH: "VERIFY_MISMATCH";
                    WRITE_FAILED: "WRITE_FAILED";
                }>;
                code: z.ZodNullable<z.ZodInt>;
                message: z.ZodString;
                file: z.ZodExactOptional<z.ZodString>;
                line: z.ZodExactOptional<z.ZodInt>;
                column: z.ZodExactOptional<z.ZodInt>;
                suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
            }, z.core.$strict>>>;
        }, z.core.$strict>>>>>;
        overwritten: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    }, z.core.$strict>>>>;
    clashes: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
        order: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        step: z.ZodReadonly<z.ZodObject<{
            plan: z.ZodString;
            index: z.ZodInt;
            id: z.ZodExactOptional<z.ZodString>;
            tool: z.ZodString;
            file_path: z.ZodString;
            lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
            at: z.ZodReadonly<z.ZodObject<{
                file: z.ZodExactOptional<z.ZodString>;
                line: z.ZodInt;
                column: z.ZodInt;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
        cause: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            plan: z.ZodString;
            index: z.ZodInt;
            id: z.ZodExactOptional<z.ZodString>;
            tool: z.ZodString;
            file_path: z.ZodString;
            lines: z.ZodExactOptional<z.ZodReadonly<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>>;
            at: z.ZodReadonly<z.ZodObject<{
                file: z.ZodExactOptional<z.ZodString>;
                line: z.ZodInt;
                column: z.ZodInt;
            }, z.core.$strict>>;
        }, z.core.$strict>>>;
        error: z.ZodExactOptional<z.ZodReadonly<z.ZodObject<{
            name: z.ZodEnum<{
                ATTESTATION_FAILED: "ATTESTATION_FAILED";
                ATTESTATION_INVALID: "ATTESTATION_INVALID";
                ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
                ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
                ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
                BARE_REPOSITORY: "BARE_REPOSITORY";
                BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
                BRANCH_EXISTS: "BRANCH_EXISTS";
                BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
                BRANCH_INVALID: "BRANCH_INVALID";
                BRANCH_IN_USE: "BRANCH_IN_USE";
                BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
                BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
                CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
                CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
                CELL_NOT_FOUND: "CELL_NOT_FOUND";
                CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
                CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
                CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
                COMMAND_DENIED: "COMMAND_DENIED";
                COMMAND_FAILED: "COMMAND_FAILED";
                COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
                COMMAND_STRAYED: "COMMAND_STRAYED";
                COMMAND_UNSAFE: "COMMAND_UNSAFE";
                CONFIG_BROKEN: "CONFIG_BROKEN";
                DEVICE_FILE: "DEVICE_FILE";
                DIRTY_FILES: "DIRTY_FILES";
                DOCUMENT_INVALID: "DOCUMENT_INVALID";
                DUPLICATE_ID: "DUPLICATE_ID";
                DUPLICATE_KEY: "DUPLICATE_KEY";
                DUPLICATE_STEP: "DUPLICATE_STEP";
                FILE_EXISTS: "FILE_EXISTS";
                FILE_MODIFIED: "FILE_MODIFIED";
                FILE_NOT_FOUND: "FILE_NOT_FOUND";
                FILE_NOT_READ: "FILE_NOT_READ";
                FILE_TOO_LARGE: "FILE_TOO_LARGE";
                FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
                GITHUB_FAILED: "GITHUB_FAILED";
                GIT_FAILED: "GIT_FAILED";
                IMAGE_INVALID: "IMAGE_INVALID";
                INTERRUPTED: "INTERRUPTED";
                INVALID_INPUT: "INVALID_INPUT";
                INVALID_VALUE: "INVALID_VALUE";
                IS_BINARY: "IS_BINARY";
                IS_DIRECTORY: "IS_DIRECTORY";
                IS_NOTEBOOK: "IS_NOTEBOOK";
                KEY_ALIASED: "KEY_ALIASED";
                KEY_NOT_FOUND: "KEY_NOT_FOUND";
                LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
                LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
                LOCKED: "LOCKED";
                MANIFEST_INVALID: "MANIFEST_INVALID";
                MANIFEST_MISSING: "MANIFEST_MISSING";
                MERGE_CONFLICT: "MERGE_CONFLICT";
                MISSING_KEY: "MISSING_KEY";
                MISSING_VARIABLE: "MISSING_VARIABLE";
                NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
                NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
                NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
                NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
                NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
                NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
                NO_CHANGE: "NO_CHANGE";
                NO_COMMIT: "NO_COMMIT";
                NO_FILES: "NO_FILES";
                NO_PLAN_PASSES: "NO_PLAN_PASSES";
                OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
                OTHER_PLAN: "OTHER_PLAN";
                OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
                PACKAGE_MISSING: "PACKAGE_MISSING";
                PATH_DENIED: "PATH_DENIED";
                PATH_IGNORED: "PATH_IGNORED";
                PATH_INVALID: "PATH_INVALID";
                PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
                PATH_PROTECTED: "PATH_PROTECTED";
                PDF_ENCRYPTED: "PDF_ENCRYPTED";
                PDF_INVALID: "PDF_INVALID";
                PDF_PAGES: "PDF_PAGES";
                PLANS_CONFLICT: "PLANS_CONFLICT";
                PLAN_EMPTY: "PLAN_EMPTY";
                PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
                PLAN_SYNTAX: "PLAN_SYNTAX";
                PLAN_VERSION: "PLAN_VERSION";
                POLICY_ASK: "POLICY_ASK";
                POLICY_INVALID: "POLICY_INVALID";
                READ_FAILED: "READ_FAILED";
                READ_TOO_LARGE: "READ_TOO_LARGE";
                RUN_APPLIED: "RUN_APPLIED";
                RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
                SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
                SECRET_DETECTED: "SECRET_DETECTED";
                STRING_NOT_FOUND: "STRING_NOT_FOUND";
                STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
                SYMLINK: "SYMLINK";
                UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                UNENCODABLE: "UNENCODABLE";
                UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
                UNKNOWN_KEY: "UNKNOWN_KEY";
                UNKNOWN_REVISION: "UNKNOWN_REVISION";
                UNKNOWN_RUN: "UNKNOWN_RUN";
                UNKNOWN_TOOL: "UNKNOWN_TOOL";
                UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
                UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
                USAGE: "USAGE";
                VERIFY_FAILED: "VERIFY_FAILED";
                VERIFY_MISMATCH: "VERIFY_MISMATCH";
                WRITE_FAILED: "WRITE_FAILED";
            }>;
            code: z.ZodNullable<z.ZodInt>;
            message: z.ZodString;
            file: z.ZodExactOptional<z.ZodString>;
            line: z.ZodExactOptional<z.ZodInt>;
            column: z.ZodExactOptional<z.ZodInt>;
            suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        }, z.core.$strict>>>;
    }, z.core.$strict>>>>;
    order: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
}, z.core.$strict>>;
type ReportedComposition = z.output<typeof reportedComposition>;
/** What `editplan compose --json` prints, less the plan. */
type CompositionReport = {
    readonly version: 1;
} & ReportedComposition;

interface ComposeOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** Revision to replay on; default: the plans' `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    /** The commit that the result goes onto, instead of the checkout as it is. */
    readonly head?: string | undefined;
    /** What git gets in place of this process's environment. */
    readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
    readonly policy?: PolicySource | undefined;
    readonly signal?: AbortSignal | undefined;
}

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
type Composed = Pick<Composition, 'plan'> & {
    readonly report: CompositionReport;
};
/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
declare const composePlans: (plans: readonly SteppedPlan[], options: ComposeOptions) => Promise<Composed>;

/** What somebody asks of a pull request: in a comment, or by the boxes of its body. */
type Decision = {
    readonly type: 'drop' | 'restore';
    readonly steps: StepNames;
} | {
    readonly type: 'ticks' | 'rerun' | 'verify' | 'help';
};

interface DiffOptions {
    readonly root: string;
    /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
    readonly run?: string | undefined;
    /** Number or id of a step; default: the whole run. */
    readonly step?: string | undefined;
    /** Name of a tool that git knows, or `code`; default: git's configuration. */
    readonly tool?: string | undefined;
    readonly signal?: AbortSignal | undefined;
}
/**
 * Opens git's difftool on what a run or a step changed, file by file, and waits for it. Answers how many files differ. Throws
 * UNKNOWN_RUN, USAGE for a step that the run does not have, GIT_FAILED where the tool cannot be opened.
 */
declare function diffRun({ root, run: wanted, step, tool, signal }: DiffOptions): Promise<number>;

interface DiffRequest {
    /** A folder of the checkout. */
    readonly root: string;
    /** Revision the plan begins at; default HEAD. */
    readonly from?: string;
    /** Revision it leads to; default: the work tree, with all that git does not ignore. */
    readonly to?: string;
    /** Absolute path of a file that does not count: the one that the plan is written to. */
    readonly except?: string;
    /** Default: the subject where the two are a commit and its parent. */
    readonly title?: string;
    /** Default: the repository's own, as of `from`. */
    readonly policy?: PolicySource;
}
interface DiffPlan {
    /** Absent when nothing differs, or nothing of it can be carried. */
    readonly plan?: Plan;
    /** What differs and the plan does not carry. */
    readonly leftOut: readonly LeftOut[];
}
/**
 * Makes a plan that leads from one state of a repository to another, each file by edits that are unique where they apply, or whole where
 * that says less or is the only way. Every step has been replayed: applied to `from`, which the plan names as its base, the plan gives
 * the files of the other state byte for byte, but for those listed. Throws NOT_A_REPOSITORY, UNKNOWN_REVISION.
 */
declare function planFromDiff(request: DiffRequest): Promise<DiffPlan>;
/** Something that differs and that the steps do not carry. */
interface LeftOut {
    readonly path: string;
    /** Why, in a sentence for a person. */
    readonly reason: string;
}

interface GeneraliseOptions {
    /** A folder of the checkout. */
    readonly root: string;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    /** Default: the repository's own. */
    readonly policy?: PolicySource | undefined;
}
interface Generalised {
    /** The same plan where nothing was merged. */
    readonly plan: Plan;
    /** The glob steps, by their numbers in that plan, and how many steps each replaces. */
    readonly merged: readonly {
        readonly step: number;
        readonly replaces: number;
        readonly files: number;
    }[];
    /** Steps, by their numbers in the plan that was given, that make the same replacement and were left alone. */
    readonly leftAlone: readonly {
        readonly steps: readonly number[];
        readonly reason: string;
    }[];
}
/**
 * Makes one glob step with its count of steps that make the same replacement in several files, at the place of the first of them. Reads
 * that such a step makes superfluous go. Every glob is proved: the plan that results gives the very same files as the one that was
 * given. Nothing is written. Throws the refusals of a plan that does not apply, and what opening the checkout throws.
 */
declare const generalisePlan: (plan: SteppedPlan, options: GeneraliseOptions) => Promise<Generalised>;

interface ImportRequest extends Omit<ImportOptions, 'readFile' | 'kindOf' | 'filesBelow' | 'refuseCommand'> {
    /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
    readonly root?: string;
    /** Revision whose files are looked up; default: the work tree's. */
    readonly base?: string;
    /** Default: `.github/editplan.yml` of the current commit. What it denies to read is not looked up. */
    readonly policy?: PolicySource;
}
/**
 * Makes a plan of what an agent, an editor or git wrote, with the files of a checkout at hand. See `importPlan`. With `shell: run`,
 * commands that no policy can permit and those that contain a credential are listed. Credentials in what is told of the rest are
 * masked. Throws NOT_A_REPOSITORY, UNKNOWN_REVISION, POLICY_INVALID, and LIMIT_EXCEEDED for a source that is too large.
 */
declare function importSources(sources: readonly ImportSource[], request: ImportRequest): Promise<ImportedPlan>;

/** Which steps break the verification of a plan. */
declare const reportedNarrowing: z.ZodReadonly<z.ZodObject<{
    complete: z.ZodBoolean;
    flaky: z.ZodBoolean;
    runs: z.ZodInt;
    culprits: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
        index: z.ZodInt;
        id: z.ZodExactOptional<z.ZodString>;
        tool: z.ZodString;
        file_path: z.ZodString;
        why: z.ZodExactOptional<z.ZodString>;
        verification: z.ZodExactOptional<z.ZodString>;
        output: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strict>>>>;
    dependants: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodObject<{
        index: z.ZodInt;
        id: z.ZodExactOptional<z.ZodString>;
        tool: z.ZodString;
        file_path: z.ZodString;
        why: z.ZodExactOptional<z.ZodString>;
        needs: z.ZodReadonly<z.ZodArray<z.ZodInt>>;
    }, z.core.$strict>>>>;
}, z.core.$strict>>;
type ReportedNarrowing = z.output<typeof reportedNarrowing>;
/** Which steps break a plan's verification: what `editplan narrow --json` prints. */
interface NarrowingReport extends ReportedNarrowing {
    readonly version: 1;
    readonly plan: {
        readonly title: string;
        readonly sha256: string;
        readonly steps: number;
    };
    /**
     * `all-pass`: nothing breaks it. `narrowed`: without the culprits it passes. `never`: it fails without any step too. `unknown`: the
     * budget was spent before anything passed.
     */
    readonly result: 'all-pass' | 'narrowed' | 'never' | 'unknown';
    readonly budget: number;
    /** Number of changing steps that remain. */
    readonly kept: number;
    readonly notes: readonly string[];
}

interface NarrowOptions {
    /** A folder of the checkout, or the bare repository. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined;
    readonly policy?: PolicySource | undefined;
    /** Replace the plan's own options. */
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** The program that must end with 0, and its arguments; default: the policy's verifications. */
    readonly command?: readonly [string, ...string[]] | undefined;
    /** Most runs of it; default 50. */
    readonly budget?: number | undefined;
    readonly signal?: AbortSignal | undefined;
    /** Told each run: its number, how many steps were kept, whether it passed. */
    readonly onRun?: ((run: {
        readonly number: number;
        readonly kept: number;
        readonly ok: boolean;
    }) => void) | undefined;
}
/** What breaks a plan's verification, and the part of the plan that passes; absent where no step remains. */
interface Narrowed {
    readonly report: NarrowingReport;
    readonly plan?: Plan;
}
/**
 * Looks for a smallest set of steps to leave out so that a program, or the policy's verifications, pass on the result. Steps that need
 * one of them go as well. Runs in one isolated worktree; the checkout stays as it is. Throws USAGE where there is nothing to run, the
 * refusal of a step that the whole plan has, VERIFY_FAILED when the worktree cannot be set up, and INTERRUPTED.
 */
declare const narrowPlan: (given: SteppedPlan, options: NarrowOptions) => Promise<Narrowed>;

interface EditorOptions {
    /** A program and its options, with blanks between them; no shell reads it. */
    readonly editor: string;
    readonly signal?: AbortSignal;
}
/** Opens a file in an editor at this process's terminal, until it ends. Throws USAGE where it fails or cannot be started. */
declare function openEditor(file: string, { editor, signal }: EditorOptions): Promise<void>;

/**
 * As `openPullRequest`. Where a verification fails and `onFailure` or the policy says `narrow`, a smallest set of steps is left out so
 * that it passes, with the steps that need them; the pull request has the others, and its body lists what was left out and why. Where
 * nothing passes, nothing is published.
 */
declare function openPassingPullRequest(plans: SteppedPlan | readonly SteppedPlan[], options: PullRequestOptions): Promise<RunReport>;

/** A step that somebody decides about, after the steps that were taken before it. */
interface PickQuestion {
    readonly step: Step;
    /** How many steps come to be decided, this one among them, and how many there are. */
    readonly at: number;
    readonly total: number;
    /** What it does; empty where it is refused. */
    readonly changes: readonly Change[];
    /** The places of the only file, when they can be taken one by one; else empty. */
    readonly hunks: readonly StructuredPatchHunk[];
    /** The text that can be edited; absent where the step has none. */
    readonly newText?: string;
    /** Why it is refused after the steps taken so far. */
    readonly refused?: Problem;
}
/** Take or leave the step, or it and all after it; take some places, by their numbers from 0; or look at it again with another text. */
type PickAnswer = 'take' | 'leave' | 'take-rest' | 'leave-rest' | {
    readonly places: readonly number[];
} | {
    readonly newText: string;
};
interface PickOptions extends ComposeOptions {
    readonly pick: (question: PickQuestion) => Promise<PickAnswer>;
}
/**
 * Asks about each step that changes something, and gives the plan of what was taken; undefined where that is nothing. Reads and steps
 * without effect are kept. Of places that are taken one by one the steps are made anew, proved by a replay. Nothing is written. Throws
 * what opening the checkout throws, and what `pick` throws.
 */
declare const pickSteps: (plan: SteppedPlan, options: PickOptions) => Promise<Plan | undefined>;

interface RecordOptions {
    /** A folder of the checkout. */
    readonly root: string;
    /** Absolute path of a file that does not count: the one that the plan is written to. */
    readonly except?: string;
    /** Default: what was run. */
    readonly title?: string;
    /** Default: the repository's own, as of HEAD. */
    readonly policy?: PolicySource;
}
interface CommandRecording extends RecordOptions {
    /** The program and its arguments: no shell reads them. */
    readonly command: readonly [string, ...string[]];
    /** Folder that it runs in. */
    readonly cwd: string;
    /** Where its standard output goes. */
    readonly stdout: 'stdout' | 'stderr';
    readonly signal?: AbortSignal;
}
/** What a command did, and how it ended. */
interface RecordedCommand extends DiffPlan {
    readonly exitCode: number;
}
/**
 * Runs a command and makes a plan of what it changed in the checkout: everything that git does not ignore. The plan begins at the files
 * as they were before the command, which it names as its base where they are those of HEAD. Throws USAGE for a command that cannot be
 * started, NOT_A_REPOSITORY, NO_COMMIT.
 */
declare const recordCommand: (recording: CommandRecording) => Promise<RecordedCommand>;
/** A call of an agent's hook, in editplan's words. */
interface HookCall {
    /** What the agent calls its session. */
    readonly session: string;
    /** `begin`: before anything changes. `tool`: a tool has ended. `end`: the plan is wanted. */
    readonly moment: 'begin' | 'tool' | 'end';
    /** What the tool did, for the reviewer. */
    readonly why: string;
}
/**
 * Notes the work tree after an agent's call, and at the end gives the plan of the whole session: the changes after each call are steps
 * of their own. A session without a beginning begins at HEAD.
 */
declare const recordHook: (call: HookCall, options: RecordOptions) => Promise<DiffPlan | undefined>;

interface RedoOptions {
    readonly root: string;
    /** Id of the run, or its first four characters or more; default: the one that was undone last here. */
    readonly run?: string;
}
interface Redone {
    readonly run: string;
    readonly changes: readonly CarriedFile[];
    /** Where HEAD is now, if it moved: a full ref. */
    readonly head?: string;
}
/**
 * Applies a run again that was undone, or the steps of it that were: the same files, the same commits, and its branch where it made
 * one. Throws FILE_MODIFIED naming the files that are not as the undo left them, UNKNOWN_RUN, RUN_APPLIED, RUN_NOT_APPLIED,
 * INTERRUPTED, and what `wayAgain` and `planSwitch` refuse.
 */
declare const redoRun: (options: RedoOptions) => Promise<Redone>;

interface RepairOptions {
    /** A folder of the checkout. */
    readonly root: string;
    /** Replay without a work tree. */
    readonly bare?: boolean | undefined;
    /** Default: the plan's own, else the checkout as it is. */
    readonly base?: string | undefined;
    readonly policy?: PolicySource | undefined;
    /** Put corrections in place that are certain: all, or those of the steps with these numbers. Default none. */
    readonly accept?: boolean | readonly number[];
    /** Replace the plan's own. */
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Inputs that somebody gives instead of the plan's, and steps to leave out. */
    readonly answers?: readonly RepairAnswer[];
    /** Ends the replay between two steps: INTERRUPTED. */
    readonly signal?: AbortSignal | undefined;
}
/** A plan after its repair. */
interface Repair {
    /** With the answers, and the corrections that were accepted; the same plan where nothing was repaired. */
    readonly plan: Plan;
    /** Numbers of the steps, in the plan that was given, that succeed by a correction. */
    readonly corrected: readonly number[];
    /** The steps that are refused still. */
    readonly packet: RepairPacket;
}
/**
 * Replays a plan in memory and tells of every refused step what whoever made the plan needs to correct it. A correction that is certain
 * counts for the steps after it; with `accept` it goes into the plan. Nothing is written. Throws USAGE for an answer to a step that the
 * plan does not have, INVALID_INPUT for one that does not fit its tool, and what opening the checkout throws.
 */
declare const repairPlan: (given: SteppedPlan, options: RepairOptions) => Promise<Repair>;

interface Resumed {
    /** `nothing`: no run was interrupted here. */
    readonly outcome: 'finished' | 'rolled-back' | 'nothing';
    /** Id of the run that was applied or undone. */
    readonly run?: string;
    /** Files that were changed after the kill: left as they are now. */
    readonly kept: readonly string[];
    /** Of these, the ones whose content from before the run is kept, and in which file, absolute. */
    readonly originals: readonly {
        readonly path: string;
        readonly original: string;
    }[];
}
/**
 * After a kill, or a run that could not put everything back: brings the checkout to after the interrupted run, or to before it, and
 * drops runs that were never finished. Throws INTERRUPTED when that fails, to be called again.
 */
declare const resumeRun: ({ root }: {
    readonly root: string;
}) => Promise<Resumed>;

/** What somebody said that is answered: a comment by its id, or the body of the pull request. */
interface Said {
    readonly repository: string;
    /** Number of the pull request. */
    readonly number: number;
    readonly comment?: number | undefined;
}

interface ReviewPullOptions extends Pick<PullRequestOptions, 'root' | 'policy' | 'onAsk' | 'onFailure' | 'signal'> {
    /** What is answered. */
    readonly said: Said;
    /** Login of whoever said it. */
    readonly sender: string;
    readonly decision: Decision;
    /** The settings of the pull request are those that its mark records. */
    readonly publish: PublishOptions & {
        readonly token: string;
        readonly apiUrl: string;
        readonly repository: string;
    };
}
/** The outcome of a decision. */
interface Reviewed {
    /** `ignored`: nothing was done or said. `refused`: it was answered, and nothing changed. */
    readonly outcome: 'ignored' | 'refused' | 'done';
    /** Why, or what was done, in a sentence. */
    readonly note: string;
    /** Of the run that updated the branch. */
    readonly report?: RunReport;
}
/**
 * Carries out what a reviewer decides about the steps of a pull request that editplan made. Only people who may push to the repository
 * decide, as GitHub says now; the plan is the one that the pull request's manifest holds, the policy that of the base. Nothing of the
 * head is checked out or run. Throws what GitHub or git refuses.
 */
declare function reviewPull(options: ReviewPullOptions): Promise<Reviewed>;

/**
 * The state of a run. `partly-undone`: only its first steps are applied. `worktree-gone`: it was applied in a worktree that is not
 * there any more. `published`: it went to a remote, and no checkout holds it.
 */
type RunStatus = 'applied' | 'partly-undone' | 'undone' | 'published' | 'worktree-gone';
/** A recorded run, in a list. */
interface RunSummary {
    readonly id: string;
    /** When it was recorded, ISO. */
    readonly time: string;
    readonly title: string;
    readonly status: RunStatus;
    /** Number of the last step that is applied, where those behind it were undone. */
    readonly step?: number;
    readonly branch?: string;
    readonly totals: RunRecord['totals'];
}
/** One commit of a run. */
interface ShownSnapshot {
    readonly commit: string;
    /** First line of its message. */
    readonly subject: string;
    /** Numbers of its steps; empty for the uncommitted changes before the plan. */
    readonly steps: readonly number[];
    readonly id?: string;
    readonly files: number;
    readonly insertions: number;
    readonly deletions: number;
}
interface ShownRun extends RunSummary {
    readonly snapshots: readonly ShownSnapshot[];
    /** Of the step asked for, as git prints it; UTF-8 with what is not replaced. */
    readonly patch?: string;
}
/** The finished runs of a repository, the latest first; credentials in their words are masked. */
declare function listRuns({ root }: {
    readonly root: string;
}): Promise<readonly RunSummary[]>;
/** A run by its id or the beginning of it, with its commits; with `step` (number or id) also that step's patch. Credentials are masked. */
declare function showRun(options: {
    root: string;
    run?: string;
    step?: string;
}): Promise<ShownRun>;

interface SplitOptions extends ComposeOptions {
    /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
    readonly by: readonly string[];
}
/**
 * Splits a plan into parts that together are the plan, proven by a replay. Nothing is written. Owners are those that the commit names
 * which the plan is applied on. Throws USAGE for a `by` that cannot be read, FILE_NOT_FOUND for owners where there are none, what refuses
 * a step of the plan, and what opening the checkout throws.
 */
declare const splitPlan: (plan: SteppedPlan, options: SplitOptions) => Promise<PlanSplit>;

interface SplitPullRequestOptions extends PullRequestOptions {
    /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
    readonly by: readonly string[];
}
/**
 * Splits a plan and gives each part a pull request of its own, as `openPassingPullRequest` does: on the base, or, where it builds on other
 * parts, on the branch of the one below it in its stack. The branch of a part is the plan's with `--` and the part's slug. A part that is
 * refused does not keep those from being published that do not build on it. Parts that an earlier run published and that the plan has no
 * longer are closed, once all others are published. Throws USAGE for a `by` that cannot be read, a fork or suggestions, GITHUB_FAILED without
 * a token, what refuses a step of the whole plan, and what opening the checkout throws.
 */
declare const openPullRequests: (plan: SteppedPlan, given: SplitPullRequestOptions) => Promise<readonly PartPullRequest[]>;

/** A path and a tool to ask the policy about. */
interface PolicyQuestion {
    readonly root: string;
    /** As a plan would give it. */
    readonly path: string;
    readonly tool: ToolName;
    /** Default: `.github/editplan.yml` of the current commit. */
    readonly policy?: PolicySource;
}
/** A command to ask the policy about. */
interface CommandPolicyQuestion extends Pick<PolicyQuestion, 'root' | 'policy'> {
    /** As a plan would give it. */
    readonly command: string | readonly string[];
}
interface PolicyAnswer extends Decision$1 {
    /** Relative to the root, links of folders resolved. */
    readonly path: string;
}
/**
 * What `pr` and the Action would hear from the policy about a path and a tool. Throws what is refused whatever a policy says:
 * PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID …; POLICY_INVALID.
 */
declare function testPolicy({ root, path, tool, policy: given }: PolicyQuestion): Promise<PolicyAnswer>;
/** What the policy says of the command of a Run step, where no earlier step changed anything. Throws COMMAND_UNSAFE, POLICY_INVALID. */
declare function testCommand({ root, command, policy: given }: CommandPolicyQuestion): Promise<Decision$1>;

/** One of several plans for the same task, as it was tried. */
declare const reportedCandidate: z.ZodObject<{
    plan: z.ZodString;
    title: z.ZodString;
    verdict: z.ZodEnum<{
        fails: "fails";
        passes: "passes";
        refused: "refused";
        unchanged: "unchanged";
    }>;
    best: z.ZodExactOptional<z.ZodLiteral<true>>;
    tests: z.ZodReadonly<z.ZodObject<{
        passed: z.ZodInt;
        failed: z.ZodInt;
    }, z.core.$strict>>;
    verifications: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        ok: z.ZodBoolean;
        milliseconds: z.ZodInt;
        tail: z.ZodString;
        output: z.ZodExactOptional<z.ZodString>;
    }, z.core.$strict>>>>;
    diagnostics: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        server: z.ZodString;
        state: z.ZodEnum<{
            known: "known";
            unknown: "unknown";
        }>;
        reason: z.ZodExactOptional<z.ZodString>;
        message: z.ZodExactOptional<z.ZodString>;
        unknown_files: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
        added: z.ZodInt;
        fixed: z.ZodInt;
        files: z.ZodInt;
        diagnostics: z.ZodReadonly<z.ZodArray<z.ZodObject<{
            file_path: z.ZodString;
            line: z.ZodInt;
            column: z.ZodInt;
            severity: z.ZodEnum<{
                error: "error";
                hint: "hint";
                information: "information";
                warning: "warning";
            }>;
            code: z.ZodExactOptional<z.ZodString>;
            message: z.ZodString;
            text: z.ZodString;
            step: z.ZodExactOptional<z.ZodInt>;
        }, z.core.$strict>>>;
        milliseconds: z.ZodInt;
    }, z.core.$strict>>>>;
    files: z.ZodInt;
    insertions: z.ZodInt;
    deletions: z.ZodInt;
    milliseconds: z.ZodInt;
    commit: z.ZodExactOptional<z.ZodString>;
    worktree: z.ZodExactOptional<z.ZodString>;
    problems: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodObject<{
        name: z.ZodEnum<{
            ATTESTATION_FAILED: "ATTESTATION_FAILED";
            ATTESTATION_INVALID: "ATTESTATION_INVALID";
            ATTESTATION_MISMATCH: "ATTESTATION_MISMATCH";
            ATTESTATION_OTHER_SIGNER: "ATTESTATION_OTHER_SIGNER";
            ATTESTATION_UNTRUSTED: "ATTESTATION_UNTRUSTED";
            BARE_REPOSITORY: "BARE_REPOSITORY";
            BASE_NOT_ANCESTOR: "BASE_NOT_ANCESTOR";
            BRANCH_EXISTS: "BRANCH_EXISTS";
            BRANCH_HAS_FOREIGN_COMMITS: "BRANCH_HAS_FOREIGN_COMMITS";
            BRANCH_INVALID: "BRANCH_INVALID";
            BRANCH_IN_USE: "BRANCH_IN_USE";
            BRANCH_NOT_OURS: "BRANCH_NOT_OURS";
            BRANCH_OVERTAKEN: "BRANCH_OVERTAKEN";
            CAMPAIGN_INVALID: "CAMPAIGN_INVALID";
            CELL_ID_REQUIRED: "CELL_ID_REQUIRED";
            CELL_NOT_FOUND: "CELL_NOT_FOUND";
            CELL_TYPE_REQUIRED: "CELL_TYPE_REQUIRED";
            CHANGE_UNCERTAIN: "CHANGE_UNCERTAIN";
            CHECKS_NOT_STARTED: "CHECKS_NOT_STARTED";
            COMMAND_DENIED: "COMMAND_DENIED";
            COMMAND_FAILED: "COMMAND_FAILED";
            COMMAND_NOT_RECORDED: "COMMAND_NOT_RECORDED";
            COMMAND_STRAYED: "COMMAND_STRAYED";
            COMMAND_UNSAFE: "COMMAND_UNSAFE";
            CONFIG_BROKEN: "CONFIG_BROKEN";
            DEVICE_FILE: "DEVICE_FILE";
            DIRTY_FILES: "DIRTY_FILES";
            DOCUMENT_INVALID: "DOCUMENT_INVALID";
            DUPLICATE_ID: "DUPLICATE_ID";
            DUPLICATE_KEY: "DUPLICATE_KEY";
            DUPLICATE_STEP: "DUPLICATE_STEP";
            FILE_EXISTS: "FILE_EXISTS";
            FILE_MODIFIED: "FILE_MODIFIED";
            FILE_NOT_FOUND: "FILE_NOT_FOUND";
            FILE_NOT_READ: "FILE_NOT_READ";
            FILE_TOO_LARGE: "FILE_TOO_LARGE";
            FORMAT_UNKNOWN: "FORMAT_UNKNOWN";
            GITHUB_FAILED: "GITHUB_FAILED";
            GIT_FAILED: "GIT_FAILED";
            IMAGE_INVALID: "IMAGE_INVALID";
            INTERRUPTED: "INTERRUPTED";
            INVALID_INPUT: "INVALID_INPUT";
            INVALID_VALUE: "INVALID_VALUE";
            IS_BINARY: "IS_BINARY";
            IS_DIRECTORY: "IS_DIRECTORY";
            IS_NOTEBOOK: "IS_NOTEBOOK";
            KEY_ALIASED: "KEY_ALIASED";
            KEY_NOT_FOUND: "KEY_NOT_FOUND";
            LANGUAGE_UNKNOWN: "LANGUAGE_UNKNOWN";
            LIMIT_EXCEEDED: "LIMIT_EXCEEDED";
            LOCKED: "LOCKED";
            MANIFEST_INVALID: "MANIFEST_INVALID";
            MANIFEST_MISSING: "MANIFEST_MISSING";
            MERGE_CONFLICT: "MERGE_CONFLICT";
            MISSING_KEY: "MISSING_KEY";
            MISSING_VARIABLE: "MISSING_VARIABLE";
            NEW_DIAGNOSTICS: "NEW_DIAGNOSTICS";
            NOTEBOOK_INVALID: "NOTEBOOK_INVALID";
            NOTHING_TO_PUBLISH: "NOTHING_TO_PUBLISH";
            NOT_A_DIRECTORY: "NOT_A_DIRECTORY";
            NOT_A_NOTEBOOK: "NOT_A_NOTEBOOK";
            NOT_A_REPOSITORY: "NOT_A_REPOSITORY";
            NO_CHANGE: "NO_CHANGE";
            NO_COMMIT: "NO_COMMIT";
            NO_FILES: "NO_FILES";
            NO_PLAN_PASSES: "NO_PLAN_PASSES";
            OPERATION_IN_PROGRESS: "OPERATION_IN_PROGRESS";
            OTHER_PLAN: "OTHER_PLAN";
            OVERLAPPING_MATCHES: "OVERLAPPING_MATCHES";
            PACKAGE_MISSING: "PACKAGE_MISSING";
            PATH_DENIED: "PATH_DENIED";
            PATH_IGNORED: "PATH_IGNORED";
            PATH_INVALID: "PATH_INVALID";
            PATH_OUTSIDE_REPO: "PATH_OUTSIDE_REPO";
            PATH_PROTECTED: "PATH_PROTECTED";
            PDF_ENCRYPTED: "PDF_ENCRYPTED";
            PDF_INVALID: "PDF_INVALID";
            PDF_PAGES: "PDF_PAGES";
            PLANS_CONFLICT: "PLANS_CONFLICT";
            PLAN_EMPTY: "PLAN_EMPTY";
            PLAN_NOT_FOUND: "PLAN_NOT_FOUND";
            PLAN_SYNTAX: "PLAN_SYNTAX";
            PLAN_VERSION: "PLAN_VERSION";
            POLICY_ASK: "POLICY_ASK";
            POLICY_INVALID: "POLICY_INVALID";
            READ_FAILED: "READ_FAILED";
            READ_TOO_LARGE: "READ_TOO_LARGE";
            RUN_APPLIED: "RUN_APPLIED";
            RUN_NOT_APPLIED: "RUN_NOT_APPLIED";
            SEARCH_INCOMPLETE: "SEARCH_INCOMPLETE";
            SECRET_DETECTED: "SECRET_DETECTED";
            STRING_NOT_FOUND: "STRING_NOT_FOUND";
            STRING_NOT_UNIQUE: "STRING_NOT_UNIQUE";
            SYMLINK: "SYMLINK";
            UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
            UNENCODABLE: "UNENCODABLE";
            UNEXPECTED_MATCHES: "UNEXPECTED_MATCHES";
            UNKNOWN_KEY: "UNKNOWN_KEY";
            UNKNOWN_REVISION: "UNKNOWN_REVISION";
            UNKNOWN_RUN: "UNKNOWN_RUN";
            UNKNOWN_TOOL: "UNKNOWN_TOOL";
            UNKNOWN_VARIABLE: "UNKNOWN_VARIABLE";
            UNSUPPORTED_ENCODING: "UNSUPPORTED_ENCODING";
            USAGE: "USAGE";
            VERIFY_FAILED: "VERIFY_FAILED";
            VERIFY_MISMATCH: "VERIFY_MISMATCH";
            WRITE_FAILED: "WRITE_FAILED";
        }>;
        code: z.ZodNullable<z.ZodInt>;
        message: z.ZodString;
        file: z.ZodExactOptional<z.ZodString>;
        line: z.ZodExactOptional<z.ZodInt>;
        column: z.ZodExactOptional<z.ZodInt>;
        suggestions: z.ZodExactOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>;
    }, z.core.$strict>>>>;
}, z.core.$strict>;
type Candidate = Readonly<z.output<typeof reportedCandidate>>;
/** Several plans tried side by side: what `editplan try --json` prints. */
interface CandidatesReport {
    readonly version: 1;
    readonly candidates: readonly Candidate[];
    /** The plan with the smallest change of those that pass; absent where none does. */
    readonly best?: string;
    /** Present when the best was applied: its run. */
    readonly applied?: {
        readonly run: string | null;
        readonly written: boolean;
    };
}

interface TryOptions extends RunOptions {
    /** How many plans are tried at once; default 2. */
    readonly jobs?: number | undefined;
    /** Keep the worktrees in which programs ran; default only those in which they left untracked files. */
    readonly keep?: boolean | undefined;
    /** Apply the smallest change among the plans that pass. */
    readonly best?: boolean | undefined;
}
/**
 * Tries plans for the same task side by side on the same base: each is checked as `checkPlan` does, with the policy's verifications and
 * language servers, in an isolated worktree of its own. The checkout changes only with `best`. A plan that is refused does not stop the
 * others. Throws INTERRUPTED when the signal aborts.
 */
declare function tryPlans(plans: readonly SteppedPlan[], options: TryOptions): Promise<CandidatesReport>;
/** Worktrees that `tryPlans` and verifications of killed runs left, and those that were kept: what `removeWorktrees` removes. */
declare function listWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly ListedWorktree[]>;
/** Removes kept and left worktrees by their names; never that of a process that lives. Their paths. */
declare function removeWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly string[]>;

interface UndoOptions {
    readonly root: string;
    /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
    readonly run?: string;
    /** Number or id of the step that stays the last; default: none stays. */
    readonly to?: string;
    /** Merge with what changed since, instead of refusing. */
    readonly merge?: boolean;
}
interface Undone {
    readonly run: string;
    /** Files put back, relative to the root. */
    readonly files: readonly string[];
    /** The same with what was done to each. */
    readonly changes: readonly CarriedFile[];
    /** Where HEAD is now, if it moved: a full ref, or a commit. */
    readonly head?: string;
}
/**
 * Puts back what a run changed: bytes, modes and folders, all files or none. The undo of all of a run on a branch goes back to where
 * HEAD was before, as `git switch` does. Throws FILE_MODIFIED naming the files that changed since (with `merge`: MERGE_CONFLICT
 * where they changed the same lines), UNKNOWN_RUN, RUN_NOT_APPLIED, INTERRUPTED, USAGE for a step that the run does not have, and
 * what `wayBack` and `planSwitch` refuse.
 */
declare const undoRun: (options: UndoOptions) => Promise<Undone>;

/**
 * How commits compare with a run. `commits`: identical. `signed`: the same contents, parents and messages, in commits with a
 * signature that git verifies. `unchecked`: the same, authors too, but git could not check the signature of at least one, and its
 * committer is whoever it says.
 */
type Comparison = {
    readonly ok: true;
    readonly by: 'commits' | 'signed' | 'unchecked';
} | {
    readonly ok: false;
    readonly problem: Problem;
    readonly differs: Differing;
};
/** The first commit that differs. */
interface Differing {
    /** Its number among the commits after the base, from 1. */
    readonly number: number;
    /** Its tree, and the one that it should have; absent where there is no such commit. */
    readonly found?: string;
    readonly expected?: string;
}

interface VerifyOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'policy' | 'signal'> {
    /** Commit that the plan's result goes onto. */
    readonly base: string;
    /** What is said to be the plan's result. */
    readonly head: string;
    readonly overrides?: Partial<PlanOptions> | undefined;
    /** Who commits, and what the commits say; default: as the plan says. */
    readonly commitWords?: CommitWords | undefined;
    /** Steps that were left out: numbers, or ids. Default: those that the record of the head's run names, where it is here. */
    readonly without?: StepNames | undefined;
    /**
     * Results of commands of steps, by the step's number; default: those of the record of the head's run. `run`: the commands run again.
     */
    readonly commands?: ReadonlyMap<number, KeptResult> | 'run' | undefined;
}
/**
 * How a head compares with plans. `without`: numbers of the steps that were left out of them, where any was; `recorded`: of those whose
 * commands did not run, because their recorded results were taken.
 */
type Verified = Comparison & {
    readonly without?: readonly number[];
    readonly recorded?: readonly number[];
};
/**
 * Replays plans on a base, formatters of the policy after it, and compares the result with a head, commit by commit. The checkout
 * and its runs stay as they are. Throws the refusals of a plan that does not apply to the base.
 */
declare function verifyPlan(plans: SteppedPlan | readonly SteppedPlan[], options: VerifyOptions): Promise<Verified>;

/** Who signed, as the certificate says. */
interface Signer {
    /** Address of the workflow's file with its ref: `https://github.com/OWNER/NAME/.github/workflows/FILE@REF`. */
    readonly workflow: string;
    /** Who vouched for that. */
    readonly issuer: string;
    /** Address of the repository whose event started the workflow. */
    readonly repository: string | undefined;
}

declare const predicateSchema: z.ZodObject<{
    engine: z.ZodString;
    inputs: z.ZodRecord<z.ZodString, z.ZodString>;
    plan: z.ZodString;
    policy: z.ZodExactOptional<z.ZodObject<{
        name: z.ZodString;
        sha256: z.ZodString;
    }, z.core.$strip>>;
    base: z.ZodObject<{
        branch: z.ZodString;
        commit: z.ZodString;
    }, z.core.$strip>;
    pull_request: z.ZodObject<{
        repository: z.ZodString;
        number: z.ZodInt;
    }, z.core.$strip>;
    steps: z.ZodArray<z.ZodObject<{
        step: z.ZodInt;
        tool: z.ZodString;
        file: z.ZodExactOptional<z.ZodString>;
        status: z.ZodString;
    }, z.core.$strip>>;
    steps_omitted: z.ZodExactOptional<z.ZodInt>;
    totals: z.ZodRecord<z.ZodString, z.ZodInt>;
}, z.core.$strip>;
/** What a run was and did. */
type Predicate = z.infer<typeof predicateSchema>;
declare const subject: z.ZodObject<{
    name: z.ZodString;
    digest: z.ZodUnion<readonly [z.ZodObject<{
        sha256: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        gitCommit: z.ZodString;
    }, z.core.$strip>]>;
}, z.core.$strip>;
/** What a statement is about: a file by its SHA-256, or a commit. */
type Subject = z.infer<typeof subject>;

interface VerifyAttestationOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'environment'> {
    /** Text of the Sigstore bundle. */
    readonly bundle: string;
    /** What `gh attestation trusted-root` prints. */
    readonly trustedRoot: string;
    /** Plan files; default: the files that the head, else the attested base, has at the attested names. */
    readonly plans?: readonly {
        readonly name: string;
        readonly sha256: string;
    }[] | undefined;
    /** Text of the manifest; default: that of the checkout's own ref. */
    readonly manifest?: string | undefined;
    /** Revision that has to be the attested commit; default HEAD. */
    readonly head?: string | undefined;
    /** `owner/name` in which it has to be signed; default: that of the checkout's remote. */
    readonly repository?: string | undefined;
    /** Default: the remote's server, else `https://github.com`. */
    readonly serverUrl?: string | undefined;
    /** As in `ExpectedSigner`. */
    readonly workflow?: string | undefined;
}
/** What is attested, and by whom. */
interface VerifiedAttestation {
    readonly signer: Signer;
    readonly subjects: readonly Subject[];
    readonly run: Predicate;
}
/**
 * Verifies an attestation without asking any server: who signed it, and that it is about these plans, this manifest and this head. Throws
 * ATTESTATION_INVALID, ATTESTATION_UNTRUSTED, ATTESTATION_OTHER_SIGNER, ATTESTATION_MISMATCH; USAGE where nothing says who should have
 * signed.
 */
declare function verifyAttestation(options: VerifyAttestationOptions): Promise<VerifiedAttestation>;

interface VerifyPullOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> {
    readonly number: number;
    /** The head that was asked about; the pull request may have moved on. Default: its head now. */
    readonly head?: string | undefined;
    /** What a merge queue made of it: the commit before, and the one with it. */
    readonly group?: {
        readonly base: string;
        readonly head: string;
    } | undefined;
    /** Patterns of branches whose pull requests have to have a manifest. */
    readonly require?: readonly string[] | undefined;
    /** Commits of others: none (default), or those that the pull request's marker lists. */
    readonly allow?: 'none' | 'listed' | undefined;
    /** Adds the verdict to the head, or to the queue's commit, as a check run where the token may. Default false. */
    readonly checkRun?: boolean | undefined;
    /** How GitHub is reached. */
    readonly publish: PublishOptions;
}
/**
 * Makes a pull request's commits again, from its base and its manifest alone, and compares. Checks nothing out, runs no program, and
 * writes nothing. What speaks against the pull request is in the verdict; throws what keeps it from being judged.
 */
declare function verifyPull(options: VerifyPullOptions): Promise<Verdict>;

interface VerifyRemotePullOptions extends Omit<VerifyPullOptions, 'root' | 'bare' | 'environment'> {
    /** Address of the repository, without credentials. */
    readonly url: string;
    /** Base branch of the pull request. */
    readonly base: string;
    /** The folder that a repository of its own is made in, which is removed afterwards. */
    readonly parent: string;
}
/** The same as {@link verifyPull} without a checkout: fetches the commits, their folders and the files that the plan names. */
declare function verifyRemotePull(options: VerifyRemotePullOptions): Promise<Verdict>;

/** The paths that a pattern matches. Throws USAGE for one that cannot be compiled. */
declare const matchGlob: (pattern: string, paths: readonly string[]) => readonly string[];

/**
 * The text of `search` as `file` has it at the first place where it matches, line ends, quotes and the other tolerances of
 * Edit considered (all but white space); null where it does not.
 */
declare function findActualString(file: string, search: string): string | null;

interface PatchForEditInput {
    /** Named in errors; the file itself is not looked at. */
    readonly filePath?: string;
    /** The text before the edit, line ends and BOM as they are. */
    readonly fileContents: string;
    /** Empty fills a text that is empty or blank. */
    readonly oldString: string;
    readonly newString: string;
    /** Replace every place instead of exactly one. Default false. */
    readonly replaceAll?: boolean;
}
interface PatchForEdit {
    /** Hunks on `fileContents` give `updatedFile`; three lines of context. */
    readonly patch: readonly StructuredPatchHunk[];
    readonly updatedFile: string;
}
/**
 * What the Edit tool makes of a text: found as Edit finds it, tolerances included, everything outside the place kept.
 * Throws STRING_NOT_FOUND, STRING_NOT_UNIQUE, UNENCODABLE (half a surrogate pair in `newString`) or LIMIT_EXCEEDED.
 */
declare function getPatchForEdit(input: PatchForEditInput): PatchForEdit;

/**
 * The new text in the quote style of the text that was found for the old one, for the kinds of quote present in what was found:
 * an opening quote after the start, a blank, a tab, a line end, `( [ {`, – or —, a closing one otherwise, as between letters. What
 * `newString` keeps of `oldString` (its beginning, its end, whole lines) keeps the quotes that were found there. Where the kinds are
 * mixed, curly ones win. All line ends count as LF, the result has LF.
 */
declare function preserveQuoteStyle(oldString: string, actualOldString: string, newString: string): string;

export { ERRORS, EditplanError, IMPORT_FORMATS, applyPlan, areFileEditsEquivalent, attestPull, blameFile, campaignJsonSchema, campaignSource, campaignStatus, checkPlan, closeCampaign, composePlans, createLanguageServer, createMcpServer, createSession, detectImportFormat, diffRun, exitCodeOf, findActualString, formatPlan, generalisePlan, getPatchForEdit, importPlan, importSources, listRuns, listWorktrees, masked, matchGlob, narrowPlan, openCombinedPullRequest, openEditor, openPassingPullRequest, openPullRequest, openPullRequests, openStreamedPlan, parseCampaign, parsePlan, pickSteps, planCampaign, planFromDiff, planJsonSchema, planSchema, planText, policyJsonSchema, preserveQuoteStyle, printPlan, recordCommand, recordHook, redoRun, removeWorktrees, repairPlan, resumeRun, reviewPull, runCampaign, showRun, splitPlan, streamPlan, testCommand, testPolicy, trackInIssue, tryPlans, undoRun, verifyAttestation, verifyPlan, verifyPull, verifyRemotePull, whyUnknown };
export type { Ask, AttestPullOptions, Attested, Blame, BlameOptions, BlamedLine, Campaign, CampaignOptions, CampaignResult, CampaignStatus, CarriedFile, CheckOptions, Combine, CommitWords, ComposeOptions, Composed, Decision, DiffOptions, DiffPlan, DiffRequest, EditorOptions, ErrorName, FormattedPlan, GeneraliseOptions, Generalised, HookCall, ImportFormat, ImportOptions, ImportRequest, ImportSource, ImportedPlan, KeepOutput, LanguageServer, LanguageServerOptions, LanguageStreams, LineOrigin, McpServer, McpServerOptions, NarrowOptions, Narrowed, NotImported, ParsedPlan, PartPullRequest, PickAnswer, PickOptions, PickQuestion, Plan, PlanOptions, PlanPart, PlanPieces, PlanSource, PlanSplit, PlanStream, PolicySource, Problem, PublishOptions, PullRequestOptions, Question, RecordOptions, RecordedCommand, RefusedStep, Repair, RepairAnswer, RepairOptions, RepairPacket, RepositoryResult, ReviewPullOptions, Reviewed, RunEvent, RunOptions, RunReport, RunSummary, Session, SessionOptions, SplitOptions, SplitPart, SplitPullRequestOptions, Step, StepNames, SteppedPlan, StreamedPlan, StructuredPatchHunk, ToolName, TryOptions, Verdict, VerifiedAttestation, VerifyAttestationOptions, VerifyOptions, VerifyPullOptions, VerifyRemotePullOptions };
