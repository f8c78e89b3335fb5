import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../../src/errors.ts'
import { applyPlan, checkPlan, openPullRequest, type RunOptions, type RunReport, undoRun } from '../../../src/index.ts'
import { repository, repositoryAt, type TestRepository } from '../../support/git.ts'
import { edit, planOf, run, stateOf, type TestStep, write } from '../../support/runs.ts'

const names = async (running: Promise<RunReport>): Promise<readonly string[]> => {
  try {
    const { steps, problems = [] } = await running
    return [...problems, ...steps.flatMap(({ error }) => error ?? [])].map(({ name }) => name)
  } catch (error) {
    if (error instanceof EditplanError) return error.problems.map(({ name }) => name)
    throw error
  }
}

/** What a plan comes to in a checkout, on a branch, without a work tree, and for a pull request. */
async function everywhere(repo: TestRepository, steps: readonly TestStep[], more: Pick<RunOptions, 'without'> = {}) {
  const { without } = more
  const plan = planOf(steps)
  const root = repo.root
  const bare = repositoryAt(join(root, '../bare'))
  repo.git('clone', '-q', '--bare', '.', bare.root)
  repo.git('remote', 'add', 'origin', bare.root)
  const base = repo.git('rev-parse', 'HEAD')
  return [
    await names(checkPlan(plan, { root, ...more })),
    await names(checkPlan(plan, { root, branch: 'made', ...more })),
    await names(applyPlan(plan, { root: bare.root, bare: true, base, branch: 'made', ...more })),
    await names(openPullRequest(plan, { root, without, publish: { dryRun: true, base: 'main' } })),
  ]
}

const alike = <Item>(item: Item): readonly Item[] => [item, item, item, item]

describe('on every ground', () => {
  it.each<[string, TestStep, string]>([
    ['Delete of a folder', { tool: 'Delete', file_path: 'lib' }, 'IS_DIRECTORY'],
    ['Write over a folder', write('lib', 'x\n'), 'IS_DIRECTORY'],
    ['Edit of a folder', edit('lib', 'a', 'b'), 'IS_DIRECTORY'],
    ['a file below a broken link', write('broken/x.txt', 'x\n'), 'NOT_A_DIRECTORY'],
    ['a file below a link outside', write('out/x.txt', 'x\n'), 'PATH_OUTSIDE_REPO'],
    ['a file below a file', write('a.txt/x.txt', 'x\n'), 'NOT_A_DIRECTORY'],
    ['a very long path', write(`${'d/'.repeat(2044)}x`, 'x\n'), 'PATH_INVALID'],
  ])('%s is refused by the same name', async (_, step, name) => {
    using repo = repository({ 'a.txt': 'a\n', 'lib/b.txt': 'b\n' })
    symlinkSync('nowhere', join(repo.root, 'broken'))
    symlinkSync('../elsewhere', join(repo.root, 'out'))
    repo.commit()
    expect(await everywhere(repo, [step])).toEqual(alike([name]))
  })

  it('a condition about a glob that names nothing, and a step that is left out, are no crash', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'docs/x.css': 'x\n', 'lib/b.txt': 'b\n' })
    const steps = [
      { ...edit('a.txt', 'a', 'A'), when: { glob: '**/*.csproj' } as never },
      edit('docs/x.css', 'x', 'y'),
      write('lib/new/c.txt', 'c\n'),
    ]
    expect(await everywhere(repo, steps)).toEqual(alike([]))
    repo.git('worktree', 'prune')
    using other = repository({ 'a.txt': 'a\n', 'docs/x.css': 'x\n', 'lib/b.txt': 'b\n' })
    expect(await everywhere(other, steps, { without: [2] })).toEqual(alike([]))
  })
})

describe('a run', () => {
  it('names the step that broke a file, not the one that tripped over it', async () => {
    using repo = repository({ 'conf.json': '{ "a": 1 }\n' })
    const plan = planOf([edit('conf.json', '1 }', '1'), { tool: 'Set', file_path: 'conf.json', path: 'b', value: 2 }])
    const { steps } = await applyPlan(plan, { root: repo.root })
    expect(steps.map(({ error }) => error?.name)).toEqual(['CONFIG_BROKEN', undefined])
  })

  it('on a branch gives the flags of removed and moved files back when it is undone', async () => {
    using repo = repository({ 'gone.txt': 'g\n', 'moved.txt': 'm\n', 'a.txt': 'a\n' })
    repo.git('update-index', '--assume-unchanged', 'gone.txt')
    repo.git('update-index', '--skip-worktree', 'moved.txt')
    const before = repo.git('ls-files', '-v')
    const plan = planOf([
      { tool: 'Delete', file_path: 'gone.txt' },
      { tool: 'Move', file_path: 'moved.txt', new_path: 'new.txt' },
    ])
    await applyPlan(plan, { root: repo.root, branch: 'made' })
    await undoRun({ root: repo.root })
    expect(repo.git('ls-files', '-v')).toBe(before)
  })

  it('goes on after a command that began a repository, whose step is refused', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'gen.mjs': BEGINS, '.github/editplan.yml': POLICY })
    const steps = [run('node gen.mjs', '**'), edit('a.txt', 'a', 'A')]
    const plan = planOf(steps, { options: { on_error: 'continue' } })
    const report = await applyPlan(plan, { root: repo.root })
    expect(report.steps.map(({ error, status }) => error?.name ?? status)).toEqual(['COMMAND_STRAYED', 'applied'])
  })

  it('that is checked leaves nothing of a killed one in the folder for temporary files', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const { readdirSync, realpathSync } = await import('node:fs')
    const { hostname, tmpdir } = await import('node:os')
    const { createHash } = await import('node:crypto')
    const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
    const left = join(realpathSync(tmpdir()), `editplan-objects-${host}-999999999-abcdef`)
    mkdirSync(left)
    writeFileSync(join(left, 'x'), 'x')
    const state = stateOf(repo)
    await checkPlan(planOf([edit('a.txt', 'a', 'A')]), { root: repo.root })
    expect(readdirSync(join(left, '..')).filter((name) => name.includes('-999999999-'))).toEqual([])
    expect(stateOf(repo)).toEqual(state)
  })
})

const POLICY = JSON.stringify({ version: 1, rules: { allow: ['Run(node gen.mjs *)'] } })
const BEGINS = "import { execFileSync } from 'node:child_process'\nexecFileSync('git', ['init', '-q', 'sub'])\n"
