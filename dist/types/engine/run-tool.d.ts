import type { DeleteInput, MoveInput, NotebookEditInput, ReadInput } from '../plan/schema.js';
import { type FileEdit } from '../tools/edit.js';
import type { Outcome, Progress, Refused, ToolContext } from '../tools/tool.js';
import { type FileWrite } from '../tools/write.js';
/** A tool and its input: a session's call, or a step that names its file. */
export type FileCall = {
    readonly tool: 'Read';
    readonly input: ReadInput;
} | {
    readonly tool: 'Edit';
    readonly input: FileEdit;
} | {
    readonly tool: 'Write';
    readonly input: FileWrite;
} | {
    readonly tool: 'NotebookEdit';
    readonly input: NotebookEditInput;
} | {
    readonly tool: 'Delete';
    readonly input: DeleteInput;
} | {
    readonly tool: 'Move';
    readonly input: MoveInput;
};
/** Runs the tool of a call. */
export declare const runTool: (call: FileCall, context: ToolContext) => AsyncGenerator<Progress, Outcome, void>;
/** What the file system refuses (permissions, a failing disk) is a refusal like any other: READ_FAILED. */
export declare function guarded<Result>(name: string, running: AsyncGenerator<Progress, Result, void>): AsyncGenerator<Progress, Result | Refused, void>;
