import type { Git } from './git.js';
/**
 * In a shallow clone, fetches history until `revision` is here and shares an ancestor with `head`, the most recent first.
 * Does nothing in a full clone, without a remote, or when both hold already. What is still missing afterwards is told by whoever
 * resolves the revision.
 */
export declare function deepenTo(git: Git, revision: string, head: string): Promise<void>;
