interface Freeable {
  free(): void
}

/** What an engine gave, whose memory is not JavaScript's. */
export interface HeldEngine {
  /** Remembers a thing that is to be freed. */
  readonly keep: <Thing extends Freeable>(thing: Thing) => Thing
  /** Does a work, and frees what was kept meanwhile; after an exception that is left to `free`. */
  readonly within: <Result>(work: () => Result) => Result
  /** Frees all of it, also where the engine is half done. */
  free(): void
}

export const createHeld = (): HeldEngine => {
  const things: Freeable[] = []
  const freeFrom = (first: number): void => {
    while (things.length > first) release(things.pop())
  }
  return {
    keep: (thing) => {
      things.push(thing)
      return thing
    },
    within: (work) => {
      const first = things.length
      const result = work()
      freeFrom(first)
      return result
    },
    free: () => freeFrom(0),
  }
}

/** A half done engine may fail to free; the thing is given up first, so that nothing frees it again. */
const release = (thing: Freeable | undefined): void => {
  try {
    thing?.free()
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}
