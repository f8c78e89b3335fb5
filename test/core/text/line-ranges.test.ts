import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { holdsRange, joinRanges, type LineRanges, rangesAfter } from '../../../src/core/text/line-ranges.ts'
import { patchFromSplices } from '../../../src/core/text/patch.ts'
import { applySplices } from '../../../src/core/text/splice.ts'

const linesOf = (ranges: LineRanges): readonly number[] =>
  ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))

describe('ranges of lines', () => {
  it('are joined where they meet, and hold what lies in one of them', () => {
    const joined = joinRanges(
      [{ first: 8, last: 9 }],
      [
        { first: 1, last: 3 },
        { first: 4, last: 4 },
      ],
    )
    expect(joined).toEqual([
      { first: 1, last: 4 },
      { first: 8, last: 9 },
    ])
    expect(holdsRange(joined, { first: 2, last: 4 })).toBe(true)
    expect(holdsRange(joined, { first: 4, last: 8 })).toBe(false)
    expect(holdsRange([], { first: 1, last: 1 })).toBe(false)
  })

  it('follow their lines through a change, and hold the lines it adds', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(
        lines,
        fc.nat(),
        fc.nat(5),
        fc.nat(4),
        fc.array(fc.nat(35), { maxLength: 6 }),
        (numbers, at, removed, added, shown) => {
          const text = numbers.map((number, line) => `line ${line} ${number}\n`)
          const start = at % text.length
          const end = Math.min(text.length, start + removed)
          const offset = (line: number) => text.slice(0, line).join('').length
          const fresh = Array.from({ length: added }, (_, line) => `fresh ${line}\n`)
          const before = Buffer.from(text.join(''))
          const opened = openText(before)
          if (!opened.ok) throw new Error('not text')
          const splice = { start: offset(start), end: offset(end), replacement: Buffer.from(fresh.join('')) }
          const after = applySplices(before, [splice]).toString().split('\n')
          const ranges = shown.reduce<LineRanges>(
            (all, line) => joinRanges(all, [{ first: line + 1, last: line + 1 }]),
            [],
          )
          const patch = patchFromSplices(opened.file, [splice])
          const seen = new Set(linesOf(ranges).map((line) => text[line - 1]?.trimEnd()))
          const wanted = after.flatMap((line, index) =>
            line !== '' && (seen.has(line) || line.startsWith('fresh')) ? [index + 1] : [],
          )
          const found = linesOf(rangesAfter(ranges, patch?.structuredPatch ?? [])).filter((line) => line < after.length)
          expect(found).toEqual(wanted)
        },
      ),
    )
  })
})
