import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { kill, pid } from 'node:process'

/** A folder that is removed when its scope ends. */
export interface ScratchFolder extends Disposable {
  readonly path: string
}

const PREFIX = 'scratch-'

/** Of this worktree. */
type GitDirectory = { readonly gitDir: string }

const homeOf = ({ gitDir }: GitDirectory): string => join(gitDir, 'editplan')

/**
 * Creates a folder with a unique name inside the git directory, or, where nothing can be written there, below the system's folder for
 * temporary files. A killed process leaves it to the next one that makes such a folder.
 */
export function scratchFolder(git: GitDirectory): ScratchFolder {
  try {
    mkdirSync(homeOf(git), { recursive: true })
    dropAbandoned(homeOf(git))
    return disposable(mkdtempSync(join(homeOf(git), `${PREFIX}${ownMark()}-`)))
  } catch (error) {
    if (!isUnwritable(error)) throw error
    return temporaryScratch('scratch')
  }
}

/** Creates a folder below the system's folder for temporary files, where those of killed processes are removed first. */
export function temporaryScratch(kind: 'scratch' | 'objects'): ScratchFolder {
  const home = realpathSync(tmpdir())
  dropAbandoned(home)
  return disposable(mkdtempSync(join(home, `editplan-${kind}-${ownMark()}-`)))
}

/**
 * Removes all scratch folders but those of running processes of this machine. Call it only while no other machine works here.
 */
export function dropScratchFolders(git: GitDirectory): void {
  if (!existsSync(homeOf(git))) return
  for (const name of readdirSync(homeOf(git))) {
    if (name.startsWith(PREFIX) && !isAtWork(name)) rmSync(join(homeOf(git), name), { recursive: true, force: true })
  }
}

const disposable = (path: string): ScratchFolder => ({ path, [Symbol.dispose]: () => removeOrLeave(path) })

/** Removes what is our own, with all that is in it. What the system keeps ends no run: the next one removes it. */
export function removeOrLeave(path: string): void {
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      rmSync(path, { recursive: true, force: true })
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
    }
  }
}

const isUnwritable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))

/** The state of a process on another machine, or in a container that shares the folder, is unknown. */
function ownHost(): string {
  // FNV-1a, since a hook loads no cryptography.
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(hostname())) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** Names this process in the names of files and folders that it may leave when it is killed. */
export const ownMark = (): string => `${ownHost()}-${pid}`

/**
 * A hidden name beside a file or folder, for what is to take its place whole. What killed processes of this machine left under such
 * names is removed. Throws the system's error.
 */
export function nameBeside(target: string): string {
  const [folder, prefix] = [dirname(target), `.${basename(target)}.editplan-`]
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix) && isAbandoned(name)) removeOrLeave(join(folder, name))
  return join(folder, `${prefix}${ownMark()}`)
}

/** Whether a name has the mark of a process of this machine that has ended. */
export const isAbandoned = (name: string): boolean => {
  const holder = holderIn(name)
  return holder !== undefined && isGone(holder)
}

const isAtWork = (name: string): boolean => {
  const holder = holderIn(name)
  return holder !== undefined && !isGone(holder)
}

/** Undefined where a name has no mark, or that of another machine. */
function holderIn(name: string): Holder | undefined {
  const [, host, holder] = /-([0-9a-f]{8})-(\d+)(?:-\w+)?$/.exec(name) ?? []
  return host === ownHost() ? { pid: Number(holder), host: hostname() } : undefined
}

function dropAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    if (!/^(editplan-)?(scratch|objects)-/.test(name) || !isAbandoned(name)) continue
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {
      // Another user's, or another process removes it too.
    }
  }
}

/** The process that owns something on the disk. */
export type Holder = { readonly pid: number; readonly host: string }

/** This process. */
export const ownHolder = (): Holder => ({ pid, host: hostname() })

/** Whether the process has ended; false for a process of another machine, about which nothing is known. */
export const isGone = (holder: Holder): boolean => {
  if (holder.host !== hostname()) return false
  try {
    kill(holder.pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
