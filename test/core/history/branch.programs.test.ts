import { describe, expect, it } from 'vitest'
import { checkClean, checkSwitch } from '../../../src/core/history/branch.ts'
import { inWorkTree } from '../../../src/core/run/baseline.ts'
import { repository } from '../../support/git.ts'
import { openTest } from '../../support/recording.ts'

const paths = ['a.txt', 'new.txt']

describe('checkSwitch', () => {
  it.each(['CHERRY_PICK_HEAD', 'REVERT_HEAD'])(
    'sees an operation by %s, be that a file of its own or not',
    async (name) => {
      for (const file of [name, 'packed-refs']) {
        using repo = repository({ 'a.txt': 'x\n' })
        const git = await openTest(repo)
        expect(await checkSwitch(git)).toBeUndefined()
        const head = repo.git('rev-parse', 'HEAD')
        repo.write({ [`.git/${file}`]: file === name ? `${head}\n` : `${head} ${name}\n` })
        expect(await checkSwitch(git)).toMatchObject({ name: 'OPERATION_IN_PROGRESS' })
      }
    },
  )
})

describe('checkClean', () => {
  const problems = async (repo: { readonly root: string }) => {
    const git = await openTest(repo)
    const found = await inWorkTree(git, { commit: 'HEAD', paths }, (workTree) =>
      checkClean(git, { base: 'HEAD', paths, ...workTree }),
    )
    return found.map(({ name, message }) => [name, paths.filter((path) => message.includes(path))])
  }

  it('names changed, staged, untracked and ignored files, and no others', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'other.txt': 'o\n' })
    expect(await problems(repo)).toEqual([])
    repo.write({ 'other.txt': 'changed\n' })
    expect(await problems(repo)).toEqual([])
    repo.write({ 'a.txt': 'changed\n', 'new.txt': 'untracked\n' })
    expect(await problems(repo)).toEqual([['DIRTY_FILES', ['a.txt', 'new.txt']]])
    repo.git('add', 'a.txt')
    repo.write({ 'a.txt': 'a1\n', '.gitignore': 'new.txt\n' })
    expect(await problems(repo)).toEqual([
      ['DIRTY_FILES', ['a.txt']],
      ['PATH_IGNORED', ['new.txt']],
    ])
  })
})
