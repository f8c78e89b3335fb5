import { PolicySource } from './index.js';
import { SteppedPlan } from './index.js';
import { RunReport } from './index.js';
import { PullRequestOptions, RunOptions } from './index.js';
import { PlanInput } from './index.js';
import * as z from 'zod';
import { Step, Plan, PlanOptions } from './index.js';
import { R as RepoPath, L as ListedWorktree } from './types/options.js';
import { Problem } from './index.js';
import './types/ledger.js';
import 'node:child_process';
import './types/clock.js';

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
        FILTER_UNAVAILABLE: "FILTER_UNAVAILABLE";
        FIXES_LEFT_OUT: "FIXES_LEFT_OUT";
        FIX_CONFLICT: "FIX_CONFLICT";
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
        LEDGER_INVALID: "LEDGER_INVALID";
        LEDGER_REFUSED: "LEDGER_REFUSED";
        LFS_NOT_UPLOADED: "LFS_NOT_UPLOADED";
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
        ORIGIN_DIFFERS: "ORIGIN_DIFFERS";
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
        SYNTAX_BROKEN: "SYNTAX_BROKEN";
        TOKEN_WITHHELD: "TOKEN_WITHHELD";
        UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
        UNAVAILABLE_HERE: "UNAVAILABLE_HERE";
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
                    FILTER_UNAVAILABLE: "FILTER_UNAVAILABLE";
                    FIXES_LEFT_OUT: "FIXES_LEFT_OUT";
                    FIX_CONFLICT: "FIX_CONFLICT";
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
                    LEDGER_INVALID: "LEDGER_INVALID";
                    LEDGER_REFUSED: "LEDGER_REFUSED";
                    LFS_NOT_UPLOADED: "LFS_NOT_UPLOADED";
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
                    ORIGIN_DIFFERS: "ORIGIN_DIFFERS";
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
                    SYNTAX_BROKEN: "SYNTAX_BROKEN";
                    TOKEN_WITHHELD: "TOKEN_WITHHELD";
                    UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                    UNAVAILABLE_HERE: "UNAVAILABLE_HERE";
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
                    FILTER_UNAVAILABLE: "FILTER_UNAVAILABLE";
                    FIXES_LEFT_OUT: "FIXES_LEFT_OUT";
                    FIX_CONFLICT: "FIX_CONFLICT";
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
                    LEDGER_INVALID: "LEDGER_INVALID";
                    LEDGER_REFUSED: "LEDGER_REFUSED";
                    LFS_NOT_UPLOADED: "LFS_NOT_UPLOADED";
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
                    ORIGIN_DIFFERS: "ORIGIN_DIFFERS";
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
                    SYNTAX_BROKEN: "SYNTAX_BROKEN";
                    TOKEN_WITHHELD: "TOKEN_WITHHELD";
                    UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                    UNAVAILABLE_HERE: "UNAVAILABLE_HERE";
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
                FILTER_UNAVAILABLE: "FILTER_UNAVAILABLE";
                FIXES_LEFT_OUT: "FIXES_LEFT_OUT";
                FIX_CONFLICT: "FIX_CONFLICT";
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
                LEDGER_INVALID: "LEDGER_INVALID";
                LEDGER_REFUSED: "LEDGER_REFUSED";
                LFS_NOT_UPLOADED: "LFS_NOT_UPLOADED";
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
                ORIGIN_DIFFERS: "ORIGIN_DIFFERS";
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
                SYNTAX_BROKEN: "SYNTAX_BROKEN";
                TOKEN_WITHHELD: "TOKEN_WITHHELD";
                UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
                UNAVAILABLE_HERE: "UNAVAILABLE_HERE";
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

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
type ComposeResult = Pick<Composition, 'plan'> & {
    readonly report: CompositionReport;
};
/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
declare const composePlans: (inputs: readonly PlanInput[], options: ComposeOptions) => Promise<ComposeResult>;

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
type NarrowingSummary = z.output<typeof reportedNarrowing>;
/** Which steps break a plan's verification: what `editplan narrow --json` prints. */
interface NarrowingReport extends NarrowingSummary {
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
interface NarrowResult {
    readonly report: NarrowingReport;
    readonly plan?: Plan;
}
/**
 * Looks for a smallest set of steps to leave out so that a program, or the policy's verifications, pass on the result. Steps that need
 * one of them go as well. Runs in one isolated worktree; the checkout stays as it is. Throws USAGE where there is nothing to run, the
 * refusal of a step that the whole plan has, VERIFY_FAILED when the worktree cannot be set up, and INTERRUPTED.
 */
declare const narrowPlan: (input: PlanInput, options: NarrowOptions) => Promise<NarrowResult>;

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

interface SplitOptions extends ComposeOptions {
    /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
    readonly by: readonly string[];
}
/**
 * Splits a plan into parts that together are the plan, proven by a replay. Nothing is written. Owners are those that the commit names
 * which the plan is applied on. Throws USAGE for a `by` that cannot be read, FILE_NOT_FOUND for owners where there are none, what refuses
 * a step of the plan, and what opening the checkout throws.
 */
declare const splitPlan: (input: PlanInput, options: SplitOptions) => Promise<PlanSplit>;

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
            FILTER_UNAVAILABLE: "FILTER_UNAVAILABLE";
            FIXES_LEFT_OUT: "FIXES_LEFT_OUT";
            FIX_CONFLICT: "FIX_CONFLICT";
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
            LEDGER_INVALID: "LEDGER_INVALID";
            LEDGER_REFUSED: "LEDGER_REFUSED";
            LFS_NOT_UPLOADED: "LFS_NOT_UPLOADED";
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
            ORIGIN_DIFFERS: "ORIGIN_DIFFERS";
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
            SYNTAX_BROKEN: "SYNTAX_BROKEN";
            TOKEN_WITHHELD: "TOKEN_WITHHELD";
            UNACCOUNTED_CHANGE: "UNACCOUNTED_CHANGE";
            UNAVAILABLE_HERE: "UNAVAILABLE_HERE";
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
declare function tryPlans(inputs: readonly PlanInput[], options: TryOptions): Promise<CandidatesReport>;
/** Worktrees that `tryPlans` and verifications of killed runs left, and those that were kept: what `removeWorktrees` removes. */
declare function listWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly ListedWorktree[]>;
/** Removes kept and left worktrees by their names; never that of a process that lives. Their paths. */
declare function removeWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly string[]>;

export { composePlans, listWorktrees, narrowPlan, openCombinedPullRequest, openPullRequests, removeWorktrees, splitPlan, tryPlans };
export type { Combine, ComposeOptions, ComposeResult, NarrowOptions, NarrowResult, PartPullRequest, PlanSplit, SplitOptions, SplitPart, SplitPullRequestOptions, TryOptions };
