import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const RUNS = 21
const STEPS = 10

/**
 * Prints how long the built command takes to answer, beside Node itself. `EDITPLAN_DIST` names another build than dist/, `EDITPLAN_NODES`
 * the programs to start it with, such as those of several versions of Node, separated by commas.
 */
export const run = (): void => {
  const dist = path.resolve(process.env.EDITPLAN_DIST ?? 'dist')
  const cli = path.join(dist, 'cli.js')
  if (!existsSync(cli)) throw new Error(`${cli} is missing. Run npm run build.`)
  const root = checkout()
  try {
    const index = JSON.stringify(pathToFileURL(path.join(dist, 'index.js')).href)
    for (const node of (process.env.EDITPLAN_NODES ?? process.execPath).split(',')) {
      console.log(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim())
      report(root, node, {
        'node -e 0': ['-e', '0'],
        'editplan --version': [cli, '--version'],
        [`editplan check, ${STEPS} steps`]: [cli, 'check', 'plan.yaml'],
        'import of the library': ['--input-type=module', '-e', `await import(${index})`],
      })
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** A checkout of ten files and a plan that edits each. */
function checkout(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'editplan-cold-'))
  const numbers = Array.from({ length: STEPS }, (_, number) => number)
  for (const number of numbers) writeFileSync(path.join(root, `file-${number}.js`), `export const value = ${number}\n`)
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '-m', 'base')
  const steps = numbers.map(
    (number) =>
      `  - tool: Edit\n    file_path: file-${number}.js\n    old_string: value\n    new_string: constant\n    why: the name says little\n`,
  )
  writeFileSync(
    path.join(root, 'plan.yaml'),
    `version: 1\ntitle: Rename\noptions: { reads: auto }\nsteps:\n${steps.join('')}`,
  )
  return root
}

/** Medians in milliseconds, taken in turns so that what else the machine does falls on all alike. */
function report(cwd: string, node: string, commands: Readonly<Record<string, readonly string[]>>): void {
  const times = new Map(Object.keys(commands).map((name) => [name, [] as number[]]))
  for (let turn = 0; turn < RUNS; turn += 1) {
    for (const [name, args] of Object.entries(commands)) times.get(name)!.push(timed(cwd, node, args))
  }
  const medians = [...times].map(
    ([name, taken]) => [name, taken.sort((one, other) => one - other)[RUNS >> 1]!] as const,
  )
  const bare = medians[0]![1]
  for (const [name, median] of medians) {
    console.log(`${name.padEnd(26)} ${median.toFixed(0).padStart(5)} ms  ${(median / bare).toFixed(2)} x node`)
  }
}

function timed(cwd: string, node: string, args: readonly string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(node, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return performance.now() - start
}
