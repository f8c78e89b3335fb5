import { type Problem } from '../errors.js';
import type { Plan, Step } from '../plan/schema.js';
import type { PolicyChecks } from '../policy/checks.js';
import type { Progress } from '../tools/tool.js';
import type { Overlay } from '../workspace/overlay.js';
import type { RepoPath } from '../workspace/workspace.js';
import type { StepResult } from './step-result.js';
/** A plan as a replay takes it: whole, or with steps that are still being read. */
export interface ReplayPlan {
    readonly options: Pick<Plan['options'], 'reads' | 'duplicates' | 'on_error' | 'trailing_whitespace'>;
    readonly steps: Iterable<Step> | AsyncIterable<Step>;
}
export interface ReplayContext {
    /** Takes the changes; the checkout below it stays as it is. */
    readonly workspace: Overlay;
    readonly policy: PolicyChecks;
    /**
     * Tracked files, by the number of the step that edits a glob: all those that it may be about as the checkout stands (more do no
     * harm). Files that earlier steps changed are looked at too. Default none.
     */
    readonly tracked?: (step: number) => Iterable<RepoPath>;
    readonly signal?: AbortSignal;
}
export type ReplayEvent = {
    readonly type: 'step';
    readonly result: StepResult;
} | {
    readonly type: 'progress';
    readonly step: number;
    readonly progress: Progress;
}
/** After the last step: the steps together leave a configuration file broken or a credential; `step` was the last to change the file. */
 | {
    readonly type: 'broken';
    readonly path: RepoPath;
    readonly step: number;
    readonly problem: Problem;
};
/**
 * Replays plans in order over one overlay, as one run: reads and edits of an earlier plan count in a later one. A failed step ends
 * the replay where its plan says `on_error: stop`; the consumer decides what that means for the steps before it.
 * Memory follows the files touched; of a step nothing is kept but what tells a later one its duplicate.
 * Throws INTERRUPTED when the signal aborts, between two steps.
 */
export declare function replay(plans: readonly ReplayPlan[], context: ReplayContext): AsyncGenerator<ReplayEvent>;
