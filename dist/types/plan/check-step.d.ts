import type { Fault } from './fault.js';
import type { FieldPath, Locator } from './locate.js';
import { type Step } from './schema.js';
/** What a step says, in the flat form, before its place and number are added. */
export type StepContent = Pick<Step, 'id' | 'why' | 'when' | 'tool' | 'input'>;
/** Checks a step of either form against the schema: its content, or all its faults. */
export declare const checkStep: (value: unknown, path: FieldPath, locate: Locator) => {
    readonly ok: true;
    readonly content: StepContent;
} | {
    readonly ok: false;
    readonly faults: readonly Fault[];
};
