import type { Campaign } from './campaign-file.ts'
import type { Row } from './row.ts'

const HOUR = 3_600_000

/** How many pull requests the campaign may open now, by what is open and by what was opened within the hour. */
export function roomFor(
  rows: readonly Row[],
  { pace, now }: { readonly pace: Campaign['pace']; readonly now: number },
): number {
  const pulls = rows.flatMap(({ pull }) => pull ?? [])
  const open = rows.filter(({ pull, state }) => pull && state !== 'merged' && state !== 'closed').length
  const recent = pulls.filter(({ createdAt }) => now - Date.parse(createdAt) < HOUR).length
  return Math.max(0, Math.min(pace.open_at_most - open, pace.per_hour - recent))
}

/** Repositories that a run takes up, in its order: open pull requests first, then what was never tried, then what is tried again. */
function decideRun(rows: readonly Row[]): { readonly updates: readonly Row[]; readonly candidates: readonly Row[] } {
  const todo = (what: Row['todo']) => rows.filter((row) => row.todo === what)
  return { updates: todo('update'), candidates: [...todo('open'), ...todo('again')] }
}

/** Those among them for which there is room now, and how many a later run takes up. */
export function nextRows(rows: readonly Row[], room: number): { readonly next: readonly Row[]; readonly left: number } {
  const { updates, candidates } = decideRun(rows)
  return { next: [...updates, ...candidates.slice(0, room)], left: Math.max(0, candidates.length - room) }
}

/** What was decided, one after the other: open pull requests, then others as long as there is room. */
export function createQueue(rows: readonly Row[], room: number) {
  const decided = decideRun(rows)
  const [updates, candidates] = [[...decided.updates], [...decided.candidates]]
  let [opened, underWay] = [0, 0]
  const freed: (() => void)[] = []
  return {
    /** Returns the next repository, once one under way has made room for it; undefined if none is left or no room can come. */
    async next(): Promise<Row | undefined> {
      const update = updates.shift()
      if (update) return update
      while (candidates.length > 0 && opened + underWay >= room && underWay > 0) {
        await new Promise<void>((resolve) => freed.push(resolve))
      }
      if (opened + underWay >= room) return undefined
      const candidate = candidates.shift()
      if (candidate) underWay += 1
      return candidate
    },
    done({ todo }: Row, isOpened: boolean): void {
      if (todo === 'update') return
      underWay -= 1
      if (isOpened) opened += 1
      for (const wake of freed.splice(0)) wake()
    },
    /** Repositories that found no room. */
    left: () => candidates.length + updates.length,
  }
}
