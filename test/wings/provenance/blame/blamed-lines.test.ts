import { describe, expect, it } from 'vitest'
import { openGit } from '../../../../src/core/git/git.ts'
import { blameLines, isUncommitted } from '../../../../src/wings/provenance/blame/blamed-lines.ts'
import { repository, testEnvironment } from '../../../support/git.ts'

describe('blameLines', () => {
  it('names commit, file and line of each line, whatever bytes the two hold', { tags: 'quick' }, async () => {
    using repo = repository({ old: 'one\ntwo\r\n\tthree\nfour\nfive\n' })
    const first = repo.git('rev-parse', 'HEAD')
    const name = 'a "new"\tname\u0001\\ é'
    repo.git('mv', 'old', name)
    repo.write({ [name]: Buffer.from('one\ntwo\r\n\tthree\n\xff\nfive\n', 'latin1') })
    const second = repo.commit('second')
    repo.write({ [name]: Buffer.from('one\ntwo\r\n\tthree\n\xff\nfive\nsix', 'latin1') })
    const git = await openGit(repo.root, { env: testEnvironment() })
    const lines = await git.run(blameLines({ path: name }))
    expect(lines.map(({ bytes }) => bytes.toString('latin1'))).toEqual([
      'one',
      'two\r',
      '\tthree',
      '\xff',
      'five',
      'six',
    ])
    expect(lines.slice(0, 5).map(({ commit, path, line, at }) => ({ commit, path, line, at }))).toEqual([
      ...[1, 2, 3].map((line) => ({ commit: first, path: 'old', line, at: line })),
      { commit: second, path: name, line: 4, at: 4 },
      { commit: first, path: 'old', line: 5, at: 5 },
    ])
    expect(lines.map(({ commit }) => isUncommitted(commit))).toEqual([false, false, false, false, false, true])
    expect(await git.run(blameLines({ path: name, commit: second, lines: [4, 4] }))).toEqual([lines[3]])
  })

  it('passes no commit over, whatever is configured', async () => {
    using repo = repository({ file: 'one\n' }, { config: { 'blame.ignoreRevsFile': '.ignored' } })
    repo.write({ file: 'two\n' })
    const second = repo.commit('second')
    repo.write({ '.ignored': `${second}\n` })
    const git = await openGit(repo.root, { env: testEnvironment() })
    expect(await git.run(blameLines({ path: 'file', commit: second }))).toMatchObject([{ commit: second }])
  })
})
