import { UnknownError } from './unknown.ts'

/** What ends every wait for a server: its time, and whatever goes wrong with it. The first reason stays. */
export interface Bounds {
  /** The value, or the reason why it is not waited for any longer, thrown as an UnknownError. */
  within<T>(value: PromiseLike<T>): Promise<T>
  fail(reason: UnknownError): void
  readonly failed: UnknownError | undefined
  /** Gives the server so many milliseconds from now; without them, all the time there is. */
  limit(milliseconds?: number): void
}

export function createBounds(): Bounds {
  let failed: UnknownError | undefined
  let timer: NodeJS.Timeout | undefined
  const waiting = new Set<(reason: UnknownError) => void>()
  const fail = (reason: UnknownError): void => {
    if (failed) return
    failed = reason
    clearTimeout(timer)
    for (const reject of waiting) reject(reason)
    waiting.clear()
  }
  return {
    within: (value) => {
      const result = new Promise<Awaited<typeof value>>((resolve, reject) => {
        if (failed) {
          value.then(undefined, () => undefined)
          return reject(failed)
        }
        waiting.add(reject)
        const settled = () => waiting.delete(reject)
        value.then(
          (answer) => {
            settled()
            resolve(answer as Awaited<typeof value>)
          },
          (error) => {
            settled()
            reject(error)
          },
        )
      })
      // Of several waits only one may be looked at again.
      result.catch(() => undefined)
      return result as never
    },
    fail,
    get failed() {
      return failed
    },
    limit(milliseconds) {
      clearTimeout(timer)
      if (milliseconds !== undefined && !failed) timer = setTimeout(() => fail(timedOut()), milliseconds)
    },
  }
}

const timedOut = (): UnknownError => new UnknownError({ reason: 'timeout', message: 'the server timed out' })
