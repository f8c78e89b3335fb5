import * as z from 'zod';
import { type Fault } from './fault.js';
import type { FieldPath, Locator } from './locate.js';
export interface Checked {
    readonly schema: z.ZodObject;
    /** What was checked against the schema. */
    readonly value: unknown;
    /** Where the value stands in the plan. */
    readonly path: FieldPath;
    readonly locate: Locator;
    /** Further keys that may stand beside the value's own at its root, for suggestions. */
    readonly alsoKnown?: readonly string[];
}
/**
 * What zod found, as faults with places: at most one a field, and a key that is missing only because it was misspelt is
 * told once, as the misspelling.
 */
export declare const fieldFaults: (issues: readonly z.core.$ZodIssue[], checked: Checked) => Fault[];
export declare const unknownKey: (key: string, { known, path, at }: {
    known: readonly string[];
    path: FieldPath;
    at: Fault['at'];
}) => Fault;
