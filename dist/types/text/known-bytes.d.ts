import { Blocks } from './blocks.js';
import type { TextFile } from './encoding.js';
import { type Splice } from './splice.js';
/**
 * The file's bytes with the splices, which are in order and do not overlap, applied. Of a large file is kept what is known of its
 * bytes, so that the next edit costs less. Neither the file's bytes nor the result may be changed in place.
 */
export declare function editBytes(file: TextFile, splices: readonly Splice[]): Buffer;
/** True for bytes that are known to be valid UTF-8. */
export declare const isKnownUtf8: (bytes: Buffer) => boolean;
/** What is known of the bytes. */
export declare const blocksOf: (bytes: Buffer) => Blocks | undefined;
