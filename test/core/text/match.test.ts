import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { findActualString, matchEdit } from '../../../src/core/text/match.ts'
import { editText } from '../../support/edit-text.ts'
import { checkEdit, editCase } from './edit-properties.ts'

const exact = (text: string) => ({ text, by: 'exact' })

describe('matchEdit', () => {
  it('keeps every byte outside the places it replaces, whatever the file and the edit', () => {
    fc.assert(
      fc.property(editCase, (edit) => {
        checkEdit(edit)
      }),
      { numRuns: 4000 },
    )
  })

  it('replaces the only place where the text occurs', () => {
    expect(editText('a b c\n', 'b', 'B')).toEqual(exact('a B c\n'))
  })

  it('counts places that overlap', () => {
    expect(editText('aaa', 'aa', 'b')).toBe('not-unique')
    expect(editText('aaa', 'aa', 'b', { replace_all: true })).toEqual(exact('ba'))
    expect(editText('aaaa', 'aa', 'aaaa', { replace_all: true })).toEqual(exact('aaaaaaaa'))
  })

  it('counts places up to a hundred, and says whether there are more', () => {
    const placesIn = (count: number) =>
      matchEdit(opened(Buffer.from('a'.repeat(count))), { old_string: 'a', new_string: 'b' })
    expect(placesIn(100)).toMatchObject({ reason: 'not-unique', spans: { length: 100 }, more: false })
    expect(placesIn(101)).toMatchObject({ reason: 'not-unique', spans: { length: 100 }, more: true })
  })

  it('replaces no place that overlaps the one before', () => {
    expect(editText('b\r\nbb\r\nbb', 'b\nbb', 'x', { replace_all: true })).toEqual(exact('x\r\nbb'))
  })

  it('takes the new text literally', () => {
    expect(editText('x\n', 'x', "$& $1 $$ $` $' \\1 \\n")).toEqual(exact("$& $1 $$ $` $' \\1 \\n\n"))
  })

  it('tries a tolerance only when everything before it found nothing', () => {
    expect(editText('“a”\n"a"\n', '"a"', '"b"')).toEqual(exact('“a”\n"b"\n'))
    expect(editText('<n>x <name>x\n', '<n>x', '<n>y')).toEqual(exact('<n>y <name>x\n'))
    expect(editText('1\tx\nx\n', '1\tx', '1\ty')).toEqual(exact('1\ty\nx\n'))
  })

  it('never lets a tolerance choose between places', () => {
    expect(editText('“a”\n‘b’\n“a”\n', '"a"', '"c"')).toBe('not-unique')
    expect(editText('a\nb\na\n', 'a  ', 'c')).toBe('not-unique')
    expect(editText('<name>x <name>x', '<n>x', '<n>y')).toBe('not-unique')
  })

  it('skips a tolerance under which old and new are equal', () => {
    expect(editText('“a”\n', '"a"', '“a”')).toBe('not-found')
    expect(editText('a\nb\n', 'a  \nb', 'a\nb')).toBe('not-found')
    expect(editText('é\n', '\\u00e9', 'é')).toBe('not-found')
    expect(editText('x\n', '1\tx', 'x')).toBe('not-found')
  })

  it('never finds text with half a surrogate pair, nor writes it', () => {
    expect(editText('\ufffd\n', '\ud800', 'x')).toBe('not-found')
    expect(editText('x\n', 'x', '\ud800')).toBe('unencodable')
  })

  it('gives up a search that would not end in bounded time', { tags: 'slow' }, () => {
    expect(editText('ab\r\n'.repeat(300_000), `${'ab\n'.repeat(5_000)}x`, 'y')).toBe('too-much')
  })

  it('fills a blank file from an empty old text', () => {
    expect(editText('', '', 'a\r\nb\n')).toEqual(exact('a\r\nb\n'))
    expect(editText('\ufeff \r\n', '', 'a\nb\n')).toEqual(exact('\ufeffa\r\nb\r\n'))
    expect(editText(' '.repeat(2 ** 20), '', 'a')).toEqual(exact('a'))
    expect(editText(' '.repeat(2 ** 20 + 1), '', 'a')).toBe('not-found')
    expect(editText('x', '', 'a')).toBe('not-found')
  })
})

describe('line ends', () => {
  it('are seen as LF on both sides, and kept', () => {
    expect(editText('a\r\nb\r\nc\r\n', 'a\nb', 'x\ny\nz')).toEqual(exact('x\r\ny\r\nz\r\nc\r\n'))
    expect(editText('a\nb\nc\n', 'a\r\nb', 'x\r\ny')).toEqual(exact('x\ny\nc\n'))
  })

  it('of new lines are those of the place they land in', () => {
    expect(editText('a\nb\r\nc\n', 'b', 'b\nB')).toEqual(exact('a\nb\r\nB\r\nc\n'))
    expect(editText('a\nb\r\nc\n', 'c', 'c\nC')).toEqual(exact('a\nb\r\nc\nC\n'))
    expect(editText('a\r\nb', 'b', 'b\nB')).toEqual(exact('a\r\nb\r\nB'))
  })

  it('of lines that stay are not changed, mixed ones either', () => {
    expect(editText('a\nb\r\nc\nd\n', 'a\nb\nc\nd', 'a\nx\nb\nc\nd')).toEqual(exact('a\nx\r\nb\r\nc\nd\n'))
  })

  it('are never split, and a lone CR is not one', () => {
    expect(editText('a\r\nb\n', '\r', 'x')).toBe('not-found')
    expect(editText('a\rb\n', 'a\nb', 'x')).toBe('not-found')
    expect(editText('a\rb\r\nc\n', 'b\nc', 'x')).toEqual(exact('a\rx\n'))
    expect(editText('\r\r\n', '\r\r\n', 'x')).toEqual(exact('x'))
    expect(editText('a\r\n\r\nb', '\nb', 'c')).toEqual(exact('a\r\nc'))
  })
})

describe('a deletion', () => {
  it('of whole lines includes their line end, and blanks before it', () => {
    expect(editText('a\nb\nc\n', 'b', '')).toEqual(exact('a\nc\n'))
    expect(editText('a\r\nb  \r\nc', 'b', '')).toEqual(exact('a\r\nc'))
    expect(editText('a\nb', 'b', '')).toEqual(exact('a\n'))
    expect(editText('a\nb  ', 'b', '')).toEqual(exact('a\n'))
    expect(editText('\ufeffa\nb', 'a', '')).toEqual(exact('\ufeffb'))
  })

  it('inside a line removes the text alone', () => {
    expect(editText('a b\nc\n', ' b', '')).toEqual(exact('a\nc\n'))
    expect(editText('  b\nc\n', 'b', '')).toEqual(exact('  \nc\n'))
    expect(editText('b a\nc\n', 'b', '')).toEqual(exact(' a\nc\n'))
  })

  it('of text that ends in its line end includes no other one', () => {
    expect(editText('a\nb\n\nc\n', 'b\n', '')).toEqual(exact('a\n\nc\n'))
    expect(editText('a\nb\nc\n', '\nb', '')).toEqual(exact('a\nc\n'))
  })

  it('of every place leaves each line end to one place', () => {
    expect(editText('x\nx\ny\nx\n', 'x', '', { replace_all: true })).toEqual(exact('y\n'))
    expect(editText('\nx\nx', '\nx', '', { replace_all: true })).toEqual(exact(''))
  })
})

describe('encodings', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

  it('UTF-16LE is searched at whole characters only', () => {
    const file = utf16('\u4100\u0041A\r\n')
    const match = matchEdit(opened(file), { old_string: 'A\n', new_string: 'é\n', replace_all: false })
    expect(match).toMatchObject({
      ok: true,
      splices: [{ start: 6, end: 12, replacement: Buffer.from('é\r\n', 'utf16le') }],
    })
    expect(matchEdit(opened(utf16('\u4142')), { old_string: '\u4241', new_string: 'x', replace_all: false }).ok).toBe(
      false,
    )
  })

  it('an 8-bit file keeps its bytes and accepts only ASCII', () => {
    const file = Buffer.from('caf\xe9 au lait\n', 'latin1')
    expect(editText(file, 'au', 'sans')).toEqual(exact('caf\xe9 sans lait\n'))
    expect(editText(file, 'au', 'à')).toBe('unencodable')
  })

  it('a BOM is not part of the text', () => {
    expect(editText('\ufeffa\n', 'a', 'b')).toEqual(exact('\ufeffb\n'))
    expect(editText('\ufeffa\n', '\ufeffa', 'b')).toBe('not-found')
  })
})

describe('findActualString', () => {
  it('returns the text as it is in the file, under the first tolerance that finds it', () => {
    expect(findActualString('say “hi”\r\nnow', 'say "hi"\nnow')).toBe('say “hi”\r\nnow')
    expect(findActualString('<name>', '<n>')).toBe('<name>')
    expect(findActualString('abc', 'b')).toBe('b')
    expect(findActualString('abc', '')).toBe('')
    expect(findActualString('“a” and “a”', '"a"')).toBe('“a”')
    expect(findActualString('abc', 'x')).toBeNull()
  })
})

const opened = (bytes: Buffer) => {
  const result = openText(bytes)
  if (!result.ok) throw new Error(result.encoding)
  return result.file
}
