import { type StepTool } from '../plan/step-inputs.js';
/** A state of a file. */
export interface FileVersion {
    readonly path: string;
    readonly bytes: Buffer;
    /** Without byte order mark, bytes that are no text as lone surrogates; undefined in an encoding that is not supported. */
    readonly text: string | undefined;
    readonly executable: boolean;
}
/** A call of a tool, as a step makes it. */
export interface StepInput {
    readonly tool: StepTool;
    readonly input: Readonly<Record<string, unknown>>;
}
/** Steps that together change one file. */
export type Way = readonly StepInput[];
/**
 * The ways in which steps can say a change of a file, the one that says least first: edits of what changes, then the file as a whole, its
 * text or its bytes. Whether a way gives the very bytes is for a replay to tell: an Edit, for one, cannot change line ends.
 */
export declare const waysToWrite: (before: FileVersion | undefined, after: FileVersion) => readonly Way[];
/** The ways to give a file another path, and what changes of its text. */
export declare const waysToMove: (before: FileVersion, after: FileVersion) => readonly Way[];
