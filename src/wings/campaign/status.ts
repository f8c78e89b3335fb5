import type { Problem } from '../../errors.ts'
import type { Row, RowState } from './rows.ts'

/** Where a campaign is. */
export interface CampaignStatus {
  readonly version: 1
  readonly title: string
  /** Of its pull requests. */
  readonly branch: string
  /** ISO time at which GitHub was asked. */
  readonly at: string
  readonly totals: Readonly<Record<RowState, number>> & {
    readonly repositories: number
    /** Open pull requests whose checks fail. */
    readonly failing: number
  }
  readonly repositories: readonly StatusRow[]
  readonly problems?: readonly Pick<Problem, 'name' | 'message'>[]
}

export interface StatusRow extends Omit<Row, 'todo'> {
  /** Days since the pull request was opened. */
  readonly age_days?: number
}

const ROW_STATES = [
  ...(['open', 'merged', 'closed', 'conflict'] as const),
  ...(['failed', 'not-needed', 'waiting', 'unreachable'] as const),
] satisfies readonly RowState[]

const DAY = 86_400_000

export function statusOf({ title, branch, rows, problems, now }: StatusRequest): CampaignStatus {
  const count = (wanted: (row: Row) => boolean): number => rows.filter(wanted).length
  const totals = Object.fromEntries(ROW_STATES.map((state) => [state, count((row) => row.state === state)]))
  return {
    version: 1,
    title,
    branch,
    at: new Date(now).toISOString(),
    totals: {
      ...(totals as Record<RowState, number>),
      repositories: rows.length,
      failing: count(({ state, checks }) => state === 'open' && checks === 'failing'),
    },
    repositories: rows.map(({ todo: _, ...row }) => ({
      ...row,
      ...(row.pull && { age_days: Math.max(0, Math.floor((now - Date.parse(row.pull.createdAt)) / DAY)) }),
    })),
    ...(problems.length > 0 && { problems: problems.map(({ name, message }) => ({ name, message })) }),
  }
}

interface StatusRequest {
  readonly title: string
  readonly branch: string
  readonly rows: readonly Row[]
  readonly problems: readonly Problem[]
  /** Milliseconds since 1970. */
  readonly now: number
}
