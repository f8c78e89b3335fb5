/** One file of a unified diff. Lines count from 1 in the text. */
export interface FileDiff {
    readonly oldPath: string | undefined;
    readonly newPath: string | undefined;
    /** Git's extended headers, e.g. `new file mode` → `100644`. */
    readonly headers: ReadonlyMap<string, string>;
    /** Of a binary file: the lines after `GIT binary patch`; none for `Binary files … differ`. */
    readonly binary?: readonly string[];
    readonly hunks: readonly Hunk[];
    readonly line: number;
}
export interface Hunk {
    /** Line of the old file it begins at, from 1; the line before, where it removes and keeps none. */
    readonly oldStart: number;
    readonly old: Side;
    readonly new: Side;
    readonly line: number;
}
/** The lines of one side, without line breaks; `ended` says whether the last one has one. */
export interface Side {
    readonly lines: readonly string[];
    readonly ended: boolean;
}
/** The file diffs in the lines, which begin as line `first` of the text; what is no diff is skipped. */
export declare const parseDiff: (lines: readonly string[], first: number) => FileDiff[];
