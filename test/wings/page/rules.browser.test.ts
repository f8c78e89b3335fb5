import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReport } from '../../../src/core/report/build-report.ts'
import type { ReportedStep } from '../../../src/core/report/report.ts'
import { CHROMIUM, type Pages, startBrowser } from '../../support/page.ts'

const STEPS = Array.from({ length: 12 }, (_, at): ReportedStep => {
  const hunk = { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-var a', '+let a'] }
  return {
    index: at + 1,
    tool: 'Fix',
    source: at % 3 === 0 ? 'eslint/eqeqeq' : 'eslint/no-var',
    file_path: `src/file-${at}.ts`,
    status: at === 4 ? 'failed' : 'applied',
    ...(at === 4
      ? { error: { name: 'FIX_CONFLICT', code: null, message: 'Another.', file: 'plan.yaml', line: 1, column: 1 } }
      : { structuredPatch: [hunk] }),
    ...{ insertions: 1, deletions: 1 },
  }
})

describe.skipIf(!CHROMIUM)('the page of fixes', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await startBrowser()
  })
  afterAll(() => pages[Symbol.asyncDispose]())

  it('has a card for each rule above its fixes, folded but for the refused one, and a link that shows a rule alone', async () => {
    const plan = { title: 'Fixes', digest: 'f'.repeat(64), files: ['plan.yaml'] }
    await using opened = await pages.open(buildReport({ plan, steps: STEPS }), { hash: '#view=steps' })
    const { page, complaints } = opened
    const cards = await page.locator('article.card').evaluateAll((all) => all.map(({ id }) => id))
    expect(cards).toEqual([
      ...['rule-1', 'step-1', 'step-4', 'step-7', 'step-10'],
      ...['rule-2', 'step-5', 'step-2', 'step-3', 'step-6', 'step-8', 'step-9', 'step-11', 'step-12'],
    ])
    expect(await page.locator('article.rule h2').allTextContents()).toEqual([
      'eslint/eqeqeq 4 fixes in 4 files',
      'eslint/no-var 7 fixes in 7 files, 1 refused',
    ])
    expect(await page.locator('article.step:not(.folded)').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'step-5',
    ])
    await page.locator('ul[aria-label="Fixes by rule"] a').first().click()
    await page.waitForFunction(() => document.querySelectorAll('article.card').length === 9)
    expect(await page.locator('select[aria-label="Rule"]').inputValue()).toBe('eslint/no-var')
    expect(complaints).toEqual([])
  })
})
