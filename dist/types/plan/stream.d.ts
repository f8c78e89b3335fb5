import type { Problem } from '../errors.js';
import { type LinePart } from './line-reader.js';
import type { ParseOptions } from './parse.js';
/** A plan in JSON Lines as it comes: text or UTF-8 bytes, in pieces cut anywhere. */
export interface PlanStream {
    readonly name: string;
    readonly chunks: AsyncIterable<string | Uint8Array>;
}
/** What a streamed plan yields: one header, its steps in order, and at the end its digest or its problems. */
export type PlanPart = LinePart | {
    readonly type: 'end';
    readonly steps: number;
    readonly digest: string;
} | {
    readonly type: 'refused';
    readonly problems: readonly Problem[];
};
/**
 * Reads a plan in JSON Lines that is too large to be held at once. The parts are those of `parsePlan` on the same text,
 * digest included. Ends with `end`, or with `refused` and all problems; once there is a problem no more steps are
 * yielded, the rest is only checked. The size of the whole is not limited, that of a line is (`jsonBytes`).
 */
export declare function streamPlan(source: PlanStream, options?: ParseOptions): AsyncGenerator<PlanPart, void>;
