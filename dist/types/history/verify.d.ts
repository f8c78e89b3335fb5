import type { Problem } from '../errors.js';
import type { Git } from '../git/git.js';
import type { Run } from './snapshot.js';
export type Comparison = 
/** `commits`: the very same commits. `trees`: the same trees, in commits that somebody signed. */
{
    readonly ok: true;
    readonly by: 'commits' | 'trees';
} | {
    readonly ok: false;
    readonly problem: Problem;
};
/** Compares the commits after the run's base up to `head` with the run; the first that differs is named. */
export declare function compareWithRun(git: Git, run: Run, head: string): Promise<Comparison>;
