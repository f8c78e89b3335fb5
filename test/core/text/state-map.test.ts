import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../src/core/text/encoding.ts'
import { applySplices } from '../../../src/core/text/splice.ts'
import { SplicedText } from '../../../src/core/text/spliced-text.ts'
import { type Region, RegionTree, StateMap } from '../../../src/core/text/state-map.ts'
import fc from '../../support/fast-check.ts'

const fileOf = (text: string): TextFile => {
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(opened.encoding)
  return opened.file
}

interface Wanted {
  readonly start: number
  readonly size: number
  readonly text: string
  readonly isAsked: boolean
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

describe('the places of a state', () => {
  const state = '0123456789abcdefghijklmnopqrst'

  /** A splice of the state, or of the file as it is now: what becomes of the file. */
  const spliced = (map: StateMap, now: Buffer, by: number, { start, size, text, isAsked }: Wanted): Buffer => {
    const length = isAsked ? state.length : now.length
    const replacement = Buffer.from(text.toUpperCase())
    const given = { start: Math.min(start, length), end: Math.min(start + size, length), replacement }
    if (isAsked && map.claim(given).kind !== 'free') return now
    const placed = isAsked ? map.now(given) : given
    if (isAsked) map.take(given, by)
    else map.follow([given], by)
    return applySplices(now, [placed])
  }

  it('are followed through splices of the file as it is, and of the state', () => {
    fc.assert(
      fc.property(fc.array(splice, { maxLength: 20 }), (list) => {
        const map = new StateMap()
        const now = list.reduce<Buffer>((file, one, by) => spliced(map, file, by, one), Buffer.from(state))
        const whole = Array.from(state, (_, at) => ({ start: at, end: at + 1, replacement: NOTHING }))
        for (const one of whole.filter((each) => map.claim(each).kind === 'free')) {
          const { start, end } = map.now(one)
          expect(now.subarray(start, end).toString()).toBe(state[one.start])
        }
      }),
    )
  })
})

describe('the work of following', () => {
  /** How often a region is looked at. */
  const workFor = (count: number, order: (at: number) => number): number => {
    let work = 0
    const tree = new RegionTree()
    const from = (place: number) => (region: Region) => {
      work++
      return region.start > place
    }
    for (let at = 0; at < count; at++) {
      const start = order(at) * 4
      tree.around(from(start))
      tree.insert({ start, end: start + 3, size: 5, by: at }, from(start))
    }
    expect(tree.around(() => false).moved).toBe(2 * count)
    return work
  }

  it.each([
    ['in order', (at: number) => at],
    ['backwards', (at: number) => -at],
    ['in no order', (at: number) => (at * 797) % 1009],
  ] as const)('grows with the number of places %s', (_, order) => {
    expect(workFor(4000, order)).toBeLessThan(8 * workFor(1000, order))
  })
})

const NOTHING = Buffer.alloc(0)
