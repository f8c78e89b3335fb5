import type { GitCommand } from '../git.js';
export interface DiffStatistics {
    readonly files: number;
    readonly insertions: number;
    readonly deletions: number;
}
/** Paths that differ between two trees. */
export declare const changedPaths: (from: string, to: string) => GitCommand<string[]>;
/** Paths whose index entry differs from HEAD's, whatever the work tree holds. */
export declare const stagedPaths: () => GitCommand<string[]>;
/** The patch of one commit against its first parent, as git prints it: bytes of the files' own encodings. */
export declare const commitPatch: (commit: string) => GitCommand<Buffer>;
/** What each commit of a list changed; binary files count as files without lines. */
export declare const commitStatistics: (commits: readonly string[]) => GitCommand<ReadonlyMap<string, DiffStatistics>>;
