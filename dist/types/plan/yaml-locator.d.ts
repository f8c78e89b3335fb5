import { type Alias, type ParsedNode } from 'yaml';
import type { Locator, Place } from './locate.js';
interface Context {
    /** What each alias stands for. */
    readonly aliases: ReadonlyMap<Alias, ParsedNode>;
    readonly placeOf: (offset: number) => Place;
}
/** Finds fields among the nodes of a document; a field behind an alias is found where it is written. */
export declare const yamlLocator: (contents: ParsedNode | null, { aliases, placeOf }: Context) => Locator;
export {};
