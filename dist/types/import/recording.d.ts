import type { Step } from '../plan/schema.js';
import { type StepTool } from '../plan/step-inputs.js';
import { type TextChange } from './unique-edit.js';
/** Where something stands in the source. */
export interface SourcePlace {
    readonly file: string;
    readonly line: number;
    readonly column: number;
}
/** Something of the source that is no step of the plan. */
export interface NotImported {
    /** What it is called there: a tool, a git header. */
    readonly construct: string;
    /** Why it is no step, in a sentence for a person. */
    readonly reason: string;
    readonly at: SourcePlace;
    /** Whether files may differ from what the plan makes of them because of it. */
    readonly mayChangeFiles: boolean;
}
/** A step before it is checked and numbered. */
export interface StepDraft {
    readonly tool: StepTool;
    readonly input: Readonly<Record<string, unknown>>;
    readonly id?: string | undefined;
    readonly why?: string | undefined;
    readonly at: SourcePlace;
}
interface RecordingOptions {
    readonly cwd?: string | undefined;
    readonly readFile?: ((path: string) => string | undefined) | undefined;
}
/**
 * What an importer has found so far: steps, and what could not become one. Knows the text of files as the steps leave
 * them, where a step or the checkout told it, so that a change given by its place can be made an Edit.
 */
export declare class Recording {
    #private;
    readonly notImported: NotImported[];
    constructor({ cwd, readFile }: RecordingOptions);
    /** Sets the root that is taken off the paths of the steps that follow. */
    set cwd(cwd: string | undefined);
    /** The steps, numbered in order. */
    get steps(): Step[];
    /** Adds a step; what its tool would not take is left out and listed. An id that is taken, or none, is dropped. */
    add(draft: StepDraft): boolean;
    /** Lists what is no step. Always false, so that it can be returned for a step that was not added. */
    leaveOut(construct: string, { reason, at, mayChangeFiles, }: Omit<NotImported, 'construct' | 'mayChangeFiles'> & {
        mayChangeFiles?: boolean;
    }): false;
    /** Adds a Read of a file that no step has read or made yet, as the edits that follow need. */
    license(path: string, at: SourcePlace): void;
    /** Adds an Edit for a change of a file whose text is known (a Write for a notebook, which no Edit may touch). */
    change(path: string, change: TextChange, step: Omit<StepDraft, 'tool' | 'input'>): boolean;
    /** The file's text at this point, LF line ends and no byte order mark; undefined where it is not known. */
    text(path: string): string | undefined;
    /** The file's text at this point, line ends as they are; with its byte order mark if no step has changed it. */
    exactText(path: string): string | undefined;
    /** Takes back the last step that changed the file. */
    undo(path: string): boolean;
    /** The path as the plan gives it: the root taken off, no `./` before it. */
    relative(path: string): string;
}
export {};
