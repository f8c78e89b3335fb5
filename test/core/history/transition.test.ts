import { describe, expect, it } from 'vitest'
import { markUndone } from '../../../src/core/history/runs.ts'
import { restoreFiles, writeChanges } from '../../support/checkout.ts'
import { repository, type TestRepository } from '../../support/memory-repository.ts'
import { readFileIn, recordRun, undoOf } from '../../support/recording.ts'
import { type Change, planHeader } from '../../support/results.ts'

/** Every file's bytes and mode, by path. */
function stateOf(repo: TestRepository, paths: readonly string[]) {
  return paths.map((path) => [path, readFileIn(repo.root)(path)])
}

const steps: Change[] = [
  { path: 'a.txt', before: 'a1\n', after: 'a2\n' },
  { path: 'new/b.txt', after: 'b1\n' },
  { path: 'a.txt', before: 'a2\n', after: 'a3\n' },
  { path: 'run.sh', before: 'x\n', after: 'y\n', mode: 0o755 },
]

async function applied(repo: TestRepository, changes: readonly Change[]) {
  const recorded = await recordRun(repo, changes)
  writeChanges(repo.root, changes)
  return recorded
}

describe('planUndo', () => {
  it('restores bytes and modes, and removes what the run created', async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'run.sh': 'x\n' })
    repo.chmod('run.sh', 0o755)
    repo.commit('mode')
    const before = stateOf(repo, ['a.txt', 'new/b.txt', 'run.sh'])
    const { git, run } = await applied(repo, steps)
    const undo = await undoOf(git, run.id)
    expect(
      undo.files.map(({ path, left, restore }) => [path, left?.content.toString(), restore?.content.toString()]),
    ).toEqual([
      ['a.txt', 'a3\n', 'a1\n'],
      ['new/b.txt', 'b1\n', undefined],
      ['run.sh', 'y\n', 'x\n'],
    ])
    restoreFiles(repo.root, undo.files)
    expect(stateOf(repo, ['a.txt', 'new/b.txt', 'run.sh'])).toEqual(before)
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('goes back to after any step', async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'run.sh': 'x\n' })
    repo.chmod('run.sh', 0o755)
    repo.commit('mode')
    const { git, run } = await applied(repo, steps)
    const changedBy = async (to: number) => (await undoOf(git, run.id, { to })).files.map(({ path }) => path)
    expect(await changedBy(1)).toEqual(['a.txt', 'new/b.txt', 'run.sh'])
    expect(await changedBy(2)).toEqual(['a.txt', 'run.sh'])
    expect(await changedBy(3)).toEqual(['run.sh'])
    expect(await changedBy(4)).toEqual([])
    const [file] = (await undoOf(git, run.id, { to: 2 })).files
    expect(file?.restore?.content.toString()).toBe('a2\n')
  })

  it('starts from the step that an earlier undo stopped at', async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'run.sh': 'x\n' })
    const { git, run } = await applied(repo, steps)
    restoreFiles(repo.root, (await undoOf(git, run.id, { to: 2 })).files)
    markUndone(git, run.id, 2)
    const { files, settled } = await undoOf(git, run.id)
    expect(settled).toEqual(['run.sh'])
    expect(files.map(({ path, left }) => [path, left?.content])).toEqual([
      ['a.txt', repo.read('a.txt')],
      ['new/b.txt', repo.read('new/b.txt')],
    ])
    restoreFiles(repo.root, files)
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('restores what was dirty, untracked or missing before', async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'gone.txt': 'g\n' })
    repo.write({ 'a.txt': 'dirty\n', 'untracked.txt': 'u\n' })
    repo.git('rm', '-q', 'gone.txt')
    const { git, run } = await applied(repo, [
      { path: 'a.txt', before: 'dirty\n', after: 'x\n' },
      { path: 'untracked.txt', before: 'u\n', after: 'x\n' },
      { path: 'gone.txt', after: 'x\n' },
    ])
    const { files } = await undoOf(git, run.id)
    expect(files.map(({ path, restore }) => [path, restore?.content.toString()])).toEqual([
      ['a.txt', 'dirty\n'],
      ['gone.txt', undefined],
      ['untracked.txt', 'u\n'],
    ])
  })

  it('restores ignored files from outside the object database', async () => {
    using repo = repository({ '.gitignore': '*.env\n' })
    repo.write({ 'local.env': 'K=1\n' })
    const { git, run } = await applied(repo, [
      { path: 'local.env', before: 'K=1\n', after: 'K=2\n' },
      { path: 'other.env', after: 'K=3\n' },
      { path: 'local.env', before: 'K=2\n', after: 'K=4\n' },
    ])
    const { files } = await undoOf(git, run.id)
    expect(
      files.map(({ path, left, restore }) => [path, left?.content.toString(), restore?.content.toString()]),
    ).toEqual([
      ['local.env', 'K=4\n', 'K=1\n'],
      ['other.env', 'K=3\n', undefined],
    ])
    const rewound = await undoOf(git, run.id, { to: 2 })
    expect(rewound.files.map(({ path, restore }) => [path, restore?.content.toString()])).toEqual([
      ['local.env', 'K=2\n'],
    ])
  })

  it.each([
    ['eol=crlf', Buffer.from('one\r\ntwo\r\nmixed\n'), Buffer.from('one\r\n2\r\nmixed\n'), {}],
    ['text=auto', Buffer.from('one\r\ntwo\n'), Buffer.from('one\r\n2\n'), { 'core.autocrlf': 'true' }],
    ['ident', Buffer.from('$Id: 1 $\n'), Buffer.from('$Id: 1 $\nx\n'), {}],
    ['working-tree-encoding=UTF-16LE', Buffer.from('ab\n', 'utf16le'), Buffer.from('ac\n', 'utf16le'), {}],
    ['filter=lossy', Buffer.from('KEEP me\n'), Buffer.from('keep ME\n'), { 'filter.lossy.clean': 'tr a-z A-Z' }],
    ['-text', Buffer.from([0xff, 13, 10, 0, 10]), Buffer.from([0xfe, 13, 10, 0, 10]), {}],
  ])('restores the exact bytes under %s', async (attributes, before, after, config) => {
    using repo = repository({ '.gitattributes': `*.x ${attributes}\n` }, { config })
    repo.write({ 'f.x': before })
    repo.commit('file')
    const { git, run } = await applied(repo, [{ path: 'f.x', before, after }])
    const { files } = await undoOf(git, run.id)
    expect(files).toMatchObject([{ path: 'f.x', left: { content: after }, restore: { content: before } }])
  })

  it('undoes a change of line ends that does not change the blob', async () => {
    using repo = repository({ '.gitattributes': '*.txt text\n', 'f.txt': 'a\n' })
    const { git, run } = await applied(repo, [{ path: 'f.txt', before: 'a\n', after: 'a\r\n' }])
    const { files } = await undoOf(git, run.id)
    expect(files[0]?.left?.content.toString()).toBe('a\r\n')
    expect(files[0]?.restore?.content.toString()).toBe('a\n')
  })

  it('refuses to part the steps of one commit, and runs it does not know', async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'run.sh': 'x\n' })
    const { git, run } = await recordRun(repo, steps, { plan: planHeader({ commits: 'per-file' }) })
    await expect(undoOf(git, run.id, { to: 1 })).rejects.toMatchObject({ name: 'USAGE' })
    expect((await undoOf(git, run.id)).files).toHaveLength(3)
    for (const id of ['0'.repeat(20), '../../x', '']) {
      await expect(undoOf(git, id)).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
    }
  })
})
