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

/** The formats in which tools write what they would fix. */
declare const FIX_FORMATS: readonly ['sarif', 'lsp', 'eslint', 'rdjson', 'biome', 'ruff', 'rustc', 'clang', 'go', 'ast-grep', 'semgrep', 'stylelint', 'markdownlint', 'oxlint'];
type FixFormat = (typeof FIX_FORMATS)[number];
/** What whoever imports fixes may ask for. */
interface FixOptions {
    /** Take fixes that may change what the code does. */
    readonly unsafe?: boolean | undefined;
    /** Take what is only suggested, where there is one suggestion. */
    readonly suggestions?: boolean | undefined;
    /** The file that a list of text edits is about. */
    readonly file?: string | undefined;
    /** Write a fix of one edit as an Edit, where its text is unique. */
    readonly edits?: boolean | undefined;
}
/** A path of a source in the checkout: its file, none, or why no plan may use it. */
type LookedUp = {
    readonly ok: true;
    readonly path: string;
    readonly bytes: Buffer | undefined;
} | {
    readonly ok: false;
    readonly reason: string;
};
type LookUp = (path: string) => LookedUp;

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

export { FIX_FORMATS as b };
export type { FixFormat as F, ImportSource as I, LookUp as L, NotImported as N, FixOptions as a };
