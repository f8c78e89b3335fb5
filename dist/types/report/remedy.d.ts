import type { ReportedProblem } from './report.js';
/** The general advice for an error, where its own message is a single sentence and so names no remedy. */
export declare const adviceOn: ({ name, message }: ReportedProblem) => string | undefined;
/** Values to use instead that the message does not quote already. */
export declare const furtherSuggestions: ({ message, suggestions }: ReportedProblem) => readonly string[];
