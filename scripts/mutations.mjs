// Breaks the sources one line at a time, in a copy, and tells which breaks no test notices.
// Usage: node scripts/mutations.mjs [--check] [--jobs N] [WORD...]
// --check finds the places alone. With words: only mutations whose file or text contains one of them.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MUTATIONS } from './mutations/table.mjs'

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

/** Whether the tests pass; a run that does not end does not pass. */
function passes(folder, tests) {
  return new Promise((resolve) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests]
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true })
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LIMIT)
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
      const { source, text, replacement, tests } = next
      const file = path.join(folder, source)
      const original = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        original.replace(text, () => replacement),
      )
      const survives = await passes(folder, tests)
      writeFileSync(file, original)
      if (survives) survivors.push(next)
      console.log(`${survives ? 'SURVIVES' : 'caught  '} ${source}: ${text.trim()}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function mutate() {
  const sound = copy()
  const isHealthy = await passes(sound, [...new Set(mutations.flatMap(({ tests }) => tests))])
  rmSync(sound, { recursive: true, force: true })
  if (!isHealthy) throw new Error('the tests fail without a mutation')
  const survivors = []
  const waiting = [...mutations]
  await Promise.all(Array.from({ length: Number(values.jobs ?? 1) }, () => worker(waiting, survivors)))
  console.log(`${mutations.length - survivors.length} of ${mutations.length} mutations caught`)
  process.exitCode = survivors.length > 0 ? 1 : 0
}

if (values.check) console.log(`${mutations.length} mutations`)
else await mutate()
