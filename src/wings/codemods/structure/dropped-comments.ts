import type { Node } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import type { Matcher } from './matcher.ts'
import type { ReplacedSpan } from './replaced-parts.ts'

export interface DroppedComment {
  readonly start: number
  readonly text: string
}

const KINDS = ['comment', 'line_comment', 'block_comment', 'html_comment', 'js_comment']

/** The comments in matches that neither the new text has nor the pattern names, in order. Matches are in order of their starts. */
export const droppedIn = (
  root: Node,
  text: string,
  { matches, matcher }: { readonly matches: readonly ReplacedSpan[]; readonly matcher: Matcher },
): readonly DroppedComment[] => {
  if (matches.length === 0) return []
  const named = typeof matcher === 'string' ? matcher : JSON.stringify(matcher)
  const comments = root.descendantsOfType(KINDS).flatMap((node) => (node ? [spanOf(node)] : []))
  let next = 0
  return matches.flatMap((match) => {
    while ((comments[next]?.start ?? match.end) < match.start) next += 1
    const inside: DroppedComment[] = []
    for (let at = next; at < comments.length; at += 1) {
      const { start, end } = comments[at] as Span
      if (start >= match.end) break
      const isMatch = start === match.start && end === match.end
      if (end <= match.end && !isMatch) inside.push({ start, text: text.slice(start, end).trimEnd() })
    }
    return leftOut(inside, match.lines.text).filter((one) => !named.includes(one.text))
  })
}

/** Of comments, those that a text has not, or has fewer times. */
const leftOut = (comments: readonly DroppedComment[], text: string): readonly DroppedComment[] => {
  const left = new Map<string, number>()
  return comments.filter((one) => {
    const count = (left.get(one.text) ?? text.split(one.text).length - 1) - 1
    left.set(one.text, count)
    return count < 0
  })
}

const spanOf = ({ startIndex: start, endIndex: end }: Node): Span => ({ start, end })
