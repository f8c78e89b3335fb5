import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openGit } from '../../src/git/git.ts'
import { dropTemporaryWorktrees, temporaryWorktree } from '../../src/git/temporary-worktree.ts'
import { repository, temporaryFolder } from '../support/git.ts'

/** The id of a process that has ended. */
const endedProcess = (): number => Number(execFileSync(process.execPath, ['-p', 'process.pid']).toString())

describe('a temporary worktree', () => {
  it('is gone with its scope, and a run that clears up meanwhile leaves it', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const git = await openGit(repo.root)
    let root: string
    {
      await using place = await temporaryWorktree(git, repo.git('rev-parse', 'HEAD'))
      root = place.git.root
      await dropTemporaryWorktrees(git)
      expect(readdirSync(root)).toContain('a.txt')
    }
    expect(existsSync(dirname(root))).toBe(false)
    expect(readdirSync(join(repo.root, '.git/editplan'))).toEqual([])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('of a process that is gone is cleared up, and no other folder', async () => {
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
    await dropTemporaryWorktrees(git)
    expect(readdirSync(folder.path).sort()).toEqual(['editplan-2', 'editplan-4', 'mine'])
    expect(readdirSync(join(repo.root, '.git/editplan')).sort()).toEqual(['editplan-2', 'editplan-3'])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })
})
