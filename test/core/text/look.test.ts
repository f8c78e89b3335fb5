import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookOf, unseenAt } from '../../../src/core/text/look.ts'

describe('lookOf', () => {
  it('is what a reader sees: composed, without what is not seen, blanks and look-alikes as those of ASCII', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['x =\u00a01', 'x = 1'],
      ['a\u200bb\u2060c\u202ed', 'abcd'],
      ['cafe\u0301', 'caf\u00e9'],
      ['\u1112\u1161\u11ab', '\ud55c'],
      ['\u0441ount', 'count'],
      ['f\uff08x\uff09', 'f(x)'],
      ['a = \u22121', 'a = -1'],
      ['x\u00b2 \u2014 \u201cq\u201d', 'x2 - "q"'],
      ['wait\u2026 o\ufb03ce \ufb01n', 'wait... office fin'],
      ['it\u2019s 5\u2032 \u00ab\u2039a\u203a\u00bb', `it's 5' "'a'"`],
      ['a \u2192 b \u2264 c \u00d7 \u00bd', 'a -> b <= c x 1/2'],
      ['a\u2028b\vc\u0085d', 'a b c d'],
      ['caf\u00e9 \u4f60\u597d', 'caf\u00e9 \u4f60\u597d'],
      ['caf\udce9', 'caf\udce9'],
    ]
    for (const [text, look] of rows) expect(lookOf(text).text).toBe(look)
  })

  it('knows where each place of it begins in the text', () => {
    const { text, at } = lookOf('\u200ba\u200be\u0301\u00a0b\u200b')
    expect(text).toBe('a\u00e9 b')
    expect([0, 1, 2, 3, 4].map(at)).toEqual([1, 3, 5, 6, 8])
  })

  it('is its own look', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const look = lookOf(text).text
        expect(lookOf(look).text).toBe(look)
      }),
    )
  })
})

describe('unseenAt', () => {
  it('names each place where texts that look the same differ, and passes over more or fewer blanks', () => {
    expect(unseenAt('a\u00a0b', 'a b')).toEqual([{ found: { start: 1, end: 2 }, wanted: { start: 1, end: 2 } }])
    expect(unseenAt('\t\u0441', '    c')).toEqual([{ found: { start: 1, end: 2 }, wanted: { start: 4, end: 5 } }])
    expect(unseenAt('\u200bab', 'ab')).toEqual([{ found: { start: 0, end: 2 }, wanted: { start: 0, end: 1 } }])
    expect(unseenAt('a\ufb01n', 'afin')).toEqual([{ found: { start: 1, end: 2 }, wanted: { start: 1, end: 3 } }])
    expect(unseenAt('a...', 'a\u2026')).toEqual([{ found: { start: 1, end: 4 }, wanted: { start: 1, end: 2 } }])
    expect(unseenAt('ax\u00a0', 'ay ')).toEqual([])
  })
})
