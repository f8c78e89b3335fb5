import { sha256 } from '../../core/text/digest.ts'
import { EditplanError } from '../../errors.ts'
import type { Campaign } from './campaign-file.ts'
import type { Reach } from './connections.ts'
import { IDENTIFIED_AT_ONCE, identifyRepositories } from './github-queries.ts'
import { nextRows, roomFor } from './queue.ts'
import type { Row } from './row.ts'

/** One job of a workflow's matrix. */
interface Job {
  readonly repository: string
  /** The job's share of the calls that change something. */
  readonly writes_per_minute: number
}

/** What a run of the campaign does, and what it leaves to the next. */
export interface RunPlan {
  /** For `strategy.matrix`, at most 256 jobs each. */
  readonly chunks: readonly { readonly include: readonly Job[] }[]
  /** For `strategy.max-parallel`. */
  readonly max_parallel: number
  /** How many pull requests may still be opened now. */
  readonly room: number
  /** How many repositories wait for a later run. */
  readonly left: number
}

/** The most jobs that GitHub takes in a matrix. */
const CHUNK = 256

/** The matrix of a run. Each job gets its share of the writes of all that run at the same time. */
export function matrixOf(
  rows: readonly Row[],
  deciding: {
    readonly pace: Campaign['pace']
    readonly parallel: number
    /** Milliseconds since 1970. */
    readonly now: number
  },
): RunPlan {
  const room = roomFor(rows, deciding)
  const { next, left } = nextRows(rows, room)
  const atOnce = Math.max(1, Math.min(deciding.parallel, next.length))
  const writes_per_minute = Math.round((deciding.pace.writes_per_minute / atOnce) * 100) / 100
  const jobs = next.map(({ repository }) => ({ repository, writes_per_minute }))
  return {
    chunks: Array.from({ length: Math.ceil(jobs.length / CHUNK) }, (_, at) => ({
      include: jobs.slice(at * CHUNK, (at + 1) * CHUNK),
    })),
    max_parallel: atOnce,
    room,
    left,
  }
}

/** A part of a campaign that one of several jobs does: the `index`-th of `of`, from 1. */
export type Shard = { readonly index: number; readonly of: number }

/** The variable in which an indexed Job of Kubernetes tells each of its pods which one it is, from 0. */
const INDEX = 'JOB_COMPLETION_INDEX'

/** Reads `2/8`, or `auto/8`, whose number comes from JOB_COMPLETION_INDEX. Throws USAGE. */
export function parseShard(text: string, environment: Readonly<Record<string, string | undefined>>): Shard {
  const [, number = '', count = ''] = /^(auto|\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const index = number === 'auto' ? ownIndex(environment[INDEX]) : Number(number)
  const of = Number(count)
  if (index >= 1 && index <= of) return { index, of }
  const message =
    number === 'auto' && count !== ''
      ? `\`--shard ${text}\` has no shard ${index}: ${INDEX} is ${index - 1}. Give the Job as many completions as there are shards.`
      : `${JSON.stringify(text)} names no shard. Write 2/8 for the second of eight, or auto/8 where ${INDEX} tells which.`
  throw new EditplanError({ name: 'USAGE', message })
}

function ownIndex(index: string | undefined): number {
  if (index !== undefined && /^\d{1,6}$/.test(index)) return Number(index) + 1
  const message = `\`--shard auto/…\` needs ${INDEX}, which an indexed Job of Kubernetes sets. Elsewhere write the number, as in 2/8.`
  throw new EditplanError({ name: 'USAGE', message })
}

/**
 * The ids of repositories of one owner. What GitHub did not come to is asked again in halves: by a name in one job and by an id in another, a repository could be in no shard.
 * Throws GITHUB_FAILED.
 */
export async function idsOf(
  names: readonly string[],
  github: Pick<Reach['github'], 'send'>,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  const waiting = names.length > 0 ? [names] : []
  for (let batch = waiting.pop(); batch; batch = waiting.pop()) {
    const asked = batch.slice(0, IDENTIFIED_AT_ONCE)
    const found = await github.send(identifyRepositories(asked))
    for (const [name, id] of found.ids) ids.set(name, id)
    const half = Math.ceil(found.open.length / 2)
    if (asked.length === 1 && half > 0)
      throw new EditplanError({
        name: 'GITHUB_FAILED',
        message: `GitHub does not say which repository ${asked[0]} is. Try again later.`,
      })
    const left = [batch.slice(IDENTIFIED_AT_ONCE), found.open.slice(half), found.open.slice(0, half)]
    waiting.push(...left.filter(({ length }) => length > 0))
  }
  return ids
}

/** Whether a repository is one of the shard's. Its id decides, so that a new name moves it nowhere; the name where it has none. */
export function isInShard(
  { index, of }: Shard,
  { id, name }: { readonly id: number | undefined; readonly name: string },
): boolean {
  return parseInt(sha256(String(id ?? name.toLowerCase())).slice(0, 12), 16) % of === index - 1
}

/**
 * A shard's part of the pace; the parts of all shards together are the whole. Throws USAGE for more shards than pull requests may be
 * opened: some would never open one.
 */
export function paceOf(pace: Campaign['pace'], shard: Shard | undefined): Campaign['pace'] {
  if (!shard) return pace
  const { index, of } = shard
  const [key, least] =
    pace.open_at_most <= pace.per_hour
      ? (['open_at_most', pace.open_at_most] as const)
      : (['per_hour', pace.per_hour] as const)
  if (of > least) {
    const message = `${of} shards share \`${key}: ${least}\`, so that some would open nothing. Raise it, or use at most ${least} shards.`
    throw new EditplanError({ name: 'USAGE', message })
  }
  const part = (whole: number): number => Math.floor(whole / of) + (index <= whole % of ? 1 : 0)
  return {
    open_at_most: part(pace.open_at_most),
    per_hour: part(pace.per_hour),
    writes_per_minute: pace.writes_per_minute / of,
  }
}
