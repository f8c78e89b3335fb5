import type { Problem } from '../errors.js';
import type { PolicyFile } from './policy-file.js';
/** What a run uses of what the policy's `limits` bound. */
export interface Usage {
    readonly steps: number;
    /** Files changed. */
    readonly files: number;
    /** Bytes of the changed files together, after the run. */
    readonly bytes: number;
    /** Bytes of the largest changed file, after the run. */
    readonly file_bytes: number;
}
/** LIMIT_EXCEEDED, one for each limit of the policy that a run oversteps. */
export declare const exceededLimits: (limits: PolicyFile['limits'], usage: Usage) => readonly Problem[];
