import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uniqueMatches } from '../../../src/core/text/unique-matches.ts'

const few = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 14 })

/** Where a run is in a list. */
const placesOf = (run: readonly number[], list: readonly number[]): readonly number[] =>
  list.flatMap((_, at) => (run.every((item, nth) => list[at + nth] === item) ? [at] : []))

/** Every run that both lists hold once and that is no part of a longer one, by trying all. */
function byTrying(one: readonly number[], other: readonly number[]): readonly string[] {
  const found: string[] = []
  for (let from = 0; from < one.length; from += 1)
    for (let to = from + 1; to <= one.length; to += 1) {
      const [run, longer] = [one.slice(from, to), [one.slice(Math.max(0, from - 1), to), one.slice(from, to + 1)]]
      const [at, ...more] = placesOf(run, other)
      if (at === undefined || more.length > 0 || placesOf(run, one).length > 1) continue
      const isPart =
        (from > 0 && placesOf(longer[0] ?? [], other).length > 0) ||
        (to < one.length && placesOf(longer[1] ?? [], other).length > 0)
      if (!isPart) found.push(`${from} ${at} ${run.length}`)
    }
  return found.sort()
}

describe('uniqueMatches', () => {
  it('finds the longest runs that are there once on each side, as trying all of them does', () => {
    fc.assert(
      fc.property(few, few, (one, other) => {
        const list = [...one, 90, ...other, 91]
        const matches = uniqueMatches(list, one.length + 1)
        expect(matches.map((found) => `${found.one} ${found.other - one.length - 1} ${found.length}`).sort()).toEqual(
          byTrying(one, other),
        )
      }),
    )
  })

  it('takes an empty list, and one of a single item', () => {
    expect(uniqueMatches([], 0)).toEqual([])
    expect(uniqueMatches([0], 1)).toEqual([])
  })
})
