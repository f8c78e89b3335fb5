import { describe, expect, it } from 'vitest'
import { applyPlan, undoRun } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf } from '../../support/runs.ts'
import { someOf } from '../../support/whole.ts'

/** Two branches that change the same line of `b.txt`; the plan touches `a.txt` alone. */
function parted(): TestRepository {
  const repo = repository({ 'a.txt': 'one\n', 'b.txt': 'b\n' })
  repo.git('branch', 'other')
  repo.write({ 'b.txt': 'here\n' })
  repo.commit('here')
  repo.git('switch', '-q', 'other')
  repo.write({ 'b.txt': 'there\n' })
  repo.commit('there')
  repo.git('switch', '-q', 'main')
  return repo
}

const PLAN = planOf([edit('a.txt', 'one', 'ONE')])

const fails = (repo: TestRepository, ...args: string[]) => expect(() => repo.git(...args)).toThrow()

const OPERATIONS: Readonly<Record<string, (repo: TestRepository) => void>> = {
  merge: (repo) => fails(repo, 'merge', 'other'),
  'merge without a commit': (repo) => repo.git('merge', '-q', '--no-commit', '-s', 'ours', 'other'),
  rebase: (repo) => fails(repo, 'rebase', 'other'),
  'rebase by patches': (repo) => fails(repo, 'rebase', '--apply', 'other'),
  'cherry-pick': (repo) => fails(repo, 'cherry-pick', 'other'),
  'cherry-pick between two commits': (repo) => {
    fails(repo, 'cherry-pick', 'other', 'other~')
    repo.write({ 'b.txt': 'both\n' })
    repo.git('commit', '-aqm', 'both')
  },
  revert: (repo) => fails(repo, 'revert', '--no-edit', 'other'),
  bisect: (repo) => repo.git('bisect', 'start'),
  am: (repo) => {
    const mail = repo.gitBytes(['format-patch', '-1', '--stdout', 'other'])
    expect(() => repo.gitBytes(['am'], mail)).toThrow()
  },
  'stash with conflicts': (repo) => {
    repo.write({ 'b.txt': 'stashed\n' })
    repo.git('stash', '-q')
    repo.write({ 'b.txt': 'mine\n' })
    repo.git('commit', '-aqm', 'mine')
    fails(repo, 'stash', 'pop')
  },
}

describe.each(someOf(Object.entries(OPERATIONS), 2))('in the middle of a %s', (_name, begin) => {
  it('a run to a branch, and the undo of one, are refused as git switch refuses', async () => {
    using repo = parted()
    begin(repo)
    const before = stateOf(repo)
    const apply = applyPlan(PLAN, { root: repo.root, branch: 'white' })
    await expect(apply).rejects.toMatchObject({ name: 'OPERATION_IN_PROGRESS' })
    expect(stateOf(repo)).toEqual(before)
    using applied = parted()
    await applyPlan(PLAN, { root: applied.root, branch: 'white' })
    begin(applied)
    const standing = stateOf(applied)
    await expect(undoRun(applied)).rejects.toMatchObject({ name: 'OPERATION_IN_PROGRESS' })
    expect(stateOf(applied)).toEqual(standing)
  })
})

describe('in the middle of a merge', () => {
  it('a run without a branch is applied and undone', async () => {
    using repo = parted()
    OPERATIONS.merge?.(repo)
    const before = stateOf(repo)
    await applyPlan(PLAN, repo)
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
  })
})
