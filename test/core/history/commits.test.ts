import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { readRecord } from '../../../src/core/history/run-record.ts'
import { repository, repositoryAt, testEnvironment } from '../../support/git.ts'
import { openTest, record, recordRun, threeSteps, twoFiles } from '../../support/recording.ts'
import { appliedSteps, planHeader } from '../../support/results.ts'

describe('the commits of a run', () => {
  it('are the same under any configuration, time zone, locale and folder, with or without a work tree', async () => {
    using repo = repository({ ...twoFiles, '.gitattributes': '*.txt text=auto\n' })
    const plan = { ...planHeader(), author: { name: 'Grace <x>', email: 'grace@example.com' } }
    const { run } = await recordRun(repo, threeSteps, { plan })
    const config = {
      'user.name': 'Else',
      'commit.gpgsign': 'true',
      'core.abbrev': '4',
      'i18n.commitEncoding': 'ISO-8859-1',
      'i18n.logOutputEncoding': 'ISO-8859-1',
      'core.quotePath': 'false',
      'log.showSignature': 'true',
      'core.hooksPath': '/nonexistent',
      'color.ui': 'always',
      'fastimport.unpackLimit': '1',
    }
    repo.git('clone', '-q', '.', '../other')
    const other = repositoryAt(join(repo.root, '../other'))
    for (const [key, value] of Object.entries(config)) other.git('config', key, value)
    const env = { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', GIT_AUTHOR_NAME: 'Nobody' }
    expect((await recordRun(other, threeSteps, { plan, env })).run).toEqual(run)
    repo.git('clone', '-q', '--bare', '.', '../bare')
    const git = await openGit(join(repo.root, '../bare'), { env: testEnvironment() })
    const options = { plan, total: 3, base: 'HEAD', paths: ['a.txt', 'src/b.txt'] }
    expect(await record(git, appliedSteps(threeSteps), options)).toEqual(run)
    expect(repo.git('log', '-1', '--format=%an|%ae|%ad|%cn|%cd', '--date=raw', run.ref)).toBe(
      'Grace  x|grace@example.com|1700000000 +0100|Grace  x|1700000000 +0100',
    )
  })

  it('run no hook', async () => {
    using repo = repository(twoFiles)
    repo.write({ '.git/hooks/reference-transaction': '#!/bin/sh\nexit 1\n' })
    repo.chmod('.git/hooks/reference-transaction', 0o755)
    expect(() => repo.git('update-ref', 'refs/x', 'HEAD')).toThrow()
    expect((await recordRun(repo, threeSteps)).run.snapshots).toHaveLength(3)
  })

  it('have the plan’s date if it names one', async () => {
    using repo = repository(twoFiles)
    const { run } = await recordRun(repo, threeSteps, { plan: { ...planHeader(), created: '2026-05-01T10:00:00Z' } })
    expect(repo.git('log', '-1', '--format=%at %ct %an', run.ref)).toBe('1777629600 1777629600 editplan')
  })

  it.each(['sha1', 'sha256'])('work in %s repositories, linked worktrees and shallow clones', async (format) => {
    using repo = repository(twoFiles, { init: [`--object-format=${format}`] })
    repo.write({ 'c.txt': 'c\n' })
    repo.commit('second')
    const { run } = await recordRun(repo, threeSteps)
    repo.git('worktree', 'add', '-q', '--detach', '../linked')
    repo.git('clone', '-q', '--depth=1', `file://${repo.root}`, '../shallow')
    for (const name of ['linked', 'shallow']) {
      const clone = repositoryAt(join(repo.root, '..', name))
      expect((await recordRun(clone, threeSteps)).run).toEqual(run)
    }
    expect(readRecord(await openTest(repo), run.id).worktree).toContain('linked')
  })
})
