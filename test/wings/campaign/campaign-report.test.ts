import { describe, expect, it } from 'vitest'
import { campaignMarkdown, renderCampaign, statusOf } from '../../../src/wings/campaign/campaign-report.ts'
import type { Row } from '../../../src/wings/campaign/row.ts'
import type { CampaignPull } from '../../../src/wings/campaign/survey.ts'

const NOW = Date.UTC(2026, 0, 10)
const HOSTILE = '<script>alert(1)</script> @everyone | closes #1 \u001b[2J'
const open: Row = {
  repository: 'acme/app',
  state: 'open',
  todo: 'nothing',
  pull: { number: 7, url: 'https://github.com/acme/app/pull/7', draft: false, createdAt: '2026-01-07T00:00:00Z' },
  checks: 'failing',
}
const status = (rows: readonly Row[], title = 'Move') =>
  statusOf({ title, branch: 'editplan/move', rows, problems: [], now: NOW })

describe('the status of a campaign', () => {
  it('counts states and days', () => {
    const found = status([open, { ...open, state: 'merged' }, { repository: 'acme/b', state: 'waiting', todo: 'open' }])
    expect(found.totals).toMatchObject({ repositories: 3, open: 1, merged: 1, waiting: 1, failing: 1 })
    expect(found.repositories.map(({ age_days }) => age_days)).toEqual([3, 3, undefined])
  })

  it('lets nothing that others wrote act in Markdown or in a terminal', () => {
    const found = status([{ ...open, state: 'failed', reason: HOSTILE }], HOSTILE)
    const markdown = campaignMarkdown(found)
    expect(markdown).not.toMatch(/<script|(^|[^\\\w])@everyone|\u001b/)
    expect(
      markdown
        .split('\n')
        .find((line) => line.includes('acme/app'))
        ?.match(/(?<!\\)\|/g),
    ).toHaveLength(7)
    expect(renderCampaign(found, { width: 80, colour: false })).not.toContain('\u001b')
  })

  it('counts what was opened, merged and closed day by day, of every pull request', () => {
    const pull = { createdAt: '2026-01-07T00:00:00Z', closedAt: '2026-01-08T10:00:00Z' }
    const pulls = [
      { ...pull, state: 'merged' },
      { ...pull, state: 'closed' },
      { createdAt: '2026-01-08T23:00:00Z', state: 'open' },
    ] as unknown as readonly CampaignPull[]
    const found = statusOf({ title: 'Move', branch: 'editplan/move', rows: [open], pulls, problems: [], now: NOW })
    expect(found.history).toEqual([
      { day: '2026-01-07', opened: 2, merged: 0, closed: 0 },
      { day: '2026-01-08', opened: 1, merged: 1, closed: 1 },
    ])
  })

  it('fits into an issue, however many repositories there are, those that need somebody first', () => {
    const rows = Array.from({ length: 10_000 }, (_, at): Row => ({ ...open, repository: `acme/r${at}` }))
    const markdown = campaignMarkdown(status([...rows, { ...open, repository: 'acme/broken', state: 'failed' }]))
    expect(markdown.length).toBeLessThan(65_536)
    expect(markdown.indexOf('acme/broken')).toBeLessThan(markdown.indexOf('acme/r0 '))
  })
})
