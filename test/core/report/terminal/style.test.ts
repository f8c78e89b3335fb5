import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitEnd, fitStart, paint, splitAt, widthOf, wrap } from '../../../../src/core/report/terminal/style.ts'

const text = fc
  .array(fc.constantFrom('a', 'word', ' ', '語', '👩‍👩‍👧', 'é', '🇩🇪', '/', '.ts', 'ｶﾞ'), { maxLength: 60 })
  .map((parts) => parts.join(''))
const width = fc.integer({ min: 8, max: 200 })

describe('text in columns', () => {
  it('fits the columns it is given, counting wide characters as two', () => {
    fc.assert(
      fc.property(text, width, (value, columns) => {
        expect(widthOf(fitEnd(value, columns))).toBeLessThanOrEqual(columns)
        expect(widthOf(fitStart(value, columns))).toBeLessThanOrEqual(columns)
        for (const line of wrap(value, columns)) expect(widthOf(line)).toBeLessThanOrEqual(columns)
      }),
    )
  })

  it('loses nothing when it is split, and no blank stands beyond the last column', () => {
    fc.assert(
      fc.property(text, width, (value, columns) => {
        const lines = splitAt(value, columns)
        expect(lines.join('')).toBe(value)
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns)
      }),
    )
  })

  it('stays as it is where it fits', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(fitEnd(value, widthOf(value))).toBe(value)
        expect(fitStart(value, widthOf(value))).toBe(value)
      }),
    )
  })

  it('loses nothing but blanks when wrapped', () => {
    fc.assert(
      fc.property(text, width, (value, columns) => {
        expect(wrap(value, columns).join('').replaceAll(' ', '')).toBe(value.replaceAll(' ', ''))
      }),
    )
  })

  it('carries no escape sequence of its own to the terminal', () => {
    const hostile = 'a\x1b]8;;https://example.com\x07b\x9b31mc\u202e'
    expect(paint({ width: 80, colour: false }, 'red', hostile)).toBe(
      'a<U+001B>]8;;https://example.com<U+0007>b<U+009B>31mc<U+202E>',
    )
    expect(paint({ width: 80, colour: true }, 'red', 'a')).toBe('\x1b[31ma\x1b[39m')
  })
})
