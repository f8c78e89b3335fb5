import { describe, expect, it } from 'vitest'
import { createTurns } from '../../../src/core/session/session.ts'

const later = (log: string[], text: string) => async () => {
  log.push(`${text} begins`)
  await new Promise((resolve) => setTimeout(resolve, 5))
  log.push(`${text} ends`)
  return text
}

describe('turns', () => {
  it('run one after the other under one name', async () => {
    const turns = createTurns()
    const log: string[] = []
    const results = await Promise.all(['a', 'b'].map((text) => turns.take(['file'], later(log, text))))
    expect(results).toEqual(['a', 'b'])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('run side by side under different names', async () => {
    const turns = createTurns()
    const log: string[] = []
    await Promise.all(['a', 'b'].map((text) => turns.take([text], later(log, text))))
    expect(log.slice(0, 2)).toEqual(['a begins', 'b begins'])
  })

  it('wait for the work under each of several names', async () => {
    const turns = createTurns()
    const log: string[] = []
    await Promise.all([
      turns.take(['a'], later(log, '1')),
      turns.take(['a', 'b'], later(log, '2')),
      turns.take(['b'], later(log, '3')),
    ])
    expect(log.filter((line) => line.endsWith('begins'))).toEqual(['1 begins', '2 begins', '3 begins'])
    expect(log.indexOf('3 begins')).toBeGreaterThan(log.indexOf('2 ends'))
  })

  it('go on after one that failed, which alone is told of it', async () => {
    const turns = createTurns()
    const failing = turns.take(['file'], () => Promise.reject(new Error('no')))
    const next = turns.take(['file'], async () => 'yes')
    await expect(failing).rejects.toThrow()
    expect(await next).toBe('yes')
  })

  it('are idle when all that was queued has ended, also what was queued meanwhile', async () => {
    const turns = createTurns()
    const log: string[] = []
    void turns.take(['file'], async () => {
      await later(log, 'a')()
      void turns.take(['file'], later(log, 'b'))
    })
    await turns.idle()
    expect(log.at(-1)).toBe('b ends')
  })
})
