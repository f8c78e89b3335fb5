import type { Node } from 'web-tree-sitter'
import type { Misread, ReplacedText } from './moved-matches.ts'
import type { MatchNumber } from './outline.ts'

/**
 * Whether JavaScript may read the start of a statement, or of an arrow function, as something else than its grammar here: `{` begins a
 * block, and `function` a declaration.
 */
export const mayStartOtherwise = (number: MatchNumber, { matches }: ReplacedText): boolean =>
  /^(?:\{|function\b|class\b|async\s+function\b)/.test(matches[number]?.lines.text ?? '')

export const startsOtherwise = (
  number: MatchNumber,
  [first]: readonly Node[],
  { matches, moved, text, statement }: ReplacedText & { readonly statement: number },
): boolean => {
  const { start } = moved.match(number)
  const isBody = /=>\s*$/.test(text.slice(Math.max(0, start - 200), start))
  const isStatement = matches[number]?.start === statement || first?.type === 'expression_statement'
  if (!first || (!isBody && !isStatement)) return false
  for (let node: Node | null = first; node; node = node.firstChild)
    if (node.type === 'object' || (isStatement && EXPRESSIONS.has(node.type))) return true
  return false
}

const EXPRESSIONS = new Set(['function_expression', 'class', 'generator_function'])

/** The same of a value within a replacement, in every script language. */
export const isReadOtherwise = (node: Node, language: ReplacedText['language']): boolean => {
  if (!SCRIPTS.has(language)) return false
  let first = node
  while (first.firstChild && first.type !== 'object' && !EXPRESSIONS.has(first.type)) first = first.firstChild
  let outer = node
  while (outer.parent?.startIndex === node.startIndex && outer.type !== 'expression_statement') outer = outer.parent
  const isBody = outer.previousSibling?.type === '=>'
  return first.type === 'object'
    ? isBody || outer.type === 'expression_statement'
    : outer.type === 'expression_statement' && EXPRESSIONS.has(first.type)
}

/** The match, with the value that it begins with. */
export const atStart = (match: MatchNumber, { matches }: ReplacedText): Misread => {
  const value = matches[match]?.lines.values.findIndex(({ start, isSingle }) => start === 0 && isSingle) ?? -1
  return value === -1 ? { match } : { match, value }
}

/** Where `export default` of JavaScript gets a declaration for an expression, which its grammar takes for one, or the other way round. */
export const defaultMisfits = (replaced: ReplacedText): readonly Misread[] => {
  const { before, matches, language } = replaced
  if (!SCRIPTS.has(language)) return []
  return matches.flatMap(({ start, end, lines, broken }, match) => {
    if (broken || !/\bexport\s+default\s+$/.test(before.slice(Math.max(0, start - 200), start))) return []
    const [was, is] = [before.slice(start, end), lines.text].map((code) => DECLARATION.test(code))
    if (was === is) return []
    return [is ? atStart(match, replaced) : { match }]
  })
}

const SCRIPTS: ReadonlySet<ReplacedText['language']> = new Set(['javascript', 'typescript', 'tsx'])
const DECLARATION = /^(?:(?:async[ \t]+)?function\b|(?:abstract\s+)?class\b|interface\b|@)/

/** `a<!--b`: outside of modules a comment to JavaScript, which its grammar here reads as an operation. */
export const commentMisfits = (root: Node, { text, matches, moved }: ReplacedText): readonly Misread[] =>
  matches.flatMap(({ lines, broken }, match) => {
    if (broken) return []
    const span = moved.match(match)
    const around = text.slice(Math.max(0, span.start - 3), span.end + 3)
    const at = around.indexOf('<!--') + Math.max(0, span.start - 3)
    if (!around.includes('<!--') || root.descendantForIndex(at, at + 1)?.type !== '<') return []
    const isCut = (start: number): boolean => at < span.start + start && span.start + start < at + 4
    const value = lines.values.findIndex(({ start, isSingle }) => isSingle && isCut(start))
    return [value === -1 ? { match } : { match, value }]
  })
