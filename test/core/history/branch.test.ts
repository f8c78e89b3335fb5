import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  checkBranch,
  checkClean,
  checkSwitch,
  departure,
  moveHead,
  moveToBranch,
} from '../../../src/core/history/branch.ts'
import { inWorkTree } from '../../../src/core/run/baseline.ts'
import { restoreFiles, writeChanges } from '../../support/checkout.ts'
import { repository, repositoryAt, type TestRepository } from '../../support/git.ts'
import { openTest, readFileIn, recordRun, undoOf } from '../../support/recording.ts'
import type { Change } from '../../support/results.ts'

const changes: Change[] = [
  { path: 'a.txt', before: 'a1\n', after: 'a2\n' },
  { path: 'new.txt', after: 'n\n', mode: 0o755 },
]
const paths = ['a.txt', 'new.txt']

/** The entries of these paths, where the work tree has what files it has. */
const following = (repo: TestRepository, of: readonly string[] = paths) => ({
  paths: of,
  isThere: (path: string) => existsSync(join(repo.root, path)),
})

const MESSAGE = 'editplan: undo'

describe('checkBranch', () => {
  it.each(['', 'a..b', '-x', 'HEAD', 'a b', 'a~1', 'x.lock', '/x', 'x/', '@{-1}', 'a\nb', 'a\0b', '@@@{'])(
    'refuses the name %j',
    async (name) => {
      using repo = repository({ 'a.txt': 'x' })
      expect(await checkBranch(await openTest(repo), name)).toMatchObject({ name: 'BRANCH_INVALID' })
    },
  )

  it('refuses an existing branch unless forced, one in use always, and names that another branch blocks', {
    tags: 'quick',
  }, async () => {
    using repo = repository({ 'a.txt': 'x' })
    repo.git('branch', 'taken')
    const git = await openTest(repo)
    expect(await checkBranch(git, 'free/name')).toBeUndefined()
    expect(await checkBranch(git, 'taken')).toMatchObject({ name: 'BRANCH_EXISTS' })
    expect(await checkBranch(git, 'taken', { force: true })).toBeUndefined()
    expect(await checkBranch(git, 'main', { force: true })).toMatchObject({ name: 'BRANCH_EXISTS' })
    expect(await checkBranch(git, 'taken/below')).toMatchObject({ name: 'BRANCH_EXISTS' })
    expect(repo.git('for-each-ref', '--format=%(refname:short)', 'refs/heads')).toBe('main\ntaken')
  })
})

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

describe('moveToBranch', () => {
  it('creates the branch, moves HEAD to it, and leaves everything clean except what was dirty elsewhere', async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'other.txt': 'o\n', 'staged.txt': 's\n' })
    repo.write({ 'other.txt': 'changed\n', 'staged.txt': 'staged\n' })
    repo.git('add', 'staged.txt')
    const { git, run } = await recordRun(repo, changes)
    writeChanges(repo.root, changes)
    const { cameFrom } = await departure(git, { name: 'topic/x' })
    await moveToBranch(git, { name: 'topic/x', commit: run.head.commit }, following(repo))
    expect(cameFrom).toBe('refs/heads/main')
    expect(repo.git('symbolic-ref', 'HEAD')).toBe('refs/heads/topic/x')
    expect(repo.git('rev-parse', 'HEAD')).toBe(run.head.commit)
    expect(repo.git('status', '--porcelain')).toBe(' M other.txt\nM  staged.txt')
    expect(() => repo.git('diff-files', '--quiet', 'a.txt', 'new.txt')).not.toThrow()
    const undo = await undoOf(git, run.id)
    restoreFiles(repo.root, undo.files)
    await moveHead(git, { to: cameFrom, message: MESSAGE }, following(repo))
    expect(repo.git('symbolic-ref', 'HEAD')).toBe('refs/heads/main')
    expect(repo.git('status', '--porcelain')).toBe(' M other.txt\nM  staged.txt')
  })

  it('comes from and goes back to a detached head, in a linked worktree', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    repo.git('worktree', 'add', '-q', '--detach', '../linked')
    const linked = repositoryAt(join(repo.root, '../linked'))
    const { git, run } = await recordRun(linked, changes)
    writeChanges(linked.root, changes)
    const { cameFrom } = await departure(git, { name: 'topic', force: true })
    await moveToBranch(git, { name: 'topic', commit: run.head.commit }, following(linked))
    expect(linked.git('status', '--porcelain')).toBe('')
    expect(cameFrom).toBe(run.base.commit)
    await moveHead(git, { to: cameFrom, message: MESSAGE }, following(linked, []))
    expect(linked.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD')
    expect(linked.git('rev-parse', 'HEAD')).toBe(run.base.commit)
    expect(repo.git('symbolic-ref', 'HEAD')).toBe('refs/heads/main')
  })

  it('works in a sparse checkout, on files outside of it too', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a1\n', 'in/x.txt': 'x\n', 'out/y.txt': 'y\n' })
    repo.git('sparse-checkout', 'set', '--cone', 'in')
    const sparse: Change[] = [
      { path: 'in/x.txt', before: 'x\n', after: 'x2\n' },
      { path: 'out/y.txt', before: 'y\n', after: 'y2\n' },
    ]
    const { git, run } = await recordRun(repo, sparse, {
      readFile: (path) =>
        readFileIn(repo.root)(path) ?? { content: repo.gitBytes(['show', `HEAD:${path}`]), mode: 0o644 },
    })
    writeChanges(repo.root, sparse)
    const out = following(
      repo,
      sparse.map(({ path }) => path),
    )
    await moveToBranch(git, { name: 'topic', commit: run.head.commit }, out)
    expect(run.snapshots).toHaveLength(2)
    expect(repo.git('status', '--porcelain')).toBe('')
    expect(repo.git('diff', '--cached', '--name-only', 'HEAD')).toBe('')
  })

  it('tells of a lock that another git left, and makes no branch', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a1\n' })
    const { git, run } = await recordRun(repo, changes)
    repo.write({ '.git/index.lock': '' })
    const moving = moveToBranch(git, { name: 'topic', commit: run.head.commit }, following(repo))
    await expect(moving).rejects.toMatchObject({ name: 'GIT_FAILED' })
    expect(repo.git('for-each-ref', '--format=%(refname:short)', 'refs/heads')).toBe('main')
  })
})
