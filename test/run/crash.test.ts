import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listRuns, resumeRun } from '../../src/run.ts'
import { type BuiltCli, buildCli } from '../support/cli.ts'
import { repositoryAt, type TestRepository, temporaryFolder, testEnvironment } from '../support/git.ts'
import { planText, stateOf } from '../support/runs.ts'
import { SCENARIOS, type Scenario } from './crash/scenarios.ts'

/** `npm run crash-test` tries every point of every scenario. */
const ALL = process.env.EDITPLAN_CRASH_POINTS === 'all'

/** Points tried of a scenario in every run of the tests. */
const SAMPLE = 7

const tally = { points: 0, before: 0, after: 0, 'rolled-back': 0, finished: 0, nothing: 0 }
let cli: BuiltCli

beforeAll(async () => {
  cli = await buildCli()
})

afterAll(() => {
  cli[Symbol.dispose]()
  if (ALL) console.log(`crash test: ${JSON.stringify(tally)}`)
})

describe('a run that is killed', () => {
  it.each(SCENARIOS.filter(({ always }) => ALL || always))(
    'is brought to before or after by resume, which says which: $name',
    { timeout: 1_800_000 },
    async (scenario) => {
      using stage = await setStage(scenario)
      const step = ALL ? 1 : stage.points / SAMPLE
      for (let at = 1; at <= stage.points; at += step) await proveKill(stage, Math.floor(at))
    },
  )
})

interface Stage extends Disposable {
  readonly scenario: Scenario
  /** Where the command runs; `reset` puts the checkout there as it was before. */
  readonly repo: TestRepository
  reset(): void
  readonly before: State
  readonly after: State
  /** How many points the command has to be killed at. */
  readonly points: number
}

async function setStage(scenario: Scenario): Promise<Stage> {
  using prepared = scenario.prepare()
  const folder = temporaryFolder()
  writeFileSync(join(folder.path, 'plan.json'), planText(scenario.plan.steps, scenario.plan.header))
  const [root, pristine, counted] = ['checkout', 'pristine', 'count'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ]
  copy(prepared.root, root)
  for (const args of scenario.first ?? []) expect(cli.run(args, { cwd: root })).toMatchObject({ exitCode: 0 })
  copy(root, pristine)
  const repo = repositoryAt(root)
  const before = await observe(repo)
  await run(scenario.command, { cwd: root, killAt: 0, counted })
  const after = await observe(repo)
  expect(after).not.toEqual(before)
  const reset = () => {
    rmSync(root, { recursive: true })
    copy(pristine, root)
  }
  const points = Number(readFileSync(counted, 'utf8'))
  return { scenario, repo, reset, before, after, points, [Symbol.dispose]: () => folder[Symbol.dispose]() }
}

/** Kills the command at a point; resumes; what stands then must be before or after, as resume says. */
async function proveKill({ scenario, repo, reset, before, after }: Stage, at: number): Promise<void> {
  reset()
  await run(scenario.command, { cwd: repo.root, killAt: at })
  const { outcome, kept } = await resumeRun(repo)
  expect.soft(kept, `kill ${at}`).toEqual([])
  const found = await observe(repo)
  const isAfter = found.head === after.head && JSON.stringify(found.files) === JSON.stringify(after.files)
  expect.soft(found, `kill ${at}`).toEqual(isAfter ? after : before)
  expect.soft(leftovers(repo, found), `kill ${at}`).toEqual([])
  if (outcome !== 'nothing') expect.soft(outcome, `kill ${at}`).toBe(isAfter ? 'finished' : 'rolled-back')
  expect.soft(await resumeRun(repo)).toMatchObject({ outcome: 'nothing' })
  if (!isAfter && at % 10 === 1) {
    await run(scenario.command, { cwd: repo.root, killAt: 0 })
    expect.soft(await observe(repo), `again after kill ${at}`).toEqual(after)
  }
  tally.points++
  tally[outcome]++
  tally[isAfter ? 'after' : 'before']++
}

/** All that a run changes: files with their modes, entries of the index, HEAD, branches, and what became of the runs. */
interface State {
  readonly head: string
  readonly branches: string
  readonly files: Readonly<Record<string, string>>
  readonly index: string
  readonly runs: readonly string[]
}

async function observe(repo: TestRepository): Promise<State> {
  const { '(index)': _, '(head)': head = '', '(branches)': branches = '', ...files } = stateOf(repo)
  const runs = (await listRuns(repo)).map(({ id, status, branch }) => `${id} ${status} ${branch}`)
  return { head, branches, files, index: repo.git('ls-files', '-s'), runs }
}

/** What a killed run may have left: temporaries, its journal, refs of runs that nobody can see. */
function leftovers(repo: TestRepository, { runs, files }: State): readonly string[] {
  const own = join(repo.root, '.git/editplan')
  const refs = repo.git('for-each-ref', '--format=%(refname)', 'refs/editplan').split('\n').filter(Boolean)
  const known = runs.map((run) => run.slice(0, run.indexOf(' ')))
  return [
    ...(existsSync(own) ? readdirSync(own).filter((name) => name !== 'runs' && name !== 'lock') : []),
    ...Object.keys(files).filter((path) => path.includes('.editplan-')),
    ...refs.filter((ref) => !known.some((id) => ref.endsWith(`/${id}`))),
  ]
}

/** Keeps hard links together, modes and times. */
const copy = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to])

async function run(
  command: readonly string[],
  { cwd, killAt, counted = '' }: { readonly cwd: string; readonly killAt: number; readonly counted?: string },
): Promise<void> {
  const preload = join(import.meta.dirname, 'crash/kill-at.mjs')
  const child = spawn(process.execPath, ['--import', preload, cli.file, ...command], {
    cwd,
    env: { ...testEnvironment(), KILL_AT: String(killAt), KILL_COUNT: counted },
    stdio: 'ignore',
    detached: true,
  })
  await once(child, 'exit')
  // The git processes that it leaves behind end by themselves, for lack of input.
  while (isAlive(-(child.pid ?? 0))) await sleep(5)
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}
