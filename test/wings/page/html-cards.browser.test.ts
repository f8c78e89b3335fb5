import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportedCommand, RunReport } from '../../../src/core/report/report.ts'
import { many, pathOf, reportOf } from '../../core/report/read-sample.ts'
import { sampleReport } from '../../core/report/sample.ts'
import { CHROMIUM, type Pages, startBrowser } from '../../support/page.ts'

const ATTACK = '<img src=x onerror="document.title=1">'

const FILE = { status: 'modified', old_mode: '100644', new_mode: '100644', binary: false } as const

/** A report of one file whose only change is this hunk. */
function fileReport(path: string, hunk: NonNullable<RunReport['files'][number]['structuredPatch']>[number]): RunReport {
  const report = sampleReport()
  const count = (sign: string) => hunk.lines.filter((line) => line.startsWith(sign)).length
  const [insertions, deletions] = [count('+'), count('-')]
  report.files = [{ ...FILE, path, insertions, deletions, steps: [2], structuredPatch: [hunk] }]
  return report
}

describe.skipIf(!CHROMIUM)('the cards of the page', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await startBrowser()
  })
  afterAll(() => pages[Symbol.asyncDispose]())

  const textsOf = (page: Page, selector: string) => page.locator(selector).allTextContents()

  it('tell how a command ended and what it printed, open where it failed, and run none of it', async () => {
    const report = sampleReport()
    const command = (index: number, ended: Partial<ReportedCommand>) =>
      Object.assign(report.steps[index - 1] ?? {}, {
        tool: 'Run',
        file_path: 'npm run format',
        command: { exit_code: 0, milliseconds: 1200, tail: `\u001b[31m${ATTACK}\u001b[0m\n`, ...ended },
      })
    command(2, { output: '/home/ci/report.run-2.txt' })
    command(5, { exit_code: 3 })
    command(6, { recorded: true })
    const opened = await pages.open(report)
    await using _ = opened
    const { page, complaints } = opened
    expect(await page.locator('#step-2 .command').getAttribute('open')).toBe(null)
    expect(await page.locator('#step-5 .command').getAttribute('open')).toBe('')
    expect(await textsOf(page, '.command > summary')).toEqual(['Exit code 0 · 1.2 s', 'Exit code 3 · 1.2 s'])
    expect(await textsOf(page, '#step-2 .command pre')).toEqual([`${ATTACK}\n`])
    expect(await textsOf(page, '#step-2 .whole code')).toEqual(['report.run-2.txt'])
    expect(await page.locator('#step-6 .command').count()).toBe(0)
    expect(await page.locator('img:not([src^=data]), [onerror]').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('show what words become in order, also where they run from right to left', async () => {
    const [was, is] = [
      '\u05d5\u05e2\u05d5\u05d3 :count \u05e9\u05d2\u05d9\u05d0\u05d5\u05ea',
      '\u05d5-:count more\u200b',
    ]
    const opened = await pages.open(reportOf([{ path: 'he.json', lines: [`-"a": "${was}"`, `+"a": "${is}"`] }]))
    await using _ = opened
    const { page } = opened
    const [before, after] = await Promise.all(
      ['minus', 'plus'].map((side) => page.locator(`.read-first .words code.${side}`).boundingBox()),
    )
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0)
    expect((before?.width ?? 0) > 0 && (after?.width ?? 0) > 0).toBe(true)
  })

  it('are one of many files that change the same words in different lines, which shows each file on request', async () => {
    const renamed = many(12, (at) => ({
      path: pathOf(at),
      lines: [`-a(${at}, getUser(id))`, `+a(${at}, fetchUser(id))`],
    }))
    const odd = { path: 'z.ts', lines: ['-if (getUser(id))', '-b(1)', '+if (fetchUser(id))', '+b(2)'] }
    const opened = await pages.open(reportOf([...renamed, odd]), { hash: `#file-${pathOf(11)}` })
    await using _ = opened
    const { page } = opened
    const ids = await page.locator('article').evaluateAll((articles) => articles.map(({ id }) => id))
    expect(ids).toEqual(['file-z.ts', 'alike-0'])
    expect(await page.locator('.members li').count()).toBe(12)
    await page.waitForSelector(`li[data-path="${pathOf(11)}"] td.new`)
    expect(await textsOf(page, 'li td.new')).toEqual([expect.stringContaining('fetchUser')])
  })

  it('leave the decision to the page that most steps share, and tell their own', async () => {
    const report = sampleReport({}, 3)
    const allow = (index: number, rule: string) =>
      Object.assign(report.steps[index - 1] ?? {}, { policy: { behavior: 'allow', rule, reason: `${rule} allows it` } })
    for (const index of [2, 3, 7]) allow(index, 'Edit(src/**)')
    allow(4, 'Edit(docs/**)')
    const opened = await pages.open(report)
    await using _ = opened
    const { page } = opened
    expect((await textsOf(page, '.facts .policy')).map((text) => text.includes('Edit(src/**)'))).toEqual([true])
    // A refused step says all that there is to say of it.
    await expect.poll(() => page.locator('article .policy').count()).toBe(2)
    expect(await page.locator('#step-4 .policy').textContent()).toContain('Edit(docs/**)')
    expect(await page.locator('#step-7 .policy').count()).toBe(1)
  })

  it('show refused steps before the files too, where no file tells of them', async () => {
    const hunk = { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-a', '+b'] }
    const opened = await pages.open(fileReport('src/user.ts', hunk))
    await using _ = opened
    const { page } = opened
    const ids = () => page.locator('article').evaluateAll((articles) => articles.map(({ id }) => id))
    expect(await ids()).toEqual(['step-5', 'file-src/user.ts'])
    expect(await page.locator('#step-5 .refusal').textContent()).toContain('STRING_NOT_FOUND')
    await page.keyboard.press('f')
    await expect.poll(async () => (await ids()).length).toBe(6)
  })

  it('show the patch as plain text where they cannot draw it', async () => {
    const lines = ['-getUser()', `+${ATTACK}`]
    const hunk = { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines }
    const opened = await pages.open(sampleReport({ structuredPatch: [hunk] }))
    await using _ = opened
    const { page, complaints } = opened
    await expect.poll(() => page.locator('#step-2 td.new').count()).toBe(1)
    await page.evaluate(() => {
      const make = document.createElement.bind(document)
      document.createElement = (name: string) => {
        if (name === 'table') throw new Error('there are no tables')
        return make(name)
      }
    })
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('#step-2 .change > .remark').count()).toBe(1)
    expect(await textsOf(page, '#step-2 .change > pre')).toEqual([`@@ -1 +1 @@\n-getUser()\n+${ATTACK}`])
    expect(await page.locator('img:not([src^=data])').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('hide changes of white space on request', async () => {
    const lines = ['-a b', '+a   b', ' same', '-one', '+two']
    const hunk = { oldStart: 1, oldLines: 3, newStart: 1, newLines: 3, lines }
    const opened = await pages.open(fileReport('a.txt', hunk))
    await using _ = opened
    const { page } = opened
    const changed = () => page.locator('.file td.code.gone, .file td.code.new').count()
    await expect.poll(changed).toBe(4)
    await page.getByText('Display').click()
    await page.getByLabel('Hide white space').check()
    await expect.poll(changed).toBe(2)
    expect(await textsOf(page, '.file td.code.gone .line')).toEqual(['one'])
    await page.getByLabel('Hide white space').uncheck()
    await expect.poll(changed).toBe(4)
  })

  it('say on paper of any width what is folded and how many lines are left out, and lose no row and no name', async () => {
    const lines = ['-x v3', '+x v4']
    const odd = many(4, (at) => ({ path: `s${at}/run.sh`, lines: ['-a', `+b${at}`], file: { new_mode: '100755' } }))
    const lock = { path: 'package-lock.json', lines: ['-"a": 1', '+"a": 2'], file: { protected: 'lock files' } }
    const report = reportOf([...many(60, (at) => ({ path: pathOf(at), lines })), ...odd, lock])
    const text = 'line\n'.repeat(9)
    const contents = { steps: {}, files: {}, texts: { 's0/run.sh': `${text}a\n` } }
    for (const width of ['500px', '794px']) {
      const opened = await pages.open(report, { contents, colorScheme: 'dark' })
      await using _ = opened
      const { page } = opened
      await page.getByRole('button', { name: 'Show 9 unchanged lines' }).waitFor()
      const pdf = await page.pdf({ width, height: '4000px' })
      const { text: printed } = await extractText(new Uint8Array(pdf), { mergePages: true })
      const words = printed.replaceAll(/\s+/g, ' ')
      expect(words).toContain('9 unchanged lines')
      expect(words).not.toContain('Show')
      expect(words).toContain('(folded, not printed)')
      for (const { path } of report.files) expect(words).toContain(path)
      const rows = page.locator('.read-first tr')
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: Number.parseInt(width, 10), height: 4000 })
      const isSeen = await rows.evaluateAll((all) => all.map((row) => row.getClientRects().length > 0))
      expect(isSeen.length).toBeGreaterThan(4)
      expect(isSeen).not.toContain(false)
    }
  })

  it('offer nothing on paper that only a screen can do', async () => {
    const { steps, ...report } = sampleReport()
    const message = 'Write:\n  getUser('
    const told = steps.map((step) => (step.error ? { ...step, error: { ...step.error, message } } : step))
    const opened = await pages.open({ ...report, steps: told })
    await using _ = opened
    const advice = opened.page.getByText('Copy the text to use instead')
    await advice.waitFor()
    await opened.page.emulateMedia({ media: 'print' })
    expect(await advice.isVisible()).toBe(false)
  })

  it('show unchanged lines between changes on request, twenty or all', async () => {
    const text = Array.from({ length: 100 }, (_, at) => `line ${at + 1}\n`)
    const around = (from: number, to: number) => text.slice(from - 1, to).map((line) => ` ${line.trimEnd()}`)
    const lines = [...around(47, 49), '-line 50', '+fifty', ...around(51, 53)]
    const report = fileReport('a.txt', { oldStart: 47, oldLines: 7, newStart: 47, newLines: 7, lines })
    const contents = { steps: {}, files: {}, texts: { 'a.txt': text.join('') } }
    const opened = await pages.open(report, { contents })
    await using _ = opened
    const { page } = opened
    const shown = async () => (await textsOf(page, '.file td.code .line')).map((line) => line.replace('line ', ''))
    await expect.poll(async () => (await shown()).length).toBe(8)
    await page.getByLabel('Show the 20 lines above').click()
    expect((await shown()).slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, at) => `${27 + at}`))
    await page.getByLabel('Show the next 20 lines').click()
    expect((await shown()).at(-1)).toBe('73')
    await page.getByLabel('Show 26 unchanged lines').click()
    await page.getByLabel('Show 27 unchanged lines').click()
    const whole = Array.from({ length: 100 }, (_, at) => `${at + 1}`)
    expect(await shown()).toEqual([...whole.slice(0, 50), 'fifty', ...whole.slice(50)])
  })
})
