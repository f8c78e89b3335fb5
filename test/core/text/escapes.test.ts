import { describe, expect, it } from 'vitest'
import { editText } from '../../support/edit-text.ts'

const found = (text: string) => ({ text, by: 'escapes' })

describe('\\uXXXX escapes', () => {
  it('in the file match the characters they name, and the new text is written as escapes', () => {
    expect(editText('"caf\\u00e9"', '"café"', '"café à la"')).toEqual(found('"caf\\u00e9 \\u00e0 la"'))
    expect(editText('x = "\\u00E9"', 'x = "é"', 'x = "è"')).toEqual(found('x = "\\u00E8"'))
    expect(editText('"\\ud83d\\ude00"', '"😀"', '"😁"')).toEqual(found('"\\ud83d\\ude01"'))
  })

  it('in the edit match the characters in the file, and the new text is written as characters', () => {
    expect(editText('"café"', '"caf\\u00e9"', '"th\\u00e9"')).toEqual(found('"thé"'))
    expect(editText('a < b', 'a \\u003c b', 'a \\u003c c')).toEqual(found('a < c'))
  })

  it('of < > & and quotes match both ways', () => {
    expect(editText('"\\u003cb\\u003e"', '"<b>"', '"<i>"')).toEqual(found('"\\u003ci\\u003e"'))
  })

  it('spell each character as the file does', () => {
    expect(editText('é \\u200b', 'é \u200b', '\u200bé')).toEqual(found('\\u200bé'))
  })

  it('are refused if the file spells a character in two ways, or the spelling of a new one is uncertain', () => {
    expect(editText('é \\u00e9', 'é é', 'é!')).toBe('not-found')
    expect(editText('é \\u200b', 'é \u200b', 'è')).toBe('not-found')
    expect(editText('"\\u003cb"', '"<b"', '"<b & c"')).toBe('not-found')
  })

  it('behind an escaped backslash are not escapes', () => {
    expect(editText('\\\\u00e9', '\\é', 'x')).toBe('not-found')
    expect(editText('\\\\u00e9', 'é', 'x')).toBe('not-found')
    expect(editText('é', '\\\\u00e9', 'x')).toBe('not-found')
  })
})
