// Draws docs/report.png, the page of the demo's report as a browser shows it. Needs Chromium.
//   node scripts/report-picture.mjs
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const root = path.resolve(import.meta.dirname, '..')
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-picture-'))
try {
  const dist = path.join(folder, 'dist')
  run(root, 'scripts/build.mjs', '--out', dist)
  const cli = path.join(dist, 'cli.js')
  const [, demo] = /repository is in (.+)\.\n/.exec(run(root, cli, 'demo', '--keep', '--no-color'))
  const page = path.join(folder, 'report.html')
  // One step of the demo is refused, so the command answers 1.
  run(path.join(demo, 'greeting'), cli, 'apply', '../plan.yaml', '--on-error', 'continue', '--html', page)
  await draw(page, path.join(root, 'docs/report.png'))
  rmSync(demo, { recursive: true, force: true })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(cwd, ...args) {
  const { stdout, error } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (error) throw error
  return stdout
}

async function draw(page, picture) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const view = await browser.newPage({ viewport: { width: 1180, height: 760 }, colorScheme: 'light' })
  await view.goto(pathToFileURL(page).href)
  await view.waitForSelector('td.new')
  await view.screenshot({ path: picture })
  await browser.close()
}
