import type { ToolCall } from '../../../run/editing.js';
import type { Entry, RecordedChange, Refusal } from './entry.js';
export interface RecordedStep {
    /** Among all steps of the recording, from 1, those taken back included. */
    readonly number: number;
    readonly call: ToolCall;
    readonly change?: RecordedChange;
}
/** What the entries of a recording come to. */
export declare class RecordingState {
    #private;
    /** Undefined as long as nothing is recorded. */
    header: Extract<Entry, {
        recording: 1;
    }> | undefined;
    title: string | undefined;
    description: string | undefined;
    /** Those that stand, in order. */
    readonly steps: RecordedStep[];
    readonly refused: Refusal[];
    /** Digest of the plan as it was last written. */
    saved: string | undefined;
    constructor(entries: readonly Entry[]);
    take(entry: Entry): void;
    /** The number that the next step gets. */
    get next(): number;
    /** The last step that changed a file. */
    get lastChange(): (RecordedStep & {
        readonly change: RecordedChange;
    }) | undefined;
}
