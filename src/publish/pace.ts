/** When calls may be made: shared by all connections that count together. */
export interface Pace {
  /** Waits until a call may be made; one that writes waits for its turn among all writes. */
  turn(isWrite: boolean): Promise<void>
  /** No call is made for so many milliseconds: GitHub said so to one, and means all. */
  hold(milliseconds: number): void
  /** The longest that a call waits before it is given up, in milliseconds. */
  readonly patience: number
}

interface PaceOptions {
  readonly clock: Clock
  /** Default: 60, one a second, as GitHub's best practices ask. */
  readonly writesPerMinute?: number | undefined
  /** In milliseconds; default a quarter of an hour: longer than any secondary limit, shorter than paying for a runner that only waits. */
  readonly patience?: number | undefined
}

export function createPace({ clock, writesPerMinute = 60, patience = 15 * 60_000 }: PaceOptions): Pace {
  const pause = 60_000 / writesPerMinute
  let nextWrite = 0
  let heldUntil = 0
  return {
    patience,
    async turn(isWrite) {
      for (let wait = waitFor(isWrite); wait > 0; wait = waitFor(isWrite)) await clock.sleep(wait)
      if (isWrite) nextWrite = clock.now() + pause
    },
    hold(milliseconds) {
      heldUntil = Math.max(heldUntil, clock.now() + milliseconds)
    },
  }

  function waitFor(isWrite: boolean): number {
    return Math.ceil(Math.max(heldUntil, isWrite ? nextWrite : 0) - clock.now())
  }
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  sleep(milliseconds: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
