import { describe, expect, it } from 'vitest'
import { mergeContent } from '../../../src/core/history/merged-files.ts'
import { restoreFiles, writeChanges } from '../../support/checkout.ts'
import { repository } from '../../support/git.ts'
import { openTest, recordRun, undoOf } from '../../support/recording.ts'
import type { Change } from '../../support/results.ts'

describe('planUndo', () => {
  it('treats a file that a sparse checkout omits as committed, and omits it again', { tags: 'quick' }, async () => {
    using repo = repository({ 'in/x.txt': 'x\n', 'out/y.txt': 'y\n' })
    repo.git('sparse-checkout', 'set', '--cone', 'in')
    const changes: Change[] = [
      { path: 'in/x.txt', before: 'x\n', after: 'x2\n' },
      { path: 'out/y.txt', after: 'y2\n' },
    ]
    const { git, run } = await recordRun(repo, changes)
    writeChanges(repo.root, changes)
    expect(run.snapshots.map((snapshot) => snapshot.steps)).toEqual([[1], [2]])
    const { files } = await undoOf(git, run.id)
    expect(files.map(({ path, restore }) => [path, restore?.content.toString()])).toEqual([
      ['in/x.txt', 'x\n'],
      ['out/y.txt', undefined],
    ])
    restoreFiles(repo.root, files)
    expect(repo.git('status', '--porcelain')).toBe('')
  })
})

describe('mergeContent', () => {
  const lines = (...list: string[]) => Buffer.from(list.map((line) => `${line}\n`).join(''))

  it('keeps later changes elsewhere in the file, and tells a conflict', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const git = await openTest(repo)
    const left = lines('new', '2', '3', '4', '5')
    const restore = lines('old', '2', '3', '4', '5')
    const merged = await mergeContent(git, { current: lines('new', '2', '3', '4', 'mine'), left, restore })
    expect(merged).toEqual(lines('old', '2', '3', '4', 'mine'))
    expect(await mergeContent(git, { current: lines('mine', '2', '3', '4', '5'), left, restore })).toBeUndefined()
    expect(await mergeContent(git, { current: Buffer.from('\0a'), left: Buffer.from('\0b'), restore })).toBeUndefined()
  })
})
