import type { Importer } from './source.js';
/**
 * Session transcripts, one JSON object a line; those of sub-agents, in files of their own, are merged by time. Steps come
 * in the order in which calls ended. A call that failed has text for a `toolUseResult`, or an error for a result. A change
 * from outside becomes a Read of the file.
 */
export declare const importClaudeCode: Importer;
