import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parsePlan } from '../src/core/plan/parse.ts'
import type { Plan } from '../src/core/plan/schema.ts'
import { applyPlan } from '../src/index.ts'

const FILES = 20_000
const HITS = 200
const ROUNDS = 9

/**
 * Prints what a glob edit of 200 files among 20,000 costs, beside `git grep -l` and a plain replace of the files it names: the edit
 * alone (found, matched, patched, nothing written), written to the work tree (`commits: squash`), and by a pattern.
 */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-glob-'))
  try {
    const origin = path.join(folder, 'origin')
    fill(origin)
    const literal = planOf({ old_string: 'getUser(', new_string: 'fetchUser(' })
    const pattern = planOf({ regex: String.raw`\bgetUser\((?P<args>[^)]*)\)`, new_string: 'fetchUser($<args>, {})' })
    const medians = await inTurn(
      { folder, origin },
      {
        'git grep -l, replace': replacePlainly,
        'glob, checked': (root) => apply(root, literal, true),
        'glob, applied': (root) => apply(root, literal, false),
        'glob by regex, checked': (root) => apply(root, pattern, true),
        'glob by regex, applied': (root) => apply(root, pattern, false),
      },
    )
    const plain = medians['git grep -l, replace'] ?? 1
    for (const [name, time] of Object.entries(medians)) {
      console.log(`  ${name.padEnd(24)} ${time.toFixed(0).padStart(6)} ms  ${(time / plain).toFixed(2)} x`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const git = (root: string, ...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root })

/** Source-like files of about 2 KB; every hundredth calls the function twice. */
function fill(root: string): void {
  for (let number = 0; number < FILES; number += 1) {
    const folder = path.join(root, 'src', `part-${number % 100}`)
    if (number < 100) mkdirSync(folder, { recursive: true })
    const lines = Array.from({ length: 40 }, (_, at) => `const value_${at} = render(${number * 40 + at}, 'token');`)
    if (number % (FILES / HITS) === 0) lines.splice(20, 0, 'const user = getUser(id);', 'const other = getUser(other);')
    writeFileSync(path.join(folder, `file-${number}.js`), `${lines.join('\n')}\n`)
  }
  git(root, 'init', '-q')
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'base')
}

function planOf(edit: object): Plan {
  const step = { tool: 'Edit', glob: 'src/**/*.js', replace_all: true, expect_matches: 2 * HITS, ...edit }
  const plan = { version: 1, title: 'Bench', options: { commits: 'squash' }, steps: [step] }
  const parsed = parsePlan({ name: 'bench.json', text: JSON.stringify(plan) })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  return parsed.plan
}

async function apply(root: string, plan: Plan, dryRun: boolean): Promise<void> {
  const { totals } = await applyPlan(plan, { root, dryRun })
  if (totals.files !== HITS) throw new Error(`${totals.files} files`)
}

function replacePlainly(root: string): void {
  const names = git(root, 'grep', '-lzF', 'getUser(', '--', 'src').toString().split('\0').filter(Boolean)
  if (names.length !== HITS) throw new Error(`${names.length} files`)
  for (const name of names) {
    const file = path.join(root, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('getUser(', 'fetchUser('))
  }
}

/** Each work comes first in its turn. */
const turned = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
]

/**
 * Medians in milliseconds; the works take turns, each in a fresh clone, synced. The clones stay until the end: a file system without a
 * journal passes over the places of removed files for minutes, which makes every new file beside them dear.
 */
async function inTurn(
  { folder, origin }: { readonly folder: string; readonly origin: string },
  works: Readonly<Record<string, (root: string) => Promise<void> | void>>,
): Promise<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, work] of turned(Object.entries(works), round)) {
      const root = mkdtempSync(path.join(folder, 'clone-'))
      execFileSync('git', ['clone', '-q', '-c', 'gc.auto=0', origin, root])
      execFileSync('sync')
      const start = performance.now()
      await work(root)
      if (round > 0) times.get(name)?.push(performance.now() - start)
    }
  }
  const median = (list: number[]): number => list.sort((one, other) => one - other)[list.length >> 1] ?? Number.NaN
  return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]))
}
