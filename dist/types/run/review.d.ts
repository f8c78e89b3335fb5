import type { Step } from '../plan/schema.js';
import type { Decision, Grant, Policy } from '../policy/policy.js';
import { type ReviewedStep } from '../policy/review.js';
import type { Ground } from './ground.js';
import type { Replayed } from './replayed.js';
import { type Request } from './request.js';
import type { RunPolicy } from './run-policy.js';
/** A step that the policy asks about, put to somebody. */
export interface Question {
    readonly step: Step;
    /** Relative to the root, as the report names it. */
    readonly path: string;
    /** What asks, as in `Decision.rule`, and why in a sentence. */
    readonly rule: string;
    readonly reason: string;
}
/** Leave for a question: for this step, for its file, or for all that its rule asks; undefined is none. */
export type Ask = (question: Question) => Promise<Grant | undefined>;
export interface Review {
    /** The policy with the leave that was given. */
    readonly policy: Policy;
    /** What it says about each step that something in it is about, by the step's number; what waits for leave in a draft is asked still. */
    readonly decisions: ReadonlyMap<number, Decision>;
    /** Steps that nobody allowed and that a draft may hold. */
    readonly drafted: readonly ReviewedStep[];
}
export interface ReviewOptions {
    /** The commit whose files the classifier runs on: where the policy stands. */
    readonly commit: string;
    /** Somebody who can be asked now. */
    readonly ask?: Ask | undefined;
    /** What becomes of steps without leave: refused, or let through into a draft. */
    readonly onAsk: 'stop' | 'draft';
    readonly signal?: AbortSignal | undefined;
}
/** Asks the policy about every step before any is replayed, the classifier about those that no rule decides, then somebody. */
export declare function reviewRun(policy: RunPolicy, { ground, request }: {
    readonly ground: Ground;
    readonly request: Request;
}, options: ReviewOptions): Promise<Review>;
/**
 * What was replayed, with what the policy says of each step that a rule is about. Where the policy stopped the run, every step that it
 * refuses is told, not the first alone.
 */
export declare function withDecisions(replayed: Replayed, { decisions, policy }: Review, request: Request): Replayed;
/** What the pull request says of the steps that wait for leave in it. */
export declare const draftNotes: ({ drafted }: Review) => readonly string[];
