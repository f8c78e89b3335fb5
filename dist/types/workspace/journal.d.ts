import type { Journal } from './checkout.js';
import { type Recovered } from './recovery.js';
/** What is left to do once the files are in place, as the run itself names it: its id, the branch to move, … */
export type RunNote = Readonly<Record<string, string>>;
export interface Recovery extends Recovered {
    /** The note of the run that was killed. */
    readonly run: RunNote;
    /** Forgets a finished run: called when what the note asks for is done. Until then `recover` answers the same again. */
    clear(): void;
}
/**
 * The journal of the run about to change files: `<git dir>/editplan/journal`, replaced whole each time, with the old contents in the
 * folder `before` next to it. It exists from before the first temporary is written until `clear`.
 */
export declare const openJournal: (gitDir: string, run: RunNote) => Journal;
/** Brings the files of a killed run to before or after; undefined when no run was killed. */
export declare const recover: (gitDir: string, root: string) => Recovery | undefined;
/** Whether a killed run waits to be recovered. */
export declare const isInterrupted: (gitDir: string) => boolean;
