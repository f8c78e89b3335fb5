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
    readonly FILTER_UNAVAILABLE: ErrorRow;
    readonly UNSUPPORTED_ENCODING: ErrorRow;
    readonly NOT_A_NOTEBOOK: ErrorRow;
    readonly NOTEBOOK_INVALID: ErrorRow;
    readonly CELL_NOT_FOUND: ErrorRow;
    readonly CELL_ID_REQUIRED: ErrorRow;
    readonly CELL_TYPE_REQUIRED: ErrorRow;
    readonly LANGUAGE_UNKNOWN: ErrorRow;
    readonly SYNTAX_BROKEN: ErrorRow;
    readonly OVERLAPPING_MATCHES: ErrorRow;
    readonly FORMAT_UNKNOWN: ErrorRow;
    readonly DOCUMENT_INVALID: ErrorRow;
    readonly KEY_NOT_FOUND: ErrorRow;
    readonly KEY_ALIASED: ErrorRow;
    readonly CHANGE_UNCERTAIN: ErrorRow;
    readonly CONFIG_BROKEN: ErrorRow;
    readonly FIX_CONFLICT: ErrorRow;
    readonly FIXES_LEFT_OUT: ErrorRow;
    readonly DUPLICATE_STEP: ErrorRow;
    readonly PLAN_SYNTAX: ErrorRow;
    readonly PLAN_VERSION: ErrorRow;
    readonly PLAN_EMPTY: ErrorRow;
    readonly UNAVAILABLE_HERE: ErrorRow;
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
    readonly ORIGIN_DIFFERS: ErrorRow;
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
    readonly OVERLAPS: ErrorRow;
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
    readonly TOKEN_WITHHELD: ErrorRow;
    readonly LFS_NOT_UPLOADED: ErrorRow;
    readonly BRANCH_HAS_FOREIGN_COMMITS: ErrorRow;
    readonly ATTESTATION_FAILED: ErrorRow;
    readonly CHECKS_NOT_STARTED: ErrorRow;
    readonly NOTHING_TO_PUBLISH: ErrorRow;
    readonly BRANCH_OVERTAKEN: ErrorRow;
    readonly BRANCH_NOT_OURS: ErrorRow;
    readonly LEDGER_REFUSED: ErrorRow;
    readonly LEDGER_INVALID: ErrorRow;
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

export { ERRORS as a, EditplanError as b, exitCodeOf as e };
export type { ErrorName as E, Problem as P };
