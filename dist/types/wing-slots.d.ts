/** What to import, e.g. a transcript; `name` is what places in it are called by. */
type ImportSource = SourceText | SourcePieces;
interface SourceText {
    readonly name: string;
    readonly text: string;
}
/** A source too large to be one string: its text in pieces cut anywhere, from the start on each pass. */
interface SourcePieces {
    readonly name: string;
    readonly pieces: Iterable<string>;
}
/** A place in the source. */
interface SourcePlace {
    readonly file: string;
    readonly line: number;
    readonly column: number;
}

/** Language servers that go on running from one diagnosis of a session to the next. The end of the scope stops them. */
interface KeptServers extends AsyncDisposable {
    /** Whether a server runs, that has loaded its files. */
    readonly isWarm: boolean;
}
interface FileToRead {
    readonly path: string;
    readonly lines: number;
    /** The lines, each after - or +, cut where they are many; empty for a file that is gone, or has another kind of change. */
    readonly diff: string;
}
/** Something in the source that the plan has no step for. */
interface NotImported {
    /** What it is called there: a tool, a git header. */
    readonly construct: string;
    /** Why it is not a step, in a sentence for a person. */
    readonly reason: string;
    readonly at: SourcePlace;
    /** Whether files may differ from what the plan makes of them because of it. */
    readonly mayChangeFiles: boolean;
}

export type { FileToRead as F, ImportSource as I, KeptServers as K, NotImported as N };
