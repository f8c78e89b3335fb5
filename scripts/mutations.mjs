// Breaks the sources one line at a time, in a copy, and tells which breaks no test notices.
// Usage: node scripts/mutations.mjs [--check] [--jobs N] [WORD...]
// --check finds the places alone. With words: only mutations whose file or text contains one of them.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MUTATIONS } from './mutations/table.mjs'

/** Milliseconds after which a broken program counts as one that does not end. */
const LIMIT = 300_000
const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, jobs: { type: 'string' } },
  allowPositionals: true,
})
const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0')

/** The one file with this end of its path: files may move from folder to folder. */
function fileEndingIn(end) {
  const found = names.filter((name) => name === end || name.endsWith(`/${end}`))
  if (found.length !== 1) throw new Error(`${found.length} files end in ${end}`)
  return found[0]
}

const mutations = MUTATIONS.map(([file, text, replacement, ...tests]) => {
  const source = fileEndingIn(file)
  const count = readFileSync(path.join(root, source), 'utf8').split(text).length - 1
  if (count !== 1) throw new Error(`${source} has ${count} times: ${text}`)
  return { source, text, replacement, tests: tests.map(fileEndingIn) }
}).filter(
  ({ source, text }) => positionals.length === 0 || positionals.some((word) => `${source}${text}`.includes(word)),
)

function copy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'editplan-mutations-'))
  for (const name of names) {
    if (name !== '' && !name.startsWith('dist/')) cpSync(path.join(root, name), path.join(folder, name))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** Whether the tests pass in time. */
function passes(folder, tests, limit = 2 ** 31 - 1) {
  return new Promise((resolve) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=1', '--reporter=dot', ...tests]
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true })
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limit)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

async function worker(waiting, survivors) {
  const folder = copy()
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const survives = await survivesIn(folder, next)
      if (survives) survivors.push(next)
      console.log(`${survives ? 'SURVIVES' : 'caught  '} ${next.source}: ${next.text.trim()}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function survivesIn(folder, { source, text, replacement, tests }) {
  const file = path.join(folder, source)
  const original = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    original.replace(text, () => replacement),
  )
  const survives = await passes(folder, tests, LIMIT)
  writeFileSync(file, original)
  return survives
}

/** Whether the tests pass where nothing is broken: otherwise they catch nothing. */
async function isSound() {
  const folder = copy()
  const tests = [...new Set(mutations.flatMap((mutation) => mutation.tests))]
  const sound = await passes(folder, tests)
  rmSync(folder, { recursive: true, force: true })
  return sound
}

async function mutate() {
  const survivors = []
  const waiting = [...mutations]
  const jobs = Array.from({ length: Number(values.jobs ?? 1) }, () => worker(waiting, survivors))
  const [sound] = await Promise.all([isSound(), ...jobs])
  console.log(`${mutations.length - survivors.length} of ${mutations.length} mutations caught`)
  if (!sound) console.log('The tests fail without a mutation: what is caught means nothing.')
  process.exitCode = sound && survivors.length === 0 ? 0 : 1
}

if (values.check) console.log(`${mutations.length} mutations`)
else await mutate()
