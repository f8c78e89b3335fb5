import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, undoRun } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const ROSE = 'rose\n1\n2\n3\n4\n5\nred\n'

/** A repository that moved on since its first commit: a line above the rose's colour, and a file beside it. */
function movedOn(change: Readonly<Record<string, string>> = { 'rose.txt': `A ${ROSE}`, 'moss.txt': 'moss\n' }) {
  const repo = repository({ 'rose.txt': ROSE, 'iris.txt': 'iris\nblue\n' })
  const base = repo.git('rev-parse', 'HEAD')
  repo.write(change)
  repo.commit('on')
  return { repo, base }
}

const STEPS = [edit('rose.txt', 'red', 'white'), edit('iris.txt', 'blue', 'yellow'), write('fern.txt', 'fern\n')]

const parents = (repo: TestRepository, commit = '') => repo.git('rev-parse', `${commit}^1`, `${commit}^2`).split('\n')

describe('applyPlan on an older base', () => {
  it('merges the chain onto the head, says how each file fares, and is undone byte for byte', async () => {
    const { repo, base } = movedOn()
    using _repo = repo
    const before = stateOf(repo)
    const report = await applyPlan(planOf(STEPS, { base }), { root: repo.root })
    expect(repo.read('rose.txt').toString()).toBe('A rose\n1\n2\n3\n4\n5\nwhite\n')
    expect(repo.read('iris.txt').toString()).toBe('iris\nyellow\n')
    expect(repo.read('moss.txt').toString()).toBe('moss\n')
    expect(parents(repo, report.head?.commit)).toEqual([repo.git('rev-parse', 'HEAD'), report.steps[2]?.commit])
    expect(report.base?.commit).toBe(base)
    const notes = report.notes ?? []
    expect(notes).toHaveLength(3)
    expect(notes.find((note) => note.startsWith('rose.txt'))).not.toBe(
      notes.find((note) => note.startsWith('iris.txt')),
    )
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
  })

  it('is what a check says, which keeps nothing', async () => {
    const { repo, base } = movedOn()
    using _repo = repo
    const before = { ...stateOf(repo), refs: repo.git('for-each-ref') }
    const checked = await checkPlan(planOf(STEPS, { base }), { root: repo.root })
    expect({ ...stateOf(repo), refs: repo.git('for-each-ref') }).toEqual(before)
    const report = await applyPlan(planOf(STEPS, { base }), { root: repo.root })
    expect(checked.files).toEqual(report.files)
    expect(checked.notes).toEqual(report.notes)
    expect(checked.written).toBe(false)
  })

  it('makes a branch of the merge, whose parents are the head and the chain', async () => {
    const { repo, base } = movedOn()
    using _repo = repo
    const head = repo.git('rev-parse', 'HEAD')
    const report = await applyPlan(planOf(STEPS), { root: repo.root, base, branch: 'white' })
    expect(repo.git('rev-parse', 'HEAD')).toBe(report.head?.commit)
    expect(parents(repo, 'HEAD')[0]).toBe(head)
    expect(repo.git('status', '--porcelain')).toBe('')
    await undoRun(repo)
    expect(repo.git('rev-parse', '--symbolic-full-name', 'HEAD')).toBe('refs/heads/main')
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('refuses touched files that are dirty, and a base that nobody has', { tags: 'quick' }, async () => {
    const { repo, base } = movedOn()
    using _repo = repo
    repo.write({ 'iris.txt': 'iris\nviolet\n' })
    const before = stateOf(repo)
    await expect(applyPlan(planOf(STEPS, { base }), { root: repo.root })).rejects.toMatchObject({ name: 'DIRTY_FILES' })
    await expect(applyPlan(planOf(STEPS, { base: 'nowhere' }), repo)).rejects.toMatchObject({
      name: 'UNKNOWN_REVISION',
    })
    expect(stateOf(repo)).toEqual(before)
  })
})
