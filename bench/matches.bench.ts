import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as glue from '@ast-grep/wasm/wasm_bg.js'
import { Language, Parser } from 'web-tree-sitter'
import { parsePlan } from '../src/core/plan/parse.ts'
import { applyPlan } from '../src/index.ts'
import { wasmBytes } from '../src/wings/codemods/structure/grammar-bytes.ts'
import { languageNamed } from '../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../src/wings/codemods/structure/search.ts'
import { replacing } from '../test/wings/codemods/structure/replacing.ts'

const PATTERN = 'foo($A, $B)'
const FIX = 'bar($B, $A)'

const TEXTS: Readonly<Record<string, (count: number) => string>> = {
  'in one line': (count) => Array.from({ length: count }, (_, at) => `foo(a${at % 97}, ${at % 89});`).join(' '),
  'in lines': (count) => Array.from({ length: count }, (_, at) => `foo(a${at % 97}, ${at % 89});\n`).join(''),
}

const CASES = [
  ['in one line', 60_000],
  ['in lines', 60_000],
  ['in one line', 200_000],
  ['in lines', 200_000],
] as const

/** What is measured, each in a process of its own, as memory is too. */
const WORKS: Readonly<Record<string, (file: string) => Promise<string | undefined>>> = {
  '@ast-grep/wasm, found': async (file) => {
    await direct(readFileSync(file, 'utf8'), false)
    return undefined
  },
  '@ast-grep/wasm, replaced': (file) => direct(readFileSync(file, 'utf8'), true),
  'ours, the text alone': (file) => ours(readFileSync(file, 'utf8')),
  'ours, check of the plan': async (file) => {
    const root = path.dirname(file)
    const { totals, steps } = await applyPlan(PLAN, { root, dryRun: true })
    if (totals.files !== 1) throw new Error(JSON.stringify(steps).slice(0, 2000))
    return undefined
  },
}

/**
 * Prints the processor time and the peak memory of a structural edit with many matches in one file, beside `@ast-grep/wasm` called by
 * itself on the same pattern. The texts must be the same. MATCHES=60000 runs the cases of that many.
 */
export const run = async (): Promise<void> => {
  const { BENCH_WORK: work, BENCH_FILE: file = '' } = process.env
  if (work !== undefined) return measure(work, file)
  for (const [shape, count] of CASES) {
    if (process.env.MATCHES !== undefined && Number(process.env.MATCHES) !== count) continue
    compare(shape, count)
  }
}

interface Measured {
  readonly seconds: number
  readonly megabytes: number
  readonly text?: string
}

async function measure(work: string, file: string): Promise<void> {
  // The plan is measured as a command runs it; the others with their engines loaded.
  if (!work.endsWith('plan')) await WORKS[work]?.(path.join(path.dirname(file), 'small.ts'))
  const before = process.cpuUsage()
  const text = await WORKS[work]?.(file)
  const { user, system } = process.cpuUsage(before)
  const measured = { seconds: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 }
  const digest =
    text === undefined ? undefined : (await import('node:crypto')).createHash('sha256').update(text).digest('hex')
  console.log(JSON.stringify({ ...measured, text: digest }))
}

function compare(shape: keyof typeof TEXTS, count: number): void {
  const root = mkdtempSync(path.join(os.tmpdir(), 'editplan-matches-'))
  try {
    const file = path.join(root, 'many.ts')
    writeFileSync(file, TEXTS[shape]?.(count) ?? '')
    writeFileSync(path.join(root, 'small.ts'), 'foo(a, b)\n')
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'base'],
    ])
      execFileSync('git', args, { cwd: root })
    const measured = Object.keys(WORKS).map((work) => [work, alone(work, file)] as const)
    const texts = new Set(measured.flatMap(([, { text }]) => text ?? []))
    if (texts.size !== 1) throw new Error('the texts differ')
    const base = Object.fromEntries(measured)['@ast-grep/wasm, replaced']?.seconds ?? 1
    console.log(`${count} matches ${shape}, the same text`)
    for (const [work, { seconds, megabytes }] of measured)
      console.log(
        `  ${work.padEnd(26)} ${seconds.toFixed(2).padStart(7)} s CPU  ${(seconds / base).toFixed(2).padStart(5)} x  ${megabytes.toFixed(0).padStart(5)} MB`,
      )
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function alone(work: string, file: string): Measured {
  const env = { ...process.env, BENCH_WORK: work, BENCH_FILE: file }
  const { stdout, status, stderr } = spawnSync(process.execPath, process.argv.slice(1), { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${work}: ${stderr.slice(0, 3000)}`)
  return JSON.parse(stdout) as Measured
}

async function ours(text: string): Promise<string> {
  const language = languageNamed('typescript')
  const found = await findStructure(text, {
    language,
    matcher: PATTERN,
    replacement: replacing(FIX),
    keepsSyntax: true,
  })
  if (!found.ok) throw new Error(JSON.stringify(found))
  const parts: string[] = []
  let from = 0
  for (const { start, end, replacement } of found.matches) {
    parts.push(text.slice(from, start), replacement)
    from = end
  }
  return parts.join('') + text.slice(from)
}

let isLoaded = false

/** As a program would that uses the package, which on Node has to be given its engine. */
async function direct(text: string, replaces: boolean): Promise<string> {
  if (!isLoaded) await load()
  isLoaded = true
  const root = glue.parse('typescript', text).root()
  const nodes = root.findAll(PATTERN)
  if (!replaces) return `${nodes.map((node) => node.range().start.index).length}`
  return root.commitEdits(
    nodes.map((node) => node.replace(`bar(${node.getMatch('B')?.text()}, ${node.getMatch('A')?.text()})`)),
  )
}

async function load(): Promise<void> {
  await Parser.init()
  const { instance } = await WebAssembly.instantiate(wasmBytes('ast-grep'), { './wasm_bg.js': glue as never })
  glue.__wbg_set_wasm(instance.exports)
  ;(instance.exports as { __wbindgen_start: () => void }).__wbindgen_start()
  await glue.initializeTreeSitter()
  const grammar = wasmBytes('tree-sitter-typescript')
  const load = Language.load
  Language.load = () => load.call(Language, grammar)
  await glue.registerDynamicLanguage({ typescript: { libraryPath: 'typescript' } })
}

const PLAN = (() => {
  const step = { tool: 'Edit', glob: 'many.ts', pattern: PATTERN, new_string: FIX, replace_all: true }
  const plan = { version: 1, title: 'Bench', options: { reads: 'auto' }, steps: [step] }
  const parsed = parsePlan({ name: 'bench.json', text: JSON.stringify(plan) })
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  return parsed.plan
})()
