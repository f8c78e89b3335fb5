import { setImmediate as turnOfTheLoop } from 'node:timers/promises'

/** Milliseconds of work between two turns of the event loop: a signal ends any run, and a server answers, meanwhile. */
const AT_MOST = 100

/** What a work gives that may be left for a turn of the event loop wherever it yields. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  const turn = turnsOfWork()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    const waiting = turn()
    if (waiting) await waiting
  }
}

/** A function for a loop that may work for long: it gives the event loop a turn when it is time, and mostly nothing. */
export const turnsOfWork = (): (() => Promise<void> | undefined) => {
  let last = performance.now()
  return () => {
    if (performance.now() - last < AT_MOST) return undefined
    return turnOfTheLoop().then(() => {
      last = performance.now()
    })
  }
}
