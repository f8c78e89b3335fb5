import type { Assembly } from './assembly.js';
import { type PlanLine } from './json-lines.js';
import type { PlanLimits } from './limits.js';
import type { PlanHeader, Step } from './schema.js';
/** What one line holds. */
export type LinePart = {
    readonly type: 'header';
    readonly header: PlanHeader;
} | {
    readonly type: 'step';
    readonly step: Step;
};
/** Takes a plan in JSON Lines line by line: the header, then one step a line. */
export declare class LineReader {
    #private;
    /** True once nothing more is to be read: a limit is passed. */
    ended: boolean;
    constructor(assembly: Assembly, limits: PlanLimits);
    /** What the line holds; undefined when it has faults. */
    take(line: PlanLine): LinePart | undefined;
    /** The header of a plan that is complete. */
    end(): PlanHeader | undefined;
}
