/** Queues by name: what is queued under one name runs one after the other, under different names side by side. */
export interface Turns {
  /** Work under several names waits for all of them. */
  take<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>
  /** Resolves when nothing is queued. */
  idle(): Promise<void>
}

export const createTurns = (): Turns => {
  const last = new Map<string, Promise<void>>()
  return {
    take: (names, work) => {
      const result = Promise.all(names.map((name) => last.get(name))).then(work)
      const end = result.then(
        () => undefined,
        () => undefined,
      )
      for (const name of names) last.set(name, end)
      void end.then(() => {
        for (const name of names) if (last.get(name) === end) last.delete(name)
      })
      return result
    },
    idle: async () => {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}
