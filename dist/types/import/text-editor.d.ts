import type { Importer } from './source.js';
/** Calls of the text editor tool: in messages as `anthropic` has them, or bare inputs `{ command, path, … }`. */
export declare const importTextEditor: Importer;
