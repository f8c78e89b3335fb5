/** Which sequences of four bytes stand in some bytes, as a set of hashes: it may say yes of one that does not, never no of one that does. */
export type Grams = Uint32Array;
/** The sequences that end in bytes [start, end). */
export declare function gramsIn(bytes: Buffer, start: number, end: number): Grams;
/** Adds the sequences that hold one of bytes [start, end), or what stands on both sides of them. */
export declare const addGramsAround: (grams: Grams, bytes: Buffer, { start, end }: {
    start: number;
    end: number;
}) => void;
/** Bytes at the beginning of a piece that its sequences are taken of. */
export declare const PREFIX = 256;
/** Hashes of sequences that begin a piece, at most so many, spread over its prefix; none of a piece that is too short. */
export declare function gramsOf(piece: Buffer): readonly number[];
/** Whether each of the hashes is in one of two sets at least. */
export declare const holdAll: (one: Grams, other: Grams | undefined, hashes: readonly number[]) => boolean;
