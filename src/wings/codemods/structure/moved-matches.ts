import type { Span } from '../../../core/text/splice.ts'
import type { LanguageName } from './languages.ts'
import type { MatchNumber } from './outline.ts'
import type { ReplacedSpan } from './replaced-parts.ts'

/** A match whose value is read as something else; the match itself where it changes what is around it. */
export interface Misread {
  readonly match: MatchNumber
  readonly value?: number
}

/** A text in which matches are replaced, as it is before and after that. */
export interface ReplacedText {
  readonly before: string
  readonly text: string
  readonly language: LanguageName
  readonly matches: readonly ReplacedSpan[]
  readonly moved: ReturnType<typeof moveBy>
}

/** Where places outside of matches come to, and where a replacement is. */
export const moveBy = (matches: readonly ReplacedSpan[]) => {
  const shifts = [0]
  for (const { start, end, lines } of matches)
    shifts.push((shifts.at(-1) as number) + lines.text.length - (end - start))
  const place = (at: number): number => {
    let [low, high] = [0, matches.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((matches[middle] as ReplacedSpan).end <= at) low = middle + 1
      else high = middle
    }
    return at + (shifts[low] as number)
  }
  const match = (number: MatchNumber): Span => {
    const { start, lines } = matches[number] as ReplacedSpan
    const from = start + (shifts[number] as number)
    return { start: from, end: from + lines.text.length }
  }
  return { place, match }
}
