import { type Importer } from './source.js';
/**
 * Fenced blocks of `<<<<<<< SEARCH`, `=======`, `>>>>>>> REPLACE` below a line with the file's name; a block without one
 * belongs to the file of the block before. An empty search creates a file, or adds to the end of one that is known.
 */
export declare const importSearchReplace: Importer;
