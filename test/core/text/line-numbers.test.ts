import { describe, expect, it } from 'vitest'
import { editText } from '../../support/edit-text.ts'

const found = (text: string) => ({ text, by: 'line-numbers' })

describe('line-number prefixes', () => {
  it('are left out where every line has one and they count up', () => {
    expect(editText('a\nb\nc\n', '     1\u2192a\n     2\u2192b', 'x')).toEqual(found('x\nc\n'))
    expect(editText('a\r\nb\r\nc\r\n', '9\ta\n10\tb\n', '9\tx\n')).toEqual(found('x\r\nc\r\n'))
  })

  it('are left out of the new text too, where it has them', () => {
    expect(editText('a\nb\n', '1\ta\n2\tb', '1\tx\n2\ty\n3\tz')).toEqual(found('x\ny\nz\n'))
  })

  it('are refused where only some lines, old or new, have them', () => {
    expect(editText('a\nb\n', '1\ta\nb', 'x')).toBe('not-found')
    expect(editText('a\nb\n', '1\ta\n2\tb', '1\tx\ny')).toBe('not-found')
  })

  it('are refused where they do not count up, or mix their forms', () => {
    expect(editText('a\nb\n', '1\ta\n3\tb', 'x')).toBe('not-found')
    expect(editText('a\nb\n', '1\ta\n2\u2192b', 'x')).toBe('not-found')
    expect(editText('a\nb\n', '1\ta', '2\tx\n1\ty')).toBe('not-found')
  })

  it('name whole lines: nothing inside a line matches', () => {
    expect(editText('xa\n', '1\ta', 'b')).toBe('not-found')
    expect(editText('xa\na\n', '2\ta', 'b')).toEqual(found('xa\nb\n'))
  })

  it('before nothing match nothing', () => {
    expect(editText('a\n\n', '2\t', 'x')).toBe('not-found')
  })
})
