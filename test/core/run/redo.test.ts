import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, listRuns, redoRun, showRun, undoRun } from '../../../src/index.ts'
import { repository, repositoryAt } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const FILES = { 'a.txt': 'one\ntwo\n', 'keys/id': 'secret\n', '.gitignore': '*.env\n' }

const PLAN = planOf([
  edit('a.txt', 'one', 'ONE'),
  { tool: 'Delete', file_path: 'keys/id' },
  write('local.env', 'A=2\n'),
  write('run.sh', 'echo\n', { executable: true }),
])

const statuses = async (repo: { readonly root: string }) =>
  (await listRuns(repo)).map(({ status, step }) => (step === undefined ? status : `${status} ${step}`))

describe('redoRun', () => {
  it('applies an undone run again, byte for byte, dirty and ignored files among it, and undo takes it back', {
    tags: 'quick',
  }, async () => {
    using repo = repository(FILES)
    repo.write({ 'a.txt': 'one\ntwo\nthree\n', 'local.env': 'A=1\n' })
    repo.chmod('keys/id', 0o600)
    const before = stateOf(repo)
    const { run } = await applyPlan(PLAN, repo)
    const refs = repo.git('for-each-ref', 'refs/editplan')
    const after = stateOf(repo)
    for (let time = 0; time < 2; time++) {
      await undoRun(repo)
      expect([stateOf(repo), await statuses(repo)]).toEqual([before, ['undone']])
      const redone = await redoRun(repo)
      expect(redone.run).toBe(run?.id)
      expect([stateOf(repo), await statuses(repo)]).toEqual([after, ['applied']])
    }
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe(refs)
  })

  it('applies the steps after one again, and history shows the state of the run each time', async () => {
    using repo = repository(FILES)
    await applyPlan(PLAN, repo)
    const after = stateOf(repo)
    await undoRun({ root: repo.root, to: '3' })
    await undoRun({ root: repo.root, to: '1' })
    expect(await statuses(repo)).toEqual(['partly-undone 1'])
    await expect(undoRun({ root: repo.root, to: '2' })).rejects.toMatchObject({ name: 'RUN_NOT_APPLIED' })
    await redoRun(repo)
    expect([stateOf(repo), await statuses(repo)]).toEqual([after, ['applied']])
  })

  it('takes the run that was undone last, whichever was applied first', async () => {
    using repo = repository(FILES)
    const ids: (string | undefined)[] = []
    for (const [old, next] of [
      ['one', 'two'],
      ['two\ntwo', 'three'],
      ['three', 'four'],
    ] as const)
      ids.push((await applyPlan(planOf([edit('a.txt', old, next)]), repo)).run?.id)
    for (let time = 0; time < 3; time++) await undoRun(repo)
    const redone: string[] = []
    for (let time = 0; time < 3; time++) redone.push((await redoRun(repo)).run)
    expect(redone).toEqual(ids)
    await expect(redoRun(repo)).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
    await expect(redoRun({ root: repo.root, run: ids[0] ?? '' })).rejects.toMatchObject({ name: 'RUN_APPLIED' })
  })

  it('makes the branch of a run again where it is gone, of the same commits', async () => {
    using repo = repository(FILES)
    const report = await applyPlan(planOf([edit('a.txt', 'one', 'ONE')]), { root: repo.root, branch: 'white' })
    await undoRun(repo)
    repo.git('branch', '-qD', 'white')
    repo.git('switch', '-q', '-c', 'elsewhere')
    const redone = await redoRun(repo)
    expect(redone.head).toBe('refs/heads/white')
    expect(repo.git('rev-parse', 'HEAD')).toBe(report.head?.commit)
    expect(repo.git('status', '--porcelain', '--branch')).toBe('## white')
    await undoRun(repo)
    expect(repo.git('symbolic-ref', 'HEAD')).toBe('refs/heads/elsewhere')
  })
})

describe('a run of another worktree', () => {
  it('is undone there alone, and named as such once that worktree is gone', async () => {
    using repo = repository(FILES)
    repo.git('worktree', 'add', '-q', '--detach', '../linked')
    const linked = repositoryAt(join(repo.root, '../linked'))
    const { run } = await applyPlan(PLAN, linked)
    const id = run?.id ?? ''
    await expect(undoRun(repo)).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
    await expect(undoRun({ root: repo.root, run: id })).rejects.toMatchObject({ name: 'RUN_NOT_APPLIED' })
    expect(await statuses(repo)).toEqual(['applied'])
    rmSync(linked.root, { recursive: true })
    expect(await statuses(repo)).toEqual(['worktree-gone'])
    expect((await showRun({ root: repo.root, run: id })).status).toBe('worktree-gone')
  })
})

describe('a run’s id', () => {
  it('is never the number of a step, for which the message gives the run', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    const { run } = await applyPlan(PLAN, repo)
    for (const short of ['2', (run?.id ?? '').slice(0, 3)]) {
      const shown = showRun({ root: repo.root, run: short })
      await expect(shown).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
    }
    const refused = await showRun({ root: repo.root, run: '2' }).catch((error: Error) => error.message)
    expect(refused).toContain(`${run?.id.slice(0, 7)} 2`)
    expect((await showRun({ root: repo.root, run: (run?.id ?? '').slice(0, 4) })).id).toBe(run?.id)
  })
})
