import { type Fault } from './fault.js';
import type { FieldPath, Locator } from './locate.js';
import { type StepTool } from './step-inputs.js';
/** A step of either form, taken apart but not yet checked. */
export interface StepParts {
    readonly ok: true;
    readonly tool: StepTool;
    /** `id`, `why`, `when` and, of a tool-use block, whatever else stands beside its input. */
    readonly header: unknown;
    readonly input: unknown;
    /** Where the input stands: the step itself, or its `input`. */
    readonly inputPath: FieldPath;
    /** Keys that may stand beside the header's and, in the flat form, beside the input's. */
    readonly formKeys: readonly string[];
}
interface Spot {
    readonly path: FieldPath;
    readonly locate: Locator;
}
/** Takes a step apart: `{ tool, … }`, or a tool-use block `{ type: tool_use, id, name, input }` as agents emit them. */
export declare const takeApart: (step: unknown, spot: Spot) => StepParts | {
    ok: false;
    faults: Fault[];
};
export {};
