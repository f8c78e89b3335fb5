import type { Git } from './git.js';
/** Removes the report of one process. */
export declare const dropCrashReport: (git: Git, pid: number | undefined) => void;
/** Removes the reports of processes that wrote refs below `refs`, and no others. */
export declare function dropCrashReports(git: Git, refs: string): void;
