import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecord } from '../../../src/core/history/run-record.ts'
import { dropUnfinished, finishRun, openRun, patchOf, snapshotStatistics } from '../../../src/core/history/runs.ts'
import { repository, repositoryAt, temporaryFolder } from '../../support/git.ts'
import { files, refs, runAt } from './timed-runs.ts'

describe('runs', () => {
  it('show their steps, patches and statistics', { tags: 'quick' }, async () => {
    using repo = repository(files)
    const { git, id } = await runAt(repo, 1)
    const run = await openRun(git, id)
    expect(run.snapshots.map(({ steps }) => steps)).toEqual([[1], [2]])
    expect(await snapshotStatistics(git, run.snapshots)).toEqual([
      { files: 1, insertions: 2, deletions: 1 },
      { files: 0, insertions: 0, deletions: 0 },
    ])
    const patch = (await patchOf(git, run.snapshots.at(0)!.commit)).toString()
    expect(patch).toContain('\n-a1\n+a2\n+more\n')
    repo.git('checkout', '-q', run.base.commit)
    repo.gitBytes(['apply', '--check', '-'], patch)
  })

  it('that were never finished are removed, the others stay', async () => {
    using repo = repository(files)
    const done = await runAt(repo, 1)
    await finishRun(done.git, done.id)
    const open = await runAt(repo, 2)
    repo.git('update-ref', 'refs/editplan/runs/00000000000000000000', 'HEAD')
    repo.write({
      [`.git/editplan/runs/${'2'.repeat(20)}/${'f'.repeat(64)}`]: 'A=secret\n',
      [`.git/editplan/runs/${'3'.repeat(20)}-2.json.new`]: '{"cut',
      [`.git/editplan/runs/${done.id}.json.new`]: '{"cut',
      '.git/editplan/scratch-x/left': 'x',
      '.git/fast_import_crash_1': 'fast-import crash report:\n\n* # refs/editplan/runs/x\n',
      '.git/fast_import_crash_2': 'fast-import crash report:\n\n* # refs/heads/x\n',
    })
    expect(await dropUnfinished(done.git)).toEqual(expect.arrayContaining([open.id, '0'.repeat(20)]))
    expect(refs(repo)).toBe(done.id)
    expect(readdirSync(join(repo.root, '.git/editplan/runs')).sort()).toEqual([done.id, `${done.id}.json`])
    expect(existsSync(join(repo.root, '.git/editplan/scratch-x'))).toBe(false)
    const reports = readdirSync(join(repo.root, '.git')).filter((name) => name.startsWith('fast_import_crash_'))
    expect(reports).toEqual(['fast_import_crash_2'])
  })

  it('of another worktree that are in progress are not touched', { tags: 'quick' }, async () => {
    using repo = repository(files)
    using folder = temporaryFolder()
    const root = join(folder.path, 'other')
    repo.git('worktree', 'add', '-q', '--detach', root)
    const theirs = await runAt(repositoryAt(root), 1)
    const own = await runAt(repo, 2)
    repo.write({
      '.git/worktrees/other/editplan/lock': '{}',
      [`.git/editplan/runs/${'2'.repeat(20)}/${'f'.repeat(64)}`]: 'A=secret\n',
      [`.git/editplan/runs/${'3'.repeat(20)}.json.new`]: '{"cut',
    })
    const left = () => readdirSync(join(repo.root, '.git/editplan/runs')).filter((name) => !name.startsWith(theirs.id))
    expect(await dropUnfinished(own.git)).toEqual([own.id])
    expect([refs(repo), readRecord(theirs.git, theirs.id).status]).toEqual([theirs.id, 'recorded'])
    expect(left()).toEqual(['2'.repeat(20), `${'3'.repeat(20)}.json.new`])
    rmSync(join(repo.root, '.git/worktrees/other/editplan/lock'))
    expect(await dropUnfinished(own.git)).toHaveLength(3)
    expect([refs(repo), left()]).toEqual(['', []])
  })
})
