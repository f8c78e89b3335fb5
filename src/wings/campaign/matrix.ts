import { sha256 } from '../../core/text/digest.ts'
import { EditplanError } from '../../errors.ts'
import { type Campaign, type Identity, type Note, shortDigest } from './campaign-file.ts'
import type { Reach } from './connections.ts'
import { IDENTIFIED_AT_ONCE, identifyRepositories } from './github-queries.ts'
import type { Need } from './need.ts'
import { nextRows, roomFor } from './queue.ts'
import type { CampaignPull, Checks, Obstacle, RepositorySurvey, RowPull } from './survey.ts'

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

interface MatrixOptions {
  readonly pace: Campaign['pace']
  readonly parallel: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The matrix of a run. Each job gets its share of the writes of all that run at the same time. */
export function matrixOf(rows: readonly Row[], deciding: MatrixOptions): RunPlan {
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

/** Where a campaign is in a repository. */
export type RowState = 'open' | 'merged' | 'closed' | 'conflict' | 'failed' | 'not-needed' | 'waiting' | 'unreachable'

export interface Row {
  /** As GitHub names it. */
  readonly repository: string
  /** As the campaign names it, where that differs. */
  readonly asked?: string
  readonly state: RowState
  /** What a run has to do there; `again`: the base moved since the last try. */
  readonly todo: 'open' | 'again' | 'update' | 'nothing'
  readonly pull?: RowPull
  readonly checks?: Checks
  /** Whether the plans change something there, where that was asked and a run takes it up or would. */
  readonly need?: Need
  /** Why it is so and what to do, in sentences. */
  readonly reason?: string
  readonly obstacle?: Obstacle['kind']
}

/** Which repositories a run takes up besides those that are new to it. */
export interface Rerun {
  /** Those that were tried on this very base, and those whose pull request was closed. */
  readonly retry?: boolean
  /** Open pull requests, although only the base moved. */
  readonly update?: boolean
}

/** Judges what GitHub knows. @param plan digest of the plans with the repository's variables */
export function rowOf(
  surveyed: RepositorySurvey,
  plan: string,
  { identity, rerun = {} }: { readonly identity: Identity; readonly rerun?: Rerun | undefined },
): Row {
  const { asked, name, obstacle } = surveyed
  const judged = withNeed(judge(surveyed, { plan, identity, rerun }), surveyed, rerun)
  const renamed =
    asked.toLowerCase() === name.toLowerCase() ? undefined : `It was renamed from ${asked}: write the new name.`
  const reason = [obstacle?.message ?? judged.reason, obstacle ? undefined : renamed].filter(Boolean).join(' ')
  return {
    repository: name,
    ...(renamed !== undefined && { asked }),
    ...judged,
    ...(obstacle && { todo: 'nothing', obstacle: obstacle.kind }),
    ...(reason !== '' && { reason }),
  }
}

/** Nothing is opened where nothing would change; whoever wants it tried again gets that. */
function withNeed(judged: RowVerdict, { need, obstacle }: RepositorySurvey, { retry }: Rerun): RowVerdict {
  if (need === undefined || obstacle || !['open', 'again'].includes(judged.todo)) return judged
  return need === 'not-needed' && !retry
    ? { state: 'not-needed', todo: 'nothing', need, reason: NOTHING_HELD }
    : { ...judged, need }
}

const NOTHING_HELD = 'No file there holds what the plans look for.'

type RowVerdict = Omit<Row, 'repository' | 'asked'>

type Case = { readonly identity: Identity; readonly rerun: Rerun; readonly plan: string }

function judge(surveyed: RepositorySurvey, known: Case): RowVerdict {
  const { obstacle, base, pulls, foreign } = surveyed
  const open = pulls.find((pull) => pull.state === 'open' && pull.base === base?.branch)
  if (open) return judgeOpen(open, surveyed, known)
  const [latest] = pulls
  if (latest?.state === 'merged' && isSame(latest, known.plan))
    return { state: 'merged', todo: 'nothing', ...shown(latest) }
  if (obstacle) return { state: 'unreachable', todo: 'nothing' }
  if (foreign) {
    const reason = `The branch "${known.identity.branch}" has the pull request ${foreign.url}, which this campaign did not open. Close it, or give the campaign another \`branch\`.`
    return { state: 'conflict', todo: known.rerun.retry ? 'open' : 'nothing', reason }
  }
  if (latest?.state === 'closed' && !noteOn(surveyed, known.plan)) {
    const reason = 'Somebody closed it. `editplan campaign retry` opens another one.'
    return { state: 'closed', todo: known.rerun.retry ? 'open' : 'nothing', reason, ...shown(latest) }
  }
  return judgeNotes(surveyed, known)
}

const shown = ({ number, url, draft, createdAt, closedAt, checks }: CampaignPull) => ({
  pull: { number, url, draft, createdAt, ...(closedAt !== undefined && { closedAt }) },
  checks,
})

const isSame = ({ run }: CampaignPull, plan: string): boolean => shortDigest(run.plan) === shortDigest(plan)

function judgeOpen(open: CampaignPull, surveyed: RepositorySurvey, { plan, rerun }: Case): RowVerdict {
  const note = noteOn(surveyed, plan)
  const isBehind = surveyed.base?.commit !== open.run.base
  const differs = !isSame(open, plan) || open.conflicting || !open.isRemembered
  const isRequested = rerun.update ? isBehind : false
  const todo = (differs && !note) || isRequested || (note && rerun.retry) ? 'update' : 'nothing'
  const state = note?.outcome === 'failed' ? 'failed' : open.conflicting || note ? 'conflict' : 'open'
  const reason = note
    ? reasonOf(note)
    : open.conflicting
      ? 'GitHub cannot merge it: the base changed the same lines.'
      : undefined
  return { state, todo, ...shown(open), ...(reason !== undefined && { reason }) }
}

function judgeNotes(surveyed: RepositorySurvey, { plan, rerun }: Case): RowVerdict {
  const current = noteOn(surveyed, plan)
  if (current) return { state: current.outcome, todo: rerun.retry ? 'open' : 'nothing', reason: reasonOf(current) }
  const before = surveyed.notes.find((note) => note.plan === shortDigest(plan))
  return before
    ? { state: before.outcome, todo: 'again', reason: reasonOf(before) }
    : { state: 'waiting', todo: 'open' }
}

/** What was noted of the plans on the commit that the default branch is at. */
const noteOn = ({ notes, base }: RepositorySurvey, plan: string): Note | undefined =>
  notes.find((note) => note.plan === shortDigest(plan) && note.commit === base?.commit)

const REASONS = {
  'not-needed': 'The plans change nothing there.',
  failed:
    'The plans do not apply there. Run `editplan campaign run --repository` for it to see why; `editplan campaign retry` tries again.',
  conflict:
    'Its branch has commits that would be lost. Run `editplan campaign run --repository` for it to see what; `editplan campaign retry` tries again.',
} as const

const reasonOf = ({ outcome }: Note): string => REASONS[outcome]
