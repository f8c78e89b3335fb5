import { type StructuredPatchHunk } from './patch.js';
export interface PatchForEditInput {
    /** Named in errors; the file itself is not looked at. */
    readonly filePath?: string;
    /** The text before the edit, line ends and BOM as they are. */
    readonly fileContents: string;
    /** Empty fills a text that is empty or blank. */
    readonly oldString: string;
    readonly newString: string;
    /** Replace every place instead of exactly one. Default false. */
    readonly replaceAll?: boolean;
}
export interface PatchForEdit {
    /** Hunks on `fileContents` give `updatedFile`; three lines of context. */
    readonly patch: readonly StructuredPatchHunk[];
    readonly updatedFile: string;
}
/**
 * What the Edit tool makes of a text: found as Edit finds it, tolerances included, everything outside the place kept.
 * Throws STRING_NOT_FOUND, STRING_NOT_UNIQUE, UNENCODABLE (half a surrogate pair in `newString`) or LIMIT_EXCEEDED.
 */
export declare function getPatchForEdit(input: PatchForEditInput): PatchForEdit;
