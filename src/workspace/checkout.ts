import { randomUUID } from 'node:crypto'
import { closeSync, lstatSync, mkdirSync, openSync, readSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { EditplanError, type Problem } from '../errors.ts'
import { isErrno } from './errno.ts'
import { entryAt, missingFolders, removeEmpty, removeEmptyAbove } from './folders.ts'
import type { FileReplacement } from './overlay.ts'
import { openPlaces } from './places.ts'
import {
  changedSince,
  checkReplacement,
  checksum,
  discardReplacement,
  identityOf,
  type Pending,
  placeNew,
  placeOld,
  prepareReplacement,
  type Replacement,
} from './replacement.ts'
import type { RepoPath } from './workspace.ts'

/**
 * What a kill must find again. `preparing`: no file is changed yet. `ready`: every new and old content is on the disk. `reverting`:
 * the files are being put back.
 */
export interface CheckoutRecord {
  readonly phase: 'preparing' | 'ready' | 'reverting'
  readonly files: readonly Replacement[]
  /** Folders that are made for the files, outermost first. */
  readonly folders: readonly RepoPath[]
}

/** Told what is about to happen before it does. */
export interface Journal {
  /** An existing folder, absolute, where old contents may be kept out of git's sight. */
  readonly folder: string
  record(record: CheckoutRecord): void
  /** Makes the record's phase `reverting`; needs no space on the disk. */
  revert(): void
  clear(): void
}

export interface CheckOutOptions {
  /** Real path of the checkout. */
  readonly root: string
  readonly journal?: Journal
  readonly signal?: AbortSignal
}

/** The files are in place; one of the two functions is called once, when what depends on them is done or has failed. */
export type CheckedOut =
  | { readonly ok: true; keep(): void; restore(): void }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] }

/**
 * Puts files in place, all or none: compares every file with the bytes its change was made from, writes all new contents beside
 * their files, then renames all. Synchronous, so that nothing of this process comes between. Refusals: FILE_MODIFIED, SYMLINK,
 * PATH_OUTSIDE_REPO, IS_DIRECTORY, WRITE_FAILED (with the system's reason), INTERRUPTED; each leaves every file as it was.
 */
export const checkOut = (changes: readonly FileReplacement[], options: CheckOutOptions): CheckedOut => {
  const { root, journal, signal } = options
  const compared = compareAll(changes, options)
  if (!compared.ok) return compared
  const { pending } = compared
  const files = pending.map(({ replacement }) => replacement)
  const folders = missingFolders(root, pending)
  const placed: Replacement[] = []
  const unwind = () => takeBack(root, { placed, files, folders, journal })
  let at: RepoPath | undefined
  try {
    journal?.record({ phase: 'preparing', files, folders })
    for (const folder of folders) mkdirSync(path.join(root, folder))
    for (const one of pending) {
      if (signal?.aborted) return refused(interrupted(), unwind)
      at = one.change.path
      prepareReplacement(root, one)
    }
    journal?.record({ phase: 'ready', files, folders })
    for (const one of pending) {
      at = one.change.path
      const problem = checkReplacement(root, one)
      if (problem) return refused(problem, unwind)
      placed.push(one.replacement)
      placeNew(root, one.replacement)
    }
  } catch (error) {
    return refused(writeFailed(error, at), unwind)
  }
  return { ok: true, keep: () => keep(root, { placed, journal }), restore: () => restore(unwind) }
}

const compareAll = (
  changes: readonly FileReplacement[],
  { root, journal }: CheckOutOptions,
): { readonly ok: true; readonly pending: Pending[] } | Extract<CheckedOut, { ok: false }> => {
  const id = randomUUID().slice(0, 8)
  const folders = new Set<string>()
  const places = openPlaces(root, changes)
  const pending: Pending[] = []
  const problems: Problem[] = []
  for (const [at, change] of changes.entries()) {
    const name = `.editplan-${id}-${at}`
    const temporary = path.posix.join(places.steadyFolder(change.path), name)
    const backup = journal ? path.relative(root, path.join(journal.folder, name)) : `${temporary}-before`
    const found = compare(root, change, { folders, isFree: places.isFree })
    if ('problem' in found) problems.push(found.problem)
    else pending.push({ change, replacement: describe(change, { temporary, backup, found }) })
  }
  const [first, ...rest] = problems
  return first ? { ok: false, problems: [first, ...rest] } : { ok: true, pending: places.inOrder(pending) }
}

interface Found {
  readonly identity: string | null
  readonly links: number
}

const describe = (
  { path: file, before, after }: FileReplacement,
  { temporary, backup, found }: { temporary: string; backup: string; found: Found },
): Replacement => ({
  path: file,
  how: !after ? 'remove' : !before ? 'create' : found.links > 1 ? 'in-place' : 'rename',
  temporary,
  backup,
  identity: found.identity,
  size: after?.length ?? 0,
  crc32: after ? checksum(after) : 0,
})

/** Whether the file on the disk is the one the change was made from. */
const compare = (
  root: string,
  { path: file, before }: FileReplacement,
  { folders, isFree }: { readonly folders: Set<string>; readonly isFree: (file: RepoPath) => boolean },
): Found | { readonly problem: Problem } => {
  const target = path.join(root, file)
  try {
    const linked = firstLink(root, file, folders)
    if (linked) return { problem: linked }
    if (!before) return isFree(file) ? { identity: null, links: 0 } : { problem: changedSince(file) }
    const identity = identityOf(target)
    const stats = lstatSync(target, { throwIfNoEntry: false })
    if (!stats?.isFile() || !holds(target, before)) return { problem: changedSince(file) }
    return { identity, links: stats.nlink }
  } catch (error) {
    return { problem: writeFailed(error, file) }
  }
}

/** A plan's path was resolved when it was located: any link on it now was put there since. `folders`: those found free of links. */
const firstLink = (root: string, file: RepoPath, folders: Set<string>): Problem | undefined => {
  const quoted = JSON.stringify(file)
  if (entryAt(path.join(root, file))?.isSymbolicLink())
    return { name: 'SYMLINK', message: `${quoted} is a symbolic link. Name the file it points to.` }
  let folder = path.dirname(path.join(root, file))
  if (folders.has(folder)) return undefined
  const own = folder
  while (!entryAt(folder)) folder = path.dirname(folder)
  if (realpathSync.native(folder) === folder) folders.add(own)
  return folders.has(own)
    ? undefined
    : { name: 'PATH_OUTSIDE_REPO', message: `A folder of ${quoted} is a symbolic link. Name the folder it points to.` }
}

const CHUNK = 1 << 20

/** Compares in pieces, so that a file of 1 GiB needs no third copy in memory. */
const holds = (target: string, bytes: Buffer): boolean => {
  const file = openSync(target, 'r')
  const chunk = Buffer.allocUnsafe(Math.min(CHUNK, bytes.length + 1))
  try {
    for (let at = 0; ; ) {
      const length = readSync(file, chunk, 0, chunk.length, at)
      if (length === 0) return at === bytes.length
      if (chunk.compare(bytes, at, Math.min(at + length, bytes.length), 0, length) !== 0) return false
      at += length
    }
  } finally {
    closeSync(file)
  }
}

interface Undoing {
  readonly placed: readonly Replacement[]
  readonly files: readonly Replacement[]
  readonly folders: readonly RepoPath[]
  readonly journal: Journal | undefined
}

const takeBack = (root: string, { placed, files, folders, journal }: Undoing): void => {
  if (placed.length > 0) journal?.revert()
  for (const replacement of placed.toReversed()) placeOld(root, replacement)
  for (const replacement of files) discardReplacement(root, replacement)
  for (const folder of folders.toReversed()) removeEmpty(path.join(root, folder))
  journal?.clear()
}

const keep = (root: string, { placed, journal }: Pick<Undoing, 'placed' | 'journal'>): void => {
  for (const replacement of placed) {
    discardReplacement(root, replacement)
    if (replacement.how === 'remove') removeEmptyAbove(root, replacement.path)
  }
  journal?.clear()
}

/** Throws INTERRUPTED where even that fails: the journal stays, and says how to get there. */
const restore = (unwind: () => void): void => {
  try {
    unwind()
  } catch (error) {
    if (!isErrno(error)) throw error
    const message = `The files could not be put back: ${reasonOf(error)}. Run \`editplan resume\`.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}

/** A refusal after everything is as it was; when even that fails, the journal stays and says how to get there. */
const refused = (problem: Problem, unwind: () => void): CheckedOut => {
  try {
    unwind()
    return { ok: false, problems: [problem] }
  } catch (error) {
    const message = `${problem.message} Putting the files back failed too: ${reasonOf(error)}. Run \`editplan resume\`.`
    return { ok: false, problems: [{ name: 'INTERRUPTED', message }] }
  }
}

const interrupted = (): Problem => ({
  name: 'INTERRUPTED',
  message: 'The run was stopped before any file was changed. Apply it again.',
})

/** `file` is the one at hand; without it, folders or the journal were being written. */
const writeFailed = (error: unknown, file: RepoPath | undefined): Problem => {
  if (!isErrno(error)) throw error
  const what = file === undefined ? 'The checkout' : JSON.stringify(file)
  return {
    name: 'WRITE_FAILED',
    message: `${what} could not be written: ${reasonOf(error)}. Nothing was changed. Check space and permissions.`,
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
