import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, undoRun } from '../../../src/index.ts'
import { repository, repositoryAt } from '../../support/git.ts'
import { planOf, stateOf, type TestStep, write } from '../../support/runs.ts'

const FILES = { '.gitignore': '*.log\n', 'a.txt': 'a\n' }

describe('a file that git ignored before a plan, and that its rules ignore no more', () => {
  it.each<[string, readonly TestStep[], readonly string[]]>([
    ['before it is made', [write('.gitignore', '*.tmp\n'), write('x.log', 'x\n')], ['x.log']],
    ['after it is made', [write('x.log', 'x\n'), write('.gitignore', '!x.log\n')], ['x.log']],
    ['by a folder of its own', [write('d/.gitignore', '!*.log\n'), write('d/x.log', 'x\n')], ['d/x.log']],
    ['as the rules go', [{ tool: 'Delete', file_path: '.gitignore' }, write('x.log', 'x\n')], ['x.log']],
    [
      'alone of several',
      [write('.gitignore', '*.log\n!x.log\n'), write('x.log', 'x\n'), write('y.log', 'y\n')],
      ['x.log'],
    ],
  ])('is in the commits of the run: %s', async (_, steps, held) => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    const { head } = await applyPlan(planOf(steps), { root: repo.root })
    const names = repo.git('ls-tree', '-r', '--name-only', head?.commit ?? '').split('\n')
    expect(names.filter((name) => name.endsWith('.log'))).toEqual(held)
    await undoRun({ root: repo.root })
    expect(stateOf(repo)).toEqual(before)
  })

  it('is in no commit where it was there before, with what somebody keeps in it', async () => {
    using repo = repository(FILES)
    repo.write({ 'x.log': 'own\n' })
    const steps: readonly TestStep[] = [
      write('.gitignore', '*.tmp\n'),
      { tool: 'Edit', file_path: 'x.log', old_string: 'own', new_string: 'mine' },
    ]
    const { head } = await applyPlan(planOf(steps), { root: repo.root })
    expect(repo.git('ls-tree', '--name-only', head?.commit ?? '')).not.toContain('x.log')
    await undoRun({ root: repo.root })
    expect(repo.read('x.log').toString()).toBe('own\n')
    const onBranch = applyPlan(planOf(steps), { root: repo.root, branch: 'b' })
    await expect(onBranch).rejects.toMatchObject({ problems: [{ name: 'PATH_IGNORED' }] })
    expect(repo.read('x.log').toString()).toBe('own\n')
  })

  it('is refused or taken alike in a repository without a work tree', async () => {
    using repo = repository(FILES)
    repo.git('clone', '-q', '--bare', `file://${repo.root}`, '../bare')
    const bare = repositoryAt(join(repo.root, '..', 'bare'))
    const steps = [write('x.log', 'x\n')]
    const refused = applyPlan(planOf(steps), { root: bare.root, bare: true, branch: 'one' })
    await expect(refused).rejects.toMatchObject({ problems: [{ name: 'PATH_IGNORED' }] })
    const taken = [write('.gitignore', '*.log\n!x.log\n'), ...steps]
    await applyPlan(planOf(taken), { root: bare.root, bare: true, branch: 'two' })
    expect(bare.git('ls-tree', '--name-only', 'two')).toContain('x.log')
  })

  it('is on a branch; one that stays ignored refuses it', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    const steps = [write('.gitignore', '*.log\n!x.log\n'), write('x.log', 'x\n')]
    const other = applyPlan(planOf([...steps, write('y.log', 'y\n')]), { root: repo.root, branch: 'both' })
    await expect(other).rejects.toMatchObject({ problems: [{ name: 'PATH_IGNORED' }] })
    expect(repo.git('status', '--porcelain', '--ignored')).toBe('')
    await applyPlan(planOf(steps), { root: repo.root, branch: 'one' })
    expect(repo.git('ls-tree', '--name-only', 'one')).toContain('x.log')
  })
})
