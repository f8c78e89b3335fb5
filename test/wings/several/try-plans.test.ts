import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../src/index.ts'
import { tryPlans } from '../../../src/wings/several/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { edit, planOf, planText, stateOf, write } from '../../support/runs.ts'

const node = (script: string): string[] => [process.execPath, '-e', script]
const LOOK = node("process.exit(require('fs').readFileSync('a.txt', 'utf8').includes('bad') ? 1 : 0)")

const checkout = (verify: readonly object[], worktree: object = {}): TestRepository => {
  const repo = repository({
    'a.txt': 'one\n',
    'b.txt': 'one\n',
    '.gitignore': 'deps\n*.json\n',
    '.github/editplan.yml': JSON.stringify({ version: 1, verify, worktree }),
  })
  repo.write({ 'deps/kept.txt': 'dependency\n' })
  return repo
}

const SMALL = [edit('a.txt', 'one', 'two')]
const LARGE = [edit('a.txt', 'one', 'two'), write('c.txt', 'c\nc\n')]
const BAD = [edit('a.txt', 'one', 'bad')]
const REFUSED = [edit('a.txt', 'nothing', 'x')]

const left = (repo: TestRepository): readonly unknown[] => [
  repo.git('worktree', 'list').split('\n').length,
  existsSync(join(repo.root, '.git/editplan')) ? readdirSync(join(repo.root, '.git/editplan')) : [],
]

describe('candidates side by side', () => {
  it('are each verified in a worktree of their own; the smallest change that passes is the best', {
    tags: 'quick',
  }, async () => {
    using repo = checkout([{ name: 'look', run: LOOK }])
    const before = stateOf(repo)
    const plans = [BAD, LARGE, SMALL, REFUSED].map((steps) => planOf(steps))
    const { candidates, best } = await tryPlans(plans, { root: repo.root })
    expect(candidates.map(({ verdict, tests: { passed, failed } }) => [verdict, passed, failed])).toEqual([
      ['fails', 0, 1],
      ['passes', 1, 0],
      ['passes', 1, 0],
      ['refused', 0, 0],
    ])
    expect(candidates.map(({ problems }) => problems?.[0]?.name)).toEqual([
      'VERIFY_FAILED',
      undefined,
      undefined,
      'STRING_NOT_FOUND',
    ])
    expect([best !== undefined, candidates[1]?.files, candidates[2]?.files]).toEqual([true, 2, 1])
    expect([stateOf(repo), left(repo)]).toEqual([before, [1, []]])
  })

  it('are never the best where they lack a part of their source', async () => {
    using repo = checkout([{ name: 'look', run: LOOK }])
    const left_out = [{ at: 'fix.patch:3', what: 'hunk', why: 'Its lines are not there.' }]
    const lossy = { ...planOf(SMALL), left_out }
    const both = await tryPlans([lossy, planOf(LARGE)], { root: repo.root })
    expect(both.candidates.map(({ verdict, best, left_out: left }) => [verdict, best, left])).toEqual([
      ['passes', undefined, 1],
      ['passes', true, undefined],
    ])
    expect((await tryPlans([lossy], { root: repo.root })).best).toBeUndefined()
  })

  it('are judged by a command after -- instead of the verifications of the policy', async () => {
    using repo = checkout([{ name: 'look', run: ['node', '-e', 'process.exit(1)'] }])
    repo.write({ 'x.json': planText(LARGE), 'y.json': planText(SMALL) })
    const judge = "process.exit(require('node:fs').existsSync('c.txt') ? 0 : 1)"
    const tried = await editplan(['try', 'x.json', 'y.json', '--json', '--', 'node', '-e', judge], { cwd: repo.root })
    expect(JSON.parse(tried.stdout).candidates.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'passes',
      'fails',
    ])
  })

  it('give the best its place in the checkout on request, as apply does', async () => {
    using repo = checkout([{ name: 'look', run: LOOK }])
    using other = checkout([{ name: 'look', run: LOOK }])
    repo.write({ 'x.json': planText(LARGE), 'y.json': planText(SMALL) })
    const tried = await editplan(['try', 'x.json', 'y.json', '--best', '--json', '--jobs', '1'], { cwd: repo.root })
    expect([tried.exitCode, JSON.parse(tried.stdout)]).toMatchObject([
      0,
      { best: 'y.json', applied: { written: true } },
    ])
    await applyPlan(planOf(SMALL), { root: other.root })
    const runs = ['for-each-ref', '--format=%(objectname)', 'refs/editplan/runs']
    expect([repo.read('a.txt'), repo.git(...runs)]).toEqual([other.read('a.txt'), other.git(...runs)])
  })

  it('end with the code of the first failure when none passes', async () => {
    using repo = checkout([{ name: 'look', run: LOOK }])
    repo.write({ 'x.json': planText(BAD), 'y.json': planText(REFUSED) })
    expect((await editplan(['try', 'x.json', 'y.json'], { cwd: repo.root })).exitCode).toBe(3)
  })

  it('keep the worktrees in which something is left, until they are cleaned up', async () => {
    const writing = node("require('fs').writeFileSync('coverage.txt', require('fs').readFileSync('a.txt'))")
    using repo = checkout([{ run: writing }], { copy: ['deps'] })
    const { candidates } = await tryPlans([planOf(SMALL)], { root: repo.root })
    const kept = candidates[0]?.worktree ?? ''
    expect(readFileSync(join(kept, 'coverage.txt'), 'utf8')).toBe('two\n')
    repo.git('-C', kept, 'fsck', '--connectivity-only')
    const { stdout } = await editplan(['try', '--clean', '--json'], { cwd: repo.root })
    expect(JSON.parse(stdout)).toEqual({ version: 1, removed: [kept], running: [] })
    expect([existsSync(kept), left(repo)]).toEqual([false, [1, []]])
  })

  it('keep every worktree on request, and none for copied dependencies alone', async () => {
    using repo = checkout([{ run: LOOK }], { copy: ['deps'] })
    expect((await tryPlans([planOf(SMALL)], { root: repo.root })).candidates[0]?.worktree).toBeUndefined()
    const { candidates } = await tryPlans([planOf(SMALL), planOf(LARGE)], { root: repo.root, keep: true })
    for (const { worktree = '' } of candidates) expect(existsSync(join(worktree, 'a.txt'))).toBe(true)
    expect((await editplan(['try', '--clean'], { cwd: repo.root })).exitCode).toBe(0)
    expect(left(repo)).toEqual([1, []])
  })
})
