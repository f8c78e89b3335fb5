import type { GitCommand } from '../git.js';
/** What differs between two trees at one path. */
export interface TreeChange {
    readonly path: string;
    /** Its path before, where git takes it for renamed. */
    readonly from?: string;
    readonly status: 'added' | 'modified' | 'deleted' | 'renamed';
    /** As git writes modes; {@link NOTHING} where the path is not there. */
    readonly oldMode: string;
    readonly newMode: string;
    readonly oldBlob: string;
    readonly newBlob: string;
    /** False where a name is not UTF-8: `path` or `from` then only resembles it. */
    readonly isUtf8: boolean;
}
/** A change with its lines, as `git diff --numstat -M` counts them; a binary file has none. */
export interface CountedChange extends TreeChange {
    readonly binary: boolean;
    readonly insertions: number;
    readonly deletions: number;
}
export declare const NOTHING = "000000";
export declare const LINK = "120000";
export declare const SUBMODULE = "160000";
export declare const EXECUTABLE = "100755";
/** What differs between two trees, in order of path; with `renames` found as git does by default. */
export declare const treeChanges: (from: string, to: string, { renames }: {
    readonly renames: boolean;
}) => GitCommand<readonly TreeChange[]>;
/** The same with renames and counted lines, by one process. */
export declare const countedChanges: (from: string, to: string) => GitCommand<readonly CountedChange[]>;
