/// <reference types="node" />
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

/** Paths below one folder are those below another: whole folders, `to` relative to the checkout, empty for its root. */
interface PathPrefix { readonly from: string; readonly to: string }

/** The formats in which tools write what they would fix. */
declare const FIX_FORMATS: readonly ['sarif', 'lsp', 'eslint', 'rdjson', 'biome', 'ruff', 'rustc', 'clang', 'go', 'golangci', 'ast-grep', 'semgrep', 'stylelint', 'markdownlint', 'oxlint'];
type FixFormat = (typeof FIX_FORMATS)[number];
/** Options of an import of fixes. */
interface FixOptions {
    /** Take fixes that may change what the code does. */
    readonly unsafe?: boolean | undefined;
    /** Take what is only suggested, where there is one suggestion. */
    readonly suggestions?: boolean | undefined;
    /** The file that a list of text edits is about. */
    readonly file?: string | undefined;
    /** Folders of the machine that the tool ran on, and what they are in the checkout. Default: the one under which every file is here. */
    readonly prefixes?: readonly PathPrefix[] | undefined;
    /** Write a fix of one edit as an Edit, where its text is unique. */
    readonly edits?: boolean | undefined;
}
/** A path of a source in the checkout: its file, none, or why no plan may use it. */
type LookedUp = { readonly ok: true; readonly path: string; readonly bytes: Buffer | undefined } | {
    readonly ok: false;
    readonly reason: string;
};
type LookUp = (path: string) => LookedUp;

export { FIX_FORMATS };
export type { FileModes, FixFormat, FixOptions, LookUp, PathPrefix, RecordedCall };
