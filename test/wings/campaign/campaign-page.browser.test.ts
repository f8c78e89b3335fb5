import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { campaignPage } from '../../../src/wings/campaign/campaign-page.ts'
import type { CampaignStatus } from '../../../src/wings/campaign/campaign-report.ts'
import { temporaryFolder } from '../../support/folder.ts'
import { CHROMIUM } from '../../support/page.ts'

const HOSTILE = '</script><img src=x onerror="document.title=1">\u001b[2J\u202e'
const STATES = ['open', 'merged', 'closed', 'conflict', 'failed', 'not-needed', 'waiting', 'unreachable'] as const

/** So many repositories of three owners, in every state. */
function statusOf(count: number): CampaignStatus {
  const repositories = Array.from({ length: count }, (_, at): CampaignStatus['repositories'][number] => {
    const state = STATES[at % STATES.length]!
    const pull = { number: at + 1, url: `https://github.com/acme/r${at}/pull/${at + 1}`, draft: false, createdAt: '' }
    return {
      repository: `${['acme', 'beta', 'gamma'][at % 3]}/r${at}`,
      state,
      ...(at % STATES.length < 4 && { pull, age_days: at, checks: 'failing', failing: [at % 16 ? 'build' : 'lint'] }),
      ...(state === 'not-needed' && { reason: 'The plans change nothing there.' }),
      ...(state === 'open' && { reviewers: ['ann'] }),
    }
  })
  const totals = Object.fromEntries(
    STATES.map((state) => [state, repositories.filter((one) => one.state === state).length]),
  )
  return {
    ...{ version: 1, title: 'Move', branch: 'editplan/move', at: '2026-01-10T00:00:00.000Z', repositories },
    totals: { ...(totals as Record<(typeof STATES)[number], number>), repositories: count, failing: 1 },
    history: [
      { day: '2026-01-01', opened: count, merged: 0, closed: 0 },
      { day: '2026-01-05', opened: 0, merged: 2, closed: 1 },
    ],
  }
}

describe.skipIf(!CHROMIUM)('the page of a campaign', () => {
  const folder = temporaryFolder()
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser.close()
    folder[Symbol.dispose]()
  })

  async function opened(status: CampaignStatus, options = {}): Promise<{ page: Page; complaints: readonly string[] }> {
    const file = join(folder.path, 'campaign.html')
    writeFileSync(file, campaignPage(status))
    const page = await browser.newPage(options)
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(pathToFileURL(file).href)
    await page.waitForSelector('.repositories td')
    return { page, complaints }
  }

  const column = (page: Page, at: number) =>
    page.locator(`.repositories tbody tr > :nth-child(${at})`).allTextContents()

  it('shows what is open over time, what fails, what is oldest, what was skipped and whose it is', async () => {
    const { page, complaints } = await opened(statusOf(48))
    const list = (name: string) => page.getByRole('region', { name, exact: true }).locator('li').allTextContents()
    expect(await page.getByRole('img').getAttribute('aria-label')).toBe('45 open, 2 merged, 1 closed')
    expect(await list('Failing checks')).toEqual(['build21', 'lint3'])
    expect((await list('Oldest open, in days'))[0]).toBe('beta/r4343')
    expect(await list('Skipped, and why')).toContain('The plans change nothing there.6')
    expect((await list('Owners, with what is left')).length).toBe(3)
    await page.getByRole('button', { name: 'lint' }).click()
    expect(await column(page, 4)).toEqual(['failing: lint', 'failing: lint', 'failing: lint'])
    expect(complaints).toEqual([])
  })

  it('sorts by any column, both ways', async () => {
    const { page } = await opened(statusOf(48))
    expect((await column(page, 2))[0]).toBe('failed')
    await page.getByRole('button', { name: 'Days' }).click()
    await page.getByRole('button', { name: 'Days' }).click()
    const days = (await column(page, 5)).map((text) => (text === '' ? -1 : Number(text)))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    expect(await page.locator('th[aria-sort=descending]').innerText()).toMatch(/^Days/)
  })

  it.each([1280, 390])(
    'keeps few of ten thousand repositories in the document, and finds each: %i px',
    async (width) => {
      const { page } = await opened(statusOf(10_000), { viewport: { width, height: 800 } })
      const elements = () => page.evaluate(() => document.getElementsByTagName('*').length)
      expect(await elements()).toBeLessThan(5000)
      for (let at = 0; at < 8; at += 1) {
        await page.evaluate((part) => scrollTo(0, (document.body.scrollHeight * part) / 8), at)
        await page.waitForTimeout(150)
      }
      expect(await elements()).toBeLessThan(30_000)
      await page.getByLabel('Search repositories').fill('r9999')
      expect(await column(page, 1)).toEqual(['acme/r9999'])
    },
  )

  it('runs nothing that others wrote, and links no address that is not one of the web', async () => {
    const [row, ...rest] = statusOf(8).repositories
    const pull = { number: 7, url: 'javascript:alert(1)', draft: false, createdAt: '' }
    const hostile = { ...row!, repository: HOSTILE, reason: HOSTILE, failing: [HOSTILE], reviewers: [HOSTILE], pull }
    const { page, complaints } = await opened({ ...statusOf(8), title: HOSTILE, repositories: [hostile, ...rest] })
    expect(await page.locator('img, [onerror], a[href^=javascript]').count()).toBe(0)
    expect(await page.locator('main').innerText()).not.toMatch(/[\u001b\u202e]/)
    expect(await page.title()).not.toBe('1')
    expect(complaints).toEqual([])
  })

  it.each(['light', 'dark'] as const)(
    'is accessible and fits a narrow window, in its %s colours',
    async (colorScheme) => {
      const { page } = await opened(statusOf(48), {
        colorScheme,
        bypassCSP: true,
        viewport: { width: 400, height: 800 },
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400)
      const table = page.getByRole('group', { name: 'Table of repositories' })
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      const row = await page.locator('.repositories tbody tr').first().boundingBox()
      expect(row?.height).toBeLessThan(90)
      await page.addScriptTag({ content: axe.source })
      expect(
        await page.evaluate(
          'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))',
        ),
      ).toEqual([])
    },
  )
})
