import { chmodSync, chownSync, existsSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { applyPlan, redoRun, undoRun } from '../../../src/index.ts'
import { repository } from '../../support/memory-repository.ts'
import { planOf, write } from '../../support/runs.ts'
import { KEYS, modes, remove, standing } from './standing.ts'

const isRoot = process.getuid?.() === 0

const move = (file_path: string, new_path: string) => ({ tool: 'Move', file_path, new_path })

const umask = process.umask()

describe.skipIf(process.platform === 'win32')('undoRun', () => {
  afterEach(() => void process.umask(umask))

  it.each([0o022, 0o077, 0o000])('gives files and folders the modes they had, under the umask %o', async (mask) => {
    using repo = repository(KEYS)
    const wanted = {
      keys: 0o700,
      'keys/deep': 0o750,
      'keys/deep/id': 0o600,
      'keys/deep/id.pub': 0o644,
      'run.sh': 0o764,
    }
    for (const [path, mode] of Object.entries(wanted)) repo.chmod(path, mode)
    const before = standing(repo, Object.keys(wanted))
    await applyPlan(planOf([remove('keys/deep/id'), move('keys/deep/id.pub', 'b.pub'), remove('run.sh')]), repo)
    expect(existsSync(join(repo.root, 'keys'))).toBe(false)
    process.umask(mask)
    await undoRun(repo)
    expect(standing(repo, Object.keys(wanted))).toEqual(before)
  })

  it('gives setuid, setgid and sticky bits back, and what an executable file was', async () => {
    using repo = repository({ ...KEYS, 'bits/s.sh': 'x\n' })
    const wanted = { bits: 0o3775, 'bits/s.sh': 0o6755, 'a.txt': 0o4640 }
    for (const [path, mode] of Object.entries(wanted)) repo.chmod(path, mode)
    const before = standing(repo, Object.keys(wanted))
    await applyPlan(planOf([remove('bits/s.sh'), write('a.txt', 'two\n', { executable: true })]), repo)
    expect(standing(repo, ['a.txt'])).not.toEqual(before.slice(2))
    await undoRun(repo)
    expect(standing(repo, Object.keys(wanted))).toEqual(before)
  })

  it.runIf(isRoot)('gives the owner back where it may, and no setuid bit where it may not', async () => {
    using repo = repository({ 'theirs/x.sh': 'x\n' })
    chownSync(join(repo.root, 'theirs'), 1234, 1235)
    chownSync(join(repo.root, 'theirs/x.sh'), 1234, 1235)
    repo.chmod('theirs/x.sh', 0o4755)
    const before = standing(repo, ['theirs', 'theirs/x.sh'])
    await applyPlan(planOf([remove('theirs/x.sh')]), repo)
    await undoRun(repo)
    expect(standing(repo, ['theirs', 'theirs/x.sh'])).toEqual(before)
  })

  it('gives back which of owner, group and others might execute a file', async () => {
    using repo = repository(KEYS)
    repo.chmod('run.sh', 0o744)
    await applyPlan(planOf([write('run.sh', 'true\n', { executable: false })]), repo)
    expect(modes(repo, ['run.sh'])).toEqual([['run.sh', '644']])
    await undoRun(repo)
    expect(modes(repo, ['run.sh'])).toEqual([['run.sh', '744']])
    await redoRun(repo)
    expect(modes(repo, ['run.sh'])).toEqual([['run.sh', '644']])
  })

  it('gives a file moved twice its mode at the step that stays the last', async () => {
    using repo = repository(KEYS)
    repo.chmod('keys/deep/id', 0o600)
    await applyPlan(planOf([move('keys/deep/id', 'id'), move('id', 'last/id')]), repo)
    await undoRun({ root: repo.root, to: '1' })
    expect(modes(repo, ['id'])).toEqual([['id', '600']])
    await undoRun(repo)
    expect(modes(repo, ['keys/deep/id'])).toEqual([['keys/deep/id', '600']])
  })

  it('gives folders that became files their modes back', async () => {
    using repo = repository(KEYS)
    repo.chmod('keys', 0o700)
    repo.chmod('keys/deep', 0o500 | 0o200)
    const before = standing(repo, ['keys', 'keys/deep'])
    const swap = [remove('keys/deep/id'), remove('keys/deep/id.pub'), write('keys', 'a file\n')]
    await applyPlan(planOf(swap), repo)
    await undoRun(repo)
    expect(standing(repo, ['keys', 'keys/deep'])).toEqual(before)
  })

  it('leaves the umask to decide of files that the run makes, also when they are made again', async () => {
    using repo = repository(KEYS)
    await applyPlan(planOf([write('made.sh', 'x\n', { executable: true }), remove('made.sh')]), repo)
    process.umask(0o077)
    await undoRun({ root: repo.root, to: '1' })
    expect(modes(repo, ['made.sh'])).toEqual([['made.sh', '700']])
    await undoRun(repo)
    await redoRun(repo)
    await undoRun({ root: repo.root, to: '1' })
    expect(modes(repo, ['made.sh'])).toEqual([['made.sh', '700']])
  })

  it('leaves an empty folder that was there before the run', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    mkdirSync(join(repo.root, 'logs/today'), { recursive: true })
    chmodSync(join(repo.root, 'logs/today'), 0o700)
    await applyPlan(planOf([write('logs/today/x/1.txt', '1\n')]), repo)
    await undoRun(repo)
    expect(modes(repo, ['logs/today', 'logs/today/x'])).toEqual([
      ['logs/today', '700'],
      ['logs/today/x', undefined],
    ])
  })

  it('leaves links as they were: one beside a file, and one to a folder that went', async () => {
    using repo = repository(KEYS)
    symlinkSync('deep/id', join(repo.root, 'keys/link'))
    symlinkSync('keys/deep', join(repo.root, 'short'))
    repo.commit('links')
    repo.chmod('keys/deep', 0o700)
    await applyPlan(planOf([remove('short/id'), remove('keys/deep/id.pub')]), repo)
    await undoRun(repo)
    expect([readlinkSync(join(repo.root, 'keys/link')), readlinkSync(join(repo.root, 'short'))]).toEqual([
      'deep/id',
      'keys/deep',
    ])
    expect(modes(repo, ['keys/deep'])).toEqual([['keys/deep', '700']])
    expect(repo.git('status', '--porcelain')).toBe('')
  })
})
