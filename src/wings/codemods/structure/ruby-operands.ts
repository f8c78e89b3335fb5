import type { Node } from 'web-tree-sitter'

/**
 * Whether Ruby takes a node of its grammar here in parentheses only: `not`, `and`, modifiers and commands without parentheses are no
 * arguments, and what compares is not compared again.
 */
export const isLooseInRuby = (node: Node): boolean => {
  const { parent } = node
  if (!parent) return false
  if (isRepeated(node, parent) || isGlued(node, parent) || (endsInBlock(node) && isCommand(parent.parent))) return true
  const level = levelOf(node)
  return level > ARGUMENT && level > taken(node, parent)
}

/** Whether a node is an argument of a kind that its place has not: no parentheses help there. */
export const isStrayInRuby = ({ type, parent, nextNamedSibling: next }: Node): boolean => {
  if (type === 'splat_argument') return OPERATIONS.has(parent?.type ?? '')
  if (type !== 'block_argument' && !isPair(type)) return false
  if (parent?.type === 'hash') return type === 'block_argument'
  const isCalled = parent?.type === 'argument_list' && CALLS.has(parent.parent?.type ?? '')
  if (type === 'block_argument') return !isCalled || parent.parent?.type === 'yield' || next !== null
  const isHeld = isCalled || parent?.type === 'array' || parent?.type === 'element_reference'
  return !isHeld || (next !== null && !isPair(next.type) && next.type !== 'block_argument')
}

const isPair = (type: string): boolean => type === 'pair' || type === 'hash_splat_argument'

const CALLS = new Set(['call', 'yield', 'super'])
const OPERATIONS = new Set(['binary', 'unary', 'range', 'conditional', 'pair'])

/** How much a place takes: each level all of the levels before it. */
const [ARGUMENT, COMMAND, EXPRESSION, STATEMENT] = [0, 1, 2, 3] as const
type Level = typeof ARGUMENT | typeof COMMAND | typeof EXPRESSION | typeof STATEMENT

const levelOf = (node: Node): Level => {
  const { type } = node
  if (/_modifier$/.test(type)) return type === 'rescue_modifier' && isValue(node) ? ARGUMENT : STATEMENT
  if (type === 'test_pattern' || type === 'match_pattern') return EXPRESSION
  const operator = operatorOf(node)
  if (type === 'binary') return operator === 'and' || operator === 'or' ? EXPRESSION : ARGUMENT
  if (type === 'unary') return levelOfUnary(node, operator)
  if (/assignment$/.test(type)) {
    const right = node.childForFieldName('right')
    return !isValue(node) && right && levelOf(right) > ARGUMENT ? STATEMENT : ARGUMENT
  }
  return isCommand(node) ? COMMAND : ARGUMENT
}

const levelOfUnary = (node: Node, operator: string): Level => {
  const operand = node.childForFieldName('operand')
  if (operator === 'not') return node.text.startsWith('not(') ? ARGUMENT : EXPRESSION
  return operator === '!' && operand && levelOf(operand) > ARGUMENT ? EXPRESSION : ARGUMENT
}

const isValue = ({ parent }: Node): boolean => /assignment$/.test(parent?.type ?? '')

/** A call with arguments and no parentheses. */
const isCommand = (node: Node | null): boolean =>
  CALLS.has(node?.type ?? '') &&
  node?.namedChildren.some((one) => one?.type === 'argument_list' && isBare(one)) === true

/** `(a).b` behind a blank is an argument. */
const isBare = ({ firstChild, startIndex, previousSibling }: Node): boolean =>
  firstChild?.type !== '(' || previousSibling?.endIndex !== startIndex

const BODIES = new Set([
  ...['program', 'body_statement', 'block_body', 'then', 'else', 'do', 'begin', 'ensure', 'rescue', 'begin_block'],
  ...['end_block', 'block', 'parenthesized_statements', 'interpolation'],
])
const CONDITIONS = new Set([
  ...['if', 'unless', 'while', 'until', 'elsif', 'case', 'case_match', 'if_guard', 'unless_guard', 'in'],
  ...['superclass', 'singleton_class', 'rescue_modifier'],
])

const taken = (node: Node, parent: Node): Level => {
  const { type } = parent
  if (type === 'rescue_modifier' && isValue(parent)) return ARGUMENT
  if (BODIES.has(type)) return operatorOf(parent.parent) === 'defined?' ? EXPRESSION : STATEMENT
  if (CONDITIONS.has(type)) return EXPRESSION
  if (/_modifier$/.test(type)) return parent.childForFieldName('body')?.id === node.id ? STATEMENT : EXPRESSION
  const operator = operatorOf(parent)
  if (operator === 'and' || operator === 'or' || operator === 'not') return EXPRESSION
  if (operator === '!' || (/assignment$/.test(type) && parent.childForFieldName('left')?.id !== node.id)) return COMMAND
  return type === 'argument_list' && parent.namedChildCount === 1 && !endsInBlock(node) ? COMMAND : ARGUMENT
}

const endsInBlock = (node: Node): boolean => node.childForFieldName('block')?.type === 'do_block'

const COMPARES = new Set(['<=>', '==', '===', '!=', '=~', '!~'])

/** `a == b == c` and `a..b..c`. */
const isRepeated = (node: Node, parent: Node): boolean => {
  if (node.type !== parent.type) return false
  return node.type === 'range' || [node, parent].every((one) => COMPARES.has(operatorOf(one)))
}

/** `!~a` is another operator, `a ? b: c` has a label, and in `a ? b :c` there is a command. */
const isGlued = (node: Node, parent: Node): boolean => {
  const { previousSibling: before, nextSibling: colon } = node
  if (operatorOf(node) === '~') return before?.type === '!' && before.endIndex === node.startIndex
  const isMiddle = parent.type === 'conditional' && colon?.type === ':' && /[\w?!]$/.test(node.text)
  return isMiddle && (colon.startIndex === node.endIndex || colon.nextSibling?.startIndex === colon.endIndex)
}

export const operatorOf = (node: Node | null): string => node?.childForFieldName('operator')?.type ?? ''
