import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { replay } from '../src/core/engine/replay.ts'
import type { Plan } from '../src/core/plan/schema.ts'
import { createPolicy } from '../src/core/policy/policy.ts'
import { lookUpFile } from '../src/core/run/wing-slots.ts'
import { createOverlay } from '../src/core/workspace/overlay.ts'
import { openSteady } from '../src/core/workspace/sources/checked-disk.ts'
import { openDisk } from '../src/core/workspace/sources/disk.ts'
import { applyPlan } from '../src/index.ts'
import { importPlan } from '../src/wings/sessions/index.ts'
import { cpuOf, openPlace } from './place.ts'

const [FILES, EACH, ROUNDS, MEMORY_ROUNDS] = [1_000, 10, 5, 15]

/** Fixes in one file; the others are beside the first. */
const IN_ONE_FILE = [5_000, 20_000, 100_000]

/**
 * Prints what 10,000 fixes of a linter in 1,000 files cost: read and replayed in memory, beside reading and writing the files; applied as
 * one commit, beside `git apply --index` and `git commit` of the same patch. And what 20,000 and 100,000 in one file cost that a tool
 * tells in no order, beside 5,000: read and applied.
 */
export const run = async (): Promise<void> => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'editplan-fixes-')))
  try {
    await printManyFiles(folder)
    printBesideTool(folder)
    await printOneFile(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function printManyFiles(folder: string): Promise<void> {
  const root = path.join(folder, 'shop')
  const output = makeRepository(root)
  const copying: number[] = []
  const [reading, replaying]: [number[], number[]] = [[], []]
  let whole = planOf(output, root)
  await replayAll(root, whole)
  // One after the other, so that other work on the machine slows each of them.
  for (let round = 0; round < MEMORY_ROUNDS; round++) {
    copying.push(await processorTime(() => copyFiles(root)))
    reading.push(
      await processorTime(async () => {
        whole = planOf(output, root)
      }),
    )
    replaying.push(await processorTime(() => replayAll(root, whole)))
  }
  const ratios = copying.map((copy, round) => ((reading[round] ?? 0) + (replaying[round] ?? 0)) / copy)
  console.log(
    `${FILES * EACH} fixes in ${FILES} files, milliseconds of processor time: reader ${tell(median(reading))} and engine ${tell(median(replaying))} in memory, ` +
      `${median(ratios).toFixed(1)}x reading and writing the files (${tell(median(copying))}; target 3x)`,
  )
  const [ours, gits]: [number[], number[]] = [[], []]
  let patch: string | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const [mine, other] = [path.join(folder, `mine-${round}`), path.join(folder, `other-${round}`)]
    for (const copy of [mine, other]) {
      cpSync(root, copy, { recursive: true })
      git(copy, 'status')
    }
    ours.push(await wall(() => applyAll(mine, whole)))
    if (patch === undefined) {
      patch = path.join(folder, 'patch')
      writeFileSync(patch, execFileSync('git', ['diff', 'HEAD'], { cwd: mine, maxBuffer: 2 ** 30 }))
    }
    const from = patch
    gits.push(await wall(() => applyPatch(other, from)))
    for (const copy of [mine, other]) rmSync(copy, { recursive: true })
  }
  const beside = median(ours.map((time, round) => time / (gits[round] ?? time)))
  console.log(
    `applied with one commit ${tell(median(ours))} ms, ${beside.toFixed(1)}x git apply --index and git commit (${tell(median(gits))} ms; target 2.4x)`,
  )
}

/** The tool looks for what to fix on either side: it prints it for us, or fixes it itself. */
function printBesideTool(folder: string): void {
  using place = openPlace()
  const root = path.join(folder, 'shop')
  const config = path.join(folder, 'eslint.config.mjs')
  writeFileSync(config, `export default [{ rules: { 'no-var': 2 } }]\n`)
  const eslint = path.resolve('node_modules/.bin/eslint')
  const words = [process.execPath, eslint, '--config', config]
  const [printing, fixing, ours]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    const [mine, its] = [path.join(folder, `tool-${round}`), path.join(folder, `its-${round}`)]
    for (const copy of [mine, its]) {
      cpSync(root, copy, { recursive: true })
      git(copy, 'status')
    }
    const output = path.join(folder, 'printed.json')
    printing.push(cpuOf([...words, '--format', 'json', '.'], { cwd: mine, output, accept: [1] }))
    ours.push(cpuOf([process.execPath, place.cli, 'fix', '--apply', '--quiet', output], { cwd: mine }))
    fixing.push(cpuOf([...words, '--fix', '.'], { cwd: its }))
    if (!treeOf(mine).equals(treeOf(its))) throw new Error('the files differ')
  }
  const ratios = fixing.map((its, round) => ((printing[round] ?? 0) + (ours[round] ?? 0)) / its)
  console.log(
    `the same by ESLint, milliseconds of processor time: its report ${tell(median(printing))} and editplan fix --apply ${tell(median(ours))}, ` +
      `${median(ratios).toFixed(2)}x eslint --fix (${tell(median(fixing))}; target 3x)`,
  )
}

async function printOneFile(folder: string): Promise<void> {
  const times: number[] = []
  for (const count of IN_ONE_FILE) {
    const rounds: number[] = []
    for (let round = 0; round < 3; round++) {
      const root = path.join(folder, `one-${count}-${round}`)
      const output = makeOneFile(root, count)
      rounds.push(await processorTime(() => applyAll(root, planOf(output, root, count), count)))
    }
    times.push(median(rounds))
  }
  const [first = 0] = times
  for (const [at, count] of IN_ONE_FILE.entries()) {
    const time = times[at] ?? 0
    const share = (time / first / (count / (IN_ONE_FILE[0] ?? 1))).toFixed(2)
    console.log(
      `${count} fixes in one file in no order, read and applied: ${tell(time)} ms of processor time, ${share} of what ${IN_ONE_FILE[0]} cost each`,
    )
  }
}

const nameOf = (file: number): string => `src/${Math.floor(file / 50)}/file${file}.js`

/** Files of 200 lines, of which each twentieth has something to fix; what ESLint would print about them. */
function makeRepository(root: string): string {
  const results = []
  for (let file = 0; file < FILES; file++) {
    const name = nameOf(file)
    let text = ''
    const messages = []
    for (let line = 0; line < EACH * 20; line++) {
      const from = text.length
      if (line % 20 === 10)
        messages.push({
          ruleId: 'no-var',
          severity: 2,
          message: 'Unexpected var, use let or const instead.',
          line: line + 1,
          column: 1,
          fix: { range: [from, from + 3], text: 'let' },
        })
      text += `${line % 20 === 10 ? 'var' : 'let'} value_${line} = render(${file}, 'token ${line}')\n`
    }
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
    results.push({ filePath: path.join(root, name), messages, errorCount: EACH, source: text })
  }
  commitAll(root)
  return JSON.stringify(results)
}

/** A file of two lines a fix; the fixes as a tool tells them that looks for one rule after the other. */
function makeOneFile(root: string, count: number): string {
  let text = ''
  const messages = []
  for (let at = 0; at < count; at++) {
    const range = [text.length, text.length + 3]
    messages.push({ ruleId: 'no-var', severity: 2, message: 'Unexpected var.', fix: { range, text: 'const' } })
    text += `var value_${at} = ${at}\nlet other_${at}\n`
  }
  mkdirSync(root, { recursive: true })
  writeFileSync(path.join(root, 'all.js'), text)
  commitAll(root)
  return JSON.stringify([{ filePath: path.join(root, 'all.js'), messages: shuffled(messages), errorCount: count }])
}

/** The same order at each run. */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  let seed = 7
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31)
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

function commitAll(root: string): void {
  git(root, 'init', '-q')
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'Before')
}

const git = (cwd: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd })

/** Of the files as they are. */
function treeOf(root: string): Buffer {
  git(root, 'add', '.')
  return git(root, 'write-tree')
}

async function copyFiles(root: string): Promise<void> {
  for (let file = 0; file < FILES; file++) {
    const name = path.join(root, nameOf(file))
    writeFileSync(name, readFileSync(name))
  }
}

function planOf(output: string, root: string, count = FILES * EACH): Plan {
  const workspace = openDisk(root, { steady: true })
  const policy = createPolicy()
  const imported = importPlan(
    { name: 'eslint.json', text: output },
    { cwd: root, look: (given) => lookUpFile(given, { workspace, policy }), fixes: { commits: 'squash' } },
  )
  if (!imported.ok || imported.plan.steps.length !== count) throw new Error(JSON.stringify(imported).slice(0, 500))
  return imported.plan
}

async function replayAll(root: string, plan: Plan): Promise<void> {
  // As a run opens the checkout.
  const source = openSteady(openDisk(root, { steady: true }))
  for await (const event of replay([plan], { workspace: createOverlay(source), policy: createPolicy() }))
    if (event.type === 'step' && event.result.status !== 'applied') throw new Error(JSON.stringify(event.result))
}

async function applyAll(root: string, plan: Plan, count = FILES * EACH): Promise<void> {
  const { totals } = await applyPlan(plan, { root })
  if (totals.applied !== count) throw new Error(JSON.stringify(totals))
}

async function applyPatch(root: string, patch: string): Promise<void> {
  git(root, 'apply', '--index', patch)
  git(root, 'commit', '-qm', 'Fixes')
}

const tell = (milliseconds: number): string => String(Math.round(milliseconds))

const wall = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of this process, which other work on the machine hardly lengthens. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const used = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(used)
  return (user + system) / 1000
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
