import type { Problem } from '../errors.js';
import type { Git } from '../git/git.js';
import type { Plan } from '../plan/schema.js';
import { type Run } from './snapshot.js';
export interface MergeOptions {
    readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created'>;
    /** Commit to merge the chain onto: the current head. */
    readonly onto: string;
    /** Which steps changed which paths, to name them in a conflict. */
    readonly steps: readonly {
        readonly index: number;
        readonly path: string;
    }[];
}
/** How a file of the plan fares on the new head: as on the base; changed there, and merged; in conflict. */
export type Drift = 'applies' | 'moved' | 'conflicts';
export type Merged = 
/** `unchanged`: the head has all of it already. */
{
    readonly ok: true;
    readonly run: Run;
    readonly unchanged: boolean;
    readonly drift: ReadonlyMap<string, Drift>;
} | {
    readonly ok: false;
    readonly problem: Problem;
    readonly drift: ReadonlyMap<string, Drift>;
};
/** Merges a run's chain onto the current head with git's own three-way merge; on a conflict nothing is written. */
export declare function mergeOnto(git: Git, run: Run, options: MergeOptions): Promise<Merged>;
