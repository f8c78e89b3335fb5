import { describe, expect, it } from 'vitest'
import { hasUnseen, unseenDifferences, visible } from '../../../src/core/text/visible.ts'

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

  it('says nothing of differences that are seen', () => {
    expect(unseenDifferences('a', 'b')).toEqual([])
    expect(unseenDifferences('a', 'a')).toEqual([])
  })
})
