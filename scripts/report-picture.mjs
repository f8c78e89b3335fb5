// Draws docs/report*.png: views of a report's page as a browser shows them. Needs Chromium.
//   node scripts/report-picture.mjs [NAME …]      e.g.  node scripts/report-picture.mjs report-dark
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { plantGarden } from './report-picture/garden.mjs'

/** Name of the picture, which run's page, and how it is looked at. */
const VIEWS = {
  report: { page: 'applied', width: 1240, height: 1040 },
  'report-steps': { page: 'applied', hash: '#view=steps', height: 900 },
  'report-dark': { page: 'applied', dark: true, hash: '#file-docs/users.ipynb', height: 800 },
  'report-side-by-side': { page: 'applied', hash: '#file-src/user.ts', keys: ['s'], height: 760 },
  'report-hidden': { page: 'applied', hash: '#file-src/hidden.ts', height: 420 },
  'report-right-to-left': { page: 'applied', hash: '#file-text/guide.he.md', height: 420 },
  'report-narrow': { page: 'applied', width: 400, height: 900 },
  'report-failed': { page: 'failed', height: 760 },
  'report-check': { page: 'checked', height: 420 },
  'report-print': { page: 'applied', print: true, height: 1000 },
}

const root = path.resolve(import.meta.dirname, '..')
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-picture-'))
const wanted = process.argv.slice(2)
try {
  const pages = {
    checked: await pageOf('check', { passes: true }),
    applied: await pageOf('apply', { passes: true }),
    failed: await pageOf('apply', { passes: false }),
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  for (const [name, view] of Object.entries(VIEWS)) {
    if (wanted.length === 0 || wanted.includes(name)) await draw(browser, pages[view.page], { name, ...view })
  }
  await browser.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** One step of the plan is refused, so the command answers 1. */
async function pageOf(verb, { passes }) {
  const garden = path.join(folder, `${verb}-${passes}`)
  mkdirSync(garden)
  const plan = await plantGarden(garden, { passes })
  const page = `${garden}.html`
  const source = ['--disable-warning=ExperimentalWarning', '--import', path.join(root, 'scripts/from-source.mjs')]
  const cli = path.join(root, 'src/faces/cli/main.ts')
  const { error } = spawnSync(process.execPath, [...source, cli, verb, plan, '--html', page], { cwd: garden })
  if (error) throw error
  return page
}

async function draw(browser, page, { name, width = 1100, height, hash = '', keys = [], dark = false, print = false }) {
  const colorScheme = dark ? 'dark' : 'light'
  const view = await browser.newPage({ viewport: { width, height }, colorScheme })
  await view.goto(pathToFileURL(page).href + hash)
  await view.waitForSelector('.patch')
  for (const key of keys) await view.keyboard.press(key)
  if (print) await view.emulateMedia({ media: 'print' })
  await view.waitForTimeout(1500)
  const picture = await view.screenshot()
  await sharp(picture)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(path.join(root, 'docs', `${name}.png`))
  await view.close()
}
