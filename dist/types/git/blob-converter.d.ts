import type { Git } from './git.js';
/** A blob to be: its bytes, or the id of one git has stored already. */
export type Blob = {
    readonly content: Uint8Array;
} | {
    readonly oid: string;
};
/** Turns work-tree bytes into the blobs that `git add` would make of them. */
export interface BlobConverter extends Disposable {
    /** `committed` answers what the path holds in git now; asked only where it decides. */
    convert(path: string, content: Uint8Array, committed: () => Promise<Uint8Array | undefined>): Promise<Blob>;
    /** True when the path has a conversion at all. */
    converts(path: string): boolean;
    /** True when these bytes may become a blob of other bytes. */
    mayDiffer(path: string, content: Uint8Array): boolean;
    /** The run changed a `.gitattributes` file: from here on its new content rules; none where the file is gone. */
    attributesChanged(path: string, content: Uint8Array | undefined): Promise<void>;
}
export interface ConverterOptions {
    readonly paths: readonly string[];
    /** True: attributes and filters as the checkout has them. False: as the tree has them, without a work tree. */
    readonly workTree: boolean;
    /** Every `.gitattributes` of the tree that concerns the paths. */
    attributeFiles(): Promise<ReadonlyMap<string, Uint8Array>>;
}
export declare function openConverter(git: Git, options: ConverterOptions): Promise<BlobConverter>;
