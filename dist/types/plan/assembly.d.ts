import type { Problem } from '../errors.js';
import { type Fault, type PlanDocument } from './fault.js';
import type { PlanLimits } from './limits.js';
import type { Locator } from './locate.js';
import { type PlanHeader, type Step } from './schema.js';
/**
 * Puts a plan together from its checked parts, header first, then step by step, and gathers every problem on the way.
 * The same for a plan held at once and for one that streams.
 */
export declare class Assembly {
    #private;
    constructor(file: string, limits: PlanLimits);
    /**
     * The header with its defaults filled in; undefined when it has faults. `value` is the first line of JSON Lines, or a
     * whole document, whose steps are then only checked to be there.
     */
    header(value: unknown, locate: Locator, form: 'line' | 'document'): PlanHeader | undefined;
    /** The step numbered `index` (from 1) in its flat form; undefined when it has faults. */
    step(value: unknown, index: number, locate: Locator): Step | undefined;
    /** Adds what reading the document found beside its data. */
    foundIn({ faults, value }: PlanDocument): void;
    faults(faults: readonly Fault[]): undefined;
    fault({ name, message, at, path, suggestions }: Fault, id?: string): undefined;
    /** Whether there is no problem so far. */
    get sound(): boolean;
    /** Every problem so far, in the order of the text. */
    get problems(): readonly Problem[];
    /** The plan's digest, once its last step is taken. */
    digest(): string;
}
