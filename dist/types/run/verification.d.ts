import { type Problem } from '../errors.js';
import type { Git } from '../git/git.js';
import type { Run } from '../history/snapshot.js';
import type { Verification } from '../policy/policy-file.js';
import type { ReportedVerification } from '../report/report.js';
import type { Overlay } from '../workspace/overlay.js';
import type { Request } from './request.js';
/** Keeps the whole output of a verification beside the report; the path of the file. */
export type KeepOutput = (output: Uint8Array, number: number) => Promise<string>;
export interface VerificationOptions {
    readonly request: Request;
    /** What a failure means: `stop` by itself, `draft` never; `policy`: what each verification says. */
    readonly onFailure: 'stop' | 'draft' | 'policy';
    /** The run is not recorded. */
    readonly scratch?: boolean | undefined;
    readonly keepOutput?: KeepOutput | undefined;
    readonly signal?: AbortSignal | undefined;
}
/** What became of a run when programs of the policy had looked at its result. */
export interface VerifiedRun {
    /** With the commit "after the plan" where a formatter changed files. */
    readonly run: Run;
    readonly verifications: readonly ReportedVerification[];
    /** VERIFY_FAILED: why nothing may be published or put in place. */
    readonly problems: readonly Problem[];
    /** The same failures where they only make a draft, and what formatters did, in sentences. */
    readonly notes: readonly string[];
    readonly draft: boolean;
}
/**
 * Runs the verifications of a policy on a run's result, in a temporary worktree of its head. What a formatter makes of the files that
 * the run touched becomes one more commit, and goes into `workspace`; whatever else the programs leave behind is dropped.
 * Throws INTERRUPTED when the signal aborts.
 */
export declare function verifyRun(git: Git, { run, workspace }: {
    readonly run: Run;
    readonly workspace: Overlay;
}, { verifications, ...options }: VerificationOptions & {
    readonly verifications: readonly Verification[];
}): Promise<VerifiedRun>;
