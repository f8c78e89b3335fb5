import type { ErrorName } from '../errors.js';
import type { FieldPath, Locator, Place } from './locate.js';
/** What is wrong at one place of a plan's text, before the file and the step are added to it. */
export interface Fault {
    readonly name: ErrorName;
    readonly message: string;
    readonly at: Place;
    /** The field, where the fault is a field's. */
    readonly path?: FieldPath;
    readonly suggestions?: readonly string[];
}
/** A plan's text as plain data, and how to find its fields again. */
export interface PlanDocument {
    readonly value: unknown;
    readonly locate: Locator;
    /** Faults that leave the data usable, such as a key that stands twice. */
    readonly faults: readonly Fault[];
}
/** What reading a text gives: its data, or why there is none. */
export type DocumentRead = {
    readonly ok: true;
    readonly document: PlanDocument;
} | {
    readonly ok: false;
    readonly faults: readonly Fault[];
};
/** Text of the plan as a message shows it: quoted, on one line, at most 60 characters. */
export declare const quoted: (value: string) => string;
export declare const duplicateKey: (key: string, path: FieldPath | undefined, at: Place) => Fault;
export declare const tooDeep: (limit: number, at: Place) => Fault;
export declare const empty: (at?: Place) => Fault;
export declare const tooLarge: (limit: 'yamlBytes' | 'jsonBytes', bytes: number) => Fault;
export declare const tooManySteps: (limit: number, at: Place) => Fault;
export declare const notUtf8: (at: Place) => Fault;
