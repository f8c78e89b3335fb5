import { type Alias, type ParsedNode } from 'yaml';
import { type Fault } from './fault.js';
import type { PlanLimits } from './limits.js';
import type { Place } from './locate.js';
/** The only fields of a plan that are numbers; every other number in a plan is text that looks like one. */
export declare const NUMERIC_KEYS: ReadonlySet<string>;
export type PlainData = {
    readonly ok: true;
    readonly value: unknown;
    readonly faults: readonly Fault[];
    /** What each alias stands for. */
    readonly aliases: ReadonlyMap<Alias, ParsedNode>;
} | {
    readonly ok: false;
    readonly faults: readonly Fault[];
};
interface Context {
    readonly limits: PlanLimits;
    readonly placeOf: (offset: number) => Place;
}
/**
 * YAML nodes as plain data. A number outside {@link NUMERIC_KEYS} becomes its source text, so that `base: 12e4567` and
 * `new_string: 1.10` mean what they say. What an alias stands for is shared, not copied; keys such as `__proto__` are
 * plain data. Keys that stand twice are faults; a key that is no text and too many aliases are refusals.
 */
export declare const plainData: (contents: ParsedNode | null, context: Context) => PlainData;
/** A key as text; undefined for a collection, an alias or null. */
export declare const keyText: (key: ParsedNode | null) => string | undefined;
export {};
