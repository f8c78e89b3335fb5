import type { Locator, Place } from './locate.js';
interface Source {
    readonly text: string;
    /** Offsets of the steps, which spares finding them again. */
    readonly steps: readonly number[];
    readonly placeOf: (offset: number) => Place;
}
/** Finds fields in a valid JSON text, one level at a time; the members of the collections it walked are remembered. */
export declare const jsonLocator: ({ text, steps, placeOf }: Source) => Locator;
export {};
