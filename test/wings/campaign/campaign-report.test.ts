import { describe, expect, it } from 'vitest'
import {
  campaignMarkdown,
  campaignPage,
  renderCampaign,
  statusOf,
} from '../../../src/wings/campaign/campaign-report.ts'
import type { Row } from '../../../src/wings/campaign/matrix.ts'

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

  it('lets nothing that others wrote act in a page, in Markdown or in a terminal', () => {
    const found = status([{ ...open, state: 'failed', reason: HOSTILE }], HOSTILE)
    const page = campaignPage(found)
    expect(page).not.toContain('<script')
    expect(page).not.toContain('\u001b')
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

  it('links no address that is not one of the web', () => {
    const found = status([{ ...open, pull: { ...open.pull, url: 'javascript:alert(1)' } as NonNullable<Row['pull']> }])
    expect(campaignPage(found)).not.toContain('javascript:')
  })

  it('fits into an issue, however many repositories there are, those that need somebody first', () => {
    const rows = Array.from({ length: 10_000 }, (_, at): Row => ({ ...open, repository: `acme/r${at}` }))
    const markdown = campaignMarkdown(status([...rows, { ...open, repository: 'acme/broken', state: 'failed' }]))
    expect(markdown.length).toBeLessThan(65_536)
    expect(markdown.indexOf('acme/broken')).toBeLessThan(markdown.indexOf('acme/r0 '))
  })
})
