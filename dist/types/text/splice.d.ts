/** A replacement of bytes [start, end) of a file. */
export interface Splice {
    readonly start: number;
    readonly end: number;
    readonly replacement: Uint8Array;
}
/** The bytes with the splices, which are in order and do not overlap, applied; everything outside them is copied as it is. */
export declare function applySplices(bytes: Buffer, splices: readonly Splice[]): Buffer;
/** Size in bytes of what `applySplices` gives. */
export declare const resultSize: (bytes: Buffer, splices: readonly Splice[]) => number;
/** The one splice that makes `after` of `before`, as short as their common beginning and end allow; none where they are equal. */
export declare function spliceBetween(before: Buffer, after: Buffer, unit: 1 | 2): readonly Splice[];
