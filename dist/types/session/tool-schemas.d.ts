import { type ToolName } from '../plan/schema.js';
/** JSON Schema (draft 7) of what a tool takes. */
export declare const toolInputJsonSchema: (tool: ToolName) => Record<string, unknown>;
