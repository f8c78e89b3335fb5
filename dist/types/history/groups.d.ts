import type { StepResult } from '../engine/step-result.js';
import type { PlanOptions } from '../plan/schema.js';
import type { CommittedSteps } from './message.js';
/** What one commit will hold: its steps, and each file's way from before the first of them to after the last. */
export interface Group {
    readonly steps: CommittedSteps;
    readonly changes: ReadonlyMap<string, NetChange>;
}
export interface NetChange {
    readonly before: Buffer | undefined;
    /** Undefined when the file goes. */
    readonly after: Buffer | undefined;
    readonly mode: number;
    /** Whether git is to call the file executable, where a plan says so. */
    readonly executable?: boolean | undefined;
    /** Where a Move found the file. */
    readonly movedFrom?: string | undefined;
}
export interface Grouping {
    /** A result that carries a change. */
    add(result: StepResult): Promise<void>;
    /** Emits what waits for the last step. */
    flush(): Promise<void>;
}
/**
 * Sorts steps into commits. Only a file's first and last content is held, never those between. With `per-file`, a step over several
 * files joins theirs to one commit.
 */
export declare function groupSteps(commits: PlanOptions['commits'], emit: (group: Group) => Promise<void>): Grouping;
