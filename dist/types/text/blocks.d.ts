import type { Splice } from './splice.js';
/**
 * What is known of a large file's bytes, block by block, so that the next edit need not go through all of them again: line feeds,
 * whether there is a CR, and where a piece may stand. The bytes must not change; `spliced` makes the blocks of the next state from
 * these, at a cost that follows the edit.
 */
export declare class Blocks {
    #private;
    private constructor();
    static of(bytes: Buffer, size?: number): Blocks;
    get hasCr(): boolean;
    /** Line feeds in bytes [start, end). */
    countLf(start: number, end: number): number;
    /** As `Buffer.indexOf`, for a piece that is not empty. */
    indexOf(piece: Buffer, from: number): number;
    /** The blocks of `after`, which splices (in order, not overlapping) made of these bytes. */
    spliced(splices: readonly Splice[], after: Buffer): Blocks;
}
