import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../src/core/text/encoding.ts'
import { patchFromSplices } from '../../../src/core/text/patch.ts'
import { applySplices, type Splice } from '../../../src/core/text/splice.ts'
import { PiecedText, SplicedText } from '../../../src/core/text/spliced-text.ts'
import fc from '../../support/fast-check.ts'

const fileOf = (text: string): TextFile => {
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(opened.encoding)
  return opened.file
}

const line = fc.constantFrom('', 'a', 'bb', 'é😀', 'let x = 1', '\r')
const wanted = fc.array(
  fc.array(fc.record({ at: fc.nat(400), size: fc.nat(12), text: fc.constantFrom('', 'q', '\n', 'x\ny\n', 'é') }), {
    minLength: 1,
    maxLength: 3,
  }),
  { maxLength: 12 },
)

/** Splices of a text, in order, between its characters. */
function splicesOf(bytes: Buffer, given: readonly { at: number; size: number; text: string }[]): readonly Splice[] {
  const whole = (at: number): number => {
    let place = Math.min(at, bytes.length)
    while (((bytes[place] ?? 0) & 0xc0) === 0x80) place++
    return place
  }
  const sorted = given
    .map(({ at, size, text }) => ({ start: whole(at), end: whole(at + size), replacement: Buffer.from(text) }))
    .sort((one, other) => one.start - other.start)
  return sorted.filter(({ start }, at) => at === 0 || start >= sorted[at - 1]!.end).slice(0, 3)
}

describe('a text in pieces', () => {
  it('tells of splices, one after the other, what the whole text tells', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 60 }),
        fc.constantFrom('', '\n', '\ufeff'),
        fc.constantFrom(5, 16, 64),
        wanted,
        (lines, extra, size, rounds) => {
          const text = extra === '\ufeff' ? `\ufeff${lines.join('\n')}` : lines.join('\n') + extra
          let file = fileOf(text)
          const pieces = new PiecedText(file, size)
          for (const round of rounds) {
            const splices = splicesOf(file.bytes, round).filter(({ start }) => start >= file.bom)
            expect(pieces.patchOf(splices)).toEqual(patchFromSplices(file, splices))
            pieces.splice(splices)
            file = { ...file, bytes: applySplices(file.bytes, splices) }
          }
        },
      ),
    )
  })

  it('is followed through every step, whichever is asked for its lines', () => {
    const file = fileOf(Array.from({ length: 6000 }, (_, at) => `let value_${at} = 1\n`).join(''))
    const texts = [{ text: SplicedText.of(file), bytes: file.bytes }]
    for (let at = 0; at < 30; at++) {
      const { text, bytes } = texts.at(-1)!
      const start = bytes.indexOf(`value_${(at * 1009) % 6000} `)
      const splice = { start, end: start + 5, replacement: Buffer.from('name\n') }
      const named = { ...splice, start: file.bytes.indexOf(`value_${(at * 1009) % 6000} `) }
      const next = text.spliced([{ ...named, end: named.start + 5 }], [splice])
      texts.push({ text: next, bytes: applySplices(bytes, [splice]) })
    }
    const splice = { start: 40_000, end: 40_003, replacement: Buffer.from('\n') }
    for (const at of [0, 1, 2, 9, 30, 12, 13, 0, 29])
      expect(texts[at]!.text.patchOf([splice])).toEqual(
        patchFromSplices({ ...file, bytes: texts[at]!.bytes }, [splice]),
      )
  })
})
