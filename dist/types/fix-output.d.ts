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

export { FIX_FORMATS as b };
export type { FixFormat as F, LookUp as L, FixOptions as a };
