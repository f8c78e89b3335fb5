import type { Campaign } from './campaign-file.ts'
import type { Row } from './rows.ts'

/** One job of a workflow's matrix. */
export interface Job {
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

/** GitHub takes so many jobs in a matrix. */
const CHUNK = 256
const HOUR = 3_600_000

export interface MatrixOptions {
  readonly pace: Campaign['pace']
  /** Jobs at the same time. */
  readonly parallel: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** How many pull requests the campaign may open now, by what is open and by what was opened within the hour. */
export function roomFor(rows: readonly Row[], { pace, now }: Pick<MatrixOptions, 'pace' | 'now'>): number {
  const pulls = rows.flatMap(({ pull }) => pull ?? [])
  const open = rows.filter(({ pull, state }) => pull && state !== 'merged' && state !== 'closed').length
  const recent = pulls.filter(({ createdAt }) => now - Date.parse(createdAt) < HOUR).length
  return Math.max(0, Math.min(pace.open_at_most - open, pace.per_hour - recent))
}

/** Repositories that a run takes up, in order: open pull requests first, then what was never tried, then what is tried again. */
export function decide(
  rows: readonly Row[],
  deciding: Pick<MatrixOptions, 'pace' | 'now'>,
): { readonly rows: readonly Row[]; readonly room: number } {
  const room = roomFor(rows, deciding)
  const todo = (what: Row['todo']) => rows.filter((row) => row.todo === what)
  return { rows: [...todo('update'), ...[...todo('open'), ...todo('again')].slice(0, room)], room }
}

/** The matrix of a run. Each job gets its share of the writes of all that run at the same time. */
export function matrixOf(rows: readonly Row[], deciding: MatrixOptions): RunPlan {
  const decided = decide(rows, deciding)
  const atOnce = Math.max(1, Math.min(deciding.parallel, decided.rows.length))
  const writes_per_minute = Math.round((deciding.pace.writes_per_minute / atOnce) * 100) / 100
  const jobs = decided.rows.map(({ repository }) => ({ repository, writes_per_minute }))
  return {
    chunks: Array.from({ length: Math.ceil(jobs.length / CHUNK) }, (_, at) => ({
      include: jobs.slice(at * CHUNK, (at + 1) * CHUNK),
    })),
    max_parallel: atOnce,
    room: decided.room,
    left: rows.filter(({ todo }) => todo !== 'nothing').length - jobs.length,
  }
}
