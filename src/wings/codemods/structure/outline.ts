import type { Node, TreeCursor } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import { work } from './work.ts'

/** A tree as far as it is around matches: what is within a match is left out. */
export interface Outline extends Span {
  readonly kind: string
  /** Undefined where no match is within. */
  readonly children?: readonly (Outline | MatchNumber)[]
}

export type MatchNumber = number

/** Takes the outline of a tree around matches, which are in order and do not overlap. */
export const outlineOf = (root: Node, matches: readonly Span[]): Outline => {
  const cursor = root.walk()
  try {
    return outlined(cursor, { matches, next: 0 })
  } finally {
    cursor.delete()
  }
}

interface OutlineState {
  readonly matches: readonly Span[]
  /** The first match that does not end before the place that the walk has come to. */
  next: number
}

const outlined = (cursor: TreeCursor, state: OutlineState): Outline => {
  const { nodeType: kind, startIndex: start, endIndex: end } = cursor
  return outlinedAt(cursor, { kind, start, end }, state)
}

const outlinedAt = (cursor: TreeCursor, node: Outline, state: OutlineState): Outline => {
  work.spend(1)
  const match = nextMatch(state, node.start)
  if (!match || match.start >= node.end || node.kind === 'ERROR' || !cursor.gotoFirstChild()) return node
  const children: (Outline | MatchNumber)[] = []
  do {
    const { nodeType: kind, startIndex: start, endIndex: end } = cursor
    if (start === end || isComment(kind)) continue
    const inside = nextMatch(state, start)
    if (!inside || start < inside.start || end > inside.end)
      children.push(outlinedAt(cursor, { kind, start, end }, state))
    else if (children.at(-1) !== state.next) children.push(state.next)
  } while (cursor.gotoNextSibling())
  cursor.gotoParent()
  return { ...node, children }
}

/** The first match that ends behind a place. */
const nextMatch = (state: OutlineState, place: number): Span | undefined => {
  const { matches } = state
  while ((matches[state.next]?.end ?? Number.POSITIVE_INFINITY) <= place) state.next += 1
  return matches[state.next]
}

export const isComment = (kind: string): boolean => kind.endsWith('comment')
