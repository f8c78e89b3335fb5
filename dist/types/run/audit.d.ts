import { type Problem } from '../errors.js';
import type { Git } from '../git/git.js';
import { type ObjectStore } from '../git/object-store.js';
import type { Run } from '../history/snapshot.js';
import type { Policy } from '../policy/policy.js';
import type { ReportedFile, ReportedStep } from '../report/report.js';
import type { Overlay } from '../workspace/overlay.js';
import type { Ground } from './ground.js';
import type { Request } from './request.js';
/** What git says a run would change, and what the policy says of that. */
export interface Audit {
    /** The net change, in order of path; files that git ignores come last. */
    readonly files: readonly ReportedFile[];
    /** Where git carried a step's change along a rename, by the path that the step names. */
    readonly carried: ReadonlyMap<string, string>;
    /** UNACCOUNTED_CHANGE, PATH_DENIED, LIMIT_EXCEEDED, CONFIG_BROKEN, SECRET_DETECTED: why nothing may be delivered. */
    readonly problems: readonly Problem[];
    /** POLICY_ASK for paths that only the result names: nobody was asked about them. */
    readonly asked: readonly Problem[];
}
export declare const NOTHING_CHANGED: Audit;
export interface Audited {
    readonly ground: Ground;
    readonly request: Request;
    readonly policy: Policy;
    readonly steps: readonly ReportedStep[];
    readonly workspace: Overlay;
    /** The run on the head that it goes onto. */
    readonly run: Run;
    /** The files hold what the replay left and judged: nothing was merged or formatted since. */
    readonly asReplayed: boolean;
}
/**
 * Asks git what a run changes between what is there now and the result, and accounts for every entry by a step: the path that a step
 * changed, or the one to which the head renamed it. Rules, limits, secrets and configuration files are judged on these entries.
 */
export declare function auditRun(store: ObjectStore, audited: Audited): Promise<Audit>;
/**
 * Accounts for a branch as it is to be pushed: every path in which it differs from the run's base is the run's, or that of a commit
 * of somebody else that stays on it. Throws UNACCOUNTED_CHANGE.
 */
export declare function auditBranch(git: Git, { base }: Pick<Run, 'base'>, branch: {
    readonly head: Run['head'];
    readonly foreign: readonly string[];
    readonly files: readonly ReportedFile[];
}): Promise<void>;
