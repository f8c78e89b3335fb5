// @module-tag programs: a browser

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { RunReport } from '../../src/core/report/report.ts'
import type { Contents } from '../../src/core/report/report-writers.ts'
import { renderHtml } from '../../src/wings/page/html.ts'
import { temporaryFolder } from './folder.ts'
import { programOnPath } from './program-on-path.ts'

export const CHROMIUM = programOnPath('chromium', 'chromium-browser', 'google-chrome')
if (!CHROMIUM) console.log('The HTML report is not tried in a browser: no Chromium is installed.')

export interface Pages extends AsyncDisposable {
  /** The page of a report, and what it complained about or asked the network for. */
  open(report: RunReport, options?: OpenOptions): Promise<OpenPage>
}

interface OpenOptions extends BrowserContextOptions {
  readonly hash?: string
  readonly contents?: Contents
}

export interface OpenPage extends AsyncDisposable {
  readonly page: Page
  readonly complaints: readonly string[]
}

/** A real browser that shows reports. */
export async function startBrowser(): Promise<Pages> {
  const folder = temporaryFolder()
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] })
  let number = 0
  return {
    async open(report, { hash = '', contents, ...context } = {}) {
      number += 1
      const file = join(folder.path, `report-${number}.html`)
      writeFileSync(file, renderHtml(report, contents))
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...context })
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => request.url().startsWith('http') && complaints.push(request.url()))
      await page.goto(pathToFileURL(file).href + hash)
      await page.waitForSelector('.bar')
      return { page, complaints, [Symbol.asyncDispose]: () => page.close() }
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      folder[Symbol.dispose]()
    },
  }
}
