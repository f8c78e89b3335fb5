import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunReport, reportSchema } from '../../../src/core/report/report.ts'
import { collectContents } from '../../../src/core/report/report-writers.ts'
import type { Candidate } from '../../../src/wings/several/report.ts'
import { judgedReport } from '../../core/report/judged-report.ts'
import { overlappingReport, sampleReport } from '../../core/report/sample.ts'
import { CHROMIUM, type Pages, startBrowser } from '../../support/page.ts'
import { diagnosed, silent } from '../diagnostics/diagnosed.ts'

const addedFile = {
  status: 'modified',
  old_mode: '100644',
  new_mode: '100644',
  binary: false,
  insertions: 1,
  deletions: 1,
} as const

/** Each step brings another line. */
const unlike = (report: RunReport): RunReport => ({
  ...report,
  steps: report.steps.map((step) => ({
    ...step,
    ...(step.structuredPatch && {
      structuredPatch: step.structuredPatch.map((hunk) => ({
        ...hunk,
        lines: hunk.lines.map((line) => (line.startsWith('+') ? `${line} // ${'x'.repeat(step.index)}` : line)),
      })),
    }),
  })),
})

describe.skipIf(!CHROMIUM)('the HTML report in a browser', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await startBrowser()
  })
  afterAll(() => pages[Symbol.asyncDispose]())

  it('draws every step, repetitions under what they repeat, patches in both views, and complains of nothing', async () => {
    // Patterns of markup's languages hold what would end a script.
    const opened = await pages.open(sampleReport({ path: 'src/page.html' }, 3))
    await using _ = opened
    const { page, complaints } = opened
    const ids = await page.locator('article').evaluateAll((articles) => articles.map(({ id }) => id.slice(5)))
    expect(ids).toEqual(['1', '2', '5', '3', '4', '6', '7', '8'])
    await page.waitForSelector('td.new')
    await page.keyboard.press('s')
    await page.waitForSelector('.split td.new')
    expect(complaints).toEqual([])
  })

  it('shows in the view that was made while nobody pressed a key what is selected then', async () => {
    const opened = await pages.open(sampleReport({ path: 'src/page.ts' }, 3))
    await using _ = opened
    const { page } = opened
    await page.waitForSelector('td.new')
    await page.waitForTimeout(500)
    await page.getByText('Display').click()
    await page.getByLabel('Status').selectOption('failed')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('f')
    const statuses = () =>
      page.locator('section[aria-label=Steps] article').evaluateAll((all) => all.map(({ className }) => className))
    await page.waitForSelector('section[aria-label=Steps], section[aria-label=Files]')
    await page.locator('button[data-view=steps]').click()
    expect((await statuses()).every((name) => name.includes('failed'))).toBe(true)
    await page.getByText('Display').click()
    await page.getByLabel('Status').selectOption('')
    expect((await statuses()).length).toBe(8)
  })

  it('shows how the run fits with other open pull requests, and why not, whatever they say', async () => {
    const attack = '<img src=x onerror="document.title=1">\u202e'
    const opened = await pages.open(overlappingReport(attack))
    await using _ = opened
    const { page, complaints } = opened
    const section = page.getByRole('region', { name: 'Other open pull requests' })
    const [line = '', ...details] = (await section.innerText()).split('\n').filter((text) => text.trim() !== '')
    expect(line).toMatch(/fits with #12; conflicts with #15 at src\/<img .*:10 \(its step 3, this step 2\)$/)
    expect(details.join(' ')).toContain('STRING_NOT_FOUND')
    expect(await section.innerText()).not.toContain('\u202e')
    expect([await section.locator('img').count(), complaints]).toEqual([0, []])
  })

  it('runs nothing that a plan brings along', async () => {
    const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
    const hunk = { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: [`-${attack}`, `+${attack} x`] }
    const report = sampleReport({ path: attack, structuredPatch: [hunk], notes: [attack] })
    for (const step of report.steps) Object.assign(step, { why: attack, id: attack })
    const { addStep, contents } = collectContents()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="top.document.title=1">${attack}</svg>`
    addStep(2, { path: 'x.svg', before: undefined, after: Buffer.from(svg), mode: 0o644 })
    const address = '[a](javascript:document.title=1) ![b](https://example.com/b.png) <https://example.com>'
    const cell = { type: 'markdown', source: `${attack}\n\n${address}` }
    Object.assign(report.steps[1] ?? {}, { cell: { index: 0, language: attack, before: cell, after: cell } })
    report.plan.description = `${attack} ${address}`
    Object.assign(report.steps[1] ?? {}, { policy: { behavior: 'allow', rule: attack, reason: `${attack} allows it` } })
    Object.assign(report, {
      verifications: [{ name: attack, ok: false, milliseconds: 1, tail: attack, output: attack }],
    })
    const opened = await pages.open(report, { contents })
    await using _ = opened
    const { page, complaints } = opened
    await page.getByText('Patch of the file').click()
    await page.waitForSelector('td.new')
    expect(await page.locator('img:not([src^=data]), [onerror], article script').count()).toBe(0)
    expect(await page.locator('a[href^=javascript]').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
    expect(complaints).toEqual([])
  })

  it.each([
    { attack: 'markup', change: (text: string) => `${text}</script></style>--><img src=x onerror="document.title=1">` },
    { attack: 'an address', change: (text: string) => `javascript:document.title=1//${text}` },
  ])('takes $attack in any text of a report for text', async ({ change }) => {
    const report: RunReport = { ...overlappingReport('#15'), notes: ['note'], diagnostics: [diagnosed(), silent()] }
    report.pull_request = { branch: 'b', operation: 'created', url: 'https://example.com/1', number: 1, head_sha: 'c' }
    report.verifications = [{ name: 'tests', ok: false, milliseconds: 1, tail: 'failed', output: 'log.txt' }]
    const opened = await pages.open(changeTexts(report, change))
    await using _ = opened
    const { page, complaints } = opened
    for (const view of ['steps', 'files']) {
      await page.locator(`button[data-view=${view}]`).click()
      await page.locator('article:visible').first().waitFor()
      expect(await page.locator('img:not([src^=data]), [onerror], article script, [href^=javascript]').count()).toBe(0)
    }
    expect(await page.title()).not.toBe('1')
    expect(complaints).toEqual([])
  })

  it('shows what language servers find at its line, with its step, and what is unknown, and runs none of it', async () => {
    const attack = '<img src=x onerror="document.title=1">'
    const [one] = diagnosed().diagnostics
    if (!one) throw new Error('the sample has a diagnostic')
    const hostile = { ...one, file_path: 'src/user.ts', line: 1, message: attack, text: attack, code: attack }
    const report = sampleReport()
    report.files = [{ ...addedFile, path: 'src/user.ts' }]
    report.diagnostics = [
      diagnosed({ added: 2, diagnostics: [one, hostile] }),
      silent({ server: attack, message: attack }),
    ]
    const opened = await pages.open(report)
    await using _ = opened
    const { page, complaints } = opened
    const section = page.getByLabel('Diagnostics')
    expect(await section.locator('.status').allTextContents()).toEqual(['✗', '?'])
    expect(await section.locator('pre').first().textContent()).toBe(one.text)
    expect(await section.locator('a[href="#step-2"]').count()).toBe(2)
    expect(await section.locator('a.path').count()).toBe(1)
    expect(await page.locator('img:not([src^=data]), [onerror]').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('shows the candidates, how plans fit together, and the plan of each step, whatever they are called', async () => {
    const shown = '<img src=x onerror="document.title=1">.yaml'
    const attack = `/home/ci/${shown}`
    const report = sampleReport()
    for (const step of report.steps) Object.assign(step, { plan: attack })
    report.candidates = [
      candidate({ plan: attack, best: true }),
      candidate({
        plan: 'b.yaml',
        verdict: 'fails',
        problems: [{ name: 'VERIFY_FAILED', code: null, message: shown }],
      }),
    ]
    const at = { file: attack, line: 1, column: 1 }
    const place = { change: 'a', step: 1, tool: 'Edit', file_path: shown, at }
    report.composition = {
      plans: [],
      pairs: [{ changes: ['a', 'b'], relation: 'conflicts', clashes: [{ order: ['a', 'b'], step: place }] }],
      clashes: [],
    }
    const opened = await pages.open(report)
    await using _ = opened
    const { page, complaints } = opened
    const rows = page.getByRole('region', { name: 'Candidates' }).locator('tbody tr')
    expect(await rows.evaluateAll((all) => all.map(({ className }) => className))).toEqual(['passes', 'fails'])
    expect(await rows.first().locator('th code').textContent()).toBe(shown)
    expect(await page.getByRole('region', { name: 'How the plans fit together' }).locator('.conflicts').count()).toBe(1)
    expect(await page.locator('#step-2 .plan').textContent()).toContain('<img src=x')
    expect((await page.content()).includes('/home/ci/')).toBe(false)
    expect(await page.locator('img:not([src^=data]), [onerror]').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  const candidate = (more: Partial<Candidate>): Candidate => ({
    plan: 'a.yaml',
    title: 'Tend the garden',
    verdict: 'passes',
    tests: { passed: 1, failed: 0 },
    files: 1,
    insertions: 1,
    deletions: 1,
    milliseconds: 1234,
    ...more,
  })

  it('shows the policy’s decision about a step once, and finds it by its rule and by a search', async () => {
    const opened = await pages.open(judgedReport())
    await using _ = opened
    const { page } = opened
    const policies = page.locator('article .policy')
    await expect.poll(() => policies.count()).toBe(4)
    expect(await policies.evaluateAll((all) => all.map(({ className }) => className))).toEqual([
      'policy allow',
      'policy granted',
      'policy ask',
      'policy deny',
    ])
    expect(await policies.nth(1).textContent()).toContain('lock files')
    expect(await page.locator('#step-7').getByText('denies it').count()).toBe(1)
    await page.getByLabel('Search').fill('secrets/**')
    await expect.poll(() => page.locator('article:visible').count()).toBe(1)
    await page.getByLabel('Search').fill('')
    await page.getByLabel('Search').press('Escape')
    await expect.poll(() => page.locator('article:visible').count()).toBe(8)
    await page.getByText('Display').click()
    await page.getByLabel('Rule').selectOption('granted')
    expect(await page.locator('article:visible').count()).toBe(1)
    await page.getByLabel('Rule').selectOption('')
    expect([await next(page), await next(page), await next(page)]).toEqual(['step-3', 'step-4', 'step-7'])
  })

  const next = async (page: Page, key = 'n') => {
    await page.keyboard.press(key)
    return page.evaluate(() => document.activeElement?.id)
  }

  it('says for a change without a patch that no lines changed, or that the report omits them', async () => {
    const said = async (insertions: number) => {
      const report = sampleReport({ path: 'logo.png', structuredPatch: [], insertions, deletions: 0 })
      const opened = await pages.open(report)
      await using _ = opened
      const place = opened.page.locator('#step-2 .change')
      await expect.poll(() => place.textContent()).toBeTruthy()
      return await place.textContent()
    }
    expect(await said(0)).not.toBe(await said(1))
  })

  it('tells programs that passed in one line, and opens the end of what failed ones printed', async () => {
    const opened = await pages.open(judgedReport())
    await using _ = opened
    const { page } = opened
    const programs = page.getByRole('region', { name: 'Verification' }).locator('> details')
    expect(await programs.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual([true, true, false])
    const printed = await programs.nth(1).locator('> pre').textContent()
    expect(printed?.trimEnd().split('\n').at(-1)).toBe('line 60')
    expect(printed).not.toContain('\u001b')
    expect(await programs.nth(1).getByText('line 1\n').isVisible()).toBe(false)
    await programs.nth(1).getByText('earlier lines').click()
    expect(await programs.nth(1).getByText('line 1\n').isVisible()).toBe(true)
  })

  it.each([320, 400, 1280])('fits a window of %i pixels, and so does all that can be pressed', async (width) => {
    const report = judgedReport()
    for (const step of report.steps) step.why = 'It says why, in more words than a phone shows on a line. '.repeat(3)
    const { structuredPatch = [] } = report.steps[1] ?? {}
    report.files = [{ ...addedFile, path: 'src/user.ts', steps: [2, 3, 4], structuredPatch }]
    report.plan.description = 'A line of the plan, which is about as long as a line is.\n'.repeat(9)
    const refused = report.steps.find(({ error }) => error)?.error
    Object.assign(refused ?? {}, { message: `It is not there.\n  old_string: ${'word '.repeat(40)}` })
    const opened = await pages.open(report, { viewport: { width, height: 800 } })
    await using _ = opened
    const { page } = opened
    await page.waitForSelector('td.new')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const view of ['files', 'steps']) {
      await page.locator(`button[data-view=${view}]`).click()
      await page.locator('article:visible').first().waitFor()
      expect(await page.evaluate(cutControls)).toEqual([])
    }
    expect(
      await page
        .locator('.refusal pre')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
    ).toBe(0)
    await page.getByText('Display').click()
    expect(await page.evaluate(cutControls)).toEqual([])
    const more = page.getByText('more lines from the plan')
    const isWhole = (summary: Element): boolean => {
      const { top, left, bottom } = summary.getBoundingClientRect()
      return document.elementFromPoint(left + 40, (top + bottom) / 2) === summary
    }
    await page.evaluate(() => scrollTo(0, 0))
    expect(await more.evaluate(isWhole)).toBe(true)
  })

  it('draws of a thousand steps what is seen, and others when they come into view', async () => {
    const opened = await pages.open(unlike(sampleReport({}, 1000)))
    await using _ = opened
    const { page } = opened
    await page.waitForSelector('#step-2 td.new')
    expect(await page.locator('.patch').count()).toBeLessThan(100)
    await page.evaluate(() => document.getElementById('step-900')?.scrollIntoView())
    await page.waitForSelector('#step-900 td.new')
  })

  it('filters by text and status, and goes by keys from what is seen', async () => {
    const opened = await pages.open(unlike(sampleReport({}, 50)))
    await using _ = opened
    const { page } = opened
    await page.keyboard.press('/')
    await page.keyboard.type('docs/x')
    await expect.poll(() => page.locator('article:visible').count()).toBe(1)
    await page.getByLabel('Search').fill('fetchUser')
    await expect.poll(() => page.locator('article:visible').count()).toBe(50)
    await page.getByLabel('Search').fill('')
    await page.getByText('Display').click()
    await page.getByLabel('Status').selectOption('failed')
    await expect.poll(() => page.locator('article:visible').count()).toBe(1)
    await page.getByLabel('Status').selectOption('')
    await page.getByLabel('Search').press('Escape')
    await expect.poll(() => page.locator('article:visible').count()).toBe(55)
    const scroll = () => page.evaluate(() => document.getElementById('step-30')?.scrollIntoView())
    await scroll()
    await page.waitForSelector('#step-30 td.new')
    await scroll()
    expect(await next(page, 'j')).toBe('step-31')
    expect(await next(page, 'k')).toBe('step-30')
  })

  it.each(['light', 'dark'] as const)('is accessible in its %s colours, and on paper', async (colorScheme) => {
    const report = judgedReport({ matchedBy: 'quotes', notes: ['read by the engine'] })
    const state = { type: 'markdown', source: '# Title\n\n- [x] done\n\n| a |\n|---|\n| `b` |', output: 'printed' }
    Object.assign(report.steps[2] ?? {}, { cell: { index: 0, language: 'python', before: state, after: state } })
    const lines = ['-a\u00a0b()', '+const аb = "x" // \u202e', '\\ No newline at end of file']
    const hunk = { oldStart: 30, oldLines: 1, newStart: 30, newLines: 1, lines }
    Object.assign(report.steps[3] ?? {}, { structuredPatch: [hunk] })
    const { addStep, contents } = collectContents()
    const svg = (colour: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"><path fill="${colour}" d="M0 0h9v7"/></svg>`,
      )
    addStep(2, { path: 'x.svg', before: svg('red'), after: svg('blue'), mode: 0o644 })
    // The page's own policy would keep the checker out.
    const opened = await pages.open(report, { colorScheme, bypassCSP: true, contents })
    await using _ = opened
    const { page } = opened
    await page.locator('#step-4').scrollIntoViewIfNeeded()
    await page.waitForSelector('td.new')
    await page.getByText('9 × 7').last().waitFor()
    await page.addScriptTag({ content: axe.source })
    const violations = () =>
      page.evaluate('axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))')
    expect(await violations()).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await violations()).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('s')
    await page.waitForSelector('.split td.new')
    await page.getByRole('button', { name: 'Slider' }).click()
    await page.getByText('Display').click()
    expect(await violations()).toEqual([])
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const before = await ground()
    await page.getByRole('button', { name: 'Colours' }).click({ clickCount: colorScheme === 'dark' ? 1 : 2 })
    expect(await ground()).not.toBe(before)
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })

  it('opens at the step that its address names', async () => {
    const opened = await pages.open(sampleReport({}, 1000), { hash: '#step-700' })
    await using _ = opened
    const { page } = opened
    await page.waitForSelector('#step-700 td.new')
    const top = () => page.locator('#step-700').evaluate((step) => Math.abs(step.getBoundingClientRect().top))
    await expect.poll(top).toBeLessThan(200)
  })

  it('keeps search and view in its address, colours in the storage', async () => {
    const opened = await pages.open(sampleReport({}, 3))
    await using _ = opened
    const { page } = opened
    await page.getByLabel('Search').fill('docs/x')
    await expect.poll(() => page.url()).toContain('q=docs%2Fx')
    await page.getByText('Display').click()
    await page.getByRole('button', { name: 'Colours' }).click()
    await page.reload()
    await expect.poll(() => page.locator('article:visible').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  })

  it('works where the browser keeps nothing', async () => {
    const opened = await pages.open(sampleReport({}, 3))
    await using _ = opened
    const { page, complaints } = opened
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('denied')
        },
      }),
    )
    await page.reload()
    await page.waitForSelector('td.new')
    await page.getByText('Display').click()
    await page.getByRole('button', { name: 'Colours' }).click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
    expect(complaints).toEqual([])
  })
})

/** What of a page can be pressed and is not whole within the window. */
const cutControls = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('a, button, input, label, select, summary')]
    .filter((one) => one.checkVisibility() && !one.closest('.patch, pre'))
    .filter((one) =>
      [...one.getClientRects()].some(({ left, right, width }) => width > 0 && (left < 0 || right > innerWidth)),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200))

/** The report with every text changed that its schema leaves free. */
function changeTexts(report: RunReport, change: (text: string) => string): RunReport {
  const copy = structuredClone(report)
  const visit = (at: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(at)) {
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>)
      if (typeof value !== 'string') continue
      at[key] = change(value)
      if (!reportSchema().safeParse(copy).success) at[key] = value
    }
  }
  visit(copy as unknown as Record<string, unknown>)
  return copy
}
