import type { RepoPath, Source, Workspace } from './workspace.js';
/** One file of a work tree, from its bytes before to its bytes after; undefined where it does not exist. */
export interface FileReplacement {
    readonly path: RepoPath;
    readonly before: Buffer | undefined;
    readonly after: Buffer | undefined;
    /** Permission bits of the result. */
    readonly mode: number;
}
/** A workspace whose changed files live in memory, so that nothing reaches the disk before everything is decided. */
export interface Overlay extends Workspace {
    /** Takes a file's next state; the buffers are shared, not copied. */
    put(change: FileReplacement): void;
    /**
     * Files whose bytes or permission bits differ from the source's, in the order first touched: each with its first before and its
     * last after.
     */
    changes(): readonly FileReplacement[];
    /** What the source's file holds; undefined where it has none. */
    original(path: RepoPath): Buffer | undefined;
    /** Every file that was put, as it is now or gone, in the order first touched. */
    touched(): Iterable<RepoPath>;
}
export declare const createOverlay: (source: Source) => Overlay;
