/** A call of a tool, with what it declares that it may change. */
interface RecordedCall {
    /** Pairs the call's beginning with its end: unique among the open calls of its session. */
    readonly id: string;
    /** What it does, for the reviewer. */
    readonly why: string;
    /** Paths that it is about, relative to the root. Absent: it may change any file. */
    readonly files?: readonly string[];
    /** It runs a command, which is more likely to change any file than a call that declares nothing. */
    readonly command?: true;
}
/** Permission bits by path. */
type FileModes = Readonly<Record<string, number>>;

export type { FileModes, RecordedCall };
