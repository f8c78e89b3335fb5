// Draws docs/pictures: pages of reports as a browser shows them. Needs Chromium.
//   npm run pictures [-- [--to DIR] NAME …]      e.g.  npm run pictures -- page-12-900-dark failed
//   npm run pictures -- --body RUN …             prints the first screen of the bodies of runs: 12 300 2000 10000
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { plantCalls, plantYears } from './report-picture/fields.mjs'
import { plantGarden } from './report-picture/garden.mjs'
import {
  plantExplained,
  plantFew,
  plantLock,
  plantMany,
  plantNotebook,
  plantRefused,
  plantWeek,
} from './report-picture/runs.mjs'

/** How each page is made, by name. */
const PAGES = {
  4: (folder) => pageOf('apply', folder, plantFew(folder)),
  12: (folder) => pageOf('apply', folder, plantGarden(folder, { passes: true })),
  52: (folder) => pageOf('apply', folder, plantWeek(folder)),
  300: (folder) => pageOf('check', folder, plantYears(folder, 300)),
  400: (folder) => pageOf('check', folder, plantYears(folder, 400)),
  2000: (folder) => pageOf('check', folder, plantMany(folder)),
  10000: (folder) => pageOf('check', folder, plantCalls(folder)),
  refused: (folder) => pageOf('apply', folder, plantRefused(folder)),
  lock: (folder) => pageOf('apply', folder, plantLock(folder)),
  notebook: (folder) => pageOf('apply', folder, plantNotebook(folder)),
  explain: (folder) => pageOf('explain', folder, plantExplained(folder)),
  failed: (folder) => pageOf('apply', folder, plantGarden(folder, { passes: false })),
  check: (folder) => pageOf('check', folder, plantGarden(folder, { passes: true })),
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 900 },
  { width: 400, height: 900 },
]

/** Name of the picture, which page, and how it is looked at. */
const VIEWS = {
  ...Object.fromEntries(
    ['4', '12', '52', '400', '2000', '10000', 'refused', 'lock', 'notebook', 'explain'].flatMap((page) =>
      SIZES.flatMap((size) =>
        [false, true].map((dark) => [`page-${page}-${size.width}-${dark ? 'dark' : 'light'}`, { page, ...size, dark }]),
      ),
    ),
  ),
  steps: { page: '12', hash: '#step-3', height: 900 },
  'side-by-side': { page: '12', hash: '#file-src/user.ts', keys: ['s'], height: 760 },
  hidden: { page: '12', hash: '#file-src/hidden.ts', height: 420 },
  'right-to-left': { page: '12', hash: '#file-text/guide.he.md', height: 420 },
  failed: { page: 'failed', height: 760 },
  check: { page: 'check', height: 420 },
  print: { page: '12', print: true, height: 1000 },
}

/** Lines of a body that a window shows before anybody scrolls, about. */
const SCREEN = 30

const root = path.resolve(import.meta.dirname, '..')
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-picture-'))
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: path.join(root, 'docs/pictures') }, body: { type: 'boolean' } },
})
const known = values.body ? PAGES : VIEWS
const unknown = wanted.filter((name) => !Object.hasOwn(known, name))
if (unknown.length > 0)
  throw new Error(`Nothing is called ${unknown.join(', ')}. There are ${Object.keys(known).join(', ')}.`)
try {
  if (values.body) for (const name of wanted) await printBody(name)
  else await drawPictures()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function drawPictures() {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const made = new Map()
  for (const [name, view] of Object.entries(VIEWS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    if (!made.has(view.page)) made.set(view.page, await newPage(view.page))
    await draw(browser, made.get(view.page), { name, ...view })
  }
  await browser.close()
}

async function printBody(name) {
  const page = await newPage(name)
  const body = editplan(['report', `${page}.json`, '--markdown', '-'], folder)
  const lines = body.split('\n')
  console.log(
    `## ${name}: ${Buffer.byteLength(body)} bytes, ${lines.length} lines\n\n${lines.slice(0, SCREEN).join('\n')}\n`,
  )
}

async function newPage(name) {
  const place = path.join(folder, `page-${name}`)
  mkdirSync(place)
  return PAGES[name](place)
}

async function pageOf(verb, place, planted) {
  const page = `${place}.html`
  const report = verb === 'explain' ? [] : ['--report', `${page}.json`]
  editplan([verb, await planted, '--html', page, ...report], place)
  return page
}

/** What a command prints; a step of the plan may be refused, and the command answers 1 then. */
function editplan(args, cwd) {
  const source = ['--disable-warning=ExperimentalWarning', '--import', path.join(root, 'scripts/from-source.mjs')]
  const cli = path.join(root, 'src/faces/cli/main.ts')
  const { error, stdout } = spawnSync(process.execPath, [...source, cli, ...args], { cwd, maxBuffer: 2 ** 28 })
  if (error) throw error
  return stdout.toString()
}

async function draw(browser, page, { name, width = 1100, height, hash = '', keys = [], dark = false, print = false }) {
  const colorScheme = dark ? 'dark' : 'light'
  const view = await browser.newPage({ viewport: { width, height }, colorScheme })
  await view.goto(pathToFileURL(page).href + hash)
  await view.waitForSelector('td.new, td.gone, .cell, .folded', { state: 'attached' }).catch(() => {})
  for (const key of keys) await view.keyboard.press(key)
  if (print) await view.emulateMedia({ media: 'print' })
  await view.waitForTimeout(1500)
  const picture = await view.screenshot()
  await sharp(picture)
    .webp({ quality: 70, effort: 6 })
    .toFile(path.join(values.to, `${name}.webp`))
  await view.close()
}
