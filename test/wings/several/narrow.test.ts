import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NarrowSearch, narrow } from '../../../src/wings/several/narrow.ts'

interface Narrowed extends NarrowSearch {
  readonly runs: number
}

/** Narrows down numbered steps; the same question is run once. */
async function search(length: number, fails: (kept: ReadonlySet<number>) => boolean, budget = 1000): Promise<Narrowed> {
  const known = new Map<string, boolean>()
  let runs = 0
  const steps = Array.from({ length }, (_, at) => at + 1)
  const found = await narrow(steps, async (kept, again) => {
    const key = kept.join()
    if (known.has(key) && !again) return known.get(key)
    if (runs === budget) return undefined
    runs++
    const passed = !fails(new Set(kept))
    known.set(key, passed)
    return passed
  })
  return { ...found, runs }
}

const hasAny =
  (...culprits: readonly number[]) =>
  (kept: ReadonlySet<number>) =>
    culprits.some((one) => kept.has(one))

describe('the search for steps that break a test', () => {
  it.each([
    ['one of them', 100, hasAny(37), [37]],
    ['the first', 64, hasAny(1), [1]],
    ['the last', 64, hasAny(64), [64]],
    ['two', 100, hasAny(13, 90), [13, 90]],
    ['three', 100, hasAny(2, 3, 99), [2, 3, 99]],
    ['all', 5, hasAny(1, 2, 3, 4, 5), [1, 2, 3, 4, 5]],
    [
      'two that break it only together: one of them',
      50,
      (kept: ReadonlySet<number>) => kept.has(7) && kept.has(30),
      [30],
    ],
    [
      'one beside two that need each other: that one',
      20,
      (kept: ReadonlySet<number>) => kept.has(4) !== kept.has(15) || kept.has(9),
      [9],
    ],
  ])('finds %s', async (_, length, fails, culprits) => {
    expect(await search(length, fails)).toMatchObject({ end: 'passes', out: culprits, complete: true, flaky: false })
  })

  it('asks no more often than bisection for one, and twice more at the end', async () => {
    const { runs } = await search(128, hasAny(77))
    expect(runs).toBeLessThanOrEqual(2 + Math.log2(128) + 1 + 2)
  })

  it('says when everything passes, and when nothing does', async () => {
    expect(await search(9, () => false)).toMatchObject({ end: 'passes', out: [], runs: 2 })
    expect(await search(9, () => true)).toMatchObject({ end: 'never', out: [], runs: 3 })
  })

  it('gives the best that it knows when its budget is spent', async () => {
    const short = await search(100, hasAny(13, 90), 12)
    expect(short).toMatchObject({ end: 'passes', complete: false, runs: 12 })
    expect(
      hasAny(13, 90)(new Set(Array.from({ length: 100 }, (_, at) => at + 1).filter((one) => !short.out.includes(one)))),
    ).toBe(false)
    expect(await search(100, hasAny(13), 1)).toMatchObject({ end: 'unknown', complete: false })
  })

  it('notices a test that once passes and once fails', async () => {
    let calls = 0
    expect(await search(1, (kept) => kept.size > 0 && ++calls === 1)).toMatchObject({ flaky: true })
  })

  it('finds a set of which no step can be put back, whatever breaks it (50 generated failures)', async () => {
    const culprits = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    })
    const property = fc.asyncProperty(culprits, async (groups) => {
      const fails = (kept: ReadonlySet<number>) => groups.some((group) => group.every((one) => kept.has(one)))
      const { out, end } = await search(40, fails)
      const keptWith = (back?: number) =>
        new Set(Array.from({ length: 40 }, (_, at) => at + 1).filter((one) => one === back || !out.includes(one)))
      expect([end, fails(keptWith())]).toEqual(['passes', false])
      for (const one of out) expect(fails(keptWith(one))).toBe(true)
    })
    await fc.assert(property, { numRuns: 50, seed: 19 })
  })
})
