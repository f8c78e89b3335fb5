import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySplices, type Splice } from '../../../src/core/text/splice.ts'
import { Blocks, countLf } from '../../../src/core/text/utf8-cache.ts'

/** Small enough that edits cross blocks, cut them up and empty them. */
const SIZE = 512

const bytes = (most: number) =>
  fc
    .array(fc.constantFrom('a', 'b', 'c', '\n', '\r\n', 'é', 'ab\n', 'value = 1;\n', 'x'.repeat(40)), {
      maxLength: most,
      size: 'max',
    })
    .map((parts) => Buffer.from(parts.join('')))

/** Cuts as fractions of a length, so that they fit whatever the bytes are by then. */
const edits = fc.array(
  fc.record({
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 }),
    text: bytes(20),
  }),
  { minLength: 1, maxLength: 12 },
)

function splicesOf(length: number, { cuts, text }: { cuts: readonly number[]; text: Buffer }): readonly Splice[] {
  const places = cuts.map((cut) => Math.floor(cut * length)).sort((one, other) => one - other)
  const splices: Splice[] = []
  for (let index = 0; index + 1 < places.length; index += 2) {
    splices.push({ start: places[index]!, end: places[index + 1]!, replacement: text.subarray(0, text.length - index) })
  }
  return splices
}

function placesOf(holder: Pick<Blocks, 'indexOf'>, piece: Buffer): readonly number[] {
  const places: number[] = []
  for (let at = holder.indexOf(piece, 0); at >= 0; at = holder.indexOf(piece, at + 1)) places.push(at)
  return places
}

const agree = (blocks: Blocks, content: Buffer, pieces: readonly Buffer[]): void => {
  expect(blocks.hasCr).toBe(content.includes(0x0d))
  for (const part of [0, 0.1, 0.5, 0.9]) {
    const [start, end] = [Math.floor(content.length * part), Math.ceil(content.length * (1 - part / 3))]
    expect(blocks.countLf(start, end)).toBe(countLf(content.subarray(start, end)))
  }
  for (const piece of pieces) expect(placesOf(blocks, piece)).toEqual(placesOf(content, piece))
}

const piecesOf = (content: Buffer): readonly Buffer[] =>
  [
    ...[3, 5, 40, 300, 700].map((length, index) => {
      const start = Math.floor((content.length * (index + 1)) / 7)
      return content.subarray(start, start + length)
    }),
    Buffer.from('value = 1;\nab'),
    Buffer.from('nowhere to be found'),
  ].filter(({ length }) => length > 0)

describe('Blocks', () => {
  it('say after any edits what the bytes themselves say', () => {
    fc.assert(
      fc.property(bytes(400), edits, (first, list) => {
        let content: Buffer = first
        let blocks = Blocks.of(content, SIZE)
        for (const edit of list) {
          // often enough that every block knows what stands in it
          for (let time = 0; time < 10; time += 1) blocks.indexOf(Buffer.from('nowhere'), 0)
          const splices = splicesOf(content.length, edit)
          const after = applySplices(content, splices)
          blocks = blocks.spliced(splices, after)
          content = after
          agree(blocks, content, piecesOf(content))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('leave the earlier state as it was', () => {
    fc.assert(
      fc.property(bytes(400), edits, (content, list) => {
        const blocks = Blocks.of(content, SIZE)
        for (let time = 0; time < 10; time += 1) blocks.indexOf(Buffer.from('nowhere'), 0)
        for (const edit of list) {
          const splices = splicesOf(content.length, edit)
          blocks.spliced(splices, applySplices(content, splices))
        }
        agree(blocks, content, piecesOf(content))
      }),
      { numRuns: 50 },
    )
  })
})
