import { sha256 } from '../../core/text/digest.ts'
import { EditplanError } from '../../errors.ts'
import type { Campaign } from './campaign-file.ts'

/** A part of a campaign that one of several jobs does: the `index`-th of `of`, from 1. */
export interface Shard {
  readonly index: number
  readonly of: number
}

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
