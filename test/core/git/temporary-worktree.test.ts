import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Git, openGit } from '../../../src/core/git/git.ts'
import {
  dropTemporaryWorktrees,
  listTemporaryWorktrees,
  removeTemporaryWorktrees,
  temporaryWorktree,
} from '../../../src/core/git/temporary-worktree.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../../support/git.ts'

/** The id of a process that has ended. */
const endedProcess = (): number => Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString())

describe('a temporary worktree', () => {
  it('is removed with its scope, and not by a run that clears up in the meantime', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    let root: string
    {
      await using place = await temporaryWorktree(git, repo.git('rev-parse', 'HEAD'))
      root = place.git.root
      dropTemporaryWorktrees(git)
      expect(readdirSync(root)).toContain('a.txt')
    }
    expect([existsSync(root), existsSync(join(repo.root, '.git/worktrees'))]).toEqual([false, false])
    expect(readdirSync(join(repo.root, '.git/editplan'))).toEqual([])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('holds every file of the commit, also where the checkout is sparse, which stays so', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'lib/l.txt': 'l\n', 'src/s.txt': 's\n' })
    repo.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'lib')
    const entries = repo.git('ls-files', '-t')
    const git = await openGit(repo.root)
    await using place = await temporaryWorktree(git, repo.git('rev-parse', 'HEAD'))
    const made = repositoryAt(place.git.root)
    expect(made.git('ls-files', '-t').replaceAll('\n', ' ')).toBe('H a.txt H lib/l.txt H src/s.txt')
    expect([made.git('status', '--porcelain'), made.read('src/s.txt').toString()]).toEqual(['', 's\n'])
    expect(repo.git('ls-files', '-t')).toBe(entries)
  })

  it('is GIT_FAILED where git would take it for bare, and leaves nothing', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const bare = repositoryAt(join(repo.root, '../bare'))
    repo.git('clone', '-q', '--bare', '.', bare.root)
    bare.git('config', 'extensions.worktreeConfig', 'true')
    const made = temporaryWorktree(await openGit(bare.root), repo.git('rev-parse', 'HEAD'))
    await expect(made).rejects.toMatchObject({ name: 'GIT_FAILED' })
    expect(existsSync(join(bare.root, 'worktrees'))).toBe(false)
    expect(readdirSync(join(bare.root, 'editplan'))).toEqual([])
  })

  it('is made beside one that another process has half made, once that is whole or gone', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    const half = join(repo.root, '.git/worktrees/half')
    mkdirSync(half, { recursive: true })
    const [to, head] = [join(repo.root, '../half/.git'), repo.git('rev-parse', 'HEAD')]
    for (const [name, text] of Object.entries({ gitdir: to, HEAD: head, commondir: '' }))
      writeFileSync(join(half, name), text)
    let asked = 0
    const late: Git = {
      ...git,
      run: (command) => {
        if (command.args.includes('worktree') && ++asked === 2) rmSync(half, { recursive: true })
        return git.run(command)
      },
    }
    await using place = await temporaryWorktree(late, head)
    expect([asked, readdirSync(place.git.root).includes('a.txt'), statSync(place.git.root).mode & 0o777]).toEqual([
      2,
      true,
      0o700,
    ])
  })

  it('of a dead process is cleared up, and no other folder', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    using folder = temporaryFolder()
    const git = await openGit(repo.root)
    const [pid, host] = [endedProcess(), hostname()]
    const notes = {
      'editplan-1': { pid, host, folder: join(folder.path, 'editplan-1') },
      'editplan-2': { pid, host: `not ${host}`, folder: join(folder.path, 'editplan-2') },
      'editplan-3': { pid, host, folder: join(folder.path, 'mine') },
      'editplan-4': { pid, host, folder: join(folder.path, 'editplan-4') },
    }
    mkdirSync(join(repo.root, '.git/editplan'))
    for (const [name, note] of Object.entries(notes)) {
      writeFileSync(join(repo.root, '.git/editplan', name), JSON.stringify(note))
      mkdirSync(note.folder)
    }
    writeFileSync(join(repo.root, '.git/editplan/editplan-4'), '{"pid"')
    repo.git('worktree', 'add', '-q', '--detach', join(folder.path, 'editplan-1/checkout'))
    dropTemporaryWorktrees(git)
    expect(readdirSync(folder.path).sort()).toEqual(['editplan-2', 'editplan-4', 'mine'])
    expect(readdirSync(join(repo.root, '.git/editplan')).sort()).toEqual(['editplan-2', 'editplan-3'])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })
})

describe('a temporary worktree that is kept', () => {
  it('stays, unlocked, until it is asked to go by name', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    let root: string
    {
      await using place = await temporaryWorktree(git, repo.git('rev-parse', 'HEAD'))
      root = place.git.root
      expect(listTemporaryWorktrees(git)).toEqual([{ path: root, state: 'running' }])
      expect([removeTemporaryWorktrees(git), repo.git('worktree', 'list')]).toEqual([
        [],
        expect.stringMatching(/locked$/),
      ])
      place.keep()
    }
    dropTemporaryWorktrees(git)
    expect(listTemporaryWorktrees(git)).toEqual([{ path: root, state: 'kept' }])
    expect(repositoryAt(root).git('status', '--porcelain')).toBe('')
    expect(repo.git('worktree', 'list')).not.toMatch(/locked$/)
    expect(removeTemporaryWorktrees(git)).toEqual([root])
    expect([existsSync(root), listTemporaryWorktrees(git), repo.git('worktree', 'list').split('\n').length]).toEqual([
      false,
      [],
      1,
    ])
    expect(readdirSync(join(repo.root, '.git/editplan'))).toEqual([])
  })

  it('may be removed or moved by its user before', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    using folder = temporaryFolder()
    const git = await openGit(repo.root)
    const keep = async (): Promise<string> => {
      await using place = await temporaryWorktree(git, repo.git('rev-parse', 'HEAD'))
      place.keep()
      return place.git.root
    }
    repo.git('worktree', 'remove', await keep())
    const moved = join(folder.path, 'moved')
    repo.git('worktree', 'move', await keep(), moved)
    removeTemporaryWorktrees(git)
    expect(repositoryAt(moved).git('status', '--porcelain')).toBe('')
    expect(readdirSync(join(repo.root, '.git/editplan'))).toEqual([])
    repo.git('worktree', 'remove', moved)
  })

  it('keeps its folder when git does not list it and files are in it', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    using folder = temporaryFolder()
    const git = await openGit(repo.root)
    const own = join(folder.path, 'editplan-1')
    mkdirSync(join(repo.root, '.git/editplan'))
    mkdirSync(own)
    writeFileSync(join(own, 'mine.txt'), 'mine')
    const note = { pid: endedProcess(), host: hostname(), folder: own }
    writeFileSync(join(repo.root, '.git/editplan/editplan-1'), JSON.stringify(note))
    removeTemporaryWorktrees(git)
    expect(readdirSync(own)).toEqual(['mine.txt'])
  })
})

describe('another worktree whose folder is missing', () => {
  /** Holds a staged file and a commit that no ref names, as on a drive that is unplugged while `work` runs. */
  const unplugged = async (repo: TestRepository, work: () => Promise<void>): Promise<string[]> => {
    using drive = temporaryFolder()
    const [here, away] = [join(drive.path, 'wtx'), join(drive.path, 'away')]
    repo.git('worktree', 'add', '-q', '--detach', here)
    const other = repositoryAt(here)
    other.write({ 'b.txt': 'b\n' })
    const commit = other.commit('detached')
    other.write({ 'c.txt': 'c\n' })
    other.git('add', '.')
    renameSync(here, away)
    await work()
    renameSync(away, here)
    const found = [
      other.git('rev-parse', 'HEAD') === commit ? 'same commit' : 'lost',
      other.git('status', '--porcelain'),
    ]
    repo.git('worktree', 'remove', '--force', here)
    return found
  }
  const KEPT = ['same commit', 'A  c.txt']

  it('keeps its index and its commit when a temporary worktree ends', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    const work = async () => {
      await using _place = await temporaryWorktree(git, repo.git('rev-parse', 'HEAD'))
    }
    expect(await unplugged(repo, work)).toEqual(KEPT)
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it.each([
    ['whose folder is there', (_: string) => undefined],
    ['whose folder was swept away meanwhile', (folder: string) => rmSync(folder, { recursive: true })],
    ['whose checkout alone is gone', (folder: string) => rmSync(join(folder, 'editplan-1'), { recursive: true })],
  ])('keeps both when one of a killed process is cleared up, %s', async (_, sweep) => {
    using repo = repository({ 'a.txt': 'a\n' })
    using folder = temporaryFolder()
    const git = await openGit(repo.root)
    const own = join(folder.path, 'editplan-1')
    mkdirSync(join(repo.root, '.git/editplan'))
    const note = { pid: endedProcess(), host: hostname(), folder: own }
    writeFileSync(join(repo.root, '.git/editplan/editplan-1'), JSON.stringify(note))
    repo.git('worktree', 'add', '-q', '--detach', join(own, 'editplan-1'))
    sweep(own)
    expect(await unplugged(repo, async () => dropTemporaryWorktrees(git))).toEqual(KEPT)
    expect([existsSync(own), existsSync(join(repo.root, '.git/worktrees'))]).toEqual([false, false])
  })

  it('keeps both where a folder of the same name is registered from elsewhere', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    using folder = temporaryFolder()
    const git = await openGit(repo.root)
    mkdirSync(join(repo.root, '.git/editplan'))
    const note = { pid: endedProcess(), host: hostname(), folder: join(folder.path, 'editplan-1') }
    writeFileSync(join(repo.root, '.git/editplan/editplan-1'), JSON.stringify(note))
    const other = join(folder.path, 'elsewhere/editplan-1')
    repo.git('worktree', 'add', '-q', '--detach', other)
    dropTemporaryWorktrees(git)
    expect(repositoryAt(other).git('status', '--porcelain')).toBe('')
  })
})

it.skipIf(process.getuid?.() !== 0)(
  'a temporary worktree goes with folders in it that nobody may write to',
  async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    let root = ''
    try {
      await using place = await temporaryWorktree(git, repo.git('rev-parse', 'HEAD'))
      root = place.git.root
      mkdirSync(join(root, 'cache/module'), { recursive: true })
      writeFileSync(join(root, 'cache/module/file'), '')
      execFileSync('chmod', ['-R', 'a-w', join(root, 'cache')])
      for (const path of [root, join(repo.root, '.git'), dirname(repo.root)]) {
        execFileSync('chown', ['-R', '65534', path])
      }
      process.seteuid?.(65534)
    } finally {
      process.seteuid?.(0)
    }
    expect([existsSync(root), readdirSync(join(repo.root, '.git/editplan'))]).toEqual([false, []])
  },
)
