import { type TextFile } from './encoding.js';
import { type Span } from './pattern.js';
/** A place and the least text around it that stands nowhere else. */
export interface UniquePlace {
    /** Line the place begins in, counted from 1. */
    readonly line: number;
    /** Whole lines with LF between them; undefined when even many of them are not unique. */
    readonly text: string | undefined;
}
/** The line each span (in order) begins in, counted from 1. */
export declare function linesOfSpans(file: TextFile, spans: readonly Span[]): readonly number[];
/** For each span the fewest whole lines around it that make it unique, at most eight more than it has. */
export declare const uniquePlaces: (file: TextFile, spans: readonly Span[]) => readonly UniquePlace[];
/** True when the text stands exactly once in the file, as far as a bounded search can tell. */
export declare function isUnique(file: TextFile, text: string): boolean;
