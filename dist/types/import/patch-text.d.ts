/** One file of a patch. `line` counts from 0 in the patch's text. */
export interface FilePatch {
    readonly kind: 'add' | 'update' | 'delete';
    readonly path: string;
    readonly moveTo?: string;
    /** Of a new file. */
    readonly content: string;
    readonly chunks: readonly PatchChunk[];
    readonly line: number;
}
/** Lines that come in the place of others. */
export interface PatchChunk {
    /** The lines after `@@`, which stand somewhere before, one after the other. */
    readonly contexts: readonly string[];
    readonly old: readonly string[];
    readonly new: readonly string[];
    /** `*** End of File`: the old lines are the file's last. */
    readonly atEnd: boolean;
    readonly line: number;
}
/** The files of all patches in a text; what stands outside `*** Begin Patch` … `*** End Patch` is skipped. */
export declare const parsePatch: (text: string) => FilePatch[];
