import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySplices, resultSize, spliceBetween } from '../../../src/core/text/splice.ts'

describe('applySplices', () => {
  it('replaces ranges and keeps the rest', () => {
    const splices = [
      { start: 0, end: 0, replacement: Buffer.from('>') },
      { start: 1, end: 3, replacement: Buffer.from('XYZ') },
      { start: 4, end: 5, replacement: Buffer.alloc(0) },
    ]
    expect(applySplices(Buffer.from('abcde'), splices).toString()).toBe('>aXYZd')
    expect(resultSize(Buffer.from('abcde'), splices)).toBe(6)
  })
})

describe('spliceBetween', () => {
  const content = fc.array(fc.constantFrom(1, 2), { maxLength: 12 }).map((values) => Buffer.from(values))

  it('is nothing between equals, and otherwise makes the one of the other', () => {
    fc.assert(
      fc.property(content, content, fc.constantFrom(1, 2), fc.nat(3), (one, other, unit, scale) => {
        const pad = Buffer.alloc(scale * 3000 * unit, 3)
        const [before, after] = [one, other].map((part) => Buffer.concat([pad, part, part, pad])) as [Buffer, Buffer]
        const splices = spliceBetween(before, after, unit as 1 | 2)
        expect(splices.length).toBe(before.equals(after) ? 0 : 1)
        expect(applySplices(before, splices).equals(after)).toBe(true)
        for (const { start, end } of splices) {
          expect(start % unit).toBe(0)
          expect((before.length - end) % unit).toBe(0)
        }
      }),
    )
  })
})
