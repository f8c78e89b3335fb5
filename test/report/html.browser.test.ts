import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/report/html.ts'
import type { RunReport } from '../../src/report/report.ts'
import { temporaryFolder } from '../support/git.ts'
import { sampleReport } from './sample.ts'

const EXECUTABLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
if (!EXECUTABLE) console.log('The HTML report is not tried in a browser: no Chromium is installed.')

describe.skipIf(!EXECUTABLE)('the HTML report in a browser', () => {
  const folder = temporaryFolder()
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: EXECUTABLE ?? '', args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser.close()
    folder[Symbol.dispose]()
  })

  /** The page of a report, and what it complained about or asked the network for. */
  async function open(
    report: RunReport,
    { hash = '', ...context }: BrowserContextOptions & { hash?: string } = {},
  ): Promise<{ page: Page; complaints: string[] }> {
    const file = join(folder.path, 'report.html')
    writeFileSync(file, renderHtml(report))
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...context })
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => request.url().startsWith('http') && complaints.push(request.url()))
    await page.goto(pathToFileURL(file).href + hash)
    return { page, complaints }
  }

  it('draws every step, its diff in both views, and complains of nothing', async () => {
    const { page, complaints } = await open(sampleReport())
    expect(await page.locator('article').count()).toBe(6)
    await page.waitForSelector('.d2h-ins')
    await page.keyboard.press('s')
    await page.waitForSelector('.d2h-file-side-diff')
    expect(complaints).toEqual([])
    await page.close()
  })

  it('runs nothing that a plan brings along', async () => {
    const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
    const hunk = { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: [`-${attack}`, `+${attack} x`] }
    const report = sampleReport({ path: attack, structuredPatch: [hunk], notes: [attack] })
    for (const step of report.steps) Object.assign(step, { why: attack, id: attack })
    const { page, complaints } = await open(report)
    await page.waitForSelector('.d2h-ins')
    expect(await page.locator('img, article script').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
    expect(complaints).toEqual([])
    await page.close()
  })

  it('paints a thousand steps within a second and draws diffs as they come into view', async () => {
    const { page } = await open(sampleReport({}, 1000))
    const paint = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    await expect.poll(paint, { interval: 20 }).toBeLessThan(1000)
    await page.waitForSelector('#step-2 .d2h-ins')
    expect(await page.locator('.d2h-wrapper').count()).toBeLessThan(100)
    await page.evaluate(() => document.getElementById('step-900')?.scrollIntoView())
    await page.waitForSelector('#step-900 .d2h-ins')
    await page.close()
  })

  it('filters by text and status, and moves by keys', async () => {
    const { page } = await open(sampleReport({}, 5))
    await page.keyboard.press('/')
    await page.keyboard.type('docs/x')
    expect(await page.locator('article:visible').count()).toBe(1)
    await page.getByLabel('Filter').fill('')
    await page.getByLabel('Status').selectOption('applied')
    expect(await page.locator('article:visible').count()).toBe(5)
    await page.getByLabel('Status').selectOption('')
    await page.getByLabel('Filter').press('Escape')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-1')
    await page.keyboard.press('n')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('collapsed')
    await page.close()
  })

  it.each(['light', 'dark'] as const)('is accessible in its %s colours', async (colorScheme) => {
    const report = sampleReport({ matchedBy: 'quotes', notes: ['read by the engine'] })
    // The page's own policy would keep the checker out.
    const { page } = await open(report, { colorScheme, bypassCSP: true })
    await page.waitForSelector('.d2h-ins')
    await page.addScriptTag({ content: axe.source })
    const violations = await page.evaluate('axe.run().then(({ violations }) => violations)')
    expect(violations).toEqual([])
    await page.close()
  })

  it('opens at the step that its address names', async () => {
    const { page } = await open(sampleReport({}, 1000), { hash: '#step-700' })
    await page.waitForSelector('#step-700 .d2h-ins')
    expect(await page.locator('#step-700').evaluate((step) => step.getBoundingClientRect().top)).toBeLessThan(800)
    await page.close()
  })
})
