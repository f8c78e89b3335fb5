import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { pid } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { EditplanError } from '../../errors.ts'
import { type Holder, isGone, ownHolder, removeOrLeave } from '../git/scratch-folder.ts'
import { isObject } from '../text/json.ts'
import { isErrno } from './file-identity.ts'

interface Lock extends Disposable {
  release(): void
}

/** Milliseconds between two attempts to take a lock that another run holds. */
const POLL = 50
/** A guard that names no process is stale once its date is this far from now, in milliseconds; a run holds one for an instant. */
const GUARD_AGE = 10_000

/** Holds the checkout for one run; the lock of a process that is gone is taken over. Throws LOCKED, INTERRUPTED. */
export const acquireLock = async (gitDir: string, options?: Parameters<typeof lockFile>[1]): Promise<Lock> => {
  const file = path.join(gitDir, 'editplan', 'lock')
  mkdirSync(path.dirname(file), { recursive: true })
  return lockFile(file, options)
}

/** The same of anything else, by a file of its own in a folder that exists. */
export const lockFile = async (
  file: string,
  {
    wait = 10_000,
    signal,
    held = 'the checkout',
  }: {
    /** How long to wait for another run to end, in milliseconds; default 10,000. */
    readonly wait?: number
    readonly signal?: AbortSignal
    /** What messages call that which is held; default `the checkout`. */
    readonly held?: string
  } = {},
): Promise<Lock> => {
  let end: number | undefined
  while (!tryLock(file)) {
    end ??= performance.now() + wait
    if (signal?.aborted) throw stopped()
    const holder = readHolder(file)
    if (holder && isGone(holder) && removeStale(file)) continue
    if (performance.now() >= end) throw new EditplanError({ name: 'LOCKED', message: describe(file, holder, held) })
    await sleep(POLL, undefined, signal && { signal }).catch(() => undefined)
  }
  sweep(file)
  // Does not fail: the run is complete, and a lock that cannot be removed is stale as soon as its process ends.
  const release = () => removeOrLeave(file)
  return { release, [Symbol.dispose]: release }
}

const stopped = (): EditplanError =>
  new EditplanError({
    name: 'INTERRUPTED',
    message: 'Interrupted while waiting for another run. Nothing was changed. Run the command again.',
  })

/** Removes the half-made locks and guards of processes of this machine that died, where the system lets it: they do no harm. */
const sweep = (file: string): void => {
  try {
    removeHalfMade(file)
  } catch (error) {
    if (!isErrno(error)) throw error
  }
}

const removeHalfMade = (file: string): void => {
  const [folder, prefix] = [path.dirname(file), `${path.basename(file)}.`]
  for (const name of readdirSync(folder)) {
    const [, id] = (name.startsWith(prefix) && /^(?:guard\.)?(\d+)$/.exec(name.slice(prefix.length))) || []
    if (id === undefined) continue
    const holder = readHolder(path.join(folder, name)) ?? { pid: Number(id), host: hostname() }
    if (isGone(holder)) rmSync(path.join(folder, name), { force: true })
  }
}

/** The lock appears with its content in one step, so that nobody reads half of it. */
const tryLock = (file: string): boolean => {
  const own = `${file}.${pid}`
  try {
    rmSync(own, { force: true })
    writeFileSync(own, JSON.stringify(ownHolder()), { flag: 'wx' })
    linkSync(own, file)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    if (isErrno(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) return tryCreate(file)
    throw error
  } finally {
    removeOrLeave(own)
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
  isObject(value) && typeof value.pid === 'number' && typeof value.host === 'string'

/** Removes a stale lock; whoever holds the guard looks again first. False when another process holds the guard. */
const removeStale = (file: string): boolean => {
  const guard = `${file}.guard`
  if (!tryLock(guard)) {
    if (isStaleGuard(guard)) rmSync(guard, { force: true })
    return false
  }
  try {
    const holder = readHolder(file)
    if (holder && isGone(holder)) rmSync(file, { force: true })
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

/** A guard of an earlier version names no process, so its date decides; a date in the future counts as stale too. */
const isStaleGuard = (guard: string): boolean => {
  const holder = readHolder(guard)
  if (holder) return isGone(holder)
  const time = lstatSync(guard, { throwIfNoEntry: false })?.mtimeMs
  return time !== undefined && Math.abs(Date.now() - time) > GUARD_AGE
}

const describe = (file: string, holder: Holder | undefined, held: string): string =>
  holder
    ? `Another run is using ${held}: process ${holder.pid} on ${holder.host}. Wait until it ends; if that process is not editplan, remove ${file}.`
    : `Another run is using ${held}. Wait until it ends, or remove ${file}.`
