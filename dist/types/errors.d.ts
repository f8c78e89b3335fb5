/** What one row of the error table says; the docs page and the exit codes are derived from it. */
interface ErrorRow {
    /** The field's number of the Edit errors 0–10; null for names of our own. */
    readonly number: number | null;
    /** Process exit code when this is the first failure: see `docs/errors.md`. */
    readonly exit: 1 | 2 | 3 | 4 | 5 | 6;
    readonly title: string;
    /** What the reader does about it. */
    readonly advice: string;
}
/**
 * The one table of errors. Names are stable: programs and tests rely on them; titles and advice are free to change.
 * Exit codes: 1 plan invalid or step failed, 2 wrong usage, 3 refused by policy, 4 stale or conflicting, 5 git or GitHub
 * failed, 6 interrupted and recoverable.
 */
export declare const ERRORS: {
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
    readonly CONFIG_BROKEN: ErrorRow;
    readonly DUPLICATE_STEP: ErrorRow;
    readonly PLAN_SYNTAX: ErrorRow;
    readonly PLAN_VERSION: ErrorRow;
    readonly PLAN_EMPTY: ErrorRow;
    readonly UNKNOWN_KEY: ErrorRow;
    readonly MISSING_KEY: ErrorRow;
    readonly INVALID_VALUE: ErrorRow;
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
    readonly POLICY_ASK: ErrorRow;
    readonly POLICY_INVALID: ErrorRow;
    readonly VERIFY_FAILED: ErrorRow;
    readonly DIRTY_FILES: ErrorRow;
    readonly MERGE_CONFLICT: ErrorRow;
    readonly VERIFY_MISMATCH: ErrorRow;
    readonly GIT_FAILED: ErrorRow;
    readonly READ_FAILED: ErrorRow;
    readonly WRITE_FAILED: ErrorRow;
    readonly GITHUB_FAILED: ErrorRow;
    readonly BRANCH_HAS_FOREIGN_COMMITS: ErrorRow;
    readonly OTHER_PLAN: ErrorRow;
    readonly LOCKED: ErrorRow;
    readonly INTERRUPTED: ErrorRow;
};
/** The stable name of an error. */
export type ErrorName = keyof typeof ERRORS;
/** Where in a plan (or another source file) something stands; line and column count from 1. */
export interface Position {
    readonly file?: string;
    readonly line: number;
    readonly column: number;
}
/** One refusal as plain data: a step that cannot apply, or one fault of a plan. Failing is a value; only misuse throws. */
export interface Problem {
    readonly name: ErrorName;
    /** One or more sentences for a person: what is wrong here, and the mend. Never relied on by programs. */
    readonly message: string;
    readonly at?: Position;
    /** The step's number, from 1, and its id where it has one. */
    readonly step?: {
        readonly index: number;
        readonly id?: string;
    };
    /** Values ready to use instead: near keys, similar paths, a corrected old_string. */
    readonly suggestions?: readonly string[];
}
/** What is thrown where no step can carry the refusal: wrong usage, a repository that will not do, git or GitHub failing. */
export declare class EditplanError extends Error {
    readonly name: ErrorName;
    readonly problems: readonly Problem[];
    constructor(problems: Problem | readonly Problem[], options?: ErrorOptions);
}
/** Exit code of a failure, by its name. */
export declare const exitCodeOf: (name: ErrorName) => number;
/** The field's number of an Edit error (0–10), or null. */
export declare const numberOf: (name: ErrorName) => number | null;
export {};
