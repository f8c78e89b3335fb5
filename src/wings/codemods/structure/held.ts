interface Freed {
  free(): void
}

/** What an engine gave, whose memory is not JavaScript's. */
export interface HeldEngine {
  /** Remembers a thing that is to be freed. */
  readonly keep: <Thing extends Freed>(thing: Thing) => Thing
  /** Frees all of it, also where the engine is half done. */
  free(): void
}

export const createHeld = (): HeldEngine => {
  const things: Freed[] = []
  return {
    keep: (thing) => {
      things.push(thing)
      return thing
    },
    free: () => {
      for (const thing of things.splice(0).reverse()) release(thing)
    },
  }
}

/** A half done engine may fail to free; the thing is given up first, so that nothing frees it again. */
const release = (thing: Freed): void => {
  try {
    thing.free()
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}
