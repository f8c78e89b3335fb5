import type { Git } from '../git/git.js';
import type { Plan } from '../plan/schema.js';
import { type Run } from './snapshot.js';
/** What programs made of a run's files. */
export interface AfterPlan {
    readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created'>;
    /** What the programs are called. */
    readonly programs: readonly string[];
    readonly tree: string;
    /** The files that differ from the run's head, as the work tree is to hold them. */
    readonly files: readonly {
        readonly path: string;
        readonly content: Buffer;
    }[];
    /** No ref or record follows (`verify`, a dry run). */
    readonly scratch: boolean;
}
/** Puts one more commit, "after the plan", on a run's head. Same run and same tree give the same commit. */
export declare function commitAfterPlan(git: Git, run: Run, after: AfterPlan): Promise<Run>;
