import type { StructuredPatchHunk } from '../text/hunks.ts'
import type { ChangedWords } from './report-data.ts'

/** The first words that a patch changes; undefined where it changes no line. */
export function changedWords(hunks: readonly StructuredPatchHunk[] | undefined): ChangedWords | undefined {
  const pair = firstPair(hunks ?? [])
  if (!pair) return undefined
  const [before, after] = pair.map((line) => line.trim())
  if (before === undefined || after === undefined) return undefined
  const [was, is] = [wordsIn(before), wordsIn(after)]
  const most = Math.min(was.length, is.length)
  let head = 0
  while (head < most && was[head] === is[head]) head += 1
  let tail = 0
  while (tail < most - head && was[was.length - 1 - tail] === is[is.length - 1 - tail]) tail += 1
  const middle = (words: readonly string[]): string =>
    cut(
      words
        .slice(head, words.length - tail)
        .join('')
        .trim(),
    )
  return { before: middle(was), after: middle(is) }
}

/** Characters of a line that are looked at, and of words that are shown. */
const [MAX_LINE, MAX_WORDS] = [2000, 60]

const wordsIn = (line: string): readonly string[] => line.slice(0, MAX_LINE).match(/[\p{L}\p{N}\p{M}_]+|\s+|./gsu) ?? []

const cut = (text: string): string => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1)}…` : text)

/** The first removed line and the one that takes its place, of those that differ in more than blanks; either may be empty. */
function firstPair(hunks: readonly StructuredPatchHunk[]): readonly [before: string, after: string] | undefined {
  let blank: readonly [string, string] | undefined
  for (const { lines } of hunks) {
    for (let at = 0; at < lines.length; ) {
      const removed = signed(lines, at, '-')
      const added = signed(lines, at + removed.length, '+')
      for (let line = 0; line < Math.max(removed.length, added.length); line += 1) {
        const pair = [removed[line] ?? '', added[line] ?? ''] as const
        if (bare(pair[0]) !== bare(pair[1])) return pair
        blank ??= pair
      }
      at += Math.max(1, removed.length + added.length)
    }
  }
  return blank
}

/** Lines of a sign that follow each other, without it. */
function signed(lines: readonly string[], from: number, sign: string): readonly string[] {
  let end = from
  while (lines[end]?.startsWith(sign)) end += 1
  return lines.slice(from, end).map((line) => line.slice(1))
}

const bare = (line: string): string => line.replace(/\s+/g, '')
