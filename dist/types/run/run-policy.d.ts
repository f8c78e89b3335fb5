import type { Git } from '../git/git.js';
import { type Policy } from '../policy/policy.js';
import type { Overlay } from '../workspace/overlay.js';
import type { Request } from './request.js';
/** A policy's text, and what messages call it. */
export interface PolicySource {
    readonly name: string;
    readonly text: string;
}
/**
 * The policy of a run: the one given, else the base's own, never as a plan would change it; else the defaults, under which
 * protected paths ask only where `asks`. POLICY_INVALID with all its faults.
 */
export declare function openPolicy(git: Git, base: string, { given, asks }: {
    readonly given: PolicySource | undefined;
    readonly asks: boolean;
}): Promise<Policy>;
/** Throws LIMIT_EXCEEDED when the result is more than the policy allows. */
export declare function checkLimits({ file }: Policy, workspace: Overlay, { steps }: Request): void;
