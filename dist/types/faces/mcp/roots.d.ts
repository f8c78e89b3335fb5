/** Folders that a client lets its servers work in, links resolved; none means that it says nothing about it. */
export type Roots = readonly string[];
/** The folders among a client's roots that are there; other kinds of URI are left out. */
export declare const foldersOf: (roots: readonly {
    readonly uri: string;
}[]) => Roots;
/** Whether a file lies in one of the folders. */
export declare const isInside: (roots: Roots, file: string) => boolean;
