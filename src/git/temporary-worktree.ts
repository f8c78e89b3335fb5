import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { addWorktree, pruneWorktrees } from './commands/worktree.ts'
import { type Git, openGit } from './git.ts'
import { type Holder, isGone, ownHolder } from './holder.ts'

/** A checkout of one commit beside the user's own, with an index of its own; both are gone when its scope ends. */
export interface TemporaryWorktree extends AsyncDisposable {
  /** Runs git in the worktree. */
  readonly git: Git
}

/** Checks a commit out, detached, below the system's folder for temporary files. Filters run as for any checkout, hooks do not. */
export async function temporaryWorktree(git: Git, commit: string): Promise<TemporaryWorktree> {
  const name = `${PREFIX}${randomUUID().slice(0, 8)}`
  const folder = join(realpathSync(tmpdir()), name)
  const remove = () => removeAll(git, [{ name, folder }])
  // Noted before it is made, for whoever clears up after a kill.
  mkdirSync(homeOf(git), { recursive: true })
  writeFileSync(join(homeOf(git), name), JSON.stringify({ ...ownHolder(), folder } satisfies Note))
  try {
    mkdirSync(folder, { mode: 0o700 })
    const path = join(folder, 'checkout')
    await git.run(addWorktree(path, commit))
    return { git: await openGit(path), [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Removes the worktrees of processes that are gone. */
export async function dropTemporaryWorktrees(git: Git): Promise<void> {
  if (!existsSync(homeOf(git))) return
  const notes = readdirSync(homeOf(git)).filter((name) => name.startsWith(PREFIX))
  const left = notes.flatMap((name) => {
    const note = readNote(join(homeOf(git), name))
    if (!note) return { name, folder: undefined }
    return isGone(note) && basename(note.folder) === name ? { name, folder: note.folder } : []
  })
  if (left.length > 0) await removeAll(git, left)
}

const PREFIX = 'editplan-'

const homeOf = (git: Git): string => join(git.gitDir, 'editplan')

interface Note extends Holder {
  readonly folder: string
}

interface Noted {
  readonly name: string
  readonly folder: string | undefined
}

async function removeAll(git: Git, worktrees: readonly Noted[]): Promise<void> {
  for (const { folder } of worktrees) if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  await git.run(pruneWorktrees())
  for (const { name } of worktrees) rmSync(join(homeOf(git), name), { force: true })
}

/** One that was cut off in the middle names no folder, which was then not made yet. */
function readNote(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
