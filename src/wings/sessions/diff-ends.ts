import type { FileDiff } from './diff-names.ts'

/** Where a text says that more diffs were in it, and why, in a sentence for a person. */
interface MissingEnd {
  /** From 1, as that of the diffs. */
  readonly line: number
  readonly reason: string
}

/**
 * What of a text was cut off between two hunks, where it says so: by a code block that does not end, or by counts above its diffs (as of
 * `git format-patch`) that they do not have. A mail with its last line is whole: who edits a patch leaves the counts as they are.
 */
export function missingEnd(
  { lines, line: first }: { readonly lines: readonly string[]; readonly line: number },
  diffs: readonly FileDiff[],
): MissingEnd | undefined {
  const last = diffs.at(-1)
  if (!last) return undefined
  const below = lines.slice(endOf(last) - first + 1)
  if (below.some((line) => FENCE.test(line) || /^-- ?\r?$/.test(line))) return undefined
  return openBlock(lines, first, diffs) ?? shortOf(lines, first, diffs)
}

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/

/** The last line of a diff. */
const endOf = ({ line, hunks }: FileDiff): number => {
  const hunk = hunks.at(-1)
  return hunk ? hunk.line + (hunk.span ?? hunk.lines.length) : line
}

/** The code block whose first words are a diff. */
function openBlock(lines: readonly string[], first: number, diffs: readonly FileDiff[]): MissingEnd | undefined {
  for (const { line } of diffs.toReversed()) {
    let above = line - first - 1
    while (lines[above]?.trim() === '') above -= 1
    if (FENCE.test(lines[above] ?? ''))
      return {
        line: first + above,
        reason:
          'Its code block does not end: the answer was cut off. Ask for the rest, or end the block if nothing is missing.',
      }
  }
  return undefined
}

const COUNTS = /^ ?(\d+) files? changed(?:, (\d+) insertions?\(\+\))?(?:, (\d+) deletions?\(-\))?\r?$/

/** Counts are of the diffs below them, up to the next ones. */
function shortOf(lines: readonly string[], first: number, diffs: readonly FileDiff[]): MissingEnd | undefined {
  const said = lines.flatMap((text, at) => {
    const [found, ...counts] = COUNTS.exec(text) ?? []
    return found === undefined ? [] : [{ line: first + at, counts: counts.map((count = '0') => Number(count)) }]
  })
  for (const [at, { line, counts }] of said.entries()) {
    const to = said[at + 1]?.line ?? Number.POSITIVE_INFINITY
    const own = diffs.filter((diff) => diff.line > line && diff.line < to)
    const changed = own.flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines))
    const has = [own.length, ...['+', '-'].map((sign) => changed.filter((text) => text.startsWith(sign)).length)]
    const short = counts.findIndex((count, index) => count > (has[index] ?? 0))
    if (own.length === 0 || short < 0) continue
    const what = ['changed files', 'added lines', 'removed lines'][short]
    const reason = `It tells of ${counts[short]} ${what}, and the diffs below have ${has[short]}: some were cut off. If nothing is missing, take this line out.`
    return { line, reason }
  }
  return undefined
}
