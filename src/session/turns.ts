/** Queues by name: what is queued under one name runs one after the other, under different names side by side. */
export interface Turns {
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Resolves when nothing is queued. */
  idle(): Promise<void>
}

export const createTurns = (): Turns => {
  const last = new Map<string, Promise<void>>()
  return {
    take: (name, work) => {
      const result = (last.get(name) ?? Promise.resolve()).then(work)
      const end = result.then(
        () => undefined,
        () => undefined,
      )
      last.set(name, end)
      void end.then(() => {
        if (last.get(name) === end) last.delete(name)
      })
      return result
    },
    idle: async () => {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}
