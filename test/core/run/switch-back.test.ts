import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { rollBackTransition } from '../../../src/core/run/apply-transition.ts'
import { listRuns, redoRun, undoRun } from '../../../src/index.ts'
import type { TestRepository } from '../../support/git.ts'
import { repository } from '../../support/memory-repository.ts'
import { stateOf } from '../../support/runs.ts'
import { FILES, head, onBranch, status } from './switched.ts'

describe('undo of a run on a branch', () => {
  it('leaves commits made since on their branch, and nothing of them staged', async () => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    await onBranch(repo)
    repo.write({ 'b.txt': 'b2\n', 'later/l.txt': 'l\n', 'a.txt': 'ONE\ntwo\nfour\n' })
    repo.git('rm', '-q', 'src/x.txt')
    const tip = repo.commit('later')
    await undoRun(repo)
    expect([head(repo), status(repo)]).toEqual(['refs/heads/main', ''])
    expect(repo.git('rev-parse', 'white')).toBe(tip)
    const { '(index)': _, '(branches)': __, ...files } = before
    expect(stateOf(repo)).toMatchObject(files)
    await redoRun(repo)
    expect([head(repo), status(repo), repo.git('rev-parse', 'HEAD')]).toEqual(['refs/heads/white', '', tip])
  })

  it('rolls back no move of HEAD whose journal lost where it began', async () => {
    using repo = repository(FILES)
    await onBranch(repo)
    const [from, commit] = [repo.git('rev-parse', 'main'), repo.git('rev-parse', 'white')]
    await rollBackTransition(await openGit(repo.root), { undo: 'run', to: '0', head: 'refs/heads/main', commit, from })
    expect([head(repo), repo.git('rev-parse', 'HEAD'), status(repo)]).toEqual(['refs/heads/white', commit, ''])
  })

  it.each<[string, (repo: TestRepository) => void, string]>([
    ['a file that the later commit changed', (repo) => repo.write({ 'b.txt': 'mine\n' }), 'FILE_MODIFIED'],
    [
      'a version that only the index holds',
      (repo) => {
        repo.write({ 'b.txt': 'staged\n' })
        repo.git('add', 'b.txt')
        repo.write({ 'b.txt': 'b2\n' })
      },
      'DIRTY_FILES',
    ],
    ['a folder in its way', (repo) => repo.write({ 'src/x.txt/y': 'mine\n' }), 'FILE_MODIFIED'],
  ])('is refused for %s, and changes nothing', async (_what, arrange, name) => {
    using repo = repository(FILES)
    await onBranch(repo)
    repo.write({ 'b.txt': 'b2\n' })
    repo.git('rm', '-q', 'src/x.txt')
    repo.commit('later')
    arrange(repo)
    const before = { ...stateOf(repo), status: status(repo) }
    await expect(undoRun(repo)).rejects.toMatchObject({ name })
    expect({ ...stateOf(repo), status: status(repo) }).toEqual(before)
    expect(await listRuns(repo)).toMatchObject([{ status: 'applied' }])
  })

  it('goes on from an undo to a step, and back to it by a redo', async () => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    await onBranch(repo)
    const all = stateOf(repo)
    await undoRun({ root: repo.root, to: '1' })
    expect(status(repo)).toBe(' D new/n.txt')
    await redoRun(repo)
    expect([head(repo), status(repo)]).toEqual(['refs/heads/white', ''])
    expect({ ...stateOf(repo), '(index)': '' }).toEqual({ ...all, '(index)': '' })
    await undoRun({ root: repo.root, to: '1' })
    await undoRun(repo)
    expect([head(repo), status(repo)]).toEqual(['refs/heads/main', ''])
    expect(repo.read('a.txt').toString('latin1')).toBe(before['a.txt']?.slice(4))
  })
})
