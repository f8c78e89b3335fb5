// Takes each wing away in turn (its folder, its tests, its names in src/wings.ts) in a copy: the rest has to type-check, and the tests of
// the doors have to pass.  node scripts/without-wings.mjs [wing …]
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const wings = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(path.join(root, 'src/wings')).sort()
const DOORS = [
  'test/imports.test.ts',
  'test/core/plan/define-plan.test.ts',
  'test/faces/cli/completion.test.ts',
  'test/faces/cli/program.test.ts',
]
const failed = wings.filter((wing) => !standsWithout(wing))
console.log(`${wings.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

function standsWithout(wing) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `editplan-without-${wing}-`))
  try {
    for (const name of [
      'src',
      'test',
      'scripts',
      'package.json',
      'tsconfig.json',
      'vitest.config.ts',
      'schema',
      'examples',
    ])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    takeAway(folder, wing)
    const config = { extends: './tsconfig.json', include: ['src', 'test', 'vitest.config.ts'] }
    writeFileSync(path.join(folder, 'tsconfig.without.json'), JSON.stringify(config))
    const steps = [
      ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.without.json'],
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...DOORS],
    ]
    const wrong = steps.find((args) => spawnSync(process.execPath, args, { cwd: folder, stdio: 'pipe' }).status !== 0)
    if (wrong) {
      const { stdout, stderr } = spawnSync(process.execPath, wrong, { cwd: folder, encoding: 'utf8' })
      console.log(`without ${wing}:\n${stdout}${stderr}`)
    } else console.log(`without ${wing}: types and doors pass`)
    return !wrong
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The wing's folder, the tests that import it, and its names in the list. */
function takeAway(folder, wing) {
  rmSync(path.join(folder, 'src/wings', wing), { recursive: true })
  rmSync(path.join(folder, 'test/wings', wing), { recursive: true, force: true })
  const quick = path.join(folder, 'src/quick-commands.ts')
  const others = readFileSync(quick, 'utf8')
    .split('\n')
    .filter((line) => !line.includes(`/wings/${wing}/`))
  writeFileSync(quick, others.join('\n'))
  const list = path.join(folder, 'src/wings.ts')
  const lines = readFileSync(list, 'utf8').split('\n')
  const rest = lines.filter((line) => !line.includes(`/wings/${wing}/`)).join('\n')
  writeFileSync(list, rest.replace(new RegExp(`(?<=[[ ])${wing}(, |,?(?=\\n|\\]))`), ''))
  for (const round of [1, 2, 3]) removeTestsOf(folder, wing, round)
}

/** Tests and helpers of tests that import the wing, and, in later rounds, those that import one of these. */
function removeTestsOf(folder, wing) {
  const tests = path.join(folder, 'test')
  for (const name of readdirSync(tests, { recursive: true })) {
    if (!name.endsWith('.ts')) continue
    const file = path.join(tests, name)
    const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to]) =>
      path.resolve(path.dirname(file), to),
    )
    const gone = imports.some(
      (to) => to.startsWith(path.join(folder, 'src/wings', wing) + path.sep) || (to.endsWith('.ts') && !isThere(to)),
    )
    if (gone) rmSync(file)
  }
}

function isThere(file) {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}
