import { inlineMarkdown } from '../../core/report/safe-markdown.ts'
import { byUrgency, countsOf } from './campaign-states.ts'
import type { CampaignStatus, StatusRow } from './status.ts'

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
    `| ${counts.map(([name]) => name).join(' | ')} |`,
    `|${' ---: |'.repeat(counts.length)}`,
    `| ${counts.map(([, count]) => count).join(' | ')} |`,
    '',
    ...problems.map(({ message }) => `> ${inlineMarkdown(message)}\n`),
    '| repository | state | pull request | checks | age | |',
    '| --- | --- | --- | --- | ---: | --- |',
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
  const cells = [
    inlineMarkdown(repository),
    state,
    link,
    checks ?? '',
    pull ? `${days ?? 0} d` : '',
    inlineMarkdown(reason),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function fitting(rows: readonly string[], room: number): readonly string[] {
  let used = 0
  const end = rows.findIndex((row) => {
    used += row.length + 1
    return used > room
  })
  return end < 0 ? rows : rows.slice(0, end)
}
