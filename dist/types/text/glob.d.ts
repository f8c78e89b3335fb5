/** A gitignore-style pattern, ready to match paths relative to the root. */
export interface Glob {
    readonly matches: (path: string) => boolean;
}
export interface GlobOptions {
    /** Match as the most forgiving file system would read the path; see `fold`. Default false. */
    readonly fold?: boolean;
}
/**
 * Compiles a gitignore-style pattern (without `!`): a pattern with a `/` before its end is anchored at the root, any other
 * matches at every depth; a match of a folder covers what is in it; a final `/` matches folders only; `*` and `?` stay within a
 * name, `**` crosses folders; `[a-z]`, `[!a-z]`, `[[:digit:]]` and `\` as in git's wildmatch, in characters rather than bytes.
 * Matching never backtracks further than the last star: its cost is at most pattern length × path length.
 * Returns what is wrong with the pattern, as a string, when it cannot be compiled.
 */
export declare const compileGlob: (pattern: string, options?: GlobOptions) => Glob | string;
/**
 * A path as the most forgiving file system reads it: case, Unicode composition, code points HFS+ ignores, dots and blanks that
 * Windows drops and NTFS streams make no difference. For the lists that forbid, where a second spelling must not slip through.
 */
export declare const fold: (path: string) => string;
