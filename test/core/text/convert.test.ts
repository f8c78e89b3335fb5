import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { type Conversion, convertedBytes } from '../../../src/core/text/line-ending.ts'

const converted = (bytes: Buffer, conversion: Conversion): Buffer | undefined => {
  const opened = openText(bytes)
  return opened.ok ? convertedBytes(opened.file, conversion) : undefined
}

describe('the form of a whole text', () => {
  it.each<readonly [Conversion, string, string]>([
    [{ line_ends: 'lf' }, 'a\r\nb\nc\rd\r\n', 'a\nb\nc\rd\n'],
    [{ line_ends: 'crlf' }, 'a\r\nb\nc', 'a\r\nb\r\nc'],
    [{ final_newline: 'add' }, 'a\r\nb', 'a\r\nb\r\n'],
    [{ final_newline: 'add' }, 'a', 'a\n'],
    [{ final_newline: 'add', line_ends: 'crlf' }, 'a', 'a\r\n'],
    [{ final_newline: 'add' }, '', ''],
    [{ final_newline: 'remove' }, 'a\n\r\n', 'a'],
    [{ indent: { from: 2, to: 4 } }, 'a\n  b\n     c\n d', 'a\n    b\n         c\n d'],
    [{ indent: { from: 'tab', to: 2 } }, '\ta\n\t\t b\n', '  a\n     b\n'],
    [{ indent: { from: 4, to: 'tab' } }, '        a\r\n    b', '\t\ta\r\n\tb'],
    [{ bom: 'add' }, 'a', '\ufeffa'],
    [{ bom: 'remove' }, '\ufeffa', 'a'],
    [{ bom: 'add', line_ends: 'lf', final_newline: 'add' }, 'a\r\nb', '\ufeffa\nb\n'],
  ])('becomes as %o asks', (conversion, before, after) => {
    expect(converted(Buffer.from(before), conversion)).toEqual(Buffer.from(after))
  })

  it('keeps bytes that are no text, and refuses to take the mark of UTF-16', () => {
    const bytes = Buffer.from([0x61, 0xff, 0x0d, 0x0a, 0x80])
    expect(converted(bytes, { line_ends: 'lf' })).toEqual(Buffer.from([0x61, 0xff, 0x0a, 0x80]))
    const wide = Buffer.from('\ufeffa\r\n', 'utf16le')
    expect(converted(wide, { line_ends: 'lf' })).toEqual(Buffer.from('\ufeffa\n', 'utf16le'))
    expect(converted(wide, { bom: 'remove' })).toBeUndefined()
  })

  it('is as asked after one time', () => {
    const conversion = fc.record<Conversion>(
      {
        line_ends: fc.constantFrom('lf', 'crlf'),
        final_newline: fc.constantFrom('add', 'remove'),
        bom: fc.constantFrom('add', 'remove'),
      },
      { requiredKeys: [] },
    )
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', ' ', '\t', 'é') })
    fc.assert(
      fc.property(text, conversion, (content, asked) => {
        const once = converted(Buffer.from(content), asked)
        expect(once && converted(once, asked)).toEqual(once)
      }),
    )
  })
})
