import type { StructuredPatchHunk } from '../text/patch.ts'

/** Hunks as the lines of a unified diff, without file headers; the CR of a hunk whose every line ends in CRLF is left out. */
export const patchLines = (hunks: readonly StructuredPatchHunk[]): readonly string[] =>
  hunks.flatMap((hunk) => [hunkHeader(hunk), ...shownLines(hunk)])

/** `@@ -1,3 +1,4 @@` as git writes it: counts of 1 left out, a side without lines named by the line before it. */
export const hunkHeader = ({ oldStart, oldLines, newStart, newLines }: StructuredPatchHunk): string =>
  `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`

/** A hunk's lines as they are shown. */
export function shownLines({ lines }: StructuredPatchHunk): readonly string[] {
  const ended = lines.filter((line) => !line.startsWith('\\'))
  return ended.every((line) => line.endsWith('\r')) ? lines.map((line) => line.replace(/\r$/, '')) : lines
}

const range = (start: number, lines: number): string =>
  lines === 1 ? `${start}` : `${lines === 0 ? start - 1 : start},${lines}`
