import type { StepResult } from '../engine/step-result.js';
import type { Git } from '../git/git.js';
import type { Plan } from '../plan/schema.js';
import { type Run } from './snapshot.js';
import { type ReadFile } from './survey.js';
export interface RecordOptions {
    readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created' | 'options'>;
    /** Number of steps in the plan. */
    readonly total: number;
    /** Commit the chain stands on. */
    readonly base: string;
    /** Every path that a step may change, as the engine names them; more than change does no harm. */
    readonly paths: Iterable<string>;
    /** The work tree that is replayed. Absent: the run replays the base itself (`--bare`, `--base`, `pr`). */
    readonly readFile?: ReadFile;
    /** True: the commits are made, but no ref or record keeps them (`verify`). Default false. */
    readonly scratch?: boolean;
    readonly signal?: AbortSignal;
}
/**
 * Writes the results, while they stream, as one chain of commits on the base through one `git fast-import`, and names it
 * `refs/editplan/runs/<id>`. All results are consumed. Undefined, and no ref, when no step changed a file, when a step
 * failed under `on_error: stop`, or when the signal aborts. Throws what the survey of the paths refuses.
 */
export declare function record(git: Git, results: AsyncIterable<StepResult>, options: RecordOptions): Promise<Run | undefined>;
