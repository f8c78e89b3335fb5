import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UnforeseenPaths } from '../../../src/core/history/record.ts'
import { listRecords, readRecord } from '../../../src/core/history/run-record.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { openTest, readFileIn, record, recordRun, threeSteps, twoFiles } from '../../support/recording.ts'
import { appliedStep, appliedSteps, type Change, planHeader } from '../../support/results.ts'

const refs = (repo: TestRepository): string[] =>
  repo.git('for-each-ref', '--format=%(refname)', 'refs/editplan').split('\n').filter(Boolean)

describe('record', () => {
  it('writes one commit per step on the base, and does not touch HEAD and the index', { tags: 'quick' }, async () => {
    using repo = repository(twoFiles)
    const index = repo.read('.git/index')
    const head = repo.git('rev-parse', 'HEAD')
    const { run } = await recordRun(repo, threeSteps)
    expect(run.snapshots.map((snapshot) => snapshot.steps)).toEqual([[1], [2], [3]])
    const [first, second] = run.snapshots
    expect(run.snapshots.map(({ parent }) => parent)).toEqual([head, first?.commit, second?.commit])
    expect(run.base).toEqual({ commit: head, tree: repo.git('rev-parse', 'HEAD^{tree}') })
    expect(repo.git('rev-parse', run.ref)).toBe(run.head.commit)
    expect(repo.git('show', `${run.ref}~2:a.txt`)).toBe('a2')
    expect(repo.git('show', `${run.ref}:a.txt`)).toBe('a3')
    expect(repo.git('show', `${run.ref}:src/b.txt`)).toBe('b2')
    expect(repo.git('rev-parse', 'HEAD')).toBe(head)
    expect(repo.read('.git/index')).toEqual(index)
    expect(repo.git('fsck', '--strict')).toBe('')
  })

  it.each([
    ['per-file', [[1, 3], [2]]],
    ['squash', [[1, 2, 3]]],
  ] as const)('groups steps %s', { tags: 'quick' }, async (commits, steps) => {
    using repo = repository(twoFiles)
    const { run } = await recordRun(repo, threeSteps, { plan: planHeader({ commits }) })
    expect(run.snapshots.map((snapshot) => snapshot.steps)).toEqual(steps)
    expect(repo.git('show', `${run.ref}:a.txt`)).toBe('a3')
    expect(repo.git('show', `${run.ref}:src/b.txt`)).toBe('b2')
  })

  it('gives the same run for the same plan, and a different one for another plan', async () => {
    using repo = repository(twoFiles)
    const { run: first } = await recordRun(repo, threeSteps)
    const { run: again } = await recordRun(repo, threeSteps)
    expect(again).toEqual(first)
    const { run: other } = await recordRun(repo, threeSteps, { plan: { ...planHeader(), digest: 'e'.repeat(64) } })
    expect(other.id).not.toBe(first.id)
    expect(refs(repo)).toEqual([first.ref, other.ref].sort())
  })

  it('never overwrites a run whose chain differs', async () => {
    using repo = repository(twoFiles)
    const { run: first } = await recordRun(repo, threeSteps)
    const { run: other } = await recordRun(repo, threeSteps.slice(0, 2))
    expect(other.ref).toBe(`${first.ref}-2`)
    expect(repo.git('rev-parse', first.ref)).toBe(first.head.commit)
    const { run: again } = await recordRun(repo, threeSteps.slice(0, 2))
    expect(again).toEqual(other)
  })

  it('leaves no ref and no record when a step fails under on_error: stop', async () => {
    using repo = repository(twoFiles)
    const git = await openTest(repo)
    async function* failing() {
      yield* appliedSteps(threeSteps)
      yield { ...appliedStep(4, threeSteps[0]!), changes: [], status: 'failed' as const }
    }
    const options = { total: 4, base: 'HEAD', paths: ['a.txt', 'src/b.txt'] }
    expect(await record(git, failing(), { ...options, plan: planHeader() })).toBeUndefined()
    expect(refs(repo)).toEqual([])
    expect(listRecords(git)).toEqual([])
    const kept = await record(git, failing(), { ...options, plan: planHeader({ on_error: 'continue' }) })
    expect(kept?.snapshots).toHaveLength(3)
  })

  it('leaves nothing when its source throws, and when no step changes a file', async () => {
    using repo = repository(twoFiles)
    const git = await openTest(repo)
    const options = { plan: planHeader(), total: 3, base: 'HEAD', paths: ['a.txt', 'src/b.txt'] }
    async function* throwing() {
      yield* appliedSteps(threeSteps)
      throw new RangeError('gone')
    }
    await expect(record(git, throwing(), options)).rejects.toThrow(RangeError)
    expect(await record(git, appliedSteps([]), options)).toBeUndefined()
    expect(refs(repo)).toEqual([])
    expect(existsSync(join(repo.root, '.git/objects/pack/tmp_pack'))).toBe(false)
    expect(repo.git('count-objects', '-v')).toContain('garbage: 0')
  })

  it('keeps uncommitted and untracked contents in a commit before the plan', async () => {
    using repo = repository({ ...twoFiles, 'gone.txt': 'g\n' })
    repo.write({ 'a.txt': 'dirty\n', 'new.txt': 'untracked\n', 'other.txt': 'not touched\n' })
    repo.git('rm', '-q', '--cached', 'gone.txt')
    repo.gitBytes(['rev-parse', 'HEAD'])
    const { run } = await recordRun(repo, [
      { path: 'a.txt', before: 'dirty\n', after: 'a2\n' },
      { path: 'new.txt', before: 'untracked\n', after: 'n2\n' },
      { path: 'src/b.txt', before: 'b1\n', after: 'b2\n' },
    ])
    const [before] = run.snapshots
    expect(before?.steps).toEqual([])
    expect(repo.git('show', `${before?.commit}:a.txt`)).toBe('dirty')
    expect(repo.git('show', `${before?.commit}:new.txt`)).toBe('untracked')
    expect(repo.git('diff', '--name-only', run.base.commit, before?.commit ?? '')).toBe('a.txt\nnew.txt')
    expect(repo.git('diff', '--name-only', before?.commit ?? '', run.head.commit)).toBe('a.txt\nnew.txt\nsrc/b.txt')
  })

  it('treats a file deleted without a commit as dirty', { tags: 'quick' }, async () => {
    using repo = repository(twoFiles)
    const { run } = await recordRun(repo, [{ path: 'a.txt', after: 'new\n' }], { readFile: () => undefined })
    expect(repo.git('ls-tree', '--name-only', run.snapshots.at(0)?.commit ?? '')).toBe('src')
    expect(run.snapshots.at(1)?.message).toContain('Write a.txt:')
  })

  it('makes no git object of an ignored file', async () => {
    using repo = repository({ ...twoFiles, '.gitignore': '*.env\n' })
    repo.write({ 'local.env': 'KEY=old\n' })
    const { git, run } = await recordRun(repo, [
      { path: 'local.env', before: 'KEY=old\n', after: 'KEY=new\n' },
      { path: 'a.txt', before: 'a1\n', after: 'a2\n' },
    ])
    for (const content of ['KEY=old\n', 'KEY=new\n']) {
      const oid = repo.gitBytes(['hash-object', '--stdin'], content).toString().trim()
      expect(() => repo.git('cat-file', '-e', oid)).toThrow()
    }
    expect(run.snapshots.map((snapshot) => snapshot.steps)).toEqual([[1], [2]])
    expect(readRecord(git, run.id).kept.map(({ path, at }) => [path, at])).toEqual([
      ['local.env', 0],
      ['local.env', 1],
    ])
  })

  it('takes modes from the file, or from git where core.fileMode is off', async () => {
    using repo = repository({ 'run.sh': 'x\n', 'plain.sh': 'x\n' })
    repo.git('update-index', '--chmod=+x', 'run.sh')
    repo.chmod('run.sh', 0o755)
    repo.git('commit', '-qm', 'mode')
    const changes: Change[] = [
      { path: 'run.sh', before: 'x\n', after: 'y\n', mode: 0o755 },
      { path: 'tool.sh', after: 'y\n', mode: 0o755 },
    ]
    const modes = (ref: string) => repo.git('ls-tree', '--format=%(objectmode) %(path)', ref)
    const { run } = await recordRun(repo, changes)
    expect(modes(run.ref)).toBe('100644 plain.sh\n100755 run.sh\n100755 tool.sh')
    repo.git('config', 'core.fileMode', 'false')
    repo.chmod('run.sh', 0o644)
    const { run: blind } = await recordRun(repo, changes)
    expect(modes(blind.ref)).toBe('100644 plain.sh\n100755 run.sh\n100644 tool.sh')
    expect(blind.snapshots).toHaveLength(2)
  })

  it('refuses a path inside a submodule or below a committed link', async () => {
    using inner = repository({ 'x.txt': 'x' })
    using repo = repository(twoFiles)
    repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.root, 'sub')
    repo.git('update-index', '--add', '--cacheinfo', `120000,${repo.git('hash-object', '-w', 'a.txt')},link`)
    repo.git('commit', '-qm', 'sub')
    for (const path of ['sub/x.txt', 'link/x.txt']) {
      const recording = recordRun(repo, [{ path, after: 'y' }], { readFile: () => undefined })
      await expect(recording).rejects.toMatchObject({ name: 'PATH_OUTSIDE_REPO' })
    }
    const { run } = await recordRun(repo, threeSteps)
    expect(repo.git('ls-tree', '--format=%(objectmode)', run.ref, 'sub')).toBe('160000')
  })

  it('says which path it was not given, so that the chain is begun again with it', { tags: 'quick' }, async () => {
    using repo = repository(twoFiles)
    await expect(recordRun(repo, threeSteps, { paths: ['a.txt'] })).rejects.toThrow(UnforeseenPaths)
    expect(refs(repo)).toEqual([])
  })

  it('writes paths of every kind', async () => {
    const paths = [
      'a b.txt',
      'ä/ö.txt',
      '"quoted".txt',
      'back\\slash',
      'tab\there',
      'line\nbreak',
      ' lead',
      '-dash',
      '日本.txt',
    ]
    using repo = repository(twoFiles)
    const { run } = await recordRun(
      repo,
      paths.map((path) => ({ path, after: `${path}\n` })),
    )
    const listed = repo.git('ls-tree', '-r', '-z', '--name-only', run.ref).split('\0').filter(Boolean)
    expect(listed.sort()).toEqual([...paths, ...Object.keys(twoFiles)].sort())
    for (const path of paths) expect(repo.gitBytes(['show', `${run.ref}:${path}`]).toString()).toBe(`${path}\n`)
  })

  it('keeps two paths apart that differ in case alone, whatever core.ignoreCase says', { tags: 'quick' }, async () => {
    using repo = repository({ 'README.md': 'up\n' }, { config: { 'core.ignoreCase': 'true' } })
    const { run } = await recordRun(repo, [{ path: 'readme.md', after: 'low\n' }])
    expect(repo.git('ls-tree', '--name-only', run.ref)).toBe('README.md\nreadme.md')
  })
})

it('reads only touched files', { tags: 'quick' }, async () => {
  using repo = repository(twoFiles)
  const read: string[] = []
  const readFile = (path: string) => {
    read.push(path)
    return readFileIn(repo.root)(path)
  }
  await recordRun(repo, threeSteps.slice(0, 1), { readFile })
  expect(read).toEqual(['a.txt'])
})
