import { utf8Text } from './encoding.ts'
import type { StructuredPatchHunk } from './hunks.ts'

// Apart from hunks.ts, which runs in browsers too: this file needs Node.

/** Larger files have no headings. */
const MAX_BYTES = 16 * 1024 * 1024

/** Characters of a heading, as in git. */
const MAX_LENGTH = 80

/**
 * The heading of each hunk (in order) of a text in UTF-8: the last line of the text before, above the hunk, that begins with a letter,
 * `_` or `$`, as git finds it for files without a diff driver (`def_ff` of its xdiff/xemit.c). Empty where there is none.
 */
export function hunkHeadings(before: Buffer, hunks: readonly StructuredPatchHunk[]): readonly string[] {
  if (before.length > MAX_BYTES) return hunks.map(() => '')
  let [line, at, heading] = [1, 0, -1]
  return hunks.map(({ oldStart }) => {
    for (; line < oldStart && at < before.length; line += 1) {
      if (isHeading(before[at]!)) heading = at
      const end = before.indexOf(LF, at)
      at = end < 0 ? before.length : end + 1
    }
    return heading < 0 ? '' : headingAt(before, heading)
  })
}

const LF = 0x0a

const isHeading = (byte: number): boolean =>
  (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x5f || byte === 0x24

function headingAt(text: Buffer, start: number): string {
  const end = text.indexOf(LF, start)
  return utf8Text(text.subarray(start, end < 0 ? text.length : end))
    .slice(0, MAX_LENGTH)
    .trimEnd()
}
