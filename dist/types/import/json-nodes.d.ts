import type { FieldPath, Locator } from '../plan/locate.js';
import type { Recording, SourcePlace } from './recording.js';
import { type ImportSource } from './source.js';
/** A value in a JSON text that can say where it stands. */
export interface JsonNode {
    readonly value: unknown;
    /** The key or index it stands under. */
    readonly key: string;
    readonly at: () => SourcePlace;
    readonly path: FieldPath;
    readonly locate: Locator;
    readonly file: string;
}
/**
 * The JSON documents of a source: its one value, or that of each line. A line that is no JSON, such as one cut off at the
 * end of a log, is listed and the others are still read.
 */
export declare function documentsOf(source: ImportSource, recording: Recording): Generator<JsonNode>;
/** The members of an object, or the items of a list, as nodes. */
export declare function members({ value, path, locate, file }: JsonNode): Generator<JsonNode>;
