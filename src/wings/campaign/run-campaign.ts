import { EditplanError, type Problem } from '../../errors.ts'
import { type CampaignOptions, openCampaign, readState, type Station } from './campaign-run.ts'
import { type RepositoryResult, runInRepository } from './in-repository.ts'
import { roomFor } from './matrix.ts'
import type { Row, Wish } from './rows.ts'

export interface RunCampaignOptions extends CampaignOptions {
  /** `owner/name`: this one alone, whatever the pace says. Default: all that the pace allows. */
  readonly repository?: string | undefined
  /** Repositories at the same time; default 2. */
  readonly jobs?: number | undefined
  readonly wish?: Wish | undefined
  /** Told of each repository when it is done. */
  readonly onResult?: ((result: RepositoryResult) => void) | undefined
}

export interface CampaignResult {
  /** What was done, in the order in which it was done. */
  readonly results: readonly RepositoryResult[]
  /** Every repository as it was before, and why nothing was done where nothing was. */
  readonly rows: readonly Row[]
  /** Repositories that a later run takes up. */
  readonly left: number
  readonly problems: readonly Problem[]
}

/**
 * Opens and updates pull requests until the campaign's pace says stop. A rerun takes up what the last one did not finish. Throws USAGE
 * without credentials, GITHUB_FAILED where the survey fails, and the problems of the plans.
 */
export async function runCampaign(options: RunCampaignOptions): Promise<CampaignResult> {
  const open = openCampaign(options)
  const { repository: only, wish } = options
  const { stations, problems } = await readState(open, { only, wish, asksNeed: only === undefined })
  const rows = stations.map(({ row }) => row)
  const room = only === undefined ? roomFor(rows, { pace: open.limits, now: open.clock.now() }) : 1
  const queue = createQueue(stations, room)
  const results: RepositoryResult[] = []
  const work = async (): Promise<void> => {
    for (let station = await queue.next(); station; station = await queue.next()) {
      refuseStopped(options.signal)
      const result = await runInRepository(open, station)
      queue.done(station, result)
      results.push(result)
      options.onResult?.(result)
    }
  }
  await Promise.all(Array.from({ length: only === undefined ? (options.jobs ?? 2) : 1 }, work))
  return { results, rows, left: queue.left(), problems }
}

function refuseStopped(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return
  throw new EditplanError({
    name: 'INTERRUPTED',
    message: 'The campaign was stopped. Run it again: it goes on where it was.',
  })
}

interface Queue {
  /** The next repository; waits where one under way may leave room. Undefined when there is none, or no room. */
  next(): Promise<Station | undefined>
  done(station: Station, result: RepositoryResult): void
  /** Repositories that found no room. */
  left(): number
}

/** Open pull requests first, then what is new, then what is tried again: those two as long as there is room. */
function createQueue(stations: readonly Station[], room: number): Queue {
  const todo = (what: Row['todo']) => stations.filter(({ row }) => row.todo === what)
  const updates = todo('update')
  const candidates = [...todo('open'), ...todo('again')]
  let [opened, underWay] = [0, 0]
  const freed: (() => void)[] = []
  return {
    async next() {
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
    done({ row }, { outcome }) {
      if (row.todo === 'update') return
      underWay -= 1
      if (outcome === 'opened') opened += 1
      for (const wake of freed.splice(0)) wake()
    },
    left: () => candidates.length + updates.length,
  }
}
