import { type TextFile } from './encoding.js';
import type { Splice } from './splice.js';
/** True for a file that is empty or holds white space alone. */
export declare const isBlank: (file: TextFile) => boolean;
/** The splice that puts a text, as it is given, in place of all that a blank file holds; it takes line ends that are there. */
export declare function fill(file: TextFile, text: string): Splice;
