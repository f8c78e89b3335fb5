/** What a `GIT binary patch` makes of a file, or why that cannot be told, in a sentence for a person. */
export type BinaryContent = {
    readonly ok: true;
    readonly bytes: Buffer;
} | {
    readonly ok: false;
    readonly reason: string;
};
export interface BinaryPatch {
    /** The lines after `GIT binary patch`; none for `Binary files … differ`. */
    readonly lines: readonly string[];
    /** The new content's object id, or how it begins, where the diff gives it. */
    readonly blob: string | undefined;
    /** How many bytes it may come to: a few deflated ones can stand for a thousand times as many. */
    readonly limit: number;
}
/**
 * The content that a binary patch carries whole (`literal`): base85, deflated, of the size it names and with the object id that
 * the diff names. A `delta` counts on bytes of the old file, and is none. The format is that of git's `apply.c` and `base85.c`.
 */
export declare const binaryContent: ({ lines, blob, limit }: BinaryPatch) => BinaryContent;
