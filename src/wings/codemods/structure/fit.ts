import type { Node, TreeCursor } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import type { Lines, Value } from './indentation.ts'
import type { LanguageName } from './languages.ts'
import { endingBreaks } from './line-breaks.ts'
import { isTokenKind } from './line-tokens.ts'
import { areExtended, isChained, isLooseOperand, isStrayStar, mayBeLoose } from './loose-operands.ts'
import { moveBy, type ReplacedText } from './moved-matches.ts'
import { goesOn, isOptionalChain } from './optional-chains.ts'
import { isComment, type MatchNumber, type Outline } from './outline.ts'
import { prologueMisfits, valuePrologueMisfits } from './prologues.ts'
import type { ReplacedSpan } from './replaced-parts.ts'
import {
  atStart,
  commentMisfits,
  defaultMisfits,
  isReadOtherwise,
  mayStartOtherwise,
  startsOtherwise,
} from './script-starts.ts'
import { work } from './work.ts'

/** A value of a match, by its number, that is not the node that it was; the match itself where it changes what is around it. */
export interface Misfit {
  readonly match: MatchNumber
  readonly value?: number
  /** Other matches in the same node: one of them may be what changes it. */
  readonly others?: readonly MatchNumber[]
  /** Several parts of a list take the place of one: in parentheses they would be something else. */
  readonly isList?: boolean
}

/**
 * What does not fit where matches are replaced: around them the tree is as it was, each replacement is whole nodes, and each value in it
 * is the node that it was, or a part of a token.
 */
export const misfitsIn = (root: Node, before: Outline, after: Omit<ReplacedText, 'moved'>): readonly Misfit[] => {
  const cursor = root.walk()
  try {
    const moved = moveBy(after.matches)
    const comparison: Comparison = { ...after, misfits: [], moved, hasError: root.hasError, statement: -1 }
    comparison.misfits.push(...defaultMisfits(comparison))
    compareNode(before, cursor, comparison)
    if (after.language === 'python') endStatements(root, comparison)
    if (after.language === 'javascript') comparison.misfits.push(...commentMisfits(root, comparison))
    comparison.misfits.push(...valuePrologueMisfits(root, comparison))
    return withoutRepeats(comparison.misfits)
  } finally {
    cursor.delete()
  }
}

/** Two about one value would put it in parentheses and take it out again. */
const withoutRepeats = (misfits: readonly Misfit[]): readonly Misfit[] => {
  const known = new Set<string>()
  return misfits.filter(({ match, value }) => known.size < known.add(`${match} ${value}`).size)
}

/** What Python ends at a line break. */
const endStatements = (root: Node, { text, matches, misfits, moved }: Comparison): void => {
  for (const [match, { lines, broken }] of matches.entries()) {
    if (broken || !lines.text.includes('\n')) continue
    const span = moved.match(match)
    for (const at of endingBreaks(root, text, span)) {
      const isAround = ({ start, end, isSingle }: Value) => isSingle && span.start + start < at && at < span.start + end
      const value = lines.values.findIndex(isAround)
      misfits.push(value === -1 ? { match } : { match, value })
    }
  }
}

interface Comparison extends ReplacedText {
  readonly misfits: Misfit[]
  readonly hasError: boolean
  /** Where the statement begins, before the replacements, that the comparison has come to last. */
  statement: number
}

/** At the node of the same place. */
const compareNode = ({ children = [] }: Outline, cursor: TreeCursor, comparison: Comparison): void => {
  const around = cursor.currentNode
  comparison.misfits.push(...prologueMisfits({ children, node: around }, comparison))
  const hasChildren = cursor.gotoFirstChild()
  const row = { cursor, around, isLeft: hasChildren, previous: undefined as MatchNumber | undefined }
  for (const child of children) {
    const fits = typeof child === 'number' ? takeMatch(child, row, comparison) : takeChild(child, row, comparison)
    if (!fits) {
      blame(child, { children, previous: row.previous, around }, comparison)
      break
    }
    if (typeof child === 'number') row.previous = child
  }
  if (hasChildren) cursor.gotoParent()
}

interface Row {
  readonly cursor: TreeCursor
  readonly around: Node
  /** Whether the cursor is at a child that is not compared yet. */
  isLeft: boolean
  previous: MatchNumber | undefined
}

const pass = (row: Row): void => {
  row.isLeft = row.cursor.gotoNextSibling()
}

/** The nodes at the place of a match: none is partly outside of it. */
const takeMatch = (number: MatchNumber, row: Row, comparison: Comparison): boolean =>
  takeSpan(comparison.moved.match(number), number, row, comparison)

const takeSpan = (span: Span, number: MatchNumber, row: Row, comparison: Comparison): boolean => {
  const { hasError, misfits, language } = comparison
  const [values, mayStart] = [unsure(number, comparison), mayStartOtherwise(number, comparison)]
  const mayLoosen = mayBeLoose(language)
  const { lines, was, broken } = comparison.matches[number] as ReplacedSpan
  const mayBeList = was !== 'spread' && lines.values.length > 0 && lines.text.includes(',')
  const isLookedAt = hasError || mayStart || mayLoosen || mayBeList || values.length > 0
  const nodes = nodesIn(span, row, { text: comparison.text, isLookedAt })
  if (!nodes || broken) return nodes !== undefined
  if (leavesHole(number, comparison) || (hasError && nodes.some((node) => node.hasError))) return false
  checkValues(number, values, nodes, comparison)
  if (mayBeList && isList(nodes, lines, span)) misfits.push({ match: number, isList: true })
  if (mayLoosen && (isLoose(nodes, language, was) || isCutOff(nodes, lines, { ...span, language })))
    misfits.push({ match: number })
  if (mayStart && startsOtherwise(number, nodes, comparison)) misfits.push(atStart(number, comparison))
  return true
}

/** The nodes in a span, where they are looked at; undefined where one is partly outside of it. */
const nodesIn = (
  span: Span,
  row: Row,
  { text, isLookedAt }: Pick<Comparison, 'text'> & { readonly isLookedAt: boolean },
): readonly Node[] | undefined => {
  const { cursor } = row
  const nodes: Node[] = []
  for (; row.isLeft && cursor.startIndex < span.end; pass(row)) {
    work.spend(1)
    const { startIndex: start, endIndex: end } = cursor
    if (start === end || end <= span.start) continue
    if (start < span.start || (end > span.end && !endsAlike(text, span.end, end))) return undefined
    if (isLookedAt) nodes.push(cursor.currentNode)
  }
  return nodes
}

/** Whether the nodes of a replacement are no operand of their own where they are. */
const isLoose = (nodes: readonly Node[], language: LanguageName, was: ReplacedSpan['was']): boolean => {
  const [node, second] = nodes
  if (!node || second) return isChained(nodes) || nodes.at(-1)?.nextSibling?.type === '&'
  // What is around the one argument of a command, as that has no parentheses, is at the place of the argument.
  for (let one: Node | null = node; one; one = one.namedChildCount === 1 && isAsLong(one) ? one.firstNamedChild : null)
    if (isLooseOperand(one, language)) return true
  return was !== 'chain' && isOptionalChain(node) && goesOn(node)
}

const isAsLong = ({ firstNamedChild: one, startIndex, endIndex }: Node): boolean =>
  one?.startIndex === startIndex && one.endIndex === endIndex

/** Whether a value is a statement of Rust by itself, and what is behind it another one: `if a { b } else { c } - d`. */
const isCutOff = (
  [first, ...others]: readonly Node[],
  { values }: Lines,
  { start, language }: Span & Pick<Comparison, 'language'>,
): boolean =>
  language === 'rust' &&
  others.length > 0 &&
  values.some((value) => value.start === 0 && !value.isLeaf && start + value.end === first?.endIndex)

/** Whether parts of a list, of which the match had some, take the place of one. */
const isList = (nodes: readonly Node[], { values }: Lines, span: Span): boolean => {
  const parts = nodes.filter(({ type }) => type !== ',' && !isComment(type))
  const isTaken = ({ startIndex, endIndex }: Node): boolean =>
    values.some(({ start, end }) => span.start + start <= startIndex && span.start + end >= endIndex)
  return parts.length > 1 && nodes.some(({ type }) => type === ',') && !areExtended(nodes) && parts.some(isTaken)
}

/** Nothing between two commas, or behind a bracket. */
const leavesHole = (number: MatchNumber, { matches, moved, text }: Comparison): boolean => {
  if ((matches[number] as ReplacedSpan).lines.text.trim() !== '') return false
  const { start, end } = moved.match(number)
  return /[,([{]\s*$/.test(text.slice(Math.max(0, start - 200), start)) && /^\s*,/.test(text.slice(end, end + 200))
}

const takeChild = (child: Outline, row: Row, comparison: Comparison): boolean => {
  const { cursor } = row
  const { moved, text } = comparison
  const [start, end] = [moved.place(child.start), moved.place(child.end)]
  while (
    row.isLeft &&
    cursor.startIndex < start &&
    (cursor.startIndex === cursor.endIndex || isComment(cursor.nodeType))
  )
    pass(row)
  while (row.isLeft && cursor.startIndex === start && cursor.endIndex === start) pass(row)
  work.spend(1)
  const isSame =
    row.isLeft && cursor.nodeType === child.kind && cursor.startIndex === start && endsAlike(text, end, cursor.endIndex)
  if (child.kind === 'expression_statement') comparison.statement = child.start
  if (isSame) {
    if (child.children) compareNode(child, cursor, comparison)
    pass(row)
    return true
  }
  const statement = child.children && statementOf(child.children)
  return statement !== undefined && takeSpan({ start, end }, statement, row, comparison)
}

/** The match that is all of a statement but its end. */
const statementOf = (children: readonly (Outline | MatchNumber)[]): MatchNumber | undefined => {
  const [first, second, ...others] = children
  const isStatement =
    typeof first === 'number' &&
    others.length === 0 &&
    (second === undefined || (typeof second === 'object' && second.kind === ';'))
  return isStatement ? first : undefined
}

/** A comment behind a node may be a part of it, and another time not. */
const endsAlike = (text: string, one: number, other: number): boolean =>
  one === other || /^\s*(?:$|#|\/[/*]|--|<!--)/.test(text.slice(Math.min(one, other), Math.max(one, other)))

/** Finds out which of the matches in a node, and what of it, makes the node another one. */
const blame = (
  child: Outline | MatchNumber,
  { children, previous, around }: Pick<Row, 'previous' | 'around'> & Required<Pick<Outline, 'children'>>,
  comparison: Comparison,
): void => {
  const { misfits } = comparison
  const known = misfits.length
  const all = matchesIn(children)
  for (const number of all) checkValues(number, unsure(number, comparison), [around], comparison)
  if (misfits.length > known) return
  const [match = previous ?? all[0]] = typeof child === 'number' ? [child] : matchesIn(child.children ?? [])
  if (match !== undefined) misfits.push({ match, others: all })
}

const matchesIn = (children: readonly (Outline | MatchNumber)[]): readonly MatchNumber[] =>
  children.flatMap((child) => (typeof child === 'number' ? [child] : matchesIn(child.children ?? [])))

/** The numbers of the values that may be torn: all but words with no word beside them. */
const unsure = (match: MatchNumber, { matches }: Comparison): readonly number[] => {
  const { text, values } = (matches[match] as ReplacedSpan).lines
  const numbers: number[] = []
  for (const [index, { start, end, isLeaf }] of values.entries()) {
    const isWord =
      isLeaf && WORD.test(text.slice(start, end)) && !/[\w$.]/.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`)
    if (!isWord && start < end) numbers.push(index)
  }
  return numbers
}

const WORD = /^[\w$]+$/

/** `nodes` hold the replacement. */
const checkValues = (
  match: MatchNumber,
  numbers: readonly number[],
  nodes: readonly Node[],
  { matches, misfits, moved, language }: Comparison,
): void => {
  const { start } = moved.match(match)
  const way: Node[] = []
  for (const index of numbers) {
    const value = (matches[match] as ReplacedSpan).lines.values[index] as Value
    const node = nodeOf(value, { start: start + value.start, end: start + value.end }, { nodes, way })
    if (node === 'kept') continue
    if (node !== 'torn' && isStrayStar(node, language)) misfits.push({ match })
    else if (
      node === 'torn' ||
      isLooseOperand(node, language) ||
      (value.isChain && goesOn(node)) ||
      isReadOtherwise(node, language)
    )
      misfits.push({ match, value: index })
  }
}

/** The node that a value is; `kept` for a part of a token, or several nodes in a row. `way`: from a node of these to the value before it. */
const nodeOf = (value: Value, span: Span, around: Surroundings): Node | 'kept' | 'torn' => {
  const holder = holderOf(span, around)
  if (holder) return nodeIn(holder, value, { ...span, way: around.way })
  const isCut = (at: number) => around.nodes.some((node) => node.startIndex < at && node.endIndex > at)
  return !value.isSingle && !isCut(span.start) && !isCut(span.end) ? 'kept' : 'torn'
}

interface Surroundings {
  readonly nodes: readonly Node[]
  readonly way: Node[]
}

/** The last node of the way that is around a place, what is behind it is left; else the node that holds the place. */
const holderOf = (span: Span, { nodes, way }: Surroundings): Node | undefined => {
  while (way.length > 0 && !isWider(way.at(-1) as Node, span)) way.pop()
  return way.at(-1) ?? nodes.find((node) => node.startIndex <= span.start && node.endIndex >= span.end)
}

const isWider = ({ startIndex, endIndex }: Node, { start, end }: Span): boolean =>
  startIndex <= start && endIndex >= end && endIndex - startIndex > end - start

const nodeIn = (holder: Node, value: Value, { start, end, way }: Span & Pick<Surroundings, 'way'>) => {
  let node = holder
  let isExact = false
  for (;;) {
    work.spend(1)
    if (node.startIndex === start && node.endIndex === end) {
      if (value.kind === undefined || isAlike(value, node)) return node
      isExact = true
    }
    const inner = node.firstChildForIndex(start)
    if (!inner || inner.startIndex > start || inner.endIndex < end) break
    if (way.at(-1) !== node && isWider(node, { start, end })) way.push(node)
    node = inner
  }
  if (isExact) return 'torn'
  if (node.childCount === 0 || isTokenKind(node.type)) return 'kept'
  const last = node.firstChildForIndex(end - 1)
  const isRow = !value.isSingle && node.firstChildForIndex(start)?.startIndex === start && last?.endIndex === end
  return isRow ? 'kept' : 'torn'
}

/** Names have kinds by their place, as what is assigned to has. */
const isAlike = ({ kind = '', isLeaf }: Value, node: Node): boolean =>
  node.type === kind || (isLeaf && node.childCount === 0) || node.type === `${kind}_pattern`
