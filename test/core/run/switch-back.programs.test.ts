import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { findRun, openRun } from '../../../src/core/history/runs.ts'
import { planUndo } from '../../../src/core/history/transition.ts'
import { wayBack, wayFacts } from '../../../src/core/history/way.ts'
import { currentFiles, lookAtTransition, performTransition } from '../../../src/core/run/apply-transition.ts'
import { decideTransition } from '../../../src/core/run/decide-transition.ts'
import { isInterrupted } from '../../../src/core/workspace/journal.ts'
import { applyPlan, redoRun, undoRun } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { planOf, stateOf, write } from '../../support/runs.ts'
import { FILES, head, onBranch, status } from './switched.ts'

describe('undo of a run on a branch', () => {
  it('and its redo leave nothing changed where the run changed line ends that git converts', async () => {
    using repo = repository({ 'a.txt': 'a\r\nb\r\n', 'c.txt': 'c\r\n' }, { config: { 'core.autocrlf': 'true' } })
    const before = ['a.txt', 'c.txt'].map((path) => repo.read(path).toString())
    const converting = ['a.txt', 'c.txt'].map((file_path) => ({ tool: 'Convert', file_path, line_ends: 'lf' }))
    await applyPlan(planOf([...converting, write('new/n.txt', 'n\n')]), { root: repo.root, branch: 'white' })
    const after = ['a\nb\n', 'c\n']
    for (const [carry, texts] of [
      [undoRun, before],
      [redoRun, after],
      [undoRun, before],
    ] as const) {
      expect(status(repo)).toBe('')
      await carry(repo)
      expect(['a.txt', 'c.txt'].map((path) => repo.read(path).toString())).toEqual(texts)
    }
    expect(status(repo)).toBe('')
  })

  it('is refused where the branch that it goes to moved since it was decided, and changes nothing', async () => {
    using repo = repository(FILES)
    await onBranch(repo)
    const git = await openGit(repo.root)
    const run = await openRun(git, findRun(git).id)
    const asked = { direction: 'undo', step: 0, way: await wayBack(wayFacts(git), run) } as const
    const facts = await lookAtTransition(git, await planUndo(git, run), asked)
    const decision = await decideTransition(facts, currentFiles(git, false), { ...asked, run: run.id })
    repo.git('update-ref', 'refs/heads/main', repo.git('commit-tree', '-p', 'main', '-m', 'moved', 'main^{tree}'))
    const before = stateOf(repo)
    await expect(performTransition(git, decision)).rejects.toMatchObject({ name: 'REF_MOVED' })
    expect([stateOf(repo), isInterrupted(git.gitDir)]).toEqual([before, false])
    await undoRun(repo)
    expect([head(repo), status(repo)]).toEqual(['refs/heads/main', ''])
  })

  it('takes a file for unchanged that differs by its line ends alone, as git does', async () => {
    using repo = repository({ ...FILES, '.gitattributes': '*.txt text\n' })
    await onBranch(repo)
    repo.write({ 'b.txt': 'b2\n' })
    repo.commit('later')
    repo.write({ 'b.txt': 'b2\r\n', 'a.txt': 'ONE\r\ntwo\r\nthree\r\n' })
    repo.git('add', '--renormalize', '.')
    expect(status(repo)).toBe('')
    await undoRun(repo)
    expect([head(repo), status(repo)]).toEqual(['refs/heads/main', ''])
    expect(repo.read('b.txt').toString()).toBe('b\n')
  })

  it('carries changes in other files, staged and not, and merges with those in its own when told to', async () => {
    using repo = repository({ ...FILES, 'c.txt': 'c\n' })
    await onBranch(repo)
    repo.write({ 'b.txt': 'mine\n', 'c.txt': 'staged\n', 'a.txt': 'ONE\ntwo\nthree\nfour\n' })
    repo.git('add', 'c.txt')
    await undoRun({ root: repo.root, merge: true })
    expect([head(repo), status(repo)]).toEqual(['refs/heads/main', ' M a.txt\n M b.txt\nM  c.txt'])
    expect(repo.read('a.txt').toString()).toBe('one\ntwo\nthree\nfour\n')
  })
})
