/** One state of an image: its bytes, and its address as data where it is small enough to travel in a page. */
interface Picture {
    readonly bytes: number;
    readonly url?: string;
}
/** An image before and after; a side is absent where there was no file. */
interface Pictures {
    readonly before?: Picture;
    readonly after?: Picture;
}
/** What a page shows beside the report, which would be as large as the files with it. */
interface Contents {
    /** Images by the number of the step that changed them. */
    readonly steps: Readonly<Record<number, Pictures>>;
    /** Images of the net change, by path. */
    readonly files: Readonly<Record<string, Pictures>>;
    /** Texts before the run, by the path after it: unchanged lines are shown from them. */
    readonly texts: Readonly<Record<string, string>>;
}
/** A file of the net change: its bytes, which may be an image, or its text before. */
interface FileContents {
    readonly path: string;
    readonly before?: Buffer;
    readonly after?: Buffer;
    readonly text?: string;
}

export type { Contents as C, FileContents as F };
