import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyPlan, parsePlan } from '../../../../src/index.ts'
import { buildProgram, type Place, type Program } from '../../../core/run/crash/program.ts'
import { treeOf } from '../../../core/workspace/tree-of.ts'
import { repository, type TestRepository, temporaryFolder } from '../../../support/git.ts'
import { editplan } from '../../../support/program.ts'

const FILES = { 'a.txt': 'one\ntwo\n', 'b.txt': 'b\n' }
const edit = { tool_name: 'Edit', tool_use_id: 'e', tool_input: { file_path: 'a.txt' } }
const shell = { tool_name: 'Bash', tool_use_id: 's', tool_input: { command: 'make' } }
const again = { tool_name: 'Edit', tool_use_id: 'a', tool_input: { file_path: 'a.txt', new_string: 'TWO' } }

/** What a client calls its hook with, in order; before some of the calls a tool did its work. */
const CALLS: readonly { readonly payload: object; readonly work?: (repo: TestRepository) => void }[] = [
  { payload: { hook_event_name: 'SessionStart' } },
  { payload: { hook_event_name: 'PreToolUse', ...edit } },
  { payload: { hook_event_name: 'PostToolUse', ...edit }, work: (repo) => repo.write({ 'a.txt': 'ONE\ntwo\n' }) },
  { payload: { hook_event_name: 'PreToolUse', ...shell } },
  {
    payload: { hook_event_name: 'PostToolUse', ...shell },
    work: (repo) => {
      rmSync(path.join(repo.root, 'b.txt'))
      repo.write({ 'new/er.txt': 'made\n' })
    },
  },
  { payload: { hook_event_name: 'Stop' } },
  { payload: { hook_event_name: 'PreToolUse', ...again } },
  { payload: { hook_event_name: 'PostToolUse', ...again }, work: (repo) => repo.write({ 'a.txt': 'ONE\nTWO\n' }) },
  { payload: { hook_event_name: 'Stop' } },
  { payload: { hook_event_name: 'SessionEnd' } },
]
const ARGS = ['record', 'hook', '-o', 'plan.yaml']
const LANES = 3
/** In the suite a part of the points is tried, with `npm run test:long -- killed` all. */
const STEP = process.env.KILL_POINTS === 'all' ? 1 : 61

let program: Program
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, '../../../..'))
})
afterAll(() => program[Symbol.dispose]())

const inputOf = (payload: object, cwd: string): string => JSON.stringify({ session_id: 'one', cwd, ...payload })

/** Makes all the calls, but those that are made `instead`. */
async function session(
  repo: TestRepository,
  place: Place,
  instead: (at: number, place: Place) => Promise<boolean> = async () => false,
): Promise<void> {
  for (const [at, { payload, work }] of CALLS.entries()) {
    work?.(repo)
    const call = { ...place, input: inputOf(payload, repo.root) }
    if (!(await instead(at, call))) await editplan(ARGS, { cwd: repo.root, input: call.input })
  }
}

/** What is there once all is over. */
async function outcomeOf(repo: TestRepository, temporary: string) {
  const names = Object.keys(treeOf(repo.root)).filter((name) => !(name in FILES))
  const parsed = parsePlan({ name: 'plan.yaml', text: repo.read('plan.yaml').toString() })
  if (!parsed.ok) throw new Error('the plan is wrong')
  using clone = temporaryFolder()
  repo.git('clone', '-q', repo.root, path.join(clone.path, 'copy'))
  await applyPlan(parsed.plan, { root: path.join(clone.path, 'copy') })
  const made = { ...treeOf(path.join(clone.path, 'copy')) }
  const { 'plan.yaml': _, ...files } = treeOf(repo.root)
  return {
    names,
    base: parsed.plan.base,
    whys: parsed.plan.steps.map(({ why }) => why),
    isWhole: JSON.stringify(made) === JSON.stringify(files),
    left: readdirSync(path.join(repo.root, '.git/editplan')),
    temporary: readdirSync(temporary),
  }
}

describe('a recording hook that is killed at any point', () => {
  it('leaves a plan of all changes under its one name, and nothing beside it, once the next calls came', async () => {
    using repo = repository(FILES)
    using temporary = temporaryFolder()
    const place = { root: repo.root, temporary: temporary.path }
    const counts: number[] = []
    await session(repo, place, async (at, call) => {
      if (at === CALLS.length - 1) return false
      counts.push(await program.countPoints(ARGS, call))
      return true
    })
    const wanted = await outcomeOf(repo, temporary.path)
    expect(wanted).toMatchObject({ isWhole: true, left: ['recordings'], temporary: [] })
    const points = counts.flatMap((count, at) => Array.from({ length: count }, (_, one) => [at, one + 1] as const))
    const tried = points.filter((_, at) => at % STEP === 0)
    const verdicts: (readonly [killed: boolean, failures: readonly string[]])[] = []
    const lane = async (): Promise<void> => {
      for (let next = tried.shift(); next; next = tried.shift()) verdicts.push(await killAt(next, wanted))
    }
    const count = tried.length
    await Promise.all(Array.from({ length: LANES }, lane))
    expect(verdicts.flatMap(([, failures]) => failures)).toEqual([])
    expect(verdicts.filter(([killed]) => killed).length).toBeGreaterThan(count * 0.9)
  }, 3_600_000)
})

async function killAt([call, point]: readonly [number, number], wanted: object) {
  using repo = repository(FILES)
  using temporary = temporaryFolder()
  let killed = false
  const found = await session(repo, { root: repo.root, temporary: temporary.path }, async (at, place) => {
    if (at !== call) return false
    killed = await program.kill(ARGS, place, point)
    return true
  }).then(
    () => outcomeOf(repo, temporary.path),
    (error: Error) => ({ failed: error.message }),
  )
  const isSame = JSON.stringify(found) === JSON.stringify({ ...wanted, base: repo.git('rev-parse', 'HEAD') })
  return [killed, isSame ? [] : [`${call}/${point}: ${JSON.stringify(found)}`]] as const
}
