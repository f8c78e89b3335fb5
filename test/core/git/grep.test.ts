import { describe, expect, it } from 'vitest'
import { filesHolding } from '../../../src/core/git/commands/grep.ts'
import { trackedFiles } from '../../../src/core/git/commands/index-files.ts'
import { repository } from '../../support/git.ts'
import { openTest } from '../../support/recording.ts'

const FILES = {
  'a b.txt': 'wörld\n',
  'bin.dat': Buffer.from('\0wörld'),
  'src/utf16.txt': Buffer.from('\ufeffnothing like it', 'utf16le'),
  'src/ü\n.txt': 'say wörld.*\n',
  'src/none.txt': 'world\n',
}

describe('tracked files', () => {
  it('are found by a piece of their text, in the work tree and in a commit; UTF-16 always', {
    tags: 'quick',
  }, async () => {
    using repo = repository(FILES, { config: { 'grep.patternType': 'perl', 'color.ui': 'always' } })
    const git = await openTest(repo)
    repo.write({ 'untracked.txt': 'wörld\n', 'src/none.txt': 'now wörld\n' })
    expect(await git.run(filesHolding(['wörld']))).toEqual([
      'a b.txt',
      'bin.dat',
      'src/none.txt',
      'src/utf16.txt',
      'src/ü\n.txt',
    ])
    expect(await git.run(filesHolding(['wörld.*'], { treeish: 'HEAD', folders: ['src'] }))).toEqual([
      'src/utf16.txt',
      'src/ü\n.txt',
    ])
    expect(await git.run(filesHolding(['nowhere'], { folders: ['lib'] }))).toEqual([])
  })

  it('are listed without links', async () => {
    using repo = repository(FILES)
    repo.git('update-index', '--add', '--cacheinfo', `120000,${repo.git('rev-parse', 'HEAD:a b.txt')},link`)
    const git = await openTest(repo)
    const all = ['a b.txt', 'bin.dat', 'src/none.txt', 'src/utf16.txt', 'src/ü\n.txt']
    expect(await git.run(trackedFiles())).toEqual(all)
    expect(await git.run(trackedFiles({ treeish: 'HEAD' }))).toEqual(all)
    expect(await git.run(trackedFiles({ folders: ['src'] }))).toEqual(all.slice(2))
  })
})
