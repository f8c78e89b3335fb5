import { paint, type TerminalStyle, widthOf, wrap } from '../../core/report/terminal/style.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import { countsOf } from './campaign-states.ts'
import type { CampaignStatus, StatusRow } from './status.ts'

type Colour = 'green' | 'red' | 'yellow' | 'cyan' | 'dim'

const COLOURS: Readonly<Record<StatusRow['state'], Colour>> = {
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
