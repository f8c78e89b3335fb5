import type { Node } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import { isTokenKind } from './line-tokens.ts'
import { work } from './work.ts'

/** What holds lines of its own: its line breaks are layout. */
const LAYOUT = /^(?:module|block|(?:if|for|while|try|with|match)_statement|\w+_(?:clause|definition))$/

/** Places of line breaks within a span at which Python ends a statement, although its grammar here reads on. */
export const endingBreaks = (root: Node, text: string, { start, end }: Span): readonly number[] => {
  const found: number[] = []
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1))
    if (endsStatement(root, text, at)) found.push(at)
  return found
}

const endsStatement = (root: Node, text: string, at: number): boolean => {
  const first = root.descendantForIndex(at, at + 1)
  if (!first || LAYOUT.test(first.type) || text[at - 1] === '\\') return false
  for (let node: Node | null = first; node && !LAYOUT.test(node.type); node = node.parent) {
    work.spend(1)
    if (isTokenKind(node.type) || isInBrackets(node, at)) return false
  }
  return true
}

/** Whether a bracket of the node's own is open at a place. */
const isInBrackets = (node: Node, at: number): boolean => {
  let open = 0
  for (const child of node.children) {
    if (!child || child.startIndex >= at) break
    if (/^[([{]$/.test(child.type)) open += 1
    if (/^[)\]}]$/.test(child.type)) open -= 1
  }
  return open > 0
}
