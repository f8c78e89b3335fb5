import type { Importer } from './source.js';
/**
 * Chat completions (`tool_calls`, the older `function_call`, messages with `role: tool`) and responses (`function_call`,
 * `custom_tool_call` and their outputs) whose tools are among those of the other formats.
 */
export declare const importOpenai: Importer;
