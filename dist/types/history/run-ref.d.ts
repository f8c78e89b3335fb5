import type { Git } from '../git/git.js';
/** A run that has a ref: its id, and the last commit of its chain. */
export interface StandingRun {
    readonly id: string;
    readonly head: string;
}
export interface FreeName {
    /** `<run id>`, or `<run id>-2` and on where other chains of the same id stand. */
    readonly id: string;
    readonly ref: string;
    /** Chains of that id which stand already. */
    readonly standing: readonly StandingRun[];
}
export declare function standingRuns(git: Git): Promise<readonly StandingRun[]>;
/** A name for a chain that is about to be written: an existing ref is never overwritten. */
export declare function freeRunName(runs: readonly StandingRun[], id: string): FreeName;
/** A chain that stands already is the same run: its name, the new ref dropped. Otherwise the new name stays. */
export declare function settleRunName(git: Git, name: FreeName, head: string): Promise<string>;
/** Takes the name off a chain that nothing is to keep. */
export declare const dropRunName: (git: Git, { ref }: FreeName) => Promise<void>;
