import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { uniquePlaces } from '../../../src/core/text/match-hints.ts'
import { findSpans } from '../../../src/core/text/pattern.ts'

const places = (content: string, text: string) => {
  const opened = openText(Buffer.from(content))
  if (!opened.ok) throw new Error(opened.encoding)
  const { spans } = findSpans(opened.file, [{ text }], { limit: 9, overlapping: true })
  return uniquePlaces(opened.file, spans).map(({ line, text }) => ({ line, text }))
}

describe('uniquePlaces', () => {
  it('returns the line itself if it is unique', () => {
    expect(places('let x = f(1)\r\nlet y = f(2)\r\n', 'f(')).toEqual([
      { line: 1, text: 'let x = f(1)' },
      { line: 2, text: 'let y = f(2)' },
    ])
  })

  it('adds the fewest lines above or below', () => {
    expect(places('a\nx\nb\nx\nc\n', 'x')).toEqual([
      { line: 2, text: 'x\nb' },
      { line: 4, text: 'x\nc' },
    ])
    expect(places('{\n}\n{\n}\n', '{')).toEqual([
      { line: 1, text: '{\n}\n{' },
      { line: 3, text: '}\n{' },
    ])
  })

  it('gives up if even many lines occur elsewhere', () => {
    expect(places('x\n'.repeat(40), 'x')[5]).toEqual({ line: 6, text: undefined })
  })
})
