import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, type RunReport, undoRun } from '../../src/index.ts'
import * as real from './git.ts'
import * as memory from './memory-repository.ts'
import { edit, planOf, write } from './runs.ts'

const FILES = { 'rose.txt': 'rose\nred\n', 'beds/iris.txt': 'iris\n', 'beds/moss.txt': 'moss\n', 'old.txt': 'old\n' }
const STEPS = [
  edit('rose.txt', 'red', 'white'),
  write('beds/new.txt', 'new\n'),
  { tool: 'Move', file_path: 'beds/moss.txt', new_path: 'moss.txt' },
  { tool: 'Delete', file_path: 'old.txt' },
]

/** What a report says of the files and steps, without ids. */
const said = ({ files, steps, totals }: RunReport) => ({
  files,
  totals,
  steps: steps.map(({ tool, status, error }) => ({ tool, status, error: error?.name })),
})

/** What git says of a checkout, without ids of commits. */
const stateOf = ({ git }: Pick<real.TestRepository, 'git'>): readonly string[] => [
  git('status', '--porcelain'),
  git('ls-files', '-s'),
  git('rev-parse', 'HEAD^{tree}'),
  git('symbolic-ref', 'HEAD'),
  git('for-each-ref', '--format=%(refname)', 'refs/heads'),
  git('diff', '--name-only'),
]

async function lived({ repository }: Pick<typeof real, 'repository'>): Promise<readonly unknown[]> {
  using repo = repository(FILES)
  const seen: unknown[] = []
  const see = (report?: RunReport) =>
    seen.push([...stateOf({ git: (...args) => repo.git(...args) }), report && said(report)])
  const plan = planOf(STEPS)
  see(await checkPlan(plan, { root: repo.root }))
  see(await applyPlan(plan, { root: repo.root }))
  repo.write({ 'beds/iris.txt': 'dirty\n', 'fresh/a.txt': 'a\n' })
  see()
  await undoRun({ root: repo.root })
  see()
  repo.write({ 'beds/iris.txt': 'iris\n' })
  repo.git('rm', '-q', 'beds/iris.txt')
  repo.git('mv', 'rose.txt', 'red.txt')
  const before = repo.git('rev-parse', 'HEAD')
  const after = repo.commit('moved')
  seen.push(repo.git('diff', '--raw', '--no-abbrev', '-M', before, after), repo.git('rev-list', '--count', after))
  see(await applyPlan(planOf([edit('red.txt', 'red', 'white')]), { root: repo.root, branch: 'made' }))
  repo.git('switch', '-q', 'main')
  see()
  return seen
}

describe('git in memory', () => {
  it('says and does what git does, of a run, its undo and its branch', async () => {
    expect(await lived(memory)).toEqual(await lived(real))
  })

  it('refuses what it does not know', () => {
    using repo = memory.repository(FILES)
    expect(() => repo.git('bisect', 'start')).toThrow('does not know')
  })
})
