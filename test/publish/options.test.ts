import { describe, expect, it } from 'vitest'
import { createPace } from '../../src/publish/options.ts'
import { testClock } from '../support/garden.ts'

describe('a pace', () => {
  it('spreads writes evenly, and lets reads pass', { tags: 'quick' }, async () => {
    const clock = testClock()
    const pace = createPace({ clock, writesPerMinute: 20 })
    for (const isWrite of [true, false, true, false, true]) await pace.turn(isWrite)
    expect(clock.slept).toEqual([3000, 3000])
  })

  it('gives writers that wait at the same time one turn each', async () => {
    const clock = testClock()
    const pace = createPace({ clock, writesPerMinute: 60 })
    const start = clock.now()
    await Promise.all([1, 2, 3, 4].map(() => pace.turn(true)))
    expect(clock.now() - start).toBeGreaterThanOrEqual(3000)
  })

  it('holds every call once GitHub said so to one', async () => {
    const clock = testClock()
    const pace = createPace({ clock })
    pace.hold(17_000)
    pace.hold(2000)
    await Promise.all([pace.turn(false), pace.turn(false)])
    expect(clock.slept[0]).toBe(17_000)
    await pace.turn(false)
    expect(clock.slept.length).toBeLessThanOrEqual(2)
  })
})
