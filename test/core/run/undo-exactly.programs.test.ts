import { afterEach, describe, expect, it } from 'vitest'
import { applyPlan, undoRun } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { planOf, write } from '../../support/runs.ts'
import { KEYS, modes, remove } from './standing.ts'

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
