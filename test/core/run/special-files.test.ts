import { execFileSync } from 'node:child_process'
import { lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, resumeRun } from '../../../src/index.ts'
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'
import { treeOf } from '../workspace/tree-of.ts'

/** A repository with a submodule, whose folder is missing, and a link. */
function withSubmodule(): TestRepository {
  const repo = repository({ 'a.txt': 'a\n', 'docs/b.txt': 'b\n' })
  symlinkSync('a.txt', join(repo.root, 'lnk'))
  symlinkSync('docs', join(repo.root, 'here'))
  repo.commit('links')
  repo.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`)
  repo.git('commit', '-q', '-m', 'submodule')
  return repo
}

const errorsOf = async (repo: TestRepository, steps: readonly TestStep[]) => {
  const plan = planOf(steps, { options: { on_error: 'continue' } })
  const checked = await checkPlan(plan, { root: repo.root })
  const applied = await applyPlan(plan, { root: repo.root })
  const [names] = [checked, applied].map(({ steps }) => steps.map(({ error }) => error?.name))
  expect(applied.steps.map(({ error }) => error?.name)).toEqual(names)
  return names
}

describe('a submodule whose folder is missing', () => {
  it.each([
    ['at its place', 'sub'],
    ['below it', 'sub/x.txt'],
    ['deep below it', 'sub/deep/x.txt'],
  ])('is not replaced by a file %s', async (_, path) => {
    using repo = withSubmodule()
    const before = treeOf(repo.root)
    expect(await errorsOf(repo, [write(path, 'x\n')])).toEqual(['PATH_PROTECTED'])
    expect(treeOf(repo.root)).toEqual(before)
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
    const moves = [{ tool: 'Move', file_path: 'a.txt', new_path: path }]
    expect(await errorsOf(repo, moves)).toEqual(['PATH_PROTECTED'])
  })

  it('stays in the commits of a run whose other steps apply', async () => {
    using repo = withSubmodule()
    expect(await errorsOf(repo, [write('sub', 'x\n'), edit('a.txt', 'a', 'A')])).toEqual(['PATH_PROTECTED', undefined])
    const [ref] = repo.git('for-each-ref', '--format=%(refname)', 'refs/editplan').split('\n')
    expect(repo.git('diff-tree', '--name-status', '-r', 'HEAD', ref ?? '')).toBe('M\ta.txt')
  })

  it('is refused where its folder is there and empty', { tags: 'quick' }, async () => {
    using repo = withSubmodule()
    execFileSync('mkdir', [join(repo.root, 'sub')])
    const beside = [write('SUB', 'x\n'), write('Sub/x', 'x\n')]
    const errors = await errorsOf(repo, [
      write('sub', 'x\n'),
      write('sub/x', 'x\n'),
      ...beside,
      edit('a.txt', 'a', 'A'),
    ])
    expect(errors).toEqual(['IS_DIRECTORY', ...Array(3).fill('PATH_PROTECTED'), undefined])
    const [ref] = repo.git('for-each-ref', '--format=%(refname)', 'refs/editplan').split('\n')
    expect(repo.git('diff-tree', '--name-status', '-r', 'HEAD', ref ?? '')).toBe('M\ta.txt')
  })
})

describe('a symbolic link', () => {
  it('stays in the commits of a run in which its own step is refused', async () => {
    using repo = withSubmodule()
    expect(await errorsOf(repo, [edit('lnk', 'a', 'b'), edit('a.txt', 'a', 'A')])).toEqual(['SYMLINK', undefined])
    const [ref] = repo.git('for-each-ref', '--format=%(refname)', 'refs/editplan').split('\n')
    expect(repo.git('diff-tree', '--name-status', '-r', 'HEAD', ref ?? '')).toBe('M\ta.txt')
    expect(readlinkSync(join(repo.root, 'lnk'))).toBe('a.txt')
  })

  it('that is missing is not taken for a folder', { tags: 'quick' }, async () => {
    using repo = withSubmodule()
    rmSync(join(repo.root, 'here'))
    expect(await errorsOf(repo, [write('here/x.txt', 'x\n'), edit('a.txt', 'a', 'A')])).toEqual([
      'PATH_OUTSIDE_REPO',
      undefined,
    ])
    expect(lstatSync(join(repo.root, 'here'), { throwIfNoEntry: false })).toBeUndefined()
  })

  it('is refused where a checkout has it as a plain file', async () => {
    using repo = withSubmodule()
    repo.git('config', 'core.symlinks', 'false')
    rmSync(join(repo.root, 'lnk'))
    repo.git('checkout', '-q', '--', 'lnk')
    expect(lstatSync(join(repo.root, 'lnk')).isFile()).toBe(true)
    const before = treeOf(repo.root)
    const applied = applyPlan(planOf([edit('lnk', 'a', 'b')]), { root: repo.root })
    await expect(applied).rejects.toMatchObject({ name: 'SYMLINK' })
    expect(treeOf(repo.root)).toEqual(before)
    expect(await resumeRun(repo)).toMatchObject({ outcome: 'nothing' })
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
  })
})

describe.skipIf(process.platform === 'win32')('a pipe in the place of a file', () => {
  it('is refused, not read', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'b.txt': 'b\n' })
    using folder = temporaryFolder()
    execFileSync('mkfifo', [join(folder.path, 'pipe')])
    rmSync(join(repo.root, 'a.txt'))
    symlinkSync(join(folder.path, 'pipe'), join(repo.root, 'a.txt'))
    rmSync(join(repo.root, 'b.txt'))
    execFileSync('mkfifo', [join(repo.root, 'b.txt')])
    const errors = await errorsOf(repo, [edit('a.txt', 'a', 'A'), edit('b.txt', 'b', 'B'), write('b.txt', 'B')])
    expect(errors).toEqual(['PATH_OUTSIDE_REPO', 'DEVICE_FILE', 'DEVICE_FILE'])
  })
})
