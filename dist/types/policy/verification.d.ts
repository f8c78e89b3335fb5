import type { Problem } from '../errors.js';
import { type Environment } from '../programs/environment.js';
import type { Verification } from './policy-file.js';
/** Where programs of the policy run. */
export interface Host {
    /** The checkout, or for verifications a temporary worktree of the result. */
    readonly cwd: string;
    /** Of which programs get a known part, without tokens; default the environment of this process. */
    readonly environment?: Environment;
    readonly signal?: AbortSignal;
}
export interface VerificationResult {
    readonly verification: Verification;
    /** What the report calls it. */
    readonly name: string;
    readonly ok: boolean;
    /** Both streams of all its programs, whole: to be kept beside the report. */
    readonly output: Buffer;
    /** The last lines of the output, for the report. */
    readonly tail: string;
    readonly milliseconds: number;
    /** VERIFY_FAILED, unless it is ok. */
    readonly problem?: Problem;
}
/**
 * Runs the policy's verifications one after the other. A failure of one that is to stop publishing (`on-failure: stop`) ends them; the
 * caller decides what follows from the others, and commits what those with `formats` changed.
 */
export declare function runVerifications(verifications: readonly Verification[], host: Host): AsyncGenerator<VerificationResult, void, void>;
