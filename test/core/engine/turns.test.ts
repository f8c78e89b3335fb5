import { expect, it } from 'vitest'
import { turnsOfWork } from '../../../src/core/engine/turns.ts'

it('a loop that works for long gives the event loop a turn', async () => {
  const turn = turnsOfWork()
  let turned = false
  setImmediate(() => {
    turned = true
  })
  while (!turned) await turn()
  expect(turned).toBe(true)
})

it('a loop that has just begun does not wait', () => {
  expect(turnsOfWork()()).toBeUndefined()
})
