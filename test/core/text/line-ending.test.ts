import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../src/core/text/encoding.ts'
import {
  type Conversion,
  convertedBytes,
  countLines,
  isLineStart,
  lineEnd,
  lineEndAdapter,
  lineEndAt,
  lineEndBefore,
  lineStart,
  splitsLineEnd,
  stripTrailing,
} from '../../../src/core/text/line-ending.ts'

const open = (bytes: Buffer): TextFile => {
  const opened = openText(bytes)
  if (!opened.ok) throw new Error(opened.encoding)
  return opened.file
}
const utf8 = (text: string) => open(Buffer.from(text))
/** U+0A0D and U+0D0A look like line ends to whoever ignores the size of a unit. */
const utf16 = (text: string) => open(Buffer.from(`\ufeff${text}`, 'utf16le'))

describe('line ends in bytes', () => {
  it('are CRLF or LF, one character of two bytes in UTF-16', () => {
    const file = utf8('a\r\nb\n\r')
    expect([0, 1, 2, 3, 4, 5].map((at) => lineEndAt(file, at))).toEqual([0, 2, 0, 0, 1, 0])
    expect([1, 2, 3, 4, 5, 6].map((at) => lineEndBefore(file, at))).toEqual([0, 0, 2, 0, 1, 0])
    const wide = utf16('\u0a0d\r\n')
    expect([2, 4, 6, 8].map((at) => lineEndAt(wide, at))).toEqual([0, 4, 0, 0])
    expect(splitsLineEnd(wide, 6)).toBe(true)
  })

  it('bound lines, the first of which begins after the BOM', () => {
    const file = utf8('\ufeffab\r\nc')
    expect([lineStart(file, 4), lineStart(file, 7), lineEnd(file, 3), lineEnd(file, 7)]).toEqual([3, 7, 7, 8])
    expect([3, 4, 7].map((at) => isLineStart(file, at))).toEqual([true, false, true])
    const wide = utf16('\u0a0aa\n\u0a00b')
    expect([lineStart(wide, 10), lineEnd(wide, 2), lineEnd(wide, 8)]).toEqual([8, 8, 12])
  })

  it('are counted, at any offset and of any bytes', () => {
    const content = fc.uint8Array({ maxLength: 40 }).map((values) => values.map((value) => (value % 3 ? value : 0x0a)))
    fc.assert(
      fc.property(content, fc.nat(5), fc.nat(40), (values, shift, start) => {
        const bytes = Buffer.concat([Buffer.alloc(shift), values]).subarray(shift)
        const file: TextFile = { bytes, encoding: 'utf8', bom: 0, valid: false }
        const part = values.slice(start)
        expect(countLines(file, Math.min(start, bytes.length), bytes.length)).toBe(
          part.filter((v) => v === 0x0a).length,
        )
      }),
    )
    expect(countLines(utf8('a\nb\r\n\n'), 0, 6)).toBe(3)
    expect(countLines(utf16('\u0a0a\n\u0d0a\r\n'), 2, 12)).toBe(2)
  })
})

describe('lineEndAdapter', () => {
  const adapt = (content: string, old: string, text: string): string => {
    const start = Buffer.from(content.slice(0, content.indexOf(old))).length
    return lineEndAdapter(utf8(content))({ start, end: start + Buffer.from(old).length }, text)
  }

  it('gives lines that stay their own line end, and others that of the line in their place', () => {
    expect(adapt('a\r\nb\nc\r\nd', 'a\r\nb\nc\r\nd', 'a\nB\nX\nc\nd')).toBe('a\r\nB\nX\nc\r\nd')
  })

  it('gives new lines the line end of their line, else of the line before', () => {
    expect(adapt('a\nb\r\n', 'b', 'x\ny')).toBe('x\r\ny')
    expect(adapt('a\r\nb', 'b', 'x\ny')).toBe('x\r\ny')
    expect(adapt('a\rb', 'b', 'x\ny')).toBe('x\ny')
  })

  it('tells the lines of one file apart', () => {
    const adapted = lineEndAdapter(utf8('a\nb\r\na\n'))
    const spans = [0, 2, 5].map((start) => adapted({ start, end: start + 1 }, '\n'))
    expect(spans).toEqual(['\n', '\r\n', '\n'])
  })
})

describe('stripTrailing', () => {
  it('removes white space before every kind of line end and at the end of the text', () => {
    expect(stripTrailing('a.ts', 'a \u00a0\r\n\u3000\nb\t\rc\ufeff\n\nd\f\v ')).toBe('a\r\n\nb\rc\n\nd')
  })

  it('does not change Markdown, by its extension', () => {
    for (const path of ['a.md', 'a.MDX']) expect(stripTrailing(path, 'a  \n')).toBe('a  \n')
    for (const path of ['a.markdown', 'a.md.txt', 'md']) expect(stripTrailing(path, 'a  \n')).toBe('a\n')
  })
})

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
