import type { Notebook } from './notebook.js';
import type { Splice } from './splice.js';
/** One change of a notebook; cells are counted from 0. A replaced cell keeps its type where none is given. */
export type NotebookChange = {
    readonly mode: 'replace';
    readonly index: number;
    readonly source: string;
    readonly type: string | undefined;
} | {
    readonly mode: 'insert';
    /** The cell that the new one follows; undefined puts it first. */
    readonly after: number | undefined;
    readonly source: string;
    readonly type: string;
} | {
    readonly mode: 'delete';
    readonly index: number;
};
/**
 * The splices, in order, that make the change in a notebook's own bytes; nothing outside the cell is touched, and inside it
 * what stays keeps its form. `notebook` is what `bytes` were parsed to. Empty when the cell says all that already.
 */
export declare function editNotebook(bytes: Buffer, notebook: Notebook, change: NotebookChange): readonly Splice[];
