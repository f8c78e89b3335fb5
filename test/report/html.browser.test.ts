import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/report/html.ts'
import { collectPictures, type Pictures } from '../../src/report/pictures.ts'
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
    { hash = '', pictures, ...context }: BrowserContextOptions & { hash?: string; pictures?: Pictures } = {},
  ): Promise<{ page: Page; complaints: string[] }> {
    const file = join(folder.path, 'report.html')
    writeFileSync(file, renderHtml(report, pictures))
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...context })
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => request.url().startsWith('http') && complaints.push(request.url()))
    await page.goto(pathToFileURL(file).href + hash)
    return { page, complaints }
  }

  it('draws every step, repetitions under what they repeat, diffs in both views, and complains of nothing', async () => {
    // Patterns of markup's languages hold what would end a script.
    const { page, complaints } = await open(sampleReport({ path: 'src/page.html' }, 3))
    const ids = await page.locator('article').evaluateAll((articles) => articles.map(({ id }) => id.slice(5)))
    expect(ids).toEqual(['1', '2', '5', '3', '4', '6', '7', '8'])
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
    const { add, pictures } = collectPictures()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="top.document.title=1">${attack}</svg>`
    add(2, { path: 'x.svg', before: undefined, after: Buffer.from(svg) })
    const address = '[a](javascript:document.title=1) ![b](https://example.com/b.png) <https://example.com>'
    const cell = { type: 'markdown', source: `${attack}\n\n${address}` }
    Object.assign(report.steps[1] ?? {}, { cell: { index: 0, language: attack, before: cell, after: cell } })
    report.plan.description = `${attack} ${address}`
    Object.assign(report.steps[1] ?? {}, { policy: { behavior: 'allow', rule: attack, reason: `${attack} allows it` } })
    Object.assign(report, {
      verifications: [{ name: attack, ok: false, milliseconds: 1, tail: attack, output: attack }],
    })
    const { page, complaints } = await open(report, { pictures })
    await page.getByText('Patch of the file').click()
    await page.waitForSelector('.d2h-ins')
    expect(await page.locator('img:not([src^=data]), [onerror], article script').count()).toBe(0)
    expect(await page.locator('a[href^=javascript]').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
    expect(complaints).toEqual([])
    await page.close()
  })

  it('shows the policy’s decision about a step once, and finds it with the filter', async () => {
    const { page } = await open(judgedReport())
    const policies = page.locator('article .policy')
    expect(await policies.evaluateAll((all) => all.map(({ className }) => className))).toEqual([
      'policy allow',
      'policy granted',
      'policy ask',
      'policy deny',
    ])
    expect(await policies.nth(1).textContent()).toContain('lock files')
    expect(await page.locator('#step-7').getByText('denies it').count()).toBe(1)
    await page.getByLabel('Filter').fill('secrets/**')
    expect(await page.locator('article:visible').count()).toBe(1)
    await page.getByLabel('Filter').fill('')
    await page.getByLabel('Filter').press('Escape')
    const next = async () => {
      await page.keyboard.press('n')
      return page.evaluate(() => document.activeElement?.id)
    }
    // The first is a repetition.
    expect([await next(), await next(), await next()]).toEqual(['step-5', 'step-3', 'step-4'])
    await page.close()
  })

  it('says for a change without a patch that no lines changed, or that the report omits them', async () => {
    const report = sampleReport({ path: 'logo.png', structuredPatch: [], insertions: 0, deletions: 0 })
    const { page } = await open(report)
    const said = async () => page.locator('#step-2 .change').textContent()
    await expect.poll(said).toBeTruthy()
    const none = await said()
    Object.assign(report.steps[1] ?? {}, { insertions: 1 })
    const other = await open(report)
    await expect.poll(() => other.page.locator('#step-2 .change').textContent()).toBeTruthy()
    expect(await other.page.locator('#step-2 .change').textContent()).not.toBe(none)
    await page.close()
    await other.page.close()
  })

  it('folds what a program printed where all went well, and all but the end of what a failed one did', async () => {
    const { page } = await open(judgedReport())
    const programs = page.getByRole('region', { name: 'Verification' }).locator('> details')
    expect(await programs.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual([false, true, true])
    const printed = await programs.last().locator('> pre').textContent()
    expect(printed?.trimEnd().split('\n').at(-1)).toBe('line 60')
    expect(await programs.last().getByText('line 1\n').isVisible()).toBe(false)
    await programs.last().getByText('earlier lines').click()
    expect(await programs.last().getByText('line 1\n').isVisible()).toBe(true)
    await page.close()
  })

  it.each([320, 400, 1280])('fits a window of %i pixels', async (width) => {
    const { page } = await open(judgedReport(), { viewport: { width, height: 800 } })
    await page.waitForSelector('.d2h-ins')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.close()
  })

  it('paints a thousand steps before it draws their diffs, which come into view with them', async () => {
    const { page } = await open(sampleReport({}, 1000))
    const paint = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    await expect.poll(paint, { interval: 20 }).toBeGreaterThan(0)
    // A time proves nothing on a busy machine: it is printed, and what keeps it short is asserted.
    console.info(`first paint of 1,000 steps: ${Math.round(Number(await paint()))} ms`)
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
    await page.getByTitle('src/user.ts').click()
    expect(await page.locator('article:visible').count()).toBe(8)
    await page.getByLabel('File', { exact: true }).selectOption('')
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
    const report = judgedReport({ matchedBy: 'quotes', notes: ['read by the engine'] })
    const state = { type: 'markdown', source: '# Title\n\n- [x] done\n\n| a |\n|---|\n| `b` |', output: 'printed' }
    Object.assign(report.steps[2] ?? {}, { cell: { index: 0, language: 'python', before: state, after: state } })
    const { add, pictures } = collectPictures()
    const svg = (colour: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"><path fill="${colour}" d="M0 0h9v7"/></svg>`,
      )
    add(2, { path: 'x.svg', before: svg('red'), after: svg('blue') })
    // The page's own policy would keep the checker out.
    const { page } = await open(report, { colorScheme, bypassCSP: true, pictures })
    await page.locator('#step-4').scrollIntoViewIfNeeded()
    await page.waitForSelector('.d2h-ins')
    expect(await page.locator('img').count()).toBe(2)
    await page.getByText('9 × 7').last().waitFor()
    await page.addScriptTag({ content: axe.source })
    const violations = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))',
    )
    expect(violations).toEqual([])
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const before = await ground()
    await page.getByRole('button', { name: 'Colours' }).click({ clickCount: colorScheme === 'dark' ? 1 : 2 })
    expect(await ground()).not.toBe(before)
    await page.close()
  })

  it('opens at the step that its address names', async () => {
    const { page } = await open(sampleReport({}, 1000), { hash: '#step-700' })
    await page.waitForSelector('#step-700 .d2h-ins')
    const top = () => page.locator('#step-700').evaluate((step) => Math.abs(step.getBoundingClientRect().top))
    await expect.poll(top).toBeLessThan(200)
    await page.close()
  })
})

/** A report of steps that the policy judged, each in its own way, and of programs that were run on the result. */
function judgedReport(changes: Parameters<typeof sampleReport>[0] = {}): RunReport {
  const report = sampleReport(changes, 3)
  const judge = (step: number, policy: NonNullable<RunReport['steps'][number]['policy']>) =>
    Object.assign(report.steps[step - 1] ?? {}, { policy })
  judge(2, { behavior: 'allow', rule: 'Edit(src/**)', reason: 'The rule Edit(src/**) allows it' })
  judge(3, { behavior: 'allow', rule: 'granted', reason: 'The path is protected (lock files); leave was given' })
  judge(4, { behavior: 'ask', rule: 'mode: auto', reason: 'The classifier has not allowed it' })
  const denied = { behavior: 'deny', rule: 'Edit(secrets/**)', reason: 'The rule Edit(secrets/**) denies it' } as const
  judge(7, denied)
  const message = `Edit of docs/x.md: ${denied.reason}. Drop the step, or have the policy changed.`
  Object.assign(report.steps[6] ?? {}, { error: { name: 'PATH_DENIED', code: 2, message } })
  const name = 'node --test --experimental-a-very-long-option-that-no-narrow-window-holds=test/**/*.test.ts'
  const tail = Array.from({ length: 60 }, (_, at) => `line ${at + 1}`).join('\n')
  const verifications = [
    { name: 'npm run lint', ok: true, milliseconds: 1200, tail: 'No problem.\n' },
    { name, ok: false, milliseconds: 80, tail: `${'x'.repeat(300)}\n`, output: 'report.verify-2.txt' },
    { name: 'npm test', ok: false, milliseconds: 3400, tail },
  ]
  return { ...report, verifications }
}
