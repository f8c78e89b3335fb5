import { vi } from 'vitest'

/** Turns that the event loop gets while the work is done, with its time up whenever the work looks at the clock. */
export async function turnsIn(work: () => Promise<unknown>): Promise<number> {
  const clock = vi.spyOn(performance, 'now')
  let now = 0
  clock.mockImplementation(() => {
    now += 1000
    return now
  })
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  clock.mockRestore()
  return turns
}
