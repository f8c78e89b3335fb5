import type { Problem } from '../errors.js';
import type { RepoPath } from './workspace.js';
/** WRITE_FAILED with the system's reason. `file` is the one at hand; without it, folders or the journal were being written. */
export declare const writeFailed: (error: unknown, file: RepoPath | undefined) => Problem;
export declare const reasonOf: (error: unknown) => string;
