import { type Check, type Target } from './checks.js';
import type { FileRemoval } from './tool.js';
/** As `wasRead`, but under `reads: auto` for a file of any kind: nothing of it has to be understood. */
export declare const wasReadOrMayBe: Check;
/** What must hold of a file before it goes, by a Delete or a Move. */
export declare const GOING: readonly Check[];
/** The target's file, which passed {@link GOING}, taken away; all its lines, unless it is binary. */
export declare const removalOf: ({ path, stat, bytes }: Target) => FileRemoval;
