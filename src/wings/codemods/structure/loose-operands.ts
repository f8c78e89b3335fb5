import type { Node } from 'web-tree-sitter'
import type { LanguageName } from './languages.ts'

interface LooseOperand {
  readonly kinds: readonly string[]
  readonly under: readonly string[]
  /** Of the operand where it is a binary one, else of what it is under; absent: any. */
  readonly operators?: readonly string[]
}

const PYTHON_OPERATORS = [
  'not_operator',
  'unary_operator',
  'binary_operator',
  'comparison_operator',
  'boolean_operator',
] as const
const CAST: LooseOperand = {
  kinds: ['binary_expression'],
  under: ['as_expression', 'satisfies_expression'],
  operators: ['||', '&&', '??', '|', '^', '&', '==', '!=', '===', '!=='],
}

/** What grammars take as an operand, where the language takes it in parentheses only or reads it otherwise. */
const LOOSE: Partial<Record<LanguageName, readonly LooseOperand[]>> = {
  typescript: [CAST],
  tsx: [CAST],
  python: [
    { kinds: ['lambda'], under: PYTHON_OPERATORS },
    { kinds: ['named_expression'], under: [...PYTHON_OPERATORS, 'assignment', 'expression_statement', 'pair'] },
  ],
  java: [{ kinds: ['lambda_expression'], under: ['unary_expression', 'binary_expression', 'instanceof_expression'] }],
  rust: [
    {
      kinds: ['type_cast_expression', 'return_expression', 'break_expression'],
      under: ['field_expression', 'try_expression', 'index_expression', 'await_expression'],
    },
    { kinds: ['type_cast_expression'], under: ['binary_expression'], operators: ['<', '<<'] },
  ],
}

/** Whether a node is code that has to be in parentheses where it is, although its grammar does not ask for them. */
export const isLooseOperand = (node: Node, language: LanguageName): boolean =>
  (LOOSE[language] ?? []).some(
    ({ kinds, under, operators }) =>
      kinds.includes(node.type) &&
      under.includes(node.parent?.type ?? '') &&
      (operators?.includes(operatorOf(node) ?? operatorOf(node.parent) ?? '') ?? true),
  )

const operatorOf = (node: Node | null): string | undefined => node?.childForFieldName('operator')?.type
