import type { Step } from '../plan/schema.js';
/** What a commit says of a step. */
export interface CommittedStep {
    readonly step: Pick<Step, 'index' | 'id' | 'tool' | 'why'>;
    /** The file, or the glob of several. */
    readonly path: string;
    /** The files it changed; of a Move the old name first. */
    readonly files: readonly string[];
    readonly insertions: number;
    readonly deletions: number;
    /** The step made the file. */
    readonly created: boolean;
}
/** The steps of one commit: of a million in it, each is a number. */
export interface CommittedSteps {
    readonly first: CommittedStep;
    /** Numbers of all of them, in order. */
    readonly indexes: readonly number[];
    /** What they are called by: files, and globs of several. */
    readonly paths: ReadonlySet<string>;
}
/** What every commit message of a run says of the run. */
export interface RunNames {
    readonly title: string;
    readonly digest: string;
    readonly runId: string;
    /** Number of steps in the plan. */
    readonly total: number;
}
/**
 * `<tool> <file>: <why or a summary>`, the whole `why` where the subject cannot hold it, and the trailers. One step
 * gives its tool and id; several steps of one file are counted; several files take the plan's title.
 */
export declare function stepsMessage({ first, indexes, paths }: CommittedSteps, names: RunNames): string;
/** The commit that keeps what touched files held before the run. */
export declare const beforeMessage: (names: RunNames) => string;
/** The commit that keeps what programs of the policy made of the run's files. */
export declare const afterMessage: (names: RunNames, programs: readonly string[]) => string;
/** The commit that brings the chain onto the current head. */
export declare const mergeMessage: (names: RunNames) => string;
/** Numbers of the steps a message's own trailer names; empty without one. */
export declare function stepsOfMessage(message: string): number[];
/**
 * A plan's text as one line that does nothing: no control or direction character, no mention, issue reference, trailer
 * or word that stops a CI run.
 */
export declare function inert(text: string): string;
