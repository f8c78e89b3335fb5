import type { Hunk } from './diff-text.js';
import type { Recording, SourcePlace } from './recording.js';
interface Target {
    readonly recording: Recording;
    readonly why: string | undefined;
    readonly at: SourcePlace;
}
/**
 * Adds the hunks of one file: each an Edit, at its line when the file's text is known, extended until unique. Where line
 * ends change or are mixed, and in a notebook, an Edit will not do: the file is then written whole, if its text is known.
 */
export declare const addHunks: (path: string, hunks: readonly Hunk[], target: Target) => void;
export {};
