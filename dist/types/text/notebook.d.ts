import type { Problem } from '../errors.js';
/** One cell, as the notebook's JSON says. */
export interface NotebookCell {
    readonly id: string | undefined;
    /** code, markdown or raw. */
    readonly type: string;
    readonly source: string;
    /** The source stands in the file as a list of lines. */
    readonly listed: boolean;
    readonly executionCount: number | undefined;
    readonly outputs: readonly unknown[];
}
/** A Jupyter notebook of format 4 (or later, while it keeps format 4's cells). */
export interface Notebook {
    readonly cells: readonly NotebookCell[];
    /** Cells carry ids: from format 4.5 on. */
    readonly hasIds: boolean;
    /** The kernel's language, `python` where the notebook does not say. */
    readonly language: string;
}
export type ParsedNotebook = {
    readonly ok: true;
    readonly notebook: Notebook;
} | {
    readonly ok: false;
    readonly problem: Problem;
};
/**
 * Reads a notebook (https://nbformat.readthedocs.io/en/latest/format_description.html). A BOM is skipped.
 * Refusals: NOTEBOOK_INVALID, which says where the JSON breaks or which cell is wrong; FILE_TOO_LARGE.
 */
export declare function parseNotebook(bytes: Buffer): ParsedNotebook;
/** The first cell with this id, else the one that `cell-N` counts (from 0); its index in the notebook, or undefined. */
export declare function findCell(notebook: Notebook, cellId: string): number | undefined;
/** A JSON object: what {@link parseNotebook} leaves unread (outputs, metadata) is looked at through this. */
export declare const isRecord: (value: unknown) => value is Record<string, unknown>;
