import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { pid } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { EditplanError } from '../errors.ts'
import { type Holder, isGone, ownHolder } from '../git/holder.ts'
import { isErrno } from './errno.ts'

export interface LockOptions {
  /** How long to wait for another run to end, in milliseconds; default 10,000. */
  readonly wait?: number
  readonly signal?: AbortSignal
  /** What messages call that which is held; default `the checkout`. */
  readonly held?: string
}

export interface Lock extends Disposable {
  release(): void
}

/** Between two looks at a lock that another run holds, in milliseconds. */
const POLL = 50
/** A guard older than this, in milliseconds, was left by a process that died while it held it for an instant. */
const GUARD_AGE = 10_000

/**
 * Holds the checkout for one run: `<git dir>/editplan/lock` names its process. A lock whose process is gone is taken over.
 * Throws LOCKED, naming the holder, when the wait is over; INTERRUPTED when the signal aborts.
 */
export const acquireLock = async (gitDir: string, options: LockOptions = {}): Promise<Lock> => {
  const file = path.join(gitDir, 'editplan', 'lock')
  mkdirSync(path.dirname(file), { recursive: true })
  return lockFile(file, options)
}

/** The same of anything else, by a file of its own in a folder that exists. */
export const lockFile = async (
  file: string,
  { wait = 10_000, signal, held = 'the checkout' }: LockOptions = {},
): Promise<Lock> => {
  for (let waited = 0; !tryLock(file); waited += POLL) {
    if (signal?.aborted)
      throw new EditplanError({
        name: 'INTERRUPTED',
        message: 'Stopped while waiting for another run. Nothing was changed. Start again.',
      })
    const holder = readHolder(file)
    if (holder && isGone(holder)) removeStale(file)
    else if (waited >= wait) throw new EditplanError({ name: 'LOCKED', message: describe(file, holder, held) })
    else await sleep(POLL)
  }
  sweep(file)
  const release = () => rmSync(file, { force: true })
  return { release, [Symbol.dispose]: release }
}

/** Removes what processes of this machine left that died on their way to the lock. */
const sweep = (file: string): void => {
  const [folder, prefix] = [path.dirname(file), `${path.basename(file)}.`]
  for (const name of readdirSync(folder)) {
    const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
    if (!Number.isInteger(id)) continue
    const holder = readHolder(path.join(folder, name)) ?? { pid: id, host: hostname() }
    if (isGone(holder)) rmSync(path.join(folder, name), { force: true })
  }
}

/** The lock appears with its content in one step, so that nobody reads half of it. */
const tryLock = (file: string): boolean => {
  const own = `${file}.${pid}`
  try {
    writeFileSync(own, JSON.stringify(ownHolder()))
    linkSync(own, file)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    if (isErrno(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) return tryCreate(file)
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** For file systems without hard links. */
const tryCreate = (file: string): boolean => {
  try {
    writeFileSync(file, JSON.stringify(ownHolder()), { flag: 'wx' })
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}

/** Undefined when the lock is gone again, or is not one that this program wrote. */
const readHolder = (file: string): Holder | undefined => {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(holder) ? holder : undefined
  } catch (error) {
    if (isErrno(error, 'ENOENT') || error instanceof SyntaxError) return undefined
    throw error
  }
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'host' in value &&
  typeof value.host === 'string'

/** One process at a time removes a stale lock, and looks again first: it may be somebody's new one by now. */
const removeStale = (file: string): void => {
  const guard = `${file}.guard`
  try {
    writeFileSync(guard, '', { flag: 'wx' })
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
    const age = statSync(guard, { throwIfNoEntry: false })?.mtimeMs
    if (age !== undefined && age < Date.now() - GUARD_AGE) rmSync(guard, { force: true })
    return
  }
  try {
    const holder = readHolder(file)
    if (holder && isGone(holder)) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

const describe = (file: string, holder: Holder | undefined, held: string): string =>
  holder
    ? `Another run holds ${held}: process ${holder.pid} on ${holder.host}. Wait for it to end; if it is no run of editplan, remove ${file}.`
    : `Another run holds ${held}. Wait for it to end, or remove ${file}.`
