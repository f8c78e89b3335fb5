// The page of a report in a browser, beside the page that diff2html makes of the same patches.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { html } from 'diff2html'
import { type Browser, chromium } from 'playwright-core'
import { patchLines } from '../src/core/report/patch-lines.ts'
import type { RunReport } from '../src/core/report/report.ts'
import { renderHtml } from '../src/wings/page/html.ts'

const SIZES = (process.env.REPORT_STEPS ?? '100,1000,10000').split(',').map(Number)
const RUNS = 3

/** How the reports that are measured are made, by what they are; `REPORT` names one of them alone. */
const REPORTS: readonly (readonly [name: string, make: () => RunReport])[] = [
  ...SIZES.map((steps) => [`${steps} steps`, () => reportOf(steps)] as const),
  ['2,000 files', () => filesReport(2000)],
  ['lock file', () => lockReport(24_000)],
  ['200,000 rows', () => reportOf(10_000, 7)],
]

/** Prints for each report: size, first paint, first patch, the slowest of ten key presses, elements, the longest task of a letter typed into the search. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-report-'))
  try {
    for (const [kind, make] of REPORTS) {
      if (kind !== (process.env.REPORT ?? kind)) continue
      const report = make()
      const patches = deflateRawSync(patchesOf(report)).length
      for (const [name, page] of [
        ['editplan', renderHtml(report)],
        ['diff2html', diff2htmlPage(report)],
      ] as const) {
        const file = join(folder, `${name}.html`)
        writeFileSync(file, page)
        const all = await measureAll(file).catch((error: Error) => error.message)
        if (typeof all === 'string') {
          console.log(`${name.padEnd(9)} ${kind.padStart(12)}  the browser gave up: ${all.split('\n', 1)[0]}`)
          continue
        }
        const middle = (key: keyof Measured) => Math.round(all.map((one) => one[key]).sort((a, b) => a - b)[1] ?? 0)
        const size = `${(page.length / 1024).toFixed(0)} KiB (${(page.length / patches).toFixed(2)}x the compressed patches)`
        const most = `elements ${middle('elements')}, letter ${middle('letter')} ms`
        const times = `first paint ${middle('paint')} ms, first patch ${middle('patch')} ms, key ${middle('key')} ms, first f ${middle('view')} ms`
        console.log(`${name.padEnd(9)} ${kind.padStart(12)}  ${size}, ${times}, ${most}`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Measured {
  readonly paint: number
  /** Until changed lines are there. */
  readonly patch: number
  /** From a press of j to the next frame. */
  readonly key: number
  /** From the first press of f, which makes the view by step, to the next frame. */
  readonly view: number
  /** In the document, once all of it was scrolled through. */
  readonly elements: number
  /** The longest task after a letter is typed into the search; 0 without one. */
  readonly letter: number
}

/** In a browser of its own: one that runs out of memory takes nothing else along. */
async function measureAll(file: string): Promise<readonly Measured[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const all: Measured[] = []
    for (let at = 0; at < RUNS; at += 1) all.push(await measure(browser, file))
    return all
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, file: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(240_000)
  await page.goto(pathToFileURL(file).href, { waitUntil: 'commit' })
  // A lock file is one folded line.
  await page.waitForSelector('td.new, .d2h-ins, .change > details > summary:only-child', { timeout: 120_000 })
  const patch = await page.evaluate(() => performance.now())
  await page.waitForLoadState('load')
  await page.waitForTimeout(500)
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  const keys: number[] = []
  for (let at = 0; at < 10; at += 1) keys.push(await page.evaluate(pressKey, 'j'))
  const view = await page.evaluate(pressKey, 'f')
  await page.evaluate(pressKey, 'f')
  await page.waitForTimeout(1500)
  const letters: number[] = []
  for (const letter of 'value') letters.push(await page.evaluate(typeLetter, letter))
  await page.evaluate(typeLetter, '')
  const elements = await page.evaluate(scrollThrough)
  await page.close()
  return { paint, patch, key: Math.max(...keys), view, elements, letter: Math.max(...letters) }
}

/** Types a letter, none clears the field; milliseconds of the longest task after it. */
async function typeLetter(letter: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) return 0
  let [longest, last, left] = [0, performance.now(), 120]
  field.value = letter === '' ? '' : field.value + letter
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return new Promise((done) => {
    const beat = (): void => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      left -= 1
      if (left > 0) setTimeout(beat)
      else done(longest)
    }
    beat()
  })
}

/** Opens what is folded and goes to the end; the most elements on the way. What is drawn whole has them at once. */
async function scrollThrough(): Promise<number> {
  const count = (): number => document.getElementsByTagName('*').length
  if (!document.querySelector('.bar')) return count()
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.change > details')) folded.open = true
  let most = count()
  for (let part = 1; part <= 30; part += 1) {
    scrollTo(0, (document.body.scrollHeight * part) / 30)
    await new Promise((done) => setTimeout(done, 60))
    most = Math.max(most, count())
  }
  return most
}

const pressKey = (key: string): Promise<number> =>
  new Promise((done) => {
    const start = performance.now()
    dispatchEvent(new KeyboardEvent('keydown', { key }))
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
  })

/** Ten steps a file, each with a hunk of real-looking code. @param lines of context, three times so many rows */
function reportOf(count: number, context = 3): RunReport {
  const steps = Array.from({ length: count }, (_, at): RunReport['steps'][number] => ({
    index: at + 1,
    id: `rename-${at}`,
    tool: 'Edit',
    file_path: `src/part-${Math.floor(at / 100)}/file-${Math.floor(at / 10)}.ts`,
    status: 'applied',
    why: `the name of getUser${at} hides that it asks the network`,
    matched_by: 'exact',
    structuredPatch: [hunkOf(at, context)],
    insertions: 2,
    deletions: 2,
    commit: deflateRawSync(`${at}`).toString('hex').padEnd(40, '0').slice(0, 40),
  }))
  const files = Array.from({ length: Math.ceil(count / 10) }, (_, at): RunReport['files'][number] => ({
    path: `src/part-${Math.floor(at / 10)}/file-${at}.ts`,
    status: 'modified',
    ...{ old_mode: '100644', new_mode: '100644', binary: false, insertions: 20, deletions: 20 },
    steps: steps.slice(at * 10, at * 10 + 10).map(({ index }) => index),
    structuredPatch: steps.slice(at * 10, at * 10 + 10).flatMap(({ structuredPatch = [] }) => structuredPatch),
  }))
  const commit = { commit: '1'.repeat(40), tree: '2'.repeat(40) }
  const none = { unchanged: 0, collapsed: 0, failed: 0, skipped: 0 }
  const totals = { applied: count, ...none, files: files.length, insertions: 2 * count, deletions: 2 * count }
  const plan = { title: 'Rename', sha256: 'f'.repeat(64), files: ['plan.yaml'] }
  return { version: 1, plan, base: commit, head: commit, run: { id: 'r1' }, steps, written: true, files, totals }
}

/** Files that each get a change of their own. */
function filesReport(count: number): RunReport {
  const report = reportOf(count)
  const files = report.steps.map((step, at): RunReport['files'][number] => ({
    path: `packages/p${at % 60}/src/file-${at}.ts`,
    ...{ status: 'modified', old_mode: '100644', new_mode: '100644', binary: false, insertions: 2, deletions: 2 },
    steps: [step.index],
  }))
  const steps = report.steps.map((step, at) => ({ ...step, file_path: files[at]?.path ?? '' }))
  return { ...report, steps, files, totals: { ...report.totals, files: count } }
}

/** A lock file of which every line changes. */
function lockReport(count: number): RunReport {
  const report = reportOf(1)
  const lines = ['-', '+'].flatMap((sign) =>
    Array.from({ length: count / 2 }, (_, at) => `${sign}      "version": "1.${sign === '+' ? 1 : 0}.${at}",`),
  )
  const hunk = { oldStart: 1, oldLines: count / 2, newStart: 1, newLines: count / 2, lines }
  const size = { insertions: count / 2, deletions: count / 2 }
  const [step, file] = [report.steps[0]!, report.files[0]!]
  const path = 'package-lock.json'
  return {
    ...report,
    steps: [{ ...step, ...size, file_path: path, structuredPatch: [hunk] }],
    files: [{ ...file, ...size, path, structuredPatch: [hunk] }],
  }
}

function hunkOf(at: number, around: number) {
  const start = (at % 10) * 40 + 1
  const word = (salt: number): string => ((at * 2_654_435_761 + salt * 40_503) >>> 0).toString(36)
  const before = [
    `  const ${word(1)} = await getUser${at}(${word(2)})`,
    `  return ${word(3)}.map((one) => one.${word(4)})`,
  ]
  const after = before.map((line) => line.replace('getUser', 'fetchUser').replace('.map', '.flatMap'))
  const context = (salt: number): string[] =>
    Array.from({ length: around }, (_, more) => salt + more).map(
      (one) => `  ${word(one)}.push({ ${word(one + 20)}: ${one * at} })`,
    )
  const lines = [
    ...context(10).map((line) => ` ${line}`),
    ...before.map((line) => `-${line}`),
    ...after.map((line) => `+${line}`),
    ...context(40).map((line) => ` ${line}`),
  ]
  return { oldStart: start, oldLines: 2 + 2 * around, newStart: start, newLines: 2 + 2 * around, lines }
}

const patchesOf = ({ steps }: RunReport): string =>
  steps
    .map(({ file_path: path, structuredPatch = [] }) =>
      [`diff --git a/${path} b/${path}`, `--- a/${path}`, `+++ b/${path}`, ...patchLines(structuredPatch), ''].join(
        '\n',
      ),
    )
    .join('')

/** What `diff2html -o stdout` would write: its markup and its style sheet. */
function diff2htmlPage(report: RunReport): string {
  const style = readFileSync(createRequire(join(process.cwd(), 'x')).resolve('diff2html/bundles/css/diff2html.min.css'))
  const body = html(patchesOf(report), { drawFileList: true, matching: 'lines', outputFormat: 'line-by-line' })
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`
}
