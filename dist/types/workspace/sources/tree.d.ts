import type { ObjectReader } from '../../git/cat-file.js';
import type { Source } from '../workspace.js';
/** The files of a commit. What a plan names is loaded first, so that the calls themselves are synchronous. */
export interface TreeSource extends Source {
    /**
     * Loads the folders on the way to the paths, the files there, and where links among them lead. Paths as the plan gives them;
     * what is loaded stays. A partial clone should have the blobs brought in one request before (`prefetchBlobs`).
     */
    preload(paths: Iterable<string>): Promise<void>;
}
export interface TreeOptions {
    /** A commit or a tree. */
    readonly treeish: string;
    /** Spellings of the checkout's root, stripped from absolute paths; none by default. */
    readonly roots?: readonly string[];
}
export declare const openTree: (reader: ObjectReader, { treeish, roots }: TreeOptions) => TreeSource;
