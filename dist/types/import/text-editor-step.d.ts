import type { EndedCall } from './call.js';
import type { Recording } from './recording.js';
/** Whether a result is how the tool answers when it was asked to view a folder. */
export declare const showsFolder: (answer: string | undefined) => boolean;
/**
 * Adds what a call of the text editor tool did: `view`, `create`, `str_replace`, `insert` (after a line, 0 is the top) or
 * `undo_edit` (takes back the last step on that path). Text is inserted as lines of its own, as the tool does.
 */
export declare const textEditorStep: ({ call, result }: EndedCall, input: Record<string, unknown>, recording: Recording) => void;
