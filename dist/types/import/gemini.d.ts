import type { Importer } from './source.js';
/**
 * Gemini's logs: contents whose parts are `functionCall` and `functionResponse` (API, checkpoints), and session files
 * whose messages have `toolCalls` with a `status`.
 */
export declare const importGemini: Importer;
