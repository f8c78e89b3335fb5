import type { PlanHeader } from '../plan/schema.js';
import type { Recording } from './recording.js';
/** What to import, e.g. a transcript; `name` is what places in it are called by. */
export type ImportSource = SourceText | SourcePieces;
export interface SourceText {
    readonly name: string;
    readonly text: string;
}
/** A source too large to be one string: its text in pieces cut anywhere, from the start each time it is gone through. */
export interface SourcePieces {
    readonly name: string;
    readonly pieces: Iterable<string>;
}
/** The whole text. Throws LIMIT_EXCEEDED for pieces of over 500 Mi characters: only what holds a value a line can be larger. */
export declare const wholeText: (source: ImportSource) => string;
/** As much of the text as tells its format: all of a text, 4 Mi characters or a little more of pieces. */
export declare const openingOf: (source: ImportSource) => string;
export interface ImporterOptions {
    /** Import calls that failed, too. */
    readonly keepFailed: boolean;
    /** The root that is given, which wins over what a source says. */
    readonly cwd?: string | undefined;
}
/** What a source says about the plan as a whole. */
export type ImportedHeader = Partial<Omit<PlanHeader, 'version' | 'options'>> & {
    readonly options?: Partial<PlanHeader['options']>;
};
/** Reads sources of one format into a recording; what it cannot take is listed there. */
export type Importer = (sources: readonly ImportSource[], recording: Recording, options: ImporterOptions) => ImportedHeader;
