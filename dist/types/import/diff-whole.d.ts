import type { Hunk } from './diff-text.js';
import type { Recording, SourcePlace } from './recording.js';
interface WholeFile {
    /** Its text before, line ends and byte order mark as they are. */
    readonly raw: string;
    readonly hunks: readonly Hunk[];
    /** Its mode afterwards, where that changes. */
    readonly executable?: boolean | undefined;
    readonly why: string | undefined;
    readonly at: SourcePlace;
}
/** Adds a Write of a file as its hunks leave it. Hunks that are not there are listed, the others taken. */
export declare const addWhole: (path: string, file: WholeFile, recording: Recording) => void;
export {};
