import type { Step } from '../plan/schema.js';
import type { RepoPath } from '../workspace/workspace.js';
import type { StepOutcome } from './glob-edit.js';
/** The applied steps that are no plain Edits (a glob's, a pattern's, Delete, Move), as far as later ones may repeat them. */
export interface StepMemory {
    /** Number of the earlier step that this one repeats. `lastStep`: number of the last step that changed a file. */
    repeated(step: Step, outcome: StepOutcome, lastStep: (path: RepoPath) => number | undefined): number | undefined;
    /** The step was applied; of a Delete or a Move, the path it took away first. */
    applied(step: Step, paths: readonly RepoPath[]): void;
}
/**
 * A step repeats an earlier one that says the same where no step changed the earlier one's files between, or, for an Edit, where it
 * cannot apply any more.
 */
export declare const createStepMemory: () => StepMemory;
