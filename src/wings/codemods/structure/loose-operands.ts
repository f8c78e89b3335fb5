import type { Node } from 'web-tree-sitter'
import type { LanguageName } from './languages.ts'
import { isLooseInRuby, isStrayInRuby, operatorOf } from './ruby-operands.ts'

interface LooseOperand {
  readonly kinds: readonly string[]
  /** Absent: anything. */
  readonly under?: readonly string[]
  /** Of the operand; absent: any. */
  readonly operators?: readonly string[]
  /** Of what it is under; absent: any. */
  readonly within?: readonly string[]
  /** Only where it is the left one. */
  readonly isLeft?: boolean
  /** Only where something of what it is under follows. */
  readonly isInner?: boolean
  /** Only where its sign would make another one with the sign that it follows: `--`. */
  readonly isGlued?: boolean
  /** Only in the head of such a statement or clause, in this field of it if one is named, and in no brackets there; alone or in an operand. */
  readonly inHead?: { readonly of: readonly string[]; readonly field?: string }
  /** Only where it is the first thing of a statement, of an arm, or behind the name of a command. */
  readonly isFirst?: boolean
}

const PYTHON_OPERATORS = [
  'not_operator',
  'unary_operator',
  'binary_operator',
  'comparison_operator',
  'boolean_operator',
] as const
/** What holds no `:=` of Python without parentheses. */
const NAMELESS = [
  ...['assignment', 'augmented_assignment', 'expression_statement', 'return_statement', 'assert_statement'],
  ...['raise_statement', 'await', 'yield', 'lambda', 'conditional_expression', 'expression_list', 'with_item'],
  ...['pair', 'keyword_argument', 'default_parameter', 'slice', 'for_in_clause', 'if_clause', 'list_splat'],
]
const CAST: LooseOperand = {
  kinds: ['binary_expression'],
  under: ['as_expression', 'satisfies_expression'],
  operators: ['||', '&&', '??', '|', '^', '&', '==', '!=', '===', '!=='],
}

const OPERATIONS = [
  ...['unary_expression', 'binary_expression', 'ternary_expression', 'update_expression', 'assignment_expression'],
  ...['augmented_assignment_expression', 'arrow_function', 'await_expression', 'yield_expression', 'as_expression'],
  'satisfies_expression',
]

/** `-a ** b` and `a || b ?? c`, which JavaScript leaves to nobody's guess, and what it takes no operation for. */
const SCRIPT: readonly LooseOperand[] = [
  { kinds: OPERATIONS, under: ['class_heritage', 'extends_clause'] },
  { kinds: ['arrow_function', 'yield_expression', 'assignment_expression'], under: ['binary_expression'] },
  { kinds: ['sequence_expression'], under: ['for_in_statement'], within: ['of'] },
  { kinds: ['binary_expression'], operators: ['in'], inHead: { of: ['for_statement'], field: 'initializer' } },
  { kinds: ['unary_expression', 'await_expression'], under: ['binary_expression'], within: ['**'], isLeft: true },
  { kinds: ['binary_expression'], under: ['binary_expression'], operators: ['||', '&&'], within: ['??'] },
]

const MEMBER: LooseOperand = {
  kinds: ['as_expression', 'satisfies_expression'],
  under: ['member_expression', 'subscript_expression', 'call_expression', 'new_expression', 'non_null_expression'],
}
const RUST_BLOCKS = ['block', 'unsafe_block', 'async_block', 'const_block', 'try_block']
const RUST_OPERATIONS = [
  ...['binary_expression', 'assignment_expression', 'compound_assignment_expr', 'range_expression'],
  'type_cast_expression',
]
/** Rust takes one of them only between two operands. */
const COMPARISONS = ['==', '!=', '<', '>', '<=', '>=']
const GO_HEADS = ['if_statement', 'for_statement', 'expression_switch_statement', 'type_switch_statement']
const STARRED = ['argument_list', 'list', 'tuple', 'set', 'expression_list', 'pattern_list', 'subscript', 'dictionary']

/** What grammars take as an operand, where the language takes it in parentheses only or reads it otherwise. */
const LOOSE: Partial<Record<LanguageName, readonly LooseOperand[]>> = {
  javascript: SCRIPT,
  typescript: [...SCRIPT, CAST, MEMBER],
  tsx: [...SCRIPT, CAST, MEMBER],
  python: [
    { kinds: ['lambda'], under: PYTHON_OPERATORS },
    { kinds: ['lambda', 'named_expression'], under: ['interpolation'] },
    { kinds: ['comparison_operator'], under: ['comparison_operator'] },
    { kinds: ['named_expression'], under: [...PYTHON_OPERATORS, ...NAMELESS] },
    { kinds: ['lambda', 'conditional_expression'], under: ['conditional_expression'], isInner: true },
    { kinds: ['unary_operator', 'binary_operator', 'await'], under: ['await'] },
    {
      kinds: ['not_operator', 'comparison_operator', 'boolean_operator', 'conditional_expression', 'lambda'],
      under: ['list_splat', 'dictionary_splat'],
    },
  ],
  java: [{ kinds: ['lambda_expression'], under: ['unary_expression', 'binary_expression', 'instanceof_expression'] }],
  rust: [
    {
      kinds: ['type_cast_expression', 'return_expression', 'break_expression'],
      under: ['field_expression', 'try_expression', 'index_expression', 'await_expression'],
    },
    { kinds: ['type_cast_expression'], under: ['binary_expression'], within: ['<', '<<'] },
    { kinds: ['binary_expression'], operators: COMPARISONS, under: ['binary_expression'], within: COMPARISONS },
    { kinds: ['binary_expression'], operators: ['||'], under: ['let_condition'] },
    { kinds: ['return_expression', 'break_expression', 'closure_expression'], under: ['binary_expression'] },
    {
      kinds: [
        ...RUST_BLOCKS,
        'if_expression',
        'match_expression',
        'loop_expression',
        'while_expression',
        'for_expression',
      ],
      under: [...RUST_OPERATIONS, 'call_expression', 'index_expression'],
      isFirst: true,
    },
  ],
  csharp: [
    { kinds: ['lambda_expression'], under: ['cast_expression', 'prefix_unary_expression', 'binary_expression'] },
  ],
  ruby: [
    { kinds: ['unary'], under: ['binary'], operators: ['defined?'] },
    { kinds: ['hash', 'if', 'unless', 'while', 'until'], under: ['unary'], within: ['not', 'defined?'] },
    // A brace behind the name of a command begins a block.
    { kinds: ['hash'], under: ['argument_list', 'call', 'binary', 'element_reference', 'pair'], isFirst: true },
  ],
  go: [
    { kinds: ['unary_expression'], under: ['unary_expression', 'binary_expression'], isGlued: true },
    { kinds: ['composite_literal'], inHead: { of: GO_HEADS } },
  ],
  // A redirection is of the last command.
  bash: [{ kinds: ['pipeline', 'list'], under: ['redirected_statement'] }],
}

/** Whether a node is code that has to be in parentheses where it is, although its grammar does not ask for them. */
export const isLooseOperand = (node: Node, language: LanguageName): boolean =>
  (language === 'ruby' && isLooseInRuby(node)) ||
  (LOOSE[language] ?? []).some((row) =>
    row.inHead ? isInHead(node, row.inHead) && holdsBare(node, row) : isLooseHere(node, row),
  )

const isLooseHere = (
  node: Node,
  { kinds, under, operators, within, isLeft, isInner, isGlued, isFirst }: LooseOperand,
): boolean =>
  kinds.includes(node.type) &&
  (under?.includes(node.parent?.type ?? '') ?? true) &&
  (operators?.includes(operatorOf(node)) ?? true) &&
  (within?.includes(operatorOf(node.parent)) ?? true) &&
  (!isLeft || node.startIndex === node.parent?.startIndex) &&
  (!isInner || node.nextSibling !== null) &&
  (!isGlued || followsSign(node)) &&
  (!isFirst || isFirstOf(node))

const isInHead = (node: Node, { of, field }: NonNullable<LooseOperand['inHead']>): boolean => {
  for (let inner = node; inner.parent; inner = inner.parent) {
    const { parent } = inner
    if (of.includes(parent.type))
      return field === undefined ? inner.type !== 'block' : parent.childForFieldName(field)?.id === inner.id
    if (isBracketed(parent)) return false
  }
  return false
}

/** Whether it is such an operand, or has one in no brackets. A literal of Go without a name for its type needs none. */
const holdsBare = (node: Node, row: LooseOperand): boolean =>
  (isLooseHere(node, row) && !/^(?:\[|map\b|struct\b)/.test(node.text)) ||
  (!isBracketed(node) && node.namedChildren.some((one) => one !== null && holdsBare(one, row)))

const isBracketed = ({ lastChild }: Node): boolean => /^[)\]}]$/.test(lastChild?.type ?? '')

/** Whether a node is `*a` or its like where no list is, nor in Python a tuple with a comma: no parentheses help there. */
export const isStrayStar = (node: Node, language: LanguageName): boolean =>
  language === 'ruby' ? isStrayInRuby(node) : language === 'python' && isStrayInPython(node)

const isStrayInPython = ({ type, parent }: Node): boolean =>
  (type === 'list_splat' || type === 'dictionary_splat') &&
  (!STARRED.includes(parent?.type ?? '') ||
    (parent?.type === 'tuple' && !parent.children.some((one) => one?.type === ',')))

/** Nodes that are operands of a chain, as in Python's `a < b < c`, or classes to extend in TypeScript, where they were one. */
export const isChained = (nodes: readonly Node[]): boolean =>
  nodes.length > 1 && (nodes[0]?.parent?.type === 'comparison_operator' || areExtended(nodes))

/** Whether a class of TypeScript would extend several: its grammar takes that, the language only one. */
export const areExtended = ([first, ...others]: readonly Node[]): boolean =>
  first?.parent?.type === 'extends_clause' && others.some(({ type }) => type === ',')

/** Whether a language has such operands at all. */
export const mayBeLoose = (language: LanguageName): boolean => LOOSE[language] !== undefined || language === 'php'

const followsSign = ({ previousSibling, firstChild, startIndex }: Node): boolean =>
  previousSibling?.endIndex === startIndex && previousSibling.type === firstChild?.type

const isFirstOf = ({ startIndex, parent }: Node): boolean => {
  let around = parent
  while (around?.startIndex === startIndex) around = around.parent
  return around !== null && OPENERS.has(around.type)
}

/** In Rust what a statement or an arm is in, in Ruby a command. */
const OPENERS = new Set(['block', 'match_arm', 'call', 'yield'])
