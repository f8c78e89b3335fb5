import type { Step } from '../plan/schema.js';
import type { Host } from './verification.js';
/** What the classifier of `mode: auto` said about a step. */
export interface Classification {
    readonly behavior: 'allow' | 'ask' | 'deny';
    readonly reason: string;
}
/**
 * Asks the classifier about one step: `{tool, file_path, why, input}` as JSON on its standard input. An answer that cannot be read,
 * or a classifier that fails, means: ask.
 */
export declare const classifyStep: (argv: readonly string[], step: Step, host: Host) => Promise<Classification>;
