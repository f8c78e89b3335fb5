import type { ArithmeticExpression } from 'unbash'
import { expandParts, type WordContext } from './words.ts'

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

const calculated = (left: number | undefined, sign: string, right: number | undefined): number | undefined => {
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
