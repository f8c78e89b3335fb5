import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EditplanError } from '../../errors.ts'
import { addWorktree } from './commands/worktree.ts'
import { type Git, openGit } from './git.ts'
import { type Holder, isGone, ownHolder } from './scratch-folder.ts'

/** A checkout of one commit beside the user's own, with an index of its own; both are removed when its scope ends. */
export interface TemporaryWorktree extends AsyncDisposable {
  /** Runs git in the worktree. */
  readonly git: Git
  /** The end of the scope leaves the worktree, unlocked; `removeTemporaryWorktrees` removes it. */
  keep(): void
}

/** A worktree that this machine's processes made, as `git worktree list` names it. */
export interface ListedWorktree {
  readonly path: string
  /** `running`: its process lives. `left`: its process was killed. `kept`: `keep` was called. */
  readonly state: 'running' | 'left' | 'kept'
}

/**
 * Checks a commit out, detached and locked, below the system's folder for temporary files. Filters run as for any checkout, hooks do
 * not. Other worktrees keep what git knows of them, also those whose folder is missing at the moment.
 */
export async function temporaryWorktree(git: Git, commit: string): Promise<TemporaryWorktree> {
  const name = `${PREFIX}${randomUUID().slice(0, 8)}`
  const folder = join(realpathSync(tmpdir()), name)
  // Written first: the next run finds the folder if this one is killed.
  mkdirSync(homeOf(git), { recursive: true })
  writeFileSync(join(homeOf(git), name), JSON.stringify({ ...ownHolder(), folder } satisfies Note))
  let kept = false
  const remove = async () => void (kept || removeWorktree(git, { name, folder }))
  try {
    await add(git, folder, commit)
    const keep = () => {
      unlock(git, name, folder)
      writeFileSync(keptMark(git, name), '')
      kept = true
    }
    const own = await openGit(folder)
    if (own.bare) throw takenForBare(git)
    return { git: own, keep, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Git would run in the git directory of the worktree. */
function takenForBare({ root }: Git): EditplanError {
  const message = `\`core.bare\` of ${root} counts for its worktrees too, because of \`extensions.worktreeConfig\`. Run \`git config --worktree core.bare true\` there, then \`git config --unset core.bare\`.`
  return new EditplanError({ name: 'GIT_FAILED', message })
}

/**
 * Git looks at every worktree when it adds one, and fails where another one is half made or just removed at that moment: then it is
 * asked again.
 */
async function add(git: Git, folder: string, commit: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    // A git that fails removes the folder.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    try {
      return await git.run(addWorktree(folder, { commit, lock: 'editplan is at work' }))
    } catch (error) {
      if (attempt === ATTEMPTS || !isAboutWorktrees(error)) throw error
      await sleep(attempt * PAUSE)
    }
  }
}

const ATTEMPTS = 5
/** Milliseconds; git makes those files in a small part of it. */
const PAUSE = 20

/** Git names a file of its own directory. */
const isAboutWorktrees = (error: unknown): boolean =>
  error instanceof EditplanError && error.name === 'GIT_FAILED' && error.message.includes('worktrees/')

/** The worktrees that processes of this machine made through this checkout, in order of their names. */
export function listTemporaryWorktrees(git: Git): readonly ListedWorktree[] {
  return namesOf(git).flatMap((name) => {
    const note = readNote(git, name)
    const state = note && stateOf(git, name, note)
    return note && state ? { path: note.folder, state } : []
  })
}

/** Removes the worktrees of processes that have ended, but not those that were kept. */
export function dropTemporaryWorktrees(git: Git): void {
  remove(git, ['left'])
}

/** Removes the worktrees that were kept, and those of processes that have ended; their paths. */
export function removeTemporaryWorktrees(git: Git): readonly string[] {
  return remove(git, ['left', 'kept'])
}

const PREFIX = 'editplan-'

const homeOf = (git: Git): string => join(git.gitDir, 'editplan')

interface Note extends Holder {
  readonly folder: string
}

const namesOf = (git: Git): readonly string[] =>
  existsSync(homeOf(git))
    ? readdirSync(homeOf(git))
        .filter((name) => OWN_NAME.test(name))
        .sort()
    : []

const OWN_NAME = new RegExp(`^${PREFIX}[^.]+$`)

const keptMark = (git: Git, name: string): string => join(homeOf(git), `${name}.kept`)

/** Undefined for what is not ours to judge: of another machine, or a note that names another folder. */
function stateOf(git: Git, name: string, note: Note): ListedWorktree['state'] | undefined {
  if (basename(note.folder) !== name || note.host !== ownHolder().host) return undefined
  if (existsSync(keptMark(git, name))) return 'kept'
  return isGone(note) ? 'left' : 'running'
}

/** A note that was cut off while it was written belongs to a folder that was not made yet. */
function remove(git: Git, states: readonly ListedWorktree['state'][]): readonly string[] {
  return namesOf(git).flatMap((name) => {
    const note = readNote(git, name)
    const state = note && stateOf(git, name, note)
    if (!note) removeWorktree(git, { name, folder: undefined })
    if (!note || !state || !states.includes(state)) return []
    removeWorktree(git, { name, folder: note.folder })
    return [note.folder]
  })
}

interface WorktreeNote {
  readonly name: string
  /** The folder that holds the checkout, or is it; undefined where it was never made. */
  readonly folder: string | undefined
}

/**
 * Removes checkouts that git lists, then what git knows of them, then the folder itself if it is empty. What git does not list is never
 * emptied. The note is removed last: a removal that was killed can be repeated.
 */
function removeWorktree(git: Git, { name, folder }: WorktreeNote): void {
  const aside = join(homeOf(git), `${name}.removed`)
  for (const { admin, checkout } of folder === undefined ? [] : registeredIn(git, name, folder)) {
    if (checkout !== undefined) removeFolder(checkout)
    rmSync(aside, { recursive: true, force: true })
    renameSync(admin, aside)
  }
  rmSync(aside, { recursive: true, force: true })
  if (folder !== undefined) removeEmpty(folder)
  removeEmpty(join(git.commonDir, 'worktrees'))
  rmSync(keptMark(git, name), { force: true })
  rmSync(join(homeOf(git), name), { force: true })
}

interface WorktreeEntry {
  /** Its git directory. */
  readonly admin: string
  /** Undefined if git was killed before it reported this. */
  readonly checkout: string | undefined
}

/** The worktrees in a folder of ours, and only those: `git worktree prune` would unregister every missing one. */
function registeredIn({ commonDir }: Git, name: string, folder: string): readonly WorktreeEntry[] {
  const home = join(commonDir, 'worktrees')
  if (!existsSync(home)) return []
  return readdirSync(home).flatMap((id) => {
    const admin = join(home, id)
    const entry = entryOf(admin)
    if (entry === undefined) return id === name ? { admin, checkout: undefined } : []
    return entry.startsWith(folder + sep) ? { admin, checkout: dirname(entry) } : []
  })
}

/** Absolute path of the `.git` file that a worktree's git directory names; undefined where it names none. */
function entryOf(gitDir: string): string | undefined {
  try {
    return resolve(gitDir, readFileSync(join(gitDir, 'gitdir'), 'utf8').trim())
  } catch {
    return undefined
  }
}

function unlock(git: Git, name: string, folder: string): void {
  for (const { admin } of registeredIn(git, name, folder)) rmSync(join(admin, 'locked'), { force: true })
}

/** Follows no link. Removes read-only folders too, which some package managers make. */
function removeFolder(folder: string): void {
  try {
    // A killed run's git may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
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

/** Leaves a folder that holds something, or is none. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && LEAVES.has(String(error.code)))) throw error
  }
}

const LEAVES: ReadonlySet<string> = new Set(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'])

/** Undefined for a note that was cut off while it was written. */
function readNote(git: Git, name: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(homeOf(git), name), 'utf8'))
  } catch {
    return undefined
  }
}
