import type { Git } from '../git/git.js';
import { type Policy, type PolicySettings } from '../policy/policy.js';
import type { Overlay } from '../workspace/overlay.js';
import type { Request } from './request.js';
/** A policy's text, and what messages call it. */
export interface PolicySource {
    readonly name: string;
    readonly text: string;
}
/** The policy of a run, to be opened again with leave that somebody gave. */
export interface RunPolicy extends Policy {
    /** Nothing is denied or asked about. */
    readonly silent: boolean;
    allowing(leave: Pick<PolicySettings, 'grants' | 'classified'>): Policy;
}
/**
 * The policy of a run: the one given, else the one of a commit that no plan chooses (the current one, or the pull request's base),
 * never as a plan would change it; else the defaults, under which protected paths ask only where `asks`. POLICY_INVALID with all its
 * faults.
 */
export declare function openPolicy(git: Git, commit: string, { given, asks }: {
    readonly given: PolicySource | undefined;
    readonly asks: boolean;
}): Promise<RunPolicy>;
/** What a policy's text says, its `schemas` apart; without one the defaults, under which protected paths ask where `asks`. */
export declare const policyFrom: (source: PolicySource | undefined, asks: boolean) => Promise<RunPolicy>;
/** Throws SECRET_DETECTED for what of a plan would stand in commit messages and in the pull request. */
export declare function refuseSecretWords(policy: Policy, { plans, steps }: Request): Promise<void>;
/** What a report says where `checkOnly` held a run back. */
export declare const CHECK_ONLY = "The mode of the policy is plan: all was checked and nothing was written.";
/** Throws LIMIT_EXCEEDED when the result is more than the policy allows. */
export declare function checkLimits({ file }: Policy, workspace: Overlay, { steps }: Request): void;
