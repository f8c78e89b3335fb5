import type { Run } from '../history/snapshot.js';
/** Number of a run's step from its number or its id. USAGE when the run has no such step. */
export declare function findStep({ id: run, snapshots }: Pick<Run, 'id' | 'snapshots'>, wanted: string): number;
/** The id of the one step that a commit holds. */
export declare const idOf: (message: string) => string | undefined;
