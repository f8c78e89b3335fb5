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

const [FILES, EACH, ROUNDS] = [1_000, 10, 5]

/**
 * Prints what 10,000 fixes of a linter in 1,000 files cost: read and replayed in memory, beside reading and writing the files; applied as
 * one commit, beside `git apply --index` and `git commit` of the same patch.
 */
export const run = async (): Promise<void> => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'editplan-fixes-')))
  try {
    const root = path.join(folder, 'shop')
    const output = makeRepository(root)
    const copying = await best(() => copyFiles(root))
    let plan: Plan | undefined
    const reading = await best(async () => {
      plan = planOf(output, root)
    })
    if (!plan) throw new Error('There is no plan.')
    const whole = plan
    const replaying = await best(() => replayAll(root, whole))
    console.log(
      `${FILES * EACH} fixes in ${FILES} files, milliseconds of processor time: reader ${tell(reading)} and engine ${tell(replaying)} in memory, ` +
        `${((reading + replaying) / copying).toFixed(1)}x reading and writing the files (${tell(copying)}; target 3x)`,
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
    const [mine, other] = [Math.min(...ours), Math.min(...gits)]
    console.log(
      `applied with one commit ${tell(mine)} ms, ${(mine / other).toFixed(1)}x git apply --index and git commit (${tell(other)} ms; target 4x)`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
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
  git(root, 'init', '-q')
  git(root, 'add', '.')
  git(root, 'commit', '-qm', 'Before')
  return JSON.stringify(results)
}

const git = (cwd: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd })

async function copyFiles(root: string): Promise<void> {
  for (let file = 0; file < FILES; file++) {
    const name = path.join(root, nameOf(file))
    writeFileSync(name, readFileSync(name))
  }
}

function planOf(output: string, root: string): Plan {
  const workspace = openDisk(root, { steady: true })
  const policy = createPolicy()
  const imported = importPlan(
    { name: 'eslint.json', text: output },
    { cwd: root, look: (given) => lookUpFile(given, { workspace, policy }), fixes: { commits: 'squash' } },
  )
  if (!imported.ok || imported.plan.steps.length !== FILES * EACH)
    throw new Error(JSON.stringify(imported).slice(0, 500))
  return imported.plan
}

async function replayAll(root: string, plan: Plan): Promise<void> {
  // As a run opens the checkout.
  const source = openSteady(openDisk(root, { steady: true }))
  for await (const event of replay([plan], { workspace: createOverlay(source), policy: createPolicy() }))
    if (event.type === 'step' && event.result.status !== 'applied') throw new Error(JSON.stringify(event.result))
}

async function applyAll(root: string, plan: Plan): Promise<void> {
  const { totals } = await applyPlan(plan, { root })
  if (totals.applied !== FILES * EACH) throw new Error(JSON.stringify(totals))
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

/** Processor time of this process, which other work on the machine does not lengthen: the best of some rounds. */
async function best(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const used = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(used)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}
