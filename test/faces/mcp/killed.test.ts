import { rmSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorkbench } from '../../../src/faces/mcp/workbench.ts'
import { applyPlan, parsePlan } from '../../../src/index.ts'
import { atPoints, buildProgram, type Place, type Program } from '../../core/run/crash/program.ts'
import { treeOf } from '../../core/workspace/tree-of.ts'
import { repository, temporaryFolder } from '../../support/git.ts'

const FILES = { 'a.txt': 'one\ntwo\n', 'b.txt': 'b\n', 'c.txt': 'c\n', 'full/d.txt': 'd\n' }
const CALLS: readonly (readonly [tool: string, input: Readonly<Record<string, unknown>>])[] = [
  ['Read', { file_path: 'a.txt' }],
  ['Edit', { file_path: 'a.txt', old_string: 'one', new_string: 'ONE' }],
  ['Edit', { file_path: 'a.txt', old_string: 'two', new_string: 'TWO' }],
  ['Write', { file_path: 'new/er/e.txt', content: 'e\n' }],
  ['Read', { file_path: 'b.txt' }],
  ['Delete', { file_path: 'b.txt' }],
  ['Read', { file_path: 'c.txt' }],
  ['Move', { file_path: 'c.txt', new_path: 'full/moved.txt' }],
  ['plan_undo', {}],
  ['plan_undo', {}],
  ['Read', { file_path: 'full/d.txt' }],
  ['Edit', { file_path: 'full/d.txt', old_string: 'd', new_string: 'D' }],
]
/** In the suite a third of the points are tried, with `npm run test:long -- killed` all. */
const STEP = process.env.KILL_POINTS === 'all' ? 1 : 3
const LANES = 4
const ARGS = ['mcp', '--record', 'plan.yaml']

const message = (body: object) => `${JSON.stringify({ jsonrpc: '2.0', ...body })}\n`
const CONVERSATION = [
  message({
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }),
  ...CALLS.map(([name, args], at) => message({ id: at + 1, method: 'tools/call', params: { name, arguments: args } })),
].join('')

let program: Program
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, '../../..'))
})
afterAll(() => program[Symbol.dispose]())

/** Files of a checkout without those of git and of the recording. */
const filesOf = (root: string) =>
  Object.fromEntries(
    Object.entries(treeOf(root)).filter(([name, file]) => !/^(\.git($|\/)|plan\.)/.test(name) && file !== 'folder'),
  )

/** Kills the server at a point of the conversation, after which another goes on. */
async function killAt(point: number) {
  using repo = repository(FILES)
  using temporary = temporaryFolder()
  const place: Place = { root: repo.root, temporary: temporary.path }
  const killed = await program.kill(ARGS, { ...place, input: CONVERSATION }, point)
  await (await openWorkbench({ root: repo.root, record: path.join(repo.root, 'plan.yaml') })).close()
  const left = filesOf(repo.root)
  const clone = path.join(path.dirname(repo.root), 'clone')
  repo.git('clone', '-q', repo.root, clone)
  const recorded = treeOf(repo.root)['plan.yaml']
  if (recorded !== undefined) {
    const parsed = parsePlan({ name: 'plan.yaml', text: repo.read('plan.yaml').toString() })
    if (!parsed.ok) throw new Error('the recorded plan is wrong')
    await applyPlan(parsed.plan, { root: clone })
  }
  const failure = isDeepStrictEqual(filesOf(clone), left) ? [] : [{ point, recorded: filesOf(clone), left }]
  rmSync(clone, { recursive: true })
  return { killed, failure }
}

describe('a server that is killed at any point', () => {
  it('leaves its recording and the files as one, and nothing beside them, once another goes on', async () => {
    using repo = repository(FILES)
    using temporary = temporaryFolder()
    const place = { root: repo.root, temporary: temporary.path, input: CONVERSATION }
    const points = await program.countPoints(ARGS, place)
    expect(points).toBeGreaterThan(50)
    const verdicts = await atPoints(points, { lanes: LANES, step: STEP }, killAt)
    expect(verdicts.flatMap(({ failure }) => failure)).toEqual([])
    expect(verdicts.filter(({ killed }) => killed).length).toBeGreaterThan((points / STEP) * 0.9)
  }, 600_000)
})
