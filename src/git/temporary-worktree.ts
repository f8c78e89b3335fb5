import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addWorktree, pruneWorktrees } from './commands/worktree.ts'
import { type Git, openGit } from './git.ts'

/** A checkout of one commit beside the user's own, with an index of its own; both are gone when its scope ends. */
export interface TemporaryWorktree extends AsyncDisposable {
  /** Runs git in the worktree. */
  readonly git: Git
}

/** Checks a commit out, detached, below the system's folder for temporary files. Filters run as for any checkout, hooks do not. */
export async function temporaryWorktree(git: Git, commit: string): Promise<TemporaryWorktree> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'editplan-')))
  const remove = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true })
    await git.run(pruneWorktrees())
  }
  try {
    const path = join(folder, 'checkout')
    await git.run(addWorktree(path, commit))
    return { git: await openGit(path), [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}
