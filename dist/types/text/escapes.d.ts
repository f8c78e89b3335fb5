import type { Tolerance } from './reading.js';
/**
 * `\uXXXX` escapes against the characters they name, both ways: of characters beyond ASCII, and of `< > & ' "`, which JSON
 * writers escape too. The new text spells each character as the file does; where that cannot be told, nothing matches.
 */
export declare const escapes: Tolerance;
