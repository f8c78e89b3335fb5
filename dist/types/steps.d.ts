import { P as Plan, S as Step } from './schema.js';

/** Steps that can be iterated again and again; an array of them is one. */
interface StepSequence extends Iterable<Step> {
    readonly length: number;
    /** Present where another pass over the steps means reading their text again. */
    readonly outline?: Outline;
}
/** A plan whose steps need not be held at once. Every {@link Plan} is one. */
interface SteppedPlan extends Omit<Plan, 'steps'> {
    readonly steps: StepSequence;
}
/** What a step looks for by globs: the parts of it that decide which files those are. */
type GlobbedStep = Pick<Step, 'tool' | 'input' | 'when'>;
/** What a run needs to know of its steps before it replays them, but those left out. Its size follows their paths and words, not their texts. */
interface Outline {
    /** How many of the steps are not Reads. */
    readonly changing: number;
    /** Names of the plan files, in order. */
    readonly files: ReadonlySet<string>;
    /** Paths as the steps give them, including those that their conditions look at. */
    readonly paths: ReadonlySet<string>;
    /** The same without those of conditions, by tool. */
    readonly touched: ReadonlyMap<Step['tool'], ReadonlySet<string>>;
    /** The steps that look for files by globs, by their numbers. */
    readonly globs: ReadonlyMap<number, GlobbedStep>;
    /** Of the steps that have an id, a reason or a session. */
    readonly words: readonly StepWords[];
    /** Whether a tool wants somebody to confirm one of its fixes. */
    readonly confirms: boolean;
}
/** What a step says to people, and where; the session that it says it comes from. */
type StepWords = Pick<Step, 'index' | 'id' | 'why' | 'session' | 'at'>;

export type { SteppedPlan as S };
