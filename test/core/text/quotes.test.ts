import { describe, expect, it } from 'vitest'
import { preserveQuoteStyle } from '../../../src/core/text/quotes.ts'
import { editText } from '../../support/edit-text.ts'

const found = (text: string) => ({ text, by: 'quotes' })

describe('typographic quotes', () => {
  it('match straight ones, and the new text gets the style of the file', () => {
    expect(editText('say “hello” now', 'say "hello" now', 'say "bye" now')).toEqual(found('say “bye” now'))
    expect(editText('it’s', "it's", "it isn't")).toEqual(found('it isn’t'))
  })

  it('match the other way round too', () => {
    expect(editText('x = "a"', 'x = “a”', 'x = “b”')).toEqual(found('x = "b"'))
    expect(editText("it's", 'it’s', 'it isn’t')).toEqual(found("it isn't"))
  })

  it('are restyled for the kinds in the match alone', () => {
    expect(editText('“a”', '"a"', `'b' "c"`)).toEqual(found(`'b' “c”`))
    expect(editText('‘a’', "'a'", `"b" 'c'`)).toEqual(found(`"b" ‘c’`))
  })

  it('keep what the new text keeps of the old one', () => {
    expect(editText('“hello” world', '" world', '" there')).toEqual(found('“hello” there'))
    expect(editText('a=”x”\nb\nc', 'a="x"\nb\nc', 'c\na="x"\nd')).toEqual(found('c\na=”x”\nd'))
  })

  it('are refused where the match has both styles and the new text would need one', () => {
    const file = "“it’s” 'x'"
    expect(editText(file, `"it's" 'x'`, `'y' "it's"`)).toBe('not-found')
    expect(editText(file, `"it's" 'x'`, `"it's" 'x';`)).toEqual(found(`${file};`))
  })

  it('are refused where a line that the edit moves was found in both styles', () => {
    expect(editText('“a”\nx\n"a"\n', '"a"\nx\n"a"', 'y\n"a"\nz')).toBe('not-found')
  })

  it('that are low or angular match nothing', () => {
    expect(editText('„a“ «b»', '"a" «b»', 'x')).toBe('not-found')
  })
})

describe('preserveQuoteStyle', () => {
  it.each([
    [
      'opens after start, blank, tab, line end, brackets and dashes',
      '"a" ("b") ["c"] {"d"} –"e" —"f"\n"g"\t"h"',
      '“a” (“b”) [“c”] {“d”} –“e” —“f”\n“g”\t“h”',
    ],
    ['closes after anything else', '-"a" ="b" x"c"', '-”a” =”b” x”c”'],
    ['opens then closes an empty pair', '""', '“”'],
  ])('%s', (_, fresh, styled) => {
    expect(preserveQuoteStyle('Q "q" E', 'Q “q” E', fresh)).toBe(styled)
  })

  it('writes an apostrophe between letters as a right single quote', () => {
    expect(preserveQuoteStyle("'x' y", '‘x’ y', "don't 'z' d'été")).toBe('don’t ‘z’ d’été')
  })

  it('writes curly quotes of a kind that was found in both styles, and leaves the other kind', () => {
    expect(preserveQuoteStyle(`'a' 'b'`, `‘a’ 'b'`, `"c" 'd';`)).toBe(`"c" ‘d’;`)
  })

  it('does not change the new text when the old text matches exactly', () => {
    expect(preserveQuoteStyle('“a”', '“a”', '"b"')).toBe('"b"')
    expect(preserveQuoteStyle('x', 'longer', '"b"')).toBe('"b"')
  })
})
