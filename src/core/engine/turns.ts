import { setImmediate as turnOfTheLoop } from 'node:timers/promises'

/** Milliseconds of work between two turns of the event loop: a signal ends any run, and a server answers, meanwhile. */
const AT_MOST = 100

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
