import type { Range } from './engine.ts'

/** What becomes of matches within one another. */
export type NestingOrder = 'inner-first' | 'outer-only'

/** Of ranges in order of their starts, the wider first, those that no other holds. */
export const outermost = <Item extends Range>(ranges: readonly Item[]): readonly Item[] => {
  let end = Number.NEGATIVE_INFINITY
  return ranges.filter((range) => {
    const isOuter = range.start >= end
    if (isOuter) end = range.end
    return isOuter
  })
}

interface ReplacedRange extends Range {
  readonly replacement: string
}

/** A part of a text with the outermost of what is replaced in it; `done` is in order of their starts, the wider first, and holds nothing before `after`. */
export const partWith = (
  text: string,
  { done, after }: { readonly done: readonly (ReplacedRange | undefined)[]; readonly after: number },
  { start, end }: Range,
): string => {
  const parts: string[] = []
  let from = start
  for (let at = firstFrom(done, after, start); at < done.length; at += 1) {
    const one = done[at]
    if (!one || one.start >= end) break
    if (one.start < from || one.end > end) continue
    parts.push(text.slice(from, one.start), one.replacement)
    from = one.end
  }
  return parts.join('') + text.slice(from, end)
}

const firstFrom = (ranges: readonly (Range | undefined)[], after: number, start: number): number => {
  let [low, high] = [after, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
