import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisionIn } from '../../../src/publish/marker.ts'
import { runLine } from '../../support/command-line.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { CHROMIUM, type OpenPage, type Pages, startBrowser } from '../../support/page.ts'
import { edit, planText, run, type TestStep, write } from '../../support/runs.ts'
import { share } from '../../support/whole.ts'

const CELL = { cell_type: 'code', id: 'a1', metadata: {}, execution_count: null, outputs: [], source: ['x = 1'] }
const NOTEBOOK = `${JSON.stringify({ cells: [CELL], metadata: {}, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`

const FILES = {
  'rose.txt': Array.from({ length: 30 }, (_, at) => `rose ${at % 3}\n`).join(''),
  'iris.txt': 'iris\nblue',
  'moss.txt': 'moss\n',
  'fern.txt': 'fern\n',
  'notes.ipynb': NOTEBOOK,
  'change.mjs': "import fs from 'node:fs'\nfs.writeFileSync('made.txt', 'made')\n",
  '.github/editplan.yml': JSON.stringify({ version: 1, rules: { allow: ['Run(node change.mjs)'] } }),
}

/** What a plan does, and the steps to drop: what is copied gives the plan without them. */
const RUNS: Readonly<Record<string, readonly [steps: readonly TestStep[], drop: readonly number[]]>> = {
  'lines of the next step around the dropped one': [
    [edit('iris.txt', 'iris', 'Iris'), edit('iris.txt', 'blue', 'violet'), write('beds/lily.txt', 'lily')],
    [1],
  ],
  'the same change in many places of a file': [
    [edit('rose.txt', 'rose 1', 'Rose 1', { replace_all: true }), edit('moss.txt', 'moss', 'Moss')],
    [2],
  ],
  'notebooks, deleted and moved files': [
    [
      { tool: 'NotebookEdit', notebook_path: 'notes.ipynb', cell_id: 'a1', new_source: 'x = 2' },
      { tool: 'Delete', file_path: 'fern.txt' },
      { tool: 'Move', file_path: 'moss.txt', new_path: 'beds/moss.txt' },
      edit('iris.txt', 'blue', 'a pair: \ud83c\udf3b'),
    ],
    [2, 4],
  ],
  commands: [[run('node change.mjs', '**'), edit('iris.txt', 'blue', 'violet')], [2]],
}

describe.skipIf(!CHROMIUM)('steps that a reader of the page drops', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await startBrowser()
  })
  afterAll(() => pages[Symbol.asyncDispose]())

  /** The page of a run of `plan.json`, whose clipboard is a variable. */
  async function opened(repo: TestRepository): Promise<OpenPage> {
    const { stdout } = await runLine('editplan check plan.json --json', repo.root)
    const open = await pages.open(JSON.parse(stdout))
    await open.page.evaluate(() => {
      Object.assign(navigator.clipboard, { writeText: async (text: string) => Object.assign(window, { copied: text }) })
    })
    return open
  }

  async function copy(page: Page, name: string): Promise<string> {
    await page.getByRole('button', { name }).click()
    return page.evaluate(() => (window as unknown as { copied: string }).copied)
  }

  const drop = (page: Page, step: number) =>
    page.getByTitle(`Keep step ${step}`, { exact: true }).locator('input').uncheck()

  const treeAfter = async (command: string, files: Record<string, string>): Promise<string> => {
    using repo = repository(files)
    const { exitCode, stderr } = await runLine(command, repo.root)
    expect([exitCode, stderr]).toEqual([0, ''])
    repo.git('add', '-A')
    return repo.git('write-tree')
  }

  it.each(Object.entries(RUNS).slice(0, Math.max(2, share(4))))(
    'are left out by what is copied: %s',
    async (_, [steps, drops]) => {
      const files = { ...FILES, 'plan.json': planText(steps, { options: { reads: 'auto' } }) }
      using repo = repository(files)
      await using open = await opened(repo)
      const { page } = open
      await page.keyboard.press('f')
      for (const step of drops) await drop(page, step)
      const list = drops.join()
      expect(await copy(page, 'Copy --without')).toBe(`--without ${list}`)
      const command = await copy(page, 'Copy the command')
      const comment = await copy(page, 'Copy /editplan drop')
      expect(decisionIn(comment)).toEqual({ type: 'drop', steps: drops.map(String) })
      const trees = [command, `editplan apply plan.json --without ${list}`].map((line) => treeAfter(line, files))
      const [one, other] = await Promise.all(trees)
      expect(one).toBe(other)
      expect(one).not.toBe(await treeAfter('editplan apply plan.json', files))
    },
  )

  it('stay in sight wherever the reader is, in both views, and after the page is opened again', async () => {
    const many = Array.from({ length: 60 }, (_, at) => write(`beds/${at}.txt`, `bed ${at}\n`.repeat(at + 1)))
    using repo = repository({ ...FILES, 'plan.json': planText(many) })
    await using open = await opened(repo)
    const { page } = open
    await page.evaluate(() => document.getElementById('file-beds/40.txt')?.scrollIntoView())
    const box = page.getByTitle('Keep step 41', { exact: true })
    const opacity = () => box.evaluate((one) => getComputedStyle(one).opacity)
    await page.mouse.move(0, 0)
    expect(await opacity()).toBe('0')
    await drop(page, 41)
    await page.mouse.move(0, 0)
    expect(await opacity()).toBe('1')
    const inSight = () =>
      page.locator('.decisions').evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && bottom > top
      })
    const isDim = (id: string) => page.locator(`[id="${id}"]`).evaluate((one) => one.classList.contains('dropped'))
    expect([await inSight(), await isDim('file-beds/40.txt')]).toEqual([true, true])
    await page.setViewportSize({ width: 400, height: 800 })
    await page.evaluate(() => scrollTo(0, 2000))
    expect(await inSight()).toBe(true)
    await page.reload()
    await page.goto(`${page.url().replace(/#.*/, '')}#step-41`)
    await expect.poll(inSight).toBe(true)
    await expect.poll(() => isDim('step-41')).toBe(true)
    await page.getByRole('button', { name: 'Keep all' }).click()
    expect(await isDim('step-41')).toBe(false)
    expect(await page.locator('.decisions').isVisible()).toBe(false)
  })
})
