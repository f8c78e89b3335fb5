import { describe, expect, it } from 'vitest'
import { editText } from '../../support/edit-text.ts'

const trailing = (text: string) => ({ text, by: 'trailing-blanks' })
const white = (text: string) => ({ text, by: 'whitespace' })
const anyWhitespace = { match: 'whitespace' } as const

describe('trailing blanks', () => {
  it('in the old text do not matter', () => {
    expect(editText('a\nb\nc\n', 'a  \nb\t', 'x')).toEqual(trailing('x\nc\n'))
    expect(editText('a\r\nb\r\n', 'a \nb', 'x\ny')).toEqual(trailing('x\r\ny\r\n'))
  })

  it('in the file do not matter either, and go with the line that they end', () => {
    expect(editText('a  \nb\nc\n', 'a\nb', 'x\ny')).toEqual(trailing('x\ny\nc\n'))
    expect(editText('a \nb', 'a   \nb', 'x')).toEqual(trailing('x'))
  })

  it('at the end of the old text ask for a line end in the file', () => {
    expect(editText('ab\n', 'a  ', 'x')).toBe('not-found')
    expect(editText('ab \na \n', 'a\t', 'x')).toEqual(trailing('ab \nx\n'))
  })

  it('of the line before the old text stay', () => {
    expect(editText('a  \nb \nc\n', '\nb\nc', '\nx')).toEqual(trailing('a  \nx\n'))
  })

  it('of the new text are written as given', () => {
    expect(editText('a\nb\n', 'a \nb', 'x  ')).toEqual(trailing('x  \n'))
  })
})

describe('match: whitespace', () => {
  it('accepts one place that differs in white space alone', () => {
    expect(editText('if (x)\n\treturn 1\n', 'if (x)\n    return 1', 'y', anyWhitespace)).toEqual(white('y\n'))
    expect(editText('a\u00a0b\n', 'a b', 'c', anyWhitespace)).toEqual(white('c\n'))
    expect(editText('\tfoo(\n\t\ta)\n', '  foo( a)', '  bar()', anyWhitespace)).toEqual(white('  bar()\n'))
  })

  it('is asked for, unique, and needs white space on both sides', () => {
    expect(editText('a  b\n', 'a b', 'c')).toBe('not-found')
    expect(editText('a  b\na\tb\n', 'a b', 'c', anyWhitespace)).toBe('not-unique')
    expect(editText('ab\n', 'a b', 'c', anyWhitespace)).toBe('not-found')
    expect(editText(' \n', '\t', 'c', anyWhitespace)).toBe('not-found')
  })

  it('takes as many line ends at its edges as the old text has', () => {
    expect(editText('x\n\n  a  b \n\ny', '\na b\n', '\nc\n', anyWhitespace)).toEqual(white('x\n\nc\n\ny'))
  })
})
