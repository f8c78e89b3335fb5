import type { TestExpression } from 'unbash'
import { globPattern } from './patterns.ts'
import { inverted, type ProgramContext, type Status } from './program.ts'
import { calculated, expandPattern, expandText, type WordContext } from './words.ts'

/** What `[[ … ]]` answers. */
export const answerOf = (
  expression: TestExpression,
  context: {
    readonly words: WordContext
    readonly program: ProgramContext
  },
): Status => {
  switch (expression.type) {
    case 'TestNot': {
      const answer = answerOf(expression.operand, context)
      return expression.negations.length % 2 === 1 ? inverted(answer) : answer
    }
    case 'TestGroup':
      return answerOf(expression.expression, context)
    case 'TestLogical': {
      const answers = expression.operands.map((operand) => answerOf(operand, context))
      const decides: Status = expression.operator === '&&' ? 'failed' : 'ok'
      return answers.includes(decides) ? decides : answers.includes('unknown') ? 'unknown' : inverted(decides)
    }
    case 'TestUnary': {
      const operand = expandText(expression.operand, context.words)
      return operand === undefined ? 'unknown' : tested([expression.operator, operand], context.program)
    }
    default:
      return compare(expression, context)
  }
}

const compare = (
  { operator, left, right }: Extract<TestExpression, { type: 'TestBinary' }>,
  { words, program }: Parameters<typeof answerOf>[1],
): Status => {
  const one = expandText(left, words)
  if (/^[!=]?=$/.test(operator)) {
    const answer = isLike(one, expandPattern(right, words))
    return answer === undefined ? 'unknown' : answer === (operator !== '!=') ? 'ok' : 'failed'
  }
  const other = expandText(right, words)
  return one === undefined || other === undefined ? 'unknown' : tested([one, operator, other], program)
}

/** Whether a text matches a pattern of `case`; undefined where that is not known. */
export const isLike = (text: string | undefined, pattern: string | undefined): boolean | undefined =>
  text === undefined || pattern === undefined ? undefined : globPattern(pattern)?.matches(text)

/** What `test` and `[` answer. */
export const tested = (words: readonly string[], context: ProgramContext): Status => {
  const { files, at } = context
  const [one = '', two = '', three] = words
  if (one === '!' && words.length > 1) return inverted(tested(words.slice(1), context))
  if (words.length > 3) return 'unknown'
  if (three !== undefined) return compared(one, two, three)
  if (words.length === 1) return said(one !== '')
  if (one === '-z' || one === '-n') return said((two === '') === (one === '-z'))
  const kind = /^-[fedsrw]$/.test(one) ? files.kind(at(two)) : undefined
  if (kind === undefined) return 'unknown'
  if (one === '-d') return said(kind === 'folder')
  if (kind === 'none') return 'failed'
  const text = files.state(at(two))?.text
  if (one === '-s') return text === undefined ? 'unknown' : said(text !== '')
  return said(one !== '-f' || kind !== 'folder')
}

const said = (is: boolean): Status => (is ? 'ok' : 'failed')

const compared = (one: string, sign: string, other: string): Status => {
  if (sign === '=' || sign === '==') return said(one === other)
  if (sign === '!=') return said(one !== other)
  const isOfNumbers = [one, other].every((text) => /^-?\d+$/.test(text))
  const answer = isOfNumbers ? calculated(Number(one), SIGNS[sign] ?? '', Number(other)) : undefined
  return answer === undefined ? 'unknown' : said(answer === 1)
}

const SIGNS: Record<string, string> = { '-eq': '==', '-ne': '!=', '-lt': '<', '-gt': '>', '-le': '<=', '-ge': '>=' }
