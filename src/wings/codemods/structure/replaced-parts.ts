import type { Span } from '../../../core/text/splice.ts'
import { joined, type Lines } from './indentation.ts'

/** A place and what is put there. */
export interface ReplacedSpan extends Span {
  readonly lines: Lines
  /** The text at the place does not parse. */
  readonly broken: boolean
  /** Whether what was there is a chain with a `?.`, or puts several parts into the list around it. */
  readonly was?: 'chain' | 'spread' | undefined
}

/** Of ranges in order of their starts, the wider first, those that no other holds. */
export const outermost = <Item extends Span>(ranges: readonly Item[]): readonly Item[] => {
  let end = Number.NEGATIVE_INFINITY
  return ranges.filter((range) => {
    const isOuter = range.start >= end
    if (isOuter) end = range.end
    return isOuter
  })
}

/** A part of a text with the outermost of what is replaced in it; `done` is in order of their starts, the wider first, and holds nothing before `after`. */
export const partWith = (
  partOf: (range: Span) => Lines,
  { done, after }: { readonly done: readonly (ReplacedSpan | undefined)[]; readonly after: number },
  { start, end }: Span,
): Lines => {
  const parts: Lines[] = []
  let from = start
  for (let at = firstFrom(done, after, start); at < done.length; at += 1) {
    const one = done[at]
    if (!one || one.start >= end) break
    if (one.start < from || one.end > end) continue
    const whole = { start: 0, end: one.lines.text.length, isSingle: true, inner: one.lines.values }
    parts.push(partOf({ start: from, end: one.start }), { ...one.lines, values: [whole] })
    from = one.end
    at = firstFrom(done, at + 1, from) - 1
  }
  return joined([...parts, partOf({ start: from, end })])
}

const firstFrom = (ranges: readonly (Span | undefined)[], after: number, start: number): number => {
  let [low, high] = [after, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** A text with replacements in the place of matches, which are in order and do not overlap. */
export const textWith = (text: string, matches: readonly ReplacedSpan[]): string => {
  const parts: string[] = []
  let from = 0
  for (const { start, end, lines } of matches) {
    parts.push(text.slice(from, start), lines.text)
    from = end
  }
  return parts.join('') + text.slice(from)
}

/** Parts of a text, with the lines in them that begin inside one of its tokens; these are looked for when a part has lines. */
export const linesIn = (text: string, tokens: () => readonly Span[]) => {
  let found: readonly Span[] | undefined
  return ({ start, end }: Span): Lines => {
    const part = text.slice(start, end)
    const kept: number[] = []
    for (let at = part.indexOf('\n'); at !== -1; at = part.indexOf('\n', at + 1)) {
      found ??= tokens()
      if (isInside(found, start + at + 1)) kept.push(at + 1)
    }
    return { text: part, kept, values: [] }
  }
}

/** Whether a place is behind the start of a token and before its end. */
const isInside = (tokens: readonly Span[], place: number): boolean => {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return (tokens[low - 1]?.end ?? 0) > place
}
