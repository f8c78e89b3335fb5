import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { applyPlan, undoRun } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { planOf, write } from '../../support/runs.ts'

const KEYS = { 'keys/deep/id': 'secret\n', 'keys/deep/id.pub': 'public\n', 'run.sh': 'echo\n', 'a.txt': 'one\n' }

/** Permission bits, and the owner, of files and folders that are there. */
const standing = (repo: TestRepository, paths: readonly string[]) =>
  paths.map((path) => {
    const stats = lstatSync(join(repo.root, path), { throwIfNoEntry: false })
    return [path, stats && (stats.mode & 0o7777).toString(8), stats?.uid, stats?.gid]
  })

/** Permission bits of files and folders that are there. */
const modes = (repo: TestRepository, paths: readonly string[]) => standing(repo, paths).map((one) => one.slice(0, 2))

const remove = (file_path: string) => ({ tool: 'Delete', file_path })

const umask = process.umask()

describe.skipIf(process.platform === 'win32')('undoRun', () => {
  afterEach(() => void process.umask(umask))

  it('undoes a change of the executable bit alone', { tags: 'quick' }, async () => {
    using repo = repository({ 'run.sh': 'echo\n' })
    await applyPlan(planOf([write('run.sh', 'echo\n', { executable: true })]), repo)
    expect(repo.git('diff', '--summary')).toContain('mode change')
    expect((await undoRun(repo)).files).toEqual(['run.sh'])
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('gives a file its mode back that a plan on an older base removed', async () => {
    using repo = repository(KEYS)
    repo.write({ 'later.txt': 'later\n' })
    repo.commit('later')
    repo.chmod('keys/deep/id', 0o600)
    await applyPlan(planOf([remove('keys/deep/id'), write('a.txt', 'two\n', { executable: true })]), {
      root: repo.root,
      base: 'HEAD~1',
    })
    await undoRun(repo)
    expect(modes(repo, ['keys/deep/id', 'a.txt'])).toEqual([
      ['keys/deep/id', '600'],
      ['a.txt', '644'],
    ])
  })
})
