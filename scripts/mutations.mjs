// Breaks the sources one line at a time, in a copy, and tells which breaks no test notices.
// Usage: node scripts/mutations.mjs [--check] [--jobs N] [WORD...]
//        node scripts/mutations.mjs --share N [--seed SEED] [--whole] [--jobs N] [WORD...]
// --check finds the places alone. With words: only mutations whose file or text contains one of them. --share makes N of them, chosen by
// a seed that is printed, and tells how many are caught by tests that start no program, by `npm test`, and by `npm run test:all`: of each
// part run the tests that a row names and those that import the file, or with --whole all of it. Exit code 1 where a part catches fewer
// than its bound.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DECISIONS } from './mutations/decisions.mjs'
import { FACES } from './mutations/faces.mjs'
import { GUARDS } from './mutations/guards.mjs'
import { MIDDLES } from './mutations/middles.mjs'
import { MUTATIONS } from './mutations/table.mjs'

/** Milliseconds after which a broken program counts as one that does not end. */
const LIMIT = 300_000
const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean' },
    jobs: { type: 'string' },
    share: { type: 'string' },
    seed: { type: 'string' },
    whole: { type: 'boolean' },
  },
  allowPositionals: true,
})
const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0')

const sources = names.filter((name) => name.startsWith('src/') && /\.m?ts$/.test(name))
const textOf = new Map(sources.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]))
const countIn = (name, text) => textOf.get(name).split(text).length - 1

/** The one file that ends so and holds the text once; else the one of all files that does: code may move. */
function placeOf(end, text) {
  const named = sources.filter((name) => name.endsWith(`/${end}`) && countIn(name, text) === 1)
  if (named.length === 1) return named[0]
  const all = sources.filter((name) => countIn(name, text) > 0)
  return all.length === 1 && countIn(all[0], text) === 1 ? all[0] : undefined
}

function testEndingIn(end) {
  const found = names.filter((name) => name.startsWith('test/') && name.endsWith(`/${end}`))
  return found.length === 1 ? found[0] : undefined
}

const read = [...MUTATIONS, ...GUARDS, ...DECISIONS, ...MIDDLES, ...FACES].map(
  ([file, text, replacement, ...tests]) => ({
    text,
    replacement,
    source: placeOf(file, text),
    tests: tests.map(testEndingIn),
    wrong: [file, ...tests].filter((end, at) => !(at === 0 ? placeOf(end, text) : testEndingIn(end))),
  }),
)
for (const { wrong, text } of read) for (const end of wrong) console.log(`not found: ${end}, for ${text.trim()}`)
if (read.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1

const isAsked = ({ source, text }) =>
  positionals.length === 0 || positionals.some((word) => `${source}${text}`.includes(word))
const mutations = read.filter((one) => one.wrong.length === 0 && isAsked(one))

/** Groups of processes and folders that are there now. */
const running = new Set()
const folders = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const { pid } of running) process.kill(-pid, 'SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  })
}

function copy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'editplan-mutations-'))
  folders.add(folder)
  for (const name of names) {
    if (name !== '' && !name.startsWith('dist/')) cpSync(path.join(root, name), path.join(folder, name))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** Whether the tests pass in time. */
function passes(folder, tests, { limit = 2 ** 31 - 1, reporter = ['--bail=1', '--reporter=dot'], part = [] } = {}) {
  return new Promise((resolve) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...reporter, ...part, ...tests]
    const TEST_MODULES = path.join(folder, '.modules')
    const env = { ...process.env, TEST_MODULES, ...(part.length > 0 && { TESTS_OF_PART: '1' }) }
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true, env })
    running.add(child)
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limit)
    child.once('close', (code) => {
      running.delete(child)
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

/** Takes one after the other from the list, in a copy of its own. */
async function worker(waiting, examine) {
  const folder = copy()
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) await examine(folder, next)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const atOnce = (waiting, examine) =>
  Promise.all(Array.from({ length: Number(values.jobs ?? 1) }, () => worker(waiting, examine)))

/** What a function finds while the source is broken. */
async function whileBroken(folder, { source, text, replacement }, find) {
  const file = path.join(folder, source)
  const original = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    original.replace(text, () => replacement),
  )
  const found = await find()
  writeFileSync(file, original)
  return found
}

/** The tests that fail where nothing is broken: they catch nothing. */
async function failing() {
  const folder = copy()
  try {
    const tests = [...new Set(mutations.flatMap((mutation) => mutation.tests))]
    const output = path.join(folder, 'tests.json')
    const sound = await passes(folder, tests, { reporter: ['--reporter=json', `--outputFile=${output}`] })
    if (sound) return []
    const { testResults } = JSON.parse(readFileSync(output, 'utf8'))
    return testResults.flatMap(({ name, assertionResults }) => [
      ...(assertionResults.length === 0 ? [path.relative(folder, name)] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${path.relative(folder, name)}: ${fullName}`),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function mutate() {
  const survivors = []
  const examined = atOnce([...mutations], async (folder, mutation) => {
    const survives = await whileBroken(folder, mutation, () => passes(folder, mutation.tests, { limit: LIMIT }))
    if (survives) survivors.push(mutation)
    console.log(`${survives ? 'SURVIVES' : 'caught  '} ${placeIn(mutation)}`)
  })
  const [unsound] = await Promise.all([failing(), examined])
  console.log(`${mutations.length - survivors.length} of ${mutations.length} mutations caught`)
  for (const test of unsound) console.log(`fails without a mutation, so that it catches none: ${test}`)
  if (unsound.length > 0 || survivors.length > 0) process.exitCode = 1
}

const placeIn = ({ source, text }) => `${source}: ${text.trim()}`

/** Each holds what the one before it holds, and has to catch at least this share. */
const PARTS = {
  unit: { called: 'tests that start no program', least: 0.6 },
  quick: { called: 'npm test', least: 0.9 },
  all: { called: 'npm run test:all', least: 1 },
}

async function share() {
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  const sample = sampleOf(mutations, Number(values.share), seed)
  console.log(`${sample.length} of ${mutations.length} mutations, chosen by --seed ${seed}`)
  const caught = Object.fromEntries(Object.keys(PARTS).map((part) => [part, 0]))
  await atOnce([...sample], async (folder, mutation) => {
    const first = await whileBroken(folder, mutation, () => firstPart(folder, mutation))
    for (const part of Object.keys(PARTS).slice(Object.keys(PARTS).indexOf(first))) if (first) caught[part] += 1
    console.log(`${(first ?? 'SURVIVES').padEnd(8)} ${placeIn(mutation)}`)
  })
  for (const [part, { called, least }] of Object.entries(PARTS)) {
    const [found, wanted] = [caught[part], Math.ceil(least * sample.length)]
    console.log(`${found} of ${sample.length} caught by ${called}${found < wanted ? `: fewer than ${wanted}` : ''}`)
    if (found < wanted) process.exitCode = 1
  }
}

/** The first part of which a test fails. */
async function firstPart(folder, mutation) {
  const tests = values.whole ? [] : [...new Set([...mutation.tests, ...importersOf(mutation.source)])]
  for (const mode of Object.keys(PARTS)) {
    const part = ['--mode', mode, '--passWithNoTests']
    if (!(await passes(folder, tests, { part, limit: values.whole ? undefined : LIMIT }))) return mode
  }
  return undefined
}

/** Tests that import the file themselves. */
const importersOf = (source) =>
  names.filter(
    (name) => name.endsWith('.test.ts') && readFileSync(path.join(root, name), 'utf8').includes(`../${source}'`),
  )

/** So many of a list, in an order that the seed tells. */
function sampleOf(list, count, seed) {
  const keyOf = (at) => createHash('sha256').update(`${seed} ${at}`).digest('hex')
  const order = list.map((one, at) => ({ one, key: keyOf(at) })).sort((a, b) => (a.key < b.key ? -1 : 1))
  return order.slice(0, count).map(({ one }) => one)
}

if (values.check) console.log(`${mutations.length} mutations`)
else if (values.share) await share()
else await mutate()
