import type { Hunk, Side } from './diff-text.ts'

/** A hunk's sides as texts. */
export interface HunkTexts {
  readonly old: string
  readonly replacement: string
}

/** A hunk's old and new lines as texts, each line ended by LF unless the file ends without. */
export const textsOf = (hunk: Hunk): HunkTexts => ({ old: textOf(hunk.old), replacement: textOf(hunk.new) })

const textOf = ({ lines, ended }: Side): string => (lines.length === 0 ? '' : lines.join('\n') + (ended ? '\n' : ''))

/**
 * Offset at a line's start of a hunk's old text: `shift` lines from where the hunk says, else the nearest to that; -1
 * if nowhere.
 */
export const placeOfHunk = (
  text: string,
  { oldStart }: Hunk,
  { old, shift }: { readonly old: string; readonly shift: number },
): number => {
  const expected = offsetOfLine(text, oldStart - (old === '' ? 0 : 1) + shift)
  if (text.startsWith(old, expected)) return expected
  let best = -1
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + 1)) {
    const lineStart = at === 0 || text[at - 1] === '\n'
    if (lineStart && (best < 0 || Math.abs(at - expected) < Math.abs(best - expected))) best = at
  }
  return best
}

const offsetOfLine = (text: string, line: number): number => {
  let offset = 0
  for (let left = line; left > 0 && offset < text.length; left--) {
    const newline = text.indexOf('\n', offset)
    offset = newline < 0 ? text.length : newline + 1
  }
  return offset
}
