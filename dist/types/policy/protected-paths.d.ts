/** What a path is protected as, or undefined. Every spelling that some file system takes for the same counts. */
export declare const protectedAs: (path: string) => string | undefined;
