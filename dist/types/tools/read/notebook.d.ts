import { type Notebook } from '../../text/notebook.js';
import type { ReadView, Refused } from '../tool.js';
import type { ReadRange } from './range.js';
/**
 * Cells with their ids, types, sources and outputs, and the images among these; `range` counts cells. A large output is cut,
 * with a word on where the rest stands. Over the token budget a named range is READ_TOO_LARGE, a whole notebook a partial view
 * of the cells that fit.
 */
export declare function viewNotebook({ name, notebook }: {
    readonly name: string;
    readonly notebook: Notebook;
}, { offset, limit, named }: ReadRange, tokens: number): {
    readonly ok: true;
    readonly view: ReadView;
} | Refused;
