import type { StructuredPatchHunk } from './hunks.ts'

/** Lines of a file, both ends included, counted from 1. */
export type LineRange = { readonly first: number; readonly last: number }

/** Ranges in order, apart from each other by at least one line. */
export type LineRanges = readonly LineRange[]

/** The lines of both. */
export function joinRanges(one: LineRanges, other: LineRanges): LineRanges {
  const joined: LineRange[] = []
  for (const range of [...one, ...other].sort((a, b) => a.first - b.first)) {
    const last = joined.at(-1)
    if (last && range.first <= last.last + 1)
      joined[joined.length - 1] = { first: last.first, last: Math.max(last.last, range.last) }
    else if (range.first <= range.last) joined.push(range)
  }
  return joined
}

/** Whether every line of a range is among them. */
export const holdsRange = (ranges: LineRanges, { first, last }: LineRange): boolean =>
  ranges.some((range) => range.first <= first && last <= range.last)

/** Where the lines are after a change, with the lines that it added. */
export function rangesAfter(ranges: LineRanges, hunks: readonly StructuredPatchHunk[]): LineRanges {
  const kept: LineRange[] = []
  const added: LineRange[] = []
  let from = 1
  let shift = 0
  const keepUntil = (next: number): void => {
    for (const { first, last } of ranges) {
      const part = { first: Math.max(first, from) + shift, last: Math.min(last, next - 1) + shift }
      if (part.first <= part.last) kept.push(part)
    }
    from = next
  }
  for (const hunk of hunks) {
    let old = Math.max(1, hunk.oldStart)
    for (const line of hunk.lines) {
      const sign = line[0]
      if (sign === '-') {
        keepUntil(old)
        from = old + 1
        shift -= 1
      }
      if (sign === '+') {
        keepUntil(old)
        added.push({ first: old + shift, last: old + shift })
        shift += 1
      }
      if (sign === ' ' || sign === '-') old += 1
    }
  }
  keepUntil(Number.MAX_SAFE_INTEGER)
  return joinRanges(joinRanges(kept, []), added)
}
