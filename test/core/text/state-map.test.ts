import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../src/core/text/encoding.ts'
import { applySplices } from '../../../src/core/text/splice.ts'
import { SplicedText, StateMap } from '../../../src/core/text/state-map.ts'
import fc from '../../support/fast-check.ts'

const fileOf = (text: string): TextFile => {
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(opened.encoding)
  return opened.file
}

const splice = fc.record({
  start: fc.nat(30),
  size: fc.nat(4),
  text: fc.constantFrom('', 'a', 'bc', 'é', '\n'),
  isAsked: fc.boolean(),
})

describe('a text after splices of a state', () => {
  it('has the bytes that one after the other makes, in whatever order it is asked for them', () => {
    fc.assert(
      fc.property(fc.array(splice, { maxLength: 20 }), fc.array(fc.nat(20)), (wanted, asked) => {
        const file = fileOf('0123456789abcdefghijklmnopqrst')
        const map = new StateMap()
        let bytes = file.bytes
        const texts = [{ text: SplicedText.of(file), bytes }]
        for (const [by, { start, size, text, isAsked }] of wanted.entries()) {
          const end = Math.min(file.bytes.length, start + size)
          const named = { start: Math.min(start, end), end, replacement: Buffer.from(text) }
          const claim = map.claim(named)
          if (claim.kind !== 'free') continue
          const now = map.now(named)
          bytes = applySplices(bytes, [now])
          const next = texts.at(-1)!.text.spliced([named], [now])
          if (isAsked) expect(next.bytes.equals(bytes)).toBe(true)
          texts.push({ text: next, bytes })
          map.take(named, by)
        }
        for (const at of [...asked, texts.length - 1]) {
          const { text, bytes: expected } = texts[at % texts.length]!
          expect([text.bytes.toString(), text.size]).toEqual([expected.toString(), expected.length])
        }
      }),
    )
  })
})
