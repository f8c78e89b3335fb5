import type { Hunk, Side } from './diff-text.ts'

type LineEnds = 'lf' | 'crlf' | 'mixed'

/** The line ends of all lines that hunks show; a carriage return before those of CRLF counts as one more kind. */
export const lineEndsOf = (hunks: readonly Hunk[]): LineEnds => {
  const sides = hunks.flatMap((hunk) => [hunk.old, hunk.new])
  if (sides.some(({ lines }) => lines.some((line) => line.endsWith('\r\r')))) return 'mixed'
  const ended = sides.flatMap(({ lines, ended }) => (ended ? lines : lines.slice(0, -1)))
  if (sides.some(({ lines, ended }) => !ended && lines.at(-1)?.endsWith('\r'))) return 'mixed'
  const crlf = ended.filter((line) => line.endsWith('\r')).length
  return crlf === 0 ? 'lf' : crlf === ended.length ? 'crlf' : 'mixed'
}

/**
 * Whether Edits, whose new text takes on the line ends around it, give what the hunks say. A diff in LF of a file in CRLF
 * is one of what git stores where it converts line ends, if it shows lines of the file.
 */
export const keepsLineEnds = (raw: string, hunks: readonly Hunk[]): boolean => {
  const ends = lineEndsOf(hunks)
  const crlf = raw.includes('\r\n')
  if (ends === 'mixed' || (crlf && /(^|[^\r])\n|\r\r\n/.test(raw))) return false
  return ends === 'crlf' ? crlf : !crlf || hunks.some(({ old }) => old.lines.length > 0)
}

/** The hunk with the carriage return taken off the end of every line. */
export const withoutCr = (hunk: Hunk): Hunk =>
  eachSide(hunk, ({ lines }) => lines.map((line) => line.replace(/\r$/, '')))

/** Hunks of what git stores, as they would be of the file in the checkout. */
export const likeFile = (raw: string, hunks: readonly Hunk[]): readonly Hunk[] =>
  raw.includes('\r\n') && lineEndsOf(hunks) === 'lf' && keepsLineEnds(raw, hunks) ? hunks.map(withCr) : hunks

const withCr = (hunk: Hunk): Hunk =>
  eachSide(hunk, ({ lines, ended }) =>
    lines.map((line, index) => (ended || index < lines.length - 1 ? `${line}\r` : line)),
  )

const eachSide = (hunk: Hunk, linesOf: (side: Side) => readonly string[]): Hunk => ({
  ...hunk,
  old: { ...hunk.old, lines: linesOf(hunk.old) },
  new: { ...hunk.new, lines: linesOf(hunk.new) },
})
