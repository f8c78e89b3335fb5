import type { ObjectReader } from './cat-file.js';
/** What a tree says of a path. */
export interface TreeEntry {
    /** As git writes it: 100644, 100755, 120000 (link), 40000 (folder), 160000 (submodule). */
    readonly mode: string;
    readonly oid: string;
}
export interface TreeLookup {
    /** Entries of the paths that exist in the tree. */
    readonly entries: ReadonlyMap<string, TreeEntry>;
    /** Files of the names asked for (`.gitattributes`) in any folder on the way to a path. */
    readonly named: ReadonlyMap<string, TreeEntry>;
    /** Ancestors of paths that are no folders: a file, a link, a submodule. */
    readonly blocked: ReadonlyMap<string, TreeEntry>;
}
/**
 * Looks paths up in a tree (or a commit's), reading only the folders on their way, level by level.
 * Throws UNKNOWN_REVISION when the tree is not there.
 */
export declare function lookUpPaths(reader: ObjectReader, treeish: string, wanted: {
    readonly paths: Iterable<string>;
    readonly names?: readonly string[];
}): Promise<TreeLookup>;
/** A tree object's entries by name, those that are wanted (default all). `idBytes`: 20, or 32 in a SHA-256 repository. */
export declare function parseTree(content: Buffer, idBytes: number, isWanted?: (name: string) => boolean): Map<string, TreeEntry>;
