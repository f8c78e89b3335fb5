import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve, sep } from 'node:path'
import { addWorktree } from './commands/worktree.ts'
import { type Git, openGit } from './git.ts'
import { type Holder, isGone, ownHolder } from './holder.ts'

/** A checkout of one commit beside the user's own, with an index of its own; both are removed when its scope ends. */
export interface TemporaryWorktree extends AsyncDisposable {
  /** Runs git in the worktree. */
  readonly git: Git
}

/**
 * Checks a commit out, detached, below the system's folder for temporary files. Filters run as for any checkout, hooks do not.
 * Other worktrees keep what git knows of them, also those whose folder is missing at the moment.
 */
export async function temporaryWorktree(git: Git, commit: string): Promise<TemporaryWorktree> {
  const name = `${PREFIX}${randomUUID().slice(0, 8)}`
  const folder = join(realpathSync(tmpdir()), name)
  const remove = async () => removeWorktree(git, { name, folder })
  // Written first, so that the next run finds the folder if this one is killed.
  mkdirSync(homeOf(git), { recursive: true })
  writeFileSync(join(homeOf(git), name), JSON.stringify({ ...ownHolder(), folder } satisfies Note))
  try {
    mkdirSync(folder, { mode: 0o700 })
    const path = join(folder, name)
    await git.run(addWorktree(path, commit))
    return { git: await openGit(path), [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Removes the worktrees of processes that have ended. */
export function dropTemporaryWorktrees(git: Git): void {
  if (!existsSync(homeOf(git))) return
  for (const name of readdirSync(homeOf(git)).filter((name) => name.startsWith(PREFIX))) {
    const note = readNote(join(homeOf(git), name))
    if (!note) removeWorktree(git, { name, folder: undefined })
    else if (isGone(note) && basename(note.folder) === name) removeWorktree(git, { name, folder: note.folder })
  }
}

const PREFIX = 'editplan-'

const homeOf = (git: Git): string => join(git.gitDir, 'editplan')

interface Note extends Holder {
  readonly folder: string
}

interface Noted {
  readonly name: string
  /** The folder that holds the checkout; undefined where it was never made. */
  readonly folder: string | undefined
}

/** The note is removed last, so that a killed removal can be done again. */
function removeWorktree(git: Git, { name, folder }: Noted): void {
  if (folder !== undefined) {
    removeFolder(folder)
    unregister(git, folder)
  }
  rmSync(join(homeOf(git), name), { force: true })
}

/** Unregisters the worktrees in a folder of ours, and only those: `git worktree prune` would unregister every missing one. */
function unregister({ commonDir }: Git, folder: string): void {
  const home = join(commonDir, 'worktrees')
  if (!existsSync(home)) return
  for (const id of readdirSync(home)) {
    if (checkoutOf(join(home, id))?.startsWith(folder + sep)) rmSync(join(home, id), { recursive: true, force: true })
  }
  if (readdirSync(home).length === 0) rmSync(home, { recursive: true })
}

/** Absolute path of the `.git` file that a worktree's git directory names; undefined where it names none. */
function checkoutOf(gitDir: string): string | undefined {
  try {
    return resolve(gitDir, readFileSync(join(gitDir, 'gitdir'), 'utf8').trim())
  } catch {
    return undefined
  }
}

/** Removes read-only folders too, which some package managers make. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    permitAll(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

function permitAll(folder: string): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) permitAll(join(folder, entry.name))
  }
}

/** Undefined for a note that was cut off while it was written; its folder was not made yet. */
function readNote(file: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
