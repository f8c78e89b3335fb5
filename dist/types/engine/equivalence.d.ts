/** One edit of a file, as an Edit step gives it. */
export interface FileEdit {
    readonly old_string: string;
    readonly new_string: string;
    /** Default false. */
    readonly replace_all?: boolean | undefined;
    /** Default exact. */
    readonly match?: 'exact' | 'whitespace' | undefined;
}
/**
 * True when two lists of edits of one file are equal field by field, or when applying each in turn to `originalContent` gives the
 * same content. A list that cannot be applied is equivalent to nothing but an equal list. Single edits are compared on the bytes
 * that they replace alone.
 */
export declare function areFileEditsEquivalent(edits1: readonly FileEdit[], edits2: readonly FileEdit[], originalContent: string | Buffer): boolean;
