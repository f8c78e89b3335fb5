import { EditplanError } from '../errors.js';
/** What is known of a git call that failed. */
export interface FailedCall {
    readonly args: readonly string[];
    readonly exitCode: number | null;
    readonly stderr: string;
    /** Environment added for this one call; its GIT_CONFIG_VALUE_* are secrets. */
    readonly env?: Readonly<Record<string, string>> | undefined;
}
/** GIT_FAILED with what git said: the command's name, its exit code, the end of its errors, credentials masked. */
export declare function gitFailed(call: FailedCall): EditplanError;
/** GIT_FAILED where git is not there, or is none that runs. */
export declare const gitNotStarted: (error: Error) => EditplanError;
/** What went wrong, for a message that has a remedy and a full stop of its own. */
export declare const detailOf: (error: EditplanError) => string;
/** Credentials in a text, as git and curl print them, replaced by `***`; so are the secrets given. */
export declare function maskCredentials(text: string, secrets?: readonly string[]): string;
