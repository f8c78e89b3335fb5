/**
 * False when a document's compressed streams unpack to more than `most` bytes in all. The parser unpacks without a limit, so
 * that a small file could take all memory; this looks first, through streams packed several times too (FlateDecode alone).
 */
export declare function unpacksWithin(pdf: Buffer, most: number): boolean;
