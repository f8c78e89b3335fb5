import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { repository } from '../../../support/git.ts'
import { CHROMIUM } from '../../../support/page.ts'
import { editplan } from '../../../support/program.ts'

describe.skipIf(!CHROMIUM)('the page of an explanation', () => {
  it('has what is left to read, then each step once, its files with counts, the odd one first and open, and the rest open', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const texts = (word: string) =>
      Object.fromEntries(
        names.map((name) => [`src/${name}.js`, `const ${name} = ${word}(1)\n`.repeat(name === 'd' ? 3 : 1)]),
      )
    using repo = repository({ ...texts('getUser'), 'notes.md': 'one\n', 'more.md': 'a\n' })
    repo.write({ ...texts('fetchUser'), 'notes.md': '<img src=x onerror="document.title=1">\n', 'more.md': 'b\n' })
    repo.commit('Rename')
    const file = path.join(repo.root, '..', 'explained.html')
    const { exitCode, stdout } = await editplan(['explain', 'HEAD~1..HEAD', '--html', file], { cwd: repo.root })
    expect(exitCode).toBe(0)
    const browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(pathToFileURL(file).href)
      await page.waitForSelector('#step-1 details')
      expect(await page.locator('article').evaluateAll((cards) => cards.map(({ id }) => id))).toEqual([
        'step-2',
        'step-1',
      ])
      expect(await page.locator('header h1').textContent()).toBe('Rename')
      expect(await page.locator('header .sentence').textContent()).toBe(stdout.split('\n')[0])
      const names = page.locator('#step-1 details > summary')
      expect(await names.allTextContents()).toEqual([
        'src/d.js +3 −3 · odd',
        ...['a', 'b', 'c', 'e'].map((name) => `src/${name}.js +1 −1`),
      ])
      expect(await page.locator('#step-1 details[open] > summary').allTextContents()).toEqual(['src/d.js +3 −3 · odd'])
      expect(await page.locator('#step-1 td.new').count()).toBe(3)
      await names.nth(1).click()
      await expect
        .poll(() => page.locator('#step-1 td.new').allTextContents())
        .toEqual(Array(4).fill(expect.stringContaining('fetchUser')))
      await expect.poll(() => page.locator('#step-2 td.new:visible').count()).toBe(2)
      expect(await page.locator('img:not([src^=data])').count()).toBe(0)
      expect(complaints).toEqual([])
    } finally {
      await browser.close()
      rmSync(file)
    }
  })
})
