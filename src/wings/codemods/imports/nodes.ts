import type { Node } from 'web-tree-sitter'
import { lineStartAt } from '../../../core/text/line-bounds.ts'
import type { Span } from '../../../core/text/splice.ts'
import { lineEnd } from './list.ts'
import type { ImportedFile, ImportStatement, NameList } from './model.ts'

/** Where a node is. */
export type Ends = Pick<Node, 'startIndex' | 'endIndex'>

export const rangeOf = ({ startIndex: start, endIndex: end }: Ends): Span => ({ start, end })

export const isComment = ({ type }: Node): boolean => type.endsWith('comment')

/** A file whose imports are statements of its top level, behind one that names its package. */
export function importedFile(
  root: Node,
  text: string,
  language: {
    /** The kind of what names the package. */
    readonly header: string
    readonly importsOf: (node: Node) => readonly ImportStatement[]
    /** The names that any other node of the top level declares. */
    readonly declaredBy: (node: Node) => readonly Node[]
  },
): ImportedFile {
  const isImport = ({ type }: Node): boolean => type === 'import_declaration'
  const nodes = root.namedChildren
  const declared = nodes.filter((node) => !isImport(node)).flatMap(language.declaredBy)
  return {
    text,
    statements: nodes.filter(isImport).flatMap(language.importsOf),
    start: startAfter(root, text, ({ type }) => type === language.header),
    declared: new Map(declared.map((name) => [name.text, name.startIndex])),
    comments: commentsIn(root, isImport),
  }
}

/** Comments of the whole top level, and those in nodes whose kind is asked for. */
export const commentsIn = (root: Node, isRead: (node: Node) => boolean): readonly Span[] =>
  root.children.flatMap((node) =>
    isComment(node) ? [lineCommentOf(node)] : isRead(node) ? node.descendantsOfType(COMMENTS).map(lineCommentOf) : [],
  )

const COMMENTS = ['comment', 'line_comment', 'block_comment']

/** Without the line end that some grammars count to it. */
const lineCommentOf = (node: Node): Span => {
  const { start, end } = rangeOf(node)
  return { start, end: node.text.endsWith('\n') ? end - 1 : end }
}

/** The items of a node with brackets of its own. */
export const bracketed = (node: Node, items: readonly Node[], parent?: NameList['parent']): NameList => ({
  start: node.startIndex + 1,
  end: node.endIndex - 1,
  items: items.map(rangeOf),
  separator: ',',
  parent,
})

/** After the nodes that have to come first, and the comments that are about the file. */
export const startAfter = (root: Node, text: string, isFirst: (node: Node) => boolean): number => {
  const children = root.children
  const last = children.findLastIndex(
    (node, at) => isFirst(node) && children.slice(0, at).every((one) => isComment(one) || isFirst(one)),
  )
  let end = last < 0 ? 0 : afterLine(text, (children[last] as Node).endIndex)
  for (const node of children.slice(last + 1)) {
    if (!isComment(node) || !isOfFile(node, text)) break
    end = afterLine(text, lineCommentOf(node).end)
  }
  return end
}

/** The next line's beginning, where only a comment is left on this one. */
const afterLine = (text: string, at: number): number => {
  if (text[at - 1] === '\n') return at
  const end = lineEnd(text, at)
  return /^[ \t;]*(?:\/\/.*|#.*|\/\*.*\*\/[ \t]*)?$/.test(text.slice(at, end)) ? Math.min(text.length, end + 1) : at
}

/** A comment that speaks of the file, not of what comes after it: a blank line is below it or its run, or it says so. */
const isOfFile = (comment: Node, text: string): boolean => {
  if (ABOUT_FILE.test(comment.text)) return true
  let last: Node = comment
  for (let next = last.nextSibling; next && isComment(next) && isNextLine(text, last, next); next = next.nextSibling) {
    if (ABOUT_FILE.test(next.text)) return true
    last = next
  }
  const gap = text.slice(lineCommentOf(last).end, last.nextSibling?.startIndex ?? text.length)
  return (gap.match(/\n/g)?.length ?? 0) > 1 || !last.nextSibling
}

const isNextLine = (text: string, one: Node, other: Node): boolean =>
  lineStartAt(text, other.startIndex) <= lineEnd(text, lineCommentOf(one).end) + 1

const ABOUT_FILE =
  /copyright|licen[sc]e|spdx|@(?:ts-|flow|jsx|jest|vitest|fileoverview|packageDocumentation|preserve)|eslint|biome|prettier|^\/\/\/\s*<|^#!|coding[:=]|-\*-|pylint|mypy|flake8|isort|ruff/i
