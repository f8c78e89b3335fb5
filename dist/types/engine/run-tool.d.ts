import type { Outcome, Progress, ToolContext } from '../tools/tool.js';
import { type ToolCall } from './tool-call.js';
/** Runs the tool of a call. What the file system refuses (permissions, a failing disk) is a refusal like any other: READ_FAILED. */
export declare function runTool(call: ToolCall, context: ToolContext): AsyncGenerator<Progress, Outcome, void>;
