import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Lang, type NapiConfig, parse } from '@ast-grep/napi'
import { parsePlan } from '../src/core/plan/parse.ts'
import type { Plan } from '../src/core/plan/schema.ts'
import { applyPlan } from '../src/index.ts'
import { languageNamed } from '../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../src/wings/codemods/structure/search.ts'
import { replacing } from '../test/wings/codemods/structure/replacing.ts'

const FILES = 600
const ROUNDS = 5

interface Rule {
  readonly name: string
  readonly rule: NapiConfig['rule']
  readonly fix: string
  /** What takes the place, as a program over the engine of Rust would write it. */
  readonly write: (captured: (name: string) => string) => string
}

const RULES: readonly Rule[] = [
  {
    name: 'new Client($HOST, $PORT)',
    rule: { pattern: 'new Client($HOST, $PORT)' },
    fix: 'connect({ host: $HOST, port: $PORT })',
    write: (captured) => `connect({ host: ${captured('HOST')}, port: ${captured('PORT')} })`,
  },
  {
    name: 'inside a method, has a call',
    rule: {
      pattern: 'retry($TIMES, $WORK)',
      inside: { kind: 'method_definition', stopBy: 'end' },
      has: { kind: 'call_expression', stopBy: 'end' },
    },
    fix: 'again($WORK, { times: $TIMES })',
    write: (captured) => `again(${captured('WORK')}, { times: ${captured('TIMES')} })`,
  },
]

/**
 * Prints what structural edits of 600 TypeScript files cost, beside `@ast-grep/napi`, the same engine compiled for the machine, with the
 * same rule in the same run: the texts alone (parsed, matched, replaced), and a whole `check` of the plan. The texts must be the same.
 */
export const run = async (): Promise<void> => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'editplan-pattern-'))
  try {
    const files = fill(root)
    for (const rule of RULES) await compare(root, files, rule)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function compare(root: string, files: readonly string[], rule: Rule): Promise<void> {
  const napi = () => files.map((file) => byNapi(readFileSync(file, 'utf8'), rule))
  const ours = () => inTurn(files, (file) => byUs(readFileSync(file, 'utf8'), rule))
  const [theirs, own] = [napi(), await ours()]
  const same = own.filter((text, at) => text === theirs[at]).length
  const changed = own.filter((text, at) => text !== readFileSync(files[at] ?? '', 'utf8')).length
  if (same !== files.length || changed === 0) throw new Error(`${same} of ${files.length} texts are the same`)
  const plan = planOf(rule)
  const times = await medians({
    '@ast-grep/napi': napi,
    'ours, the texts alone': ours,
    'ours, check of the plan': async () => {
      const { totals } = await applyPlan(plan, { root, dryRun: true })
      if (totals.files !== changed) throw new Error(`${totals.files} files, not ${changed}`)
    },
  })
  const base = times['@ast-grep/napi'] ?? 1
  console.log(`${rule.name}: ${changed} of ${files.length} files, the same texts`)
  for (const [name, time] of Object.entries(times))
    console.log(`  ${name.padEnd(24)} ${time.toFixed(0).padStart(6)} ms  ${(time / base).toFixed(2)} x`)
}

function byNapi(text: string, { rule, write }: Rule): string {
  const root = parse(Lang.TypeScript, text).root()
  const edits = root.findAll({ rule }).map((node) => node.replace(write((name) => node.getMatch(name)?.text() ?? '')))
  return root.commitEdits(edits)
}

async function byUs(text: string, { rule, fix }: Rule): Promise<string> {
  const language = languageNamed('typescript')
  const [only] = Object.keys(rule).length === 1 ? [String(rule.pattern)] : []
  const found = await findStructure(text, { language, matcher: only ?? { rule }, replacement: replacing(fix) })
  if (!found.ok) throw new Error(JSON.stringify(found))
  return found.matches.reduceRight(
    (whole, { start, end, replacement }) => whole.slice(0, start) + replacement + whole.slice(end),
    text,
  )
}

async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const item of items) made.push(await make(item))
  return made
}

const git = (root: string, ...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root })

/** Classes of about 4 KB; each calls what the rules look for. */
function fill(root: string): readonly string[] {
  mkdirSync(path.join(root, 'src'))
  const files = Array.from({ length: FILES }, (_, number) => {
    const file = path.join(root, 'src', `file-${number}.ts`)
    const methods = Array.from({ length: 20 }, (_, at) => methodOf(number, at)).join('\n')
    writeFileSync(file, `import { Client, retry } from './net'\n\nexport class Job${number} {\n${methods}}\n`)
    return file
  })
  git(root, 'init', '-q')
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'base')
  return files
}

const methodOf = (
  number: number,
  at: number,
): string => `  async step${at}(input: Map<string, number>): Promise<number> {
    const total = [...input.values()].reduce((sum, value) => sum + value, ${number})
    ${at % 7 === 0 ? `const client = new Client(hosts[${at}], ports.get(${at}))` : 'log.debug({ total })'}
    return ${at % 5 === 0 ? `retry(${at}, () => load(total))` : `total > ${at} ? total : this.step${(at + 1) % 20}(input)`}
  }
`

function planOf({ rule, fix }: Rule): Plan {
  const only = Object.keys(rule).length === 1 ? { pattern: rule.pattern } : { rule }
  const step = { tool: 'Edit', glob: 'src/**/*.ts', ...only, new_string: fix, replace_all: true }
  const plan = { version: 1, title: 'Bench', options: { reads: 'auto', commits: 'squash' }, steps: [step] }
  const parsed = parsePlan({ name: 'bench.json', text: JSON.stringify(plan) })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  return parsed.plan
}

/** Medians in milliseconds; the works take turns. */
async function medians(works: Readonly<Record<string, () => unknown>>): Promise<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now()
      await work()
      if (round > 0) times.get(name)?.push(performance.now() - start)
    }
  }
  const median = (list: number[]): number => list.sort((one, other) => one - other)[list.length >> 1] ?? Number.NaN
  return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]))
}
