import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, listRuns, undoRun } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const GARDEN = { 'beds/rose.txt': 'rose\nred\nthorns\nhips\n', 'README.md': '# Garden\n' }

const PLAN = planOf([
  edit('beds/rose.txt', 'red', 'white', { id: 'bleach' }),
  write('ferns/fern.txt', 'fern\n', { id: 'fern #1' }),
  edit('beds/rose.txt', 'hips', 'no hips'),
])

describe('undoRun', () => {
  it('gives back dirty, untracked and ignored files byte for byte, and removes what the run made', {
    tags: 'quick',
  }, async () => {
    using repo = repository({ ...GARDEN, '.gitignore': '*.env\n' })
    repo.write({ 'beds/rose.txt': 'rose\r\nred\nthorns', 'beds/iris.txt': 'iris\xff\n', 'local.env': 'a=1\n' })
    repo.chmod('beds/rose.txt', 0o700)
    const before = stateOf(repo)
    const plan = planOf([
      edit('beds/rose.txt', 'red', 'white'),
      edit('beds/iris.txt', 'iris', 'Iris'),
      edit('local.env', '1', '2'),
      write('made/here/new.txt', 'new\n'),
    ])
    await applyPlan(plan, repo)
    const after = stateOf(repo)
    expect(after).not.toEqual(before)
    const { changes: told } = await undoRun({ root: repo.root, dryRun: true })
    expect([stateOf(repo), told.length]).toEqual([after, 4])
    expect((await undoRun(repo)).changes).toEqual(told)
    expect(stateOf(repo)).toEqual(before)
    expect(existsSync(join(repo.root, 'made'))).toBe(false)
    await expect(undoRun(repo)).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
  })

  it('goes back to a step by number or id, and on from there', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const before = stateOf(repo)
    const { run } = await applyPlan(PLAN, repo)
    await undoRun({ root: repo.root, to: 'fern #1' })
    expect(repo.read('beds/rose.txt').toString()).toBe('rose\nwhite\nthorns\nhips\n')
    expect(existsSync(join(repo.root, 'ferns/fern.txt'))).toBe(true)
    await undoRun({ root: repo.root, run: run?.id.slice(0, 6) ?? '', to: '1' })
    expect(repo.read('beds/rose.txt').toString()).toBe('rose\nwhite\nthorns\nhips\n')
    expect(existsSync(join(repo.root, 'ferns'))).toBe(false)
    await expect(undoRun({ root: repo.root, to: '1' })).rejects.toMatchObject({ name: 'RUN_NOT_APPLIED' })
    await expect(undoRun({ root: repo.root, to: 'nettle' })).rejects.toMatchObject({ name: 'USAGE' })
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
    expect((await listRuns(repo)).map(({ status }) => status)).toEqual(['undone'])
  })

  it('refuses files that changed since, all or none, and merges when told to', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    await applyPlan(PLAN, repo)
    repo.write({ 'beds/rose.txt': 'Rose\nwhite\nthorns\nno hips\n' })
    const changed = stateOf(repo)
    await expect(undoRun(repo)).rejects.toMatchObject({ name: 'FILE_MODIFIED' })
    expect(stateOf(repo)).toEqual(changed)
    repo.write({ 'beds/rose.txt': 'rose\nwhite\nthorns\nmany hips\n' })
    await expect(undoRun({ root: repo.root, merge: true })).rejects.toMatchObject({ name: 'MERGE_CONFLICT' })
    repo.write({ 'beds/rose.txt': 'A rose\nis\n\nrose\nwhite\nthorns\nno hips\n' })
    await undoRun({ root: repo.root, merge: true })
    expect(repo.read('beds/rose.txt').toString()).toBe('A rose\nis\n\nrose\nred\nthorns\nhips\n')
    expect(existsSync(join(repo.root, 'ferns'))).toBe(false)
  })

  it('is followed by the same run again when the plan is applied again', async () => {
    using repo = repository(GARDEN)
    const first = await applyPlan(PLAN, repo)
    await undoRun({ root: repo.root, to: '1' })
    await undoRun(repo)
    const second = await applyPlan(PLAN, repo)
    expect(second.run).toEqual(first.run)
    expect(second.head).toEqual(first.head)
    await undoRun(repo)
    expect(repo.git('status', '--porcelain')).toBe('')
  })
})
