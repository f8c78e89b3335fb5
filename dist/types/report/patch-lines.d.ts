import type { StructuredPatchHunk } from '../text/patch.js';
/** Hunks as the lines of a unified diff, without file headers; the CR of a hunk whose every line ends in CRLF is left out. */
export declare const patchLines: (hunks: readonly StructuredPatchHunk[]) => readonly string[];
/** `@@ -1,3 +1,4 @@` as git writes it: counts of 1 left out, a side without lines named by the line before it. */
export declare const hunkHeader: ({ oldStart, oldLines, newStart, newLines }: StructuredPatchHunk) => string;
/** A hunk's lines as they are shown. */
export declare function shownLines({ lines }: StructuredPatchHunk): readonly string[];
