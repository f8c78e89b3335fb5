import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openString, openText } from '../../../src/core/text/encoding.ts'
import { findSpans, type Token } from '../../../src/core/text/pattern.ts'

const find = (content: string, tokens: readonly Token[], overlapping = true) => {
  const opened = openText(Buffer.from(content))
  if (!opened.ok) throw new Error(opened.encoding)
  return findSpans(opened.file, tokens, { limit: 99, overlapping }).spans.map(({ start, end }) => [start, end])
}

describe('findSpans', () => {
  it('finds plain text, overlapping places too, or apart', () => {
    expect(find('aaaa', [{ text: 'aa' }])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
    ])
    expect(find('aaaa', [{ text: 'aa' }], false)).toEqual([
      [0, 2],
      [2, 4],
    ])
  })

  it('finds one of several spellings', () => {
    expect(find('x"y “z', [{ oneOf: ['"', '“'] }])).toEqual([
      [1, 2],
      [4, 7],
    ])
    expect(find('x"y “y', [{ oneOf: ['"', '“'] }, { text: 'y' }])).toEqual([
      [1, 3],
      [4, 8],
    ])
  })

  it('finds runs, as long as they are', () => {
    const run: Token = { run: [' ', '\t'], min: 0 }
    expect(find('a \t b ab', [{ text: 'a' }, run, { text: 'b' }])).toEqual([
      [0, 5],
      [6, 8],
    ])
    expect(find('ab a b', [{ text: 'a' }, { ...run, min: 1 }, { text: 'b' }])).toEqual([[3, 6]])
    expect(find('  a', [run, { text: 'a' }])).toEqual([[0, 3]])
  })

  it('takes LF for any line end', () => {
    expect(find('a\r\nb a\nb a\rb', [{ text: 'a\nb' }])).toEqual([
      [0, 4],
      [5, 8],
    ])
    expect(find('\r\n\n', [{ text: '\n' }])).toEqual([
      [0, 2],
      [2, 3],
    ])
    expect(find('\r\n\r\n', [{ text: '\n\n' }])).toEqual([[0, 4]])
  })

  it('stops at its limit, and asks whether a place counts', () => {
    const file = openString('a a a')
    const options = { overlapping: true, accept: (_: unknown, { start }: { start: number }) => start > 0 }
    expect(findSpans(file, [{ text: 'a' }], { ...options, limit: 1 })).toEqual({
      spans: [{ start: 4, end: 6 }],
      exhausted: false,
    })
  })

  it('agrees with indexOf on any text', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'é', '😀', '\n'), { maxLength: 20 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (content, wanted) => {
        fc.pre(wanted !== '')
        const places: number[] = []
        for (let at = content.indexOf(wanted); at >= 0; at = content.indexOf(wanted, at + 1)) places.push(2 * at)
        const { spans } = findSpans(openString(content), [{ text: wanted }], { limit: 99, overlapping: true })
        expect(spans.map(({ start }) => start)).toEqual(places)
      }),
    )
  })
})
