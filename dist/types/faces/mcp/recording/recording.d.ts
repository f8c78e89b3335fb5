import type { Problem } from '../../../errors.js';
import { type AcceptedCall, type Editing } from '../../../run/editing.js';
import { formatRecorded } from '../../../run/recorded-plan.js';
import type { Refusal } from './entry.js';
import { type Log } from './log.js';
import { type RecordedStep, RecordingState } from './state.js';
export interface RecordingOptions {
    readonly editing: Pick<Editing, 'root' | 'base' | 'dryRun' | 'read' | 'takeBack'>;
    /** The plan's file; without one the recording ends with the process. */
    readonly plan?: string;
    readonly log?: Log;
    /** What the log holds already. */
    readonly state?: RecordingState;
}
export interface Saved {
    readonly steps: number;
    /** Reads that are not in the plan, since the base lacks their files. */
    readonly leftOut: readonly string[];
    /** Files that others changed, before the first step or between two: elsewhere the plan may not apply to them. */
    readonly unrecorded: readonly string[];
    /** Where the file that stood there went, which was not the recording's. */
    readonly setAside?: string;
}
/** The plan that comes into being call by call. */
export declare class Recording {
    #private;
    readonly state: RecordingState;
    readonly plan: string | undefined;
    constructor({ editing, plan, log, state }: RecordingOptions);
    /** Records an accepted call, then has its change put in place; what that refuses is taken off the recording. */
    accept({ call, change }: AcceptedCall, place: () => Problem | undefined): Problem | undefined;
    refuse(refusal: Refusal): void;
    /** Names the plan. */
    describe(words: {
        readonly title?: string | undefined;
        readonly description?: string | undefined;
    }): void;
    get title(): string;
    /** Takes back the last step that changed a file. Refusals: USAGE where there is none, FILE_MODIFIED, and those of the disk. */
    undo(): Promise<{
        readonly ok: true;
        readonly step: RecordedStep;
    } | {
        readonly ok: false;
        problem: Problem;
    }>;
    /** The plan as text, in the format of its file's name. */
    format(name?: string): ReturnType<typeof formatRecorded>;
    /** Writes the plan to its file; nothing where there is no file to write to. A plan whose last step is taken back is removed. */
    save(): Promise<Saved | undefined>;
    /** Takes the last change off the recording if a kill came before it reached its file. */
    dropUnplaced(): void;
    close(): void;
}
