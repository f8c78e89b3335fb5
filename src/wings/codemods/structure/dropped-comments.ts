import type { Node } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import { type DroppedComment, leftOut } from '../dropped-comments.ts'
import type { Matcher } from './matcher.ts'
import type { ReplacedSpan } from './replaced-parts.ts'

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

const spanOf = ({ startIndex: start, endIndex: end }: Node): Span => ({ start, end })
