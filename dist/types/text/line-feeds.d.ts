/** Number of line feeds. Four bytes at a time: the time of an edit of a large file is spent here. */
export declare function countLf(bytes: Uint8Array): number;
