import type { Node, TreeCursor } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import type { Language } from './languages.ts'
import { work } from './work.ts'

/**
 * The tokens of a tree that go over several lines, in order: strings with what is in them, here-documents, comments, and all else that the
 * grammar does not divide. YAML has none: there a scalar moves with its place, and readers take its indentation away. Without `words`
 * the text of HTML between tags is none either.
 */
export const tokensOverLines = (root: Node, text: string, { name }: Language, words = true): readonly Span[] => {
  if (name === 'yaml') return []
  const tokens: Span[] = []
  const cursor = root.walk()
  try {
    collect(cursor, { text, tokens, words, breaks: breaksIn(text) })
  } finally {
    cursor.delete()
  }
  return tokens
}

interface Collection {
  readonly text: string
  readonly tokens: Span[]
  readonly words: boolean
  readonly breaks: (start: number) => number
}

/** The first line break at or after a place; places are asked for in order, more or less. */
const breaksIn = (text: string): Collection['breaks'] => {
  let [from, next] = [0, text.indexOf('\n')]
  return (start) => {
    if (start < from || (next !== -1 && next < start)) next = text.indexOf('\n', start)
    from = start
    return next === -1 ? text.length : next
  }
}

/** Of the node at the cursor what is in it, past what is on one line. */
const collect = (cursor: TreeCursor, collection: Collection): void => {
  const { text, tokens, words, breaks } = collection
  const { endIndex } = cursor
  let before = cursor.startIndex
  if (!cursor.gotoFirstChild()) return
  do {
    work.spend(1)
    const [start, end, kind] = [cursor.startIndex, cursor.endIndex, cursor.nodeType]
    if (hasWords(text, before, start)) tokens.push({ start: before, end: start })
    before = end
    const isAtStart = kind === 'heredoc_body' || kind === 'heredoc_end' || text.startsWith('=begin', start)
    if (isAtStart) tokens.push({ start: start - 1, end })
    else if (breaks(start) >= end || (!words && kind === 'text')) continue
    else if (!isToken(kind, cursor)) collect(cursor, collection)
    else if (hasWords(text, start, end)) tokens.push({ start, end })
  } while (cursor.gotoNextSibling())
  cursor.gotoParent()
  if (hasWords(text, before, endIndex)) tokens.push({ start: before, end: endIndex })
}

/** What is between nodes and is no layout belongs to the node around: a part of a token that the grammar has no name for. */
const hasWords = (text: string, start: number, end: number): boolean =>
  start < end &&
  text
    .slice(start, end)
    .replace(/\\\r?\n/g, '')
    .trim() !== ''

const TOKEN =
  /comment$|^(?!concatenated|chained|herestring)(?:[a-z_]+_)?string(?:_literal|_value|_array|_expression)?$|^(?:heredoc|nowdoc|heredoc_content|template_literal_type|template_expression|regex|symbol_array|delimited_symbol|subshell|shell_command_expression|quoted_attribute_value)$/

/** Elements of HTML in which blanks are text. */
const VERBATIM = new Set(['pre', 'textarea', 'listing', 'xmp', 'script', 'style'])

/** Whether nodes of a kind are tokens, though the grammar may divide them. */
export const isTokenKind = (kind: string): boolean => TOKEN.test(kind)

const isToken = (kind: string, cursor: TreeCursor): boolean => {
  if (isTokenKind(kind)) return true
  if (kind === 'ERROR') return false
  const node = kind === 'element' ? cursor.currentNode : undefined
  if (node && VERBATIM.has(node.firstChild?.child(1)?.text.toLowerCase() ?? '')) return true
  const isLeaf = !cursor.gotoFirstChild()
  if (!isLeaf) cursor.gotoParent()
  return isLeaf
}
