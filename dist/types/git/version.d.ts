import type { Git, GitCommand } from './git.js';
/** Throws GIT_FAILED when git is older than what a feature needs. */
export declare function requireVersion(git: Git, [major, minor]: readonly [number, number], feature: string): Promise<void>;
export declare const version: () => GitCommand<readonly [number, number]>;
