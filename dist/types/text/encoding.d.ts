/** Encodings that text is searched and written in. */
export type Encoding = 'utf8' | 'utf16le';
/** A file's bytes and how they spell text. Strings are only ever made of parts of it. */
export interface TextFile {
    readonly bytes: Buffer;
    readonly encoding: Encoding;
    /** Length in bytes of the byte order mark, 0 without one. */
    readonly bom: number;
    /** False for UTF-8 that holds invalid sequences: an 8-bit file, whose other bytes are kept as they are. */
    readonly valid: boolean;
}
export type OpenedText = {
    readonly ok: true;
    readonly file: TextFile;
} | {
    readonly ok: false;
    /** The encoding as people call it. */
    readonly encoding: string;
};
/**
 * The encoding of a file, from its first bytes: UTF-16LE with a BOM, else UTF-8 with or without one. UTF-16BE, UTF-32 and
 * UTF-16LE that ends in half a character are not supported.
 */
export declare function openText(bytes: Buffer): OpenedText;
/** A string as a file in memory: UTF-16LE, so that every string survives, lone surrogates too. */
export declare const openString: (text: string) => TextFile;
/** The mark that a file of this encoding may begin with. */
export declare const BOM: Readonly<Record<Encoding, Buffer>>;
/** Bytes of one code unit. */
export declare const unitOf: (encoding: Encoding) => 1 | 2;
/** True when the bytes hold a NUL among the first 8,000, as git decides it, and are not UTF-16LE or another marked encoding. */
export declare function isBinary(bytes: Buffer): boolean;
/**
 * Bytes [start, end) as a string that says every byte: one that is no UTF-8 becomes the lone surrogate U+DC80…U+DCFF of its
 * value (the `surrogateescape` of PEP 383), which no valid text decodes to.
 */
export declare function decodeText({ bytes, encoding, valid }: TextFile, start: number, end: number): string;
