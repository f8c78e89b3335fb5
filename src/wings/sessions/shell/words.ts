import type {
  ArithmeticExpression,
  CommandArgument,
  ParameterExpansionPart,
  ParameterOperation,
  ParsedScript,
  Word,
  WordPart,
} from 'unbash'
import { expandBraces } from '../../../core/text/globs.ts'
import { globPattern } from './patterns.ts'

/** What words depend on besides their text. */
export interface WordContext {
  /** A variable's value; null where it is not set, undefined where that is not known. */
  variable(name: string): string | null | undefined
  /** The values of an array; undefined where they are not known. */
  values(name: string): readonly string[] | undefined
  /** What an arithmetic expression comes to; undefined where that is not known. */
  number(expression: ArithmeticExpression | undefined): number | undefined
  /** What a substituted script prints; undefined where that is not known. */
  printed(script: ParsedScript): string | undefined
  /** Files, and folders with a slash at their end, that a pattern may match, from the folder the shell is in; undefined where not known. */
  paths(): readonly string[] | undefined
}

/** A piece of a word; what is quoted is neither split nor a pattern. */
interface Piece {
  readonly text: string
  readonly quoted: boolean
  /** It came from a variable or a program: blanks split it. */
  readonly split: boolean
}

/** The words that Bash makes of one; undefined where that is not known. */
export const expandWord = (word: CommandArgument, context: WordContext): readonly string[] | undefined => {
  if (word.type === 'Assignment') {
    const value = word.value.type === 'Word' ? expandText(word.value, context) : undefined
    return value === undefined ? undefined : [`${word.name}${word.append ? '+' : ''}=${value}`]
  }
  if (/^~/.test(word.text)) return undefined
  const [all, array = '@'] = /^"\$(?:@|\{@\}|\{(\w+)\[@\]\})"$/.exec(word.text) ?? []
  if (all !== undefined) return context.values(array)
  const spelled = spelledOut(word)
  if (spelled) return spelled
  const pieces = piecesOf(word, context)
  // Another separator splits words in other ways.
  if (pieces?.some(({ split }) => split) && context.variable('IFS') !== undefined) return undefined
  return pieces && fieldsOf(pieces).reduce<string[] | undefined>((all, field) => matched(all, field, context), [])
}

/** A word's text as in an assignment, where nothing is split or matched. */
export const expandText = (word: Word, context: WordContext): string | undefined =>
  /^~/.test(word.text)
    ? undefined
    : piecesOf(word, context)
        ?.map(({ text }) => text)
        .join('')

/** A word as a pattern of `case`, where what is quoted stands for itself. */
export const expandPattern = (word: Word, context: WordContext): string | undefined =>
  /^~/.test(word.text) ? undefined : piecesOf(word, context)?.map(patternOf).join('')

const patternOf = ({ text, quoted }: Piece): string => (quoted ? text.replace(/[\\*?[\]]/g, '\\$&') : text)

/** A text with expansions and without quotes, as a here-document is. */
export const expandParts = (parts: readonly WordPart[], context: WordContext): string | undefined => {
  const pieces = parts.map((part) => pieceOf(part, context))
  return pieces.every((piece) => piece !== undefined)
    ? pieces
        .flat()
        .map(({ text }) => text)
        .join('')
    : undefined
}

/** `{a,b}` and `{1..3}` in a word that has nothing else to expand; undefined for any other. */
const spelledOut = ({ parts = [], text }: Word): readonly string[] | undefined => {
  if (!parts.some(({ type }) => type === 'BraceExpansion')) return undefined
  if (!parts.every(({ type }) => type === 'BraceExpansion' || type === 'Literal') || /[*?[\]\\$`'"]/.test(text))
    return undefined
  const counted = text.replace(/\{(\d+)\.\.(\d+)\}/g, (_, first: string, last: string) => {
    const count = Number(last) - Number(first) + 1
    return count > 1 && count <= 1000
      ? `{${Array.from({ length: count }, (_, at) => Number(first) + at).join(',')}}`
      : '{..}'
  })
  return counted.includes('..') ? undefined : expandBraces(counted)
}

const piecesOf = ({ parts, value }: Word, context: WordContext): readonly Piece[] | undefined => {
  if (!parts || parts.length === 0) return [{ text: value, quoted: true, split: false }]
  const pieces = parts.map((part) => pieceOf(part, context))
  return pieces.every((piece) => piece !== undefined) ? pieces.flat() : undefined
}

const pieceOf = (part: WordPart, context: WordContext): readonly Piece[] | undefined => {
  const quoted = (text: string | undefined) => (text === undefined ? undefined : [{ text, quoted: true, split: false }])
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return quoted(part.value)
    case 'DoubleQuoted':
    case 'LocaleString': {
      // All arguments together are words of their own, which is more than a piece can say.
      if (part.parts.some(({ text }) => /^\$\{?@|\[@\]/.test(text)) && part.parts.length > 1) return undefined
      return quoted(expandParts(part.parts, context))
    }
    case 'Glob':
      return /[$`'"]/.test(part.text) ? undefined : [{ text: part.text, quoted: false, split: false }]
    case 'SimpleExpansion':
      return varied(context.variable(part.text.slice(1)))
    case 'ParameterExpansion': {
      if (part.prefix) return undefined
      const value = valueIn(part, context)
      return varied(part.operation ? operated(value, part.operation, context) : value)
    }
    case 'CommandExpansion': {
      const text = part.script && context.printed(part.script)
      return text === undefined ? undefined : [{ text: text.replace(/(?<!\n)\n+$/, ''), quoted: false, split: true }]
    }
    case 'ArithmeticExpansion': {
      const number = context.number(part.expression)
      return quoted(number === undefined ? undefined : String(number))
    }
    default:
      return undefined
  }
}

/** A variable, an element of an array, or all of them. */
const valueIn = ({ parameter, index, operation }: ParameterExpansionPart, context: WordContext) => {
  if (!index) return context.variable(parameter)
  const values = context.values(parameter)
  if (/^[@*]$/.test(index.text)) return operation ? undefined : values?.join(' ')
  const at = expandText(index, context)
  return values && at !== undefined && /^\d+$/.test(at) ? (values[Number(at)] ?? null) : undefined
}

const varied = (value: string | null | undefined): readonly Piece[] | undefined =>
  value === undefined ? undefined : [{ text: value ?? '', quoted: false, split: true }]

const operated = (value: string | null | undefined, operation: ParameterOperation, context: WordContext) => {
  if (value === undefined) return undefined
  if (operation.type === 'Default') return defaulted(value, operation, context)
  const text = value ?? ''
  if (operation.type === 'Remove') return removed(text, operation.operator, expandText(operation.operand, context))
  if (operation.type !== 'Replace' || /[*?[\]\\]/.test(operation.pattern.text)) return undefined
  const [old, fresh] = [operation.pattern, operation.replacement].map((word) => expandText(word, context))
  if (!old || fresh === undefined) return undefined
  if (operation.operator === '/') return text.replace(old, () => fresh)
  return operation.operator === '//' ? text.replaceAll(old, () => fresh) : undefined
}

const defaulted = (
  value: string | null,
  { operator, operand }: Extract<ParameterOperation, { type: 'Default' }>,
  context: WordContext,
): string | undefined => {
  const isEmpty = operator.startsWith(':') ? !value : value === null
  if (/[?=]/.test(operator)) return isEmpty ? undefined : (value ?? '')
  if (operator.endsWith('+')) return isEmpty ? '' : expandText(operand, context)
  return isEmpty ? expandText(operand, context) : (value ?? '')
}

/** `${name%.*}` and its like, of patterns whose only sign is one star at the far end. */
const removed = (text: string, operator: string, pattern: string | undefined): string | undefined => {
  const isEnd = operator.startsWith('%')
  const [, before = '', fixed = '', after = ''] = /^(\*?)([^*?[\]\\]+)(\*?)$/.exec(pattern ?? '') ?? []
  if (fixed === '' || (isEnd ? before : after) !== '') return undefined
  if (before + after === '') {
    const isThere = isEnd ? text.endsWith(fixed) : text.startsWith(fixed)
    return !isThere ? text : isEnd ? text.slice(0, -fixed.length) : text.slice(fixed.length)
  }
  const at = operator === '%' || operator === '##' ? text.lastIndexOf(fixed) : text.indexOf(fixed)
  if (at < 0) return text
  return isEnd ? text.slice(0, at) : text.slice(at + fixed.length)
}

type Field = readonly Piece[]

/** Words where blanks split what came from variables and programs. */
const fieldsOf = (pieces: readonly Piece[]): readonly Field[] => {
  const fields: Piece[][] = [[]]
  for (const piece of pieces) {
    const parts = piece.split ? piece.text.split(/[ \t\n]+/) : [piece.text]
    for (const [index, text] of parts.entries()) {
      if (index > 0) fields.push([])
      if (text !== '' || piece.quoted) fields.at(-1)?.push({ ...piece, text })
    }
  }
  return fields.filter((field) => field.length > 0)
}

/** The paths that a field matches, where it is a pattern; a pattern that matches nothing is itself. */
const matched = (words: string[] | undefined, field: Field, context: WordContext): string[] | undefined => {
  const text = field.map((piece) => piece.text).join('')
  if (!words || !field.some((piece) => !piece.quoted && /[*?[]/.test(piece.text))) return words && [...words, text]
  const pattern = field.map(patternOf).join('')
  const paths = context.paths()
  const found = paths && pathsLike(pattern, paths)
  return found && [...words, ...(found.length > 0 ? found : [text])]
}

/**
 * Paths that match, in order, as a shell does it: no star crosses a folder or takes a leading dot, and a slash at the end takes folders
 * alone. Undefined where that is not known.
 */
const pathsLike = (pattern: string, paths: readonly string[]): readonly string[] | undefined => {
  const [, lead = '', bare = '', end = ''] = /^((?:\.\/+)*)(.*?)(\/*)$/s.exec(pattern) ?? []
  const names = bare.split('/').map((name) => ({ name, pattern: globPattern(name) }))
  if (names.some(({ name, pattern }) => /^(\.{0,2}|\.[*?[].*)$/.test(name) || !pattern)) return undefined
  return paths
    .filter((path) => {
      const parts = path.replace(/\/$/, '').split('/')
      const fits = ({ name, pattern }: (typeof names)[number], index: number) =>
        pattern?.matches(parts[index] ?? '') === true && !(parts[index]?.startsWith('.') && !/^\\?\./.test(name))
      return parts.length === names.length && names.every(fits) && (end === '' || path.endsWith('/'))
    })
    .map((path) => lead + path.replace(/\/$/, '') + end)
    .sort()
}

/** Words, and variables that arithmetic may set. */
interface NumberContext extends WordContext {
  set(name: string, value: string | undefined): void
}

type Node<Type> = Extract<ArithmeticExpression, { type: Type }>

/** What an arithmetic expression comes to, with its assignments done; undefined where that is not known. */
export const numberOf = (node: ArithmeticExpression | undefined, context: NumberContext): number | undefined => {
  switch (node?.type) {
    case 'ArithmeticGroup':
      return numberOf(node.expression, context)
    case 'ArithmeticWord':
      return wordValue(node, context)
    case 'ArithmeticUnary':
      return unary(node, context)
    case 'ArithmeticBinary':
      return binary(node, context)
    default:
      return undefined
  }
}

const wordValue = ({ value, parts = [] }: Node<'ArithmeticWord'>, context: NumberContext): number | undefined => {
  const given = parts.length > 0 ? expandParts(parts, context) : value
  const text = given !== undefined && isName(given) ? context.variable(given) : given
  if (text === null || text === '') return 0
  return /^-?(0|[1-9]\d{0,8})$/.test(text ?? '') ? Number(text) : undefined
}

const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text)

const unary = ({ operator, operand, prefix }: Node<'ArithmeticUnary'>, context: NumberContext): number | undefined => {
  const before = numberOf(operand, context)
  if (before === undefined) return undefined
  if (operator === '-') return -before
  if (operator === '!') return Number(before === 0)
  const after = before + (operator === '++' ? 1 : -1)
  if (!/^(\+\+|--)$/.test(operator) || !assign(operand, after, context)) return undefined
  return prefix ? after : before
}

const binary = ({ operator, left, right }: Node<'ArithmeticBinary'>, context: NumberContext): number | undefined => {
  const [, sign] = /^([-+*/%]?)=$/.exec(operator) ?? []
  const other = numberOf(right, context)
  const value = sign === '' ? other : calculated(numberOf(left, context), sign ?? operator, other)
  if (sign !== undefined && !assign(left, value, context)) return undefined
  return value
}

const assign = (target: ArithmeticExpression, value: number | undefined, context: NumberContext): boolean => {
  if (target.type !== 'ArithmeticWord' || !isName(target.value)) return false
  context.set(target.value, value === undefined ? undefined : String(value))
  return true
}

/** What a sign makes of two numbers: of a comparison 1 or 0. */
export const calculated = (left: number | undefined, sign: string, right: number | undefined): number | undefined => {
  const calculate = Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined
  const value = left === undefined || right === undefined ? undefined : calculate?.(left, right)
  return Number.isSafeInteger(value) ? value : undefined
}

const SIGNS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => Math.trunc(left / right),
  '%': (left, right) => left % right,
  '<': (left, right) => Number(left < right),
  '<=': (left, right) => Number(left <= right),
  '>': (left, right) => Number(left > right),
  '>=': (left, right) => Number(left >= right),
  '==': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
}
