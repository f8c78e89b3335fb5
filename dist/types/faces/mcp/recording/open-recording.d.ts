import type { Editing } from '../../../run/editing.js';
import { Recording } from './recording.js';
export interface OpenedRecording {
    readonly recording: Recording;
    /** How many steps it goes on from; 0 for a new one. */
    readonly continued: number;
    /** The plan of an earlier recording that this one could not go on from. */
    readonly setAside?: string;
}
/**
 * The recording of a plan's file. One that is found is continued where the checkout is as it left it: same root and kind, same
 * current commit, every touched file as its last step made it. A step that a kill kept from its file is dropped. Any other is set
 * aside, its plan complete, and a new one begins.
 */
export declare function openRecording(plan: string | undefined, editing: Editing): Promise<OpenedRecording>;
