import { describe, expect, it } from 'vitest'
import { hasUnseen, isMistaken, unseenDifferences, visible, visiblyApart } from '../../../src/core/text/visible.ts'

describe('visible', () => {
  it('spells out what is not seen and what could move the text around it', () => {
    expect(visible('a\u00a0b\u200bc\rd\u202ee\u001bf\udce9g\u{e0041}')).toBe(
      'a<U+00A0>b<U+200B>c<CR>d<U+202E>e<U+001B>f<0xE9>g<U+E0041>',
    )
    expect(hasUnseen('a\tb\n')).toBe(false)
    expect(hasUnseen('a\u2028')).toBe(true)
  })

  it('shows tabs and spaces where asked', () => {
    expect(visible('\ta b')).toBe('\ta b')
    expect(visible('\ta b', { blanks: true })).toBe('\u2192a\u00b7b')
  })
})

describe('visible, of prose', () => {
  it('keeps what scripts and emoji need, and no byte that is not UTF-8', () => {
    const written = 'caf\u00e9\u00a0! \u2764\ufe0f \u{1f469}\u200d\u{1f680}\tend\n'
    expect(visible(written, { prose: true })).toBe(written)
    expect(visible('a\u202eb\r\udc80\udcff', { prose: true })).toBe('a<U+202E>b<CR><0x80><0xFF>')
  })
})

describe('unseenDifferences', () => {
  it('tells apart what a reader would not', () => {
    expect(unseenDifferences('\ta', '    a')).toHaveLength(1)
    expect(unseenDifferences('a \nb', 'a\nb')).toHaveLength(1)
    expect(unseenDifferences('a\u00a0b', 'a b').join()).toContain('U+00A0')
    expect(unseenDifferences('ab', 'a\u200bb').join()).toContain('U+200B')
    expect(unseenDifferences('a\r\nb', 'a\nb').join()).toContain('CR')
  })

  it('names each difference of texts that look the same, by both of its characters', () => {
    const [difference = ''] = unseenDifferences('caf e\u0301', 'caf \u00e9')
    expect(difference).toContain('e<U+0301>')
    expect(difference).toContain('<U+00E9>')
    expect(unseenDifferences('\u0441\uff08\u00a0', 'c( ')).toHaveLength(3)
    expect(unseenDifferences('\u0441\u0441', 'cc')).toHaveLength(1)
  })

  it('says nothing of differences that are seen', () => {
    expect(unseenDifferences('a', 'b')).toEqual([])
    expect(unseenDifferences('a', 'a')).toEqual([])
  })
})

describe('visiblyApart', () => {
  it('spells out what makes texts that look the same different, and nothing else', () => {
    expect(visiblyApart('\u00fc cafe\u0301', '\u00fc caf\u00e9')).toEqual(['\u00fc cafe<U+0301>', '\u00fc caf<U+00E9>'])
    expect(visiblyApart('\u0441ount', 'count')).toEqual(['<U+0441>ount', 'count'])
    expect(visiblyApart('same', 'same')).toEqual(['same', 'same'])
  })
})

describe('isMistaken', () => {
  it('holds for what is not seen, not composed, or looks like another character', () => {
    expect(['a\u00a0b', 'a\u200b', 'e\u0301', '\u0441ount', 'f\uff08x)'].filter(isMistaken)).toHaveLength(5)
    expect(['a b\n\tc', 'caf\u00e9', '\u0441\u0442\u043e\u043b', '\u4f60\u597d'].filter(isMistaken)).toEqual([])
  })
})
