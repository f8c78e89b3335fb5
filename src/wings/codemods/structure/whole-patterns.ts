import type { Node } from 'web-tree-sitter'
import { isObject } from '../../../core/text/json.ts'
import type { Engine } from './engine.ts'
import type { Language } from './languages.ts'
import type { Keys, Matcher } from './matcher.ts'
import type { Replacement } from './rule.ts'
import type { HeldEngine } from './work.ts'

/** The parser, and what has to be freed after it. */
export interface PatternParser {
  readonly engine: Engine
  readonly language: Language
  readonly held: HeldEngine
}

/** A pattern as the engine takes it. */
interface PatternText {
  readonly context: string
  readonly selector?: string
}

/**
 * What is looked for, with what its patterns leave out. A statement without its last `;` gets it: else the engine would compare it only
 * as far as it goes, and `using $X` would match `using A = B;`. A qualified name of C++ (`std::string`) is a type, as for ast-grep's own
 * parser; it may be an expression too, which is what this parser takes it for.
 */
export const withWholePatterns = <Given extends { readonly matcher: Matcher; readonly replacement: Replacement }>(
  given: Given,
  parser: PatternParser,
): Given => {
  const { matcher, replacement } = given
  const rewriters = replacement.rewriters.map((one) => ({ ...one, matcher: wholeRule(one.matcher, parser) }))
  return { ...given, matcher: wholeMatcher(matcher, parser), replacement: { ...replacement, rewriters } }
}

const wholeMatcher = (matcher: Matcher, parser: PatternParser): Matcher => {
  if (typeof matcher !== 'string') return wholeRule(matcher, parser)
  const pattern = wholePattern(matcher, parser)
  return typeof pattern === 'string' ? pattern : { rule: { pattern } }
}

/** Patterns at any depth of a rule. */
const wholeRule = (rule: Keys, parser: PatternParser): Keys =>
  Object.fromEntries(
    Object.entries(rule).map(([key, one]) => [
      key,
      key === 'pattern'
        ? wholePattern(one, parser)
        : Array.isArray(one)
          ? one.map((each) => (isObject(each) ? wholeRule(each, parser) : each))
          : isObject(one)
            ? wholeRule(one, parser)
            : one,
    ]),
  )

const wholePattern = (pattern: unknown, parser: PatternParser): unknown => {
  if (typeof pattern === 'string' && parser.language.name === 'cpp' && isQualified(pattern))
    return { context: `${pattern.trim()} x;`, selector: 'qualified_identifier' }
  const parts = patternTextOf(pattern)
  const node = parts && patternNode(parts, parser)
  if (!node || !lacksEnd(node) || mayEndWithTag(node, parser.language)) return pattern
  const context = `${parts.context};`
  return isObject(pattern) ? { ...pattern, context } : context
}

/** Whether it is names with `::` between them, whatever their arguments are. */
function isQualified(pattern: string): boolean {
  let depth = 0
  const names = pattern.replace(/[<>]|[^<>]+/g, (part) => {
    depth += part === '<' ? 1 : part === '>' ? -1 : 0
    return depth === 0 && part !== '>' ? part : ''
  })
  return depth === 0 && !/[;(){}]/.test(pattern) && /^\s*(?:::)?(?:[\w$]+::)+[\w$]+\s*$/.test(names)
}

/** Undefined for what is no pattern. */
export const patternTextOf = (pattern: unknown): PatternText | undefined => {
  if (typeof pattern === 'string') return { context: pattern }
  if (!isObject(pattern) || typeof pattern.context !== 'string') return undefined
  const { context, selector } = pattern
  return { context, ...(typeof selector === 'string' && { selector }) }
}

/** The node that the engine compares with others; undefined for a pattern without a node of the kind that it selects. */
export const patternNode = (pattern: PatternText, { engine, language, held }: PatternParser): Node | undefined => {
  const tree = held.keep(engine.parse(language, parsedText(pattern, language))).getInnerTree()
  const { rootNode } = tree as { readonly rootNode: Node }
  return pattern.selector === undefined ? innermostAlone(rootNode) : firstOfKind(rootNode, pattern.selector)
}

/** A pattern as the parser sees it: its variables are names of the language. */
export const parsedText = ({ context }: PatternText, { expandoChar = '$' }: Language): string =>
  context.replace(/\$+(?=[A-Z_])|\$\$\$/g, (dollars) => expandoChar.repeat(dollars.length))

/** The innermost node without a sibling, not counting an end without text. */
const innermostAlone = (root: Node): Node => {
  let node = root
  for (;;) {
    const [first, second, third] = node.children
    const isAlone = first && !third && (!second || second.isMissing || second.startIndex === second.endIndex)
    if (!isAlone) return node
    node = first
  }
}

const firstOfKind = (node: Node, kind: string): Node | undefined => {
  if (node.type === kind) return node
  for (const child of node.children) {
    const found = firstOfKind(child, kind)
    if (found) return found
  }
  return undefined
}

/**
 * Whether the last part of a node is a `;` that is not there. Of a part that is otherwise one node the engine takes that one: in
 * `while ($A) $B` the variable is any statement.
 */
const lacksEnd = ({ children }: Node): boolean => {
  const last = children.at(-1)
  return last !== undefined && (last.isMissing ? last.type === ';' && children.length > 2 : lacksEnd(last))
}

/** Statements of PHP end with a `?>` as well. */
const mayEndWithTag = ({ type }: Node, { name }: Language): boolean => name === 'php' && type.endsWith('_statement')
