import { inlineMarkdown, tableHead, tableRow } from '../../core/report/safe-markdown.ts'
import { paint, type TerminalStyle, widthOf, wrap } from '../../core/report/terminal/style.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import type { Problem } from '../../errors.ts'
import type { CampaignOptions } from './campaign-run.ts'
import type { PullReview } from './github-queries.ts'
import type { Row, RowState } from './row.ts'
import type { CampaignPull } from './survey.ts'

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
  /** Pull requests opened, merged and closed on each day on which there were some, in order. */
  readonly history: readonly CampaignDay[]
  readonly repositories: readonly StatusRow[]
  readonly problems?: readonly Problem[]
}

interface CampaignDay {
  /** As `2026-01-31`, in UTC. */
  readonly day: string
  readonly opened: number
  readonly merged: number
  readonly closed: number
}

export interface StatusRow extends Omit<Row, 'todo'>, Partial<PullReview> {
  /** Days since the pull request was opened. */
  readonly age_days?: number
}

const ROW_STATES = [
  ...(['open', 'merged', 'closed', 'conflict'] as const),
  ...(['failed', 'not-needed', 'waiting', 'unreachable'] as const),
] satisfies readonly RowState[]

const DAY = 86_400_000

export function statusOf({ title, branch, rows, pulls = [], reviews, problems, now }: StatusRequest): CampaignStatus {
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
    history: historyOf(pulls),
    repositories: rows.map(({ todo: _, ...row }) => ({
      ...row,
      ...reviews?.get(row.repository),
      ...(row.pull && { age_days: Math.max(0, Math.floor((now - Date.parse(row.pull.createdAt)) / DAY)) }),
    })),
    ...(problems.length > 0 && { problems: problems.map(({ name, message }) => ({ name, message })) }),
  }
}

interface StatusRequest {
  readonly title: string
  readonly branch: string
  readonly rows: readonly Row[]
  /** Every pull request of the campaign; default none. */
  readonly pulls?: readonly CampaignPull[]
  /** Of open pull requests, by repository. */
  readonly reviews?: ReadonlyMap<string, PullReview>
  readonly problems: readonly Problem[]
  /** Milliseconds since 1970. */
  readonly now: number
}

function historyOf(pulls: readonly CampaignPull[]): readonly CampaignDay[] {
  const days = new Map<string, { opened: number; merged: number; closed: number }>()
  const count = (time: string, what: keyof Omit<CampaignDay, 'day'>): void => {
    const day = time.slice(0, 10)
    const known = days.get(day) ?? { opened: 0, merged: 0, closed: 0 }
    known[what] += 1
    days.set(day, known)
  }
  for (const { createdAt, closedAt, state } of pulls) {
    count(createdAt, 'opened')
    if (closedAt !== undefined && state !== 'open') count(closedAt, state)
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, counts]) => ({ day, ...counts }))
}

/** Those that need somebody first. */
const URGENCY: Readonly<Record<StatusRow['state'], number>> = {
  failed: 0,
  conflict: 1,
  unreachable: 2,
  open: 3,
  closed: 4,
  waiting: 5,
  'not-needed': 6,
  merged: 7,
}

/** Rows in the order in which people look at them. */
const byUrgency = (rows: readonly StatusRow[]): readonly StatusRow[] =>
  [...rows].sort((one, other) => URGENCY[one.state] - URGENCY[other.state])

/** How many repositories are in each state, in the order of the status. */
const countsOf = ({ totals }: CampaignStatus): readonly (readonly [string, number])[] => {
  const { repositories: _, failing, ...states } = totals
  return [...Object.entries(states), ['failing checks', failing]]
}

const COLOURS: Readonly<Record<StatusRow['state'], 'green' | 'red' | 'yellow' | 'cyan' | 'dim'>> = {
  open: 'cyan',
  merged: 'green',
  closed: 'dim',
  conflict: 'yellow',
  failed: 'red',
  'not-needed': 'dim',
  waiting: 'dim',
  unreachable: 'yellow',
}

/** A campaign's repositories for a terminal: a table, then why and what to do where something is the matter, then the totals. */
export function renderCampaign(status: CampaignStatus, style: TerminalStyle): string {
  const rows = status.repositories
  const width = Math.max(0, ...rows.map(({ repository }) => widthOf(repository)))
  const lines = rows.flatMap((row) => {
    const name = row.repository + ' '.repeat(width - widthOf(row.repository))
    const state = paint(style, COLOURS[row.state], row.state.padEnd(11))
    const head = [name, state, ...cellsOf(row)].join('  ').trimEnd()
    const reason = row.reason === undefined ? [] : wrap(oneLine(row.reason), style.width - 4)
    return [head, ...reason.map((line) => paint(style, 'dim', `    ${line}`))]
  })
  return `${[...lines, '', totalsOf(status)].join('\n')}\n`
}

const cellsOf = ({ pull, checks = 'none', age_days: days }: StatusRow): readonly string[] =>
  pull ? [`#${pull.number}`.padEnd(6), checks.padEnd(7), `${days ?? 0} d`.padEnd(5), pull.url] : []

function totalsOf(status: CampaignStatus): string {
  const parts = countsOf(status).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []))
  return `${status.totals.repositories} repositories: ${parts.join(', ')}`
}

/** GitHub takes bodies of issues up to 65,536 characters. */
const CHARACTERS = 60_000

/**
 * A campaign for a job summary or an issue: the totals, then a table of repositories, those that need somebody first. Rows that find no
 * room are counted.
 */
export function campaignMarkdown(status: CampaignStatus): string {
  const { title, totals, at, repositories, problems = [] } = status
  const counts = countsOf(status)
  const head = [
    `## ${inlineMarkdown(title)}`,
    '',
    `${totals.repositories} repositories, as of ${at.slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    ...tableHead(
      counts.map(([name]) => name),
      counts.map(() => '---:'),
    ),
    tableRow(counts.map(([, count]) => count)),
    '',
    ...problems.map(({ message }) => `> ${inlineMarkdown(message)}\n`),
    ...tableHead(
      ['repository', 'state', 'pull request', 'checks', 'age', ''],
      ['---', '---', '---', '---', '---:', '---'],
    ),
  ]
  const rows = byUrgency(repositories).map(lineOf)
  const room = CHARACTERS - head.join('\n').length - 200
  const shown = fitting(rows, room)
  const more = rows.length - shown.length
  const rest = more > 0 ? ['', `${more} more: run \`editplan campaign status\`.`] : []
  return `${[...head, ...shown, ...rest].join('\n')}\n`
}

function lineOf({ repository, state, pull, checks, age_days: days, reason = '' }: StatusRow): string {
  const link = pull ? `[#${pull.number}](${pull.url})` : ''
  const age = pull ? `${days ?? 0} d` : ''
  return tableRow([inlineMarkdown(repository), state, link, checks ?? '', age, inlineMarkdown(reason)])
}

function fitting(rows: readonly string[], room: number): readonly string[] {
  let used = 0
  const end = rows.findIndex((row) => {
    used += row.length + 1
    return used > room
  })
  return end < 0 ? rows : rows.slice(0, end)
}

/** How long GitHub's limit for creating content makes a campaign last, at least. */
export interface Estimate {
  /** Pull requests that may have to be opened. */
  readonly repositories: number
  readonly contents: number
  /** A token is one; an app has one for each owner. */
  readonly identities: number
  /** Of the identity that creates the most. */
  readonly hours: number
}

/** The most contents that GitHub takes from one identity in an hour. */
export const CONTENTS_AN_HOUR = 500

export function estimateOf(rows: readonly Row[], { campaign, app }: CampaignOptions): Estimate {
  const opened = rows.filter(({ todo }) => todo === 'open' || todo === 'again')
  const { labels = [], reviewers } = campaign.pull_requests
  const each = 1 + (labels.length > 0 ? 1 : 0) + (reviewers.length > 0 ? 1 : 0)
  const byIdentity = new Map<string, number>()
  for (const { repository } of opened) {
    const identity = app ? (repository.split('/')[0] ?? '').toLowerCase() : ''
    byIdentity.set(identity, (byIdentity.get(identity) ?? 0) + each)
  }
  return {
    repositories: opened.length,
    contents: opened.length * each,
    identities: byIdentity.size,
    hours: Math.ceil(Math.max(0, ...byIdentity.values()) / CONTENTS_AN_HOUR),
  }
}
