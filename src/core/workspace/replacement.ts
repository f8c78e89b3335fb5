import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { Problem } from '../../errors.ts'
import { type Attributes, attributesIn, giveAttributes } from './attributes.ts'
import type { Change, Owner } from './change.ts'
import { identityOf, isErrno } from './file-identity.ts'
import { entryAt, isVacant, removeVacant } from './folders.ts'
import type { RepoPath } from './workspace.ts'

/** How one file changes on the disk, as a journal holds it: one rename or removal, so that no other name changes. */
export interface Replacement {
  readonly path: RepoPath
  readonly how: 'create' | 'rename' | 'remove'
  /** Holds the new bytes, beside the file; relative to the root, as is `backup`. */
  readonly temporary: string
  /** The file as it was: a hard link where the file system has them, else a copy. */
  backup: string
  /** `identityOf` the file whose bytes were compared; null when there was none. */
  readonly identity: string | null
  /** Length and CRC-32 of the new bytes: whether a temporary survived a power cut. */
  readonly size: number
  readonly crc32: number
  /** The new file that takes the place of an old one, as it was made; absent until it is written. */
  made?: MadeFile | undefined
}

/** A number alone does not tell a file: a system gives it again once the file is gone. */
export interface MadeFile extends Attributes {
  readonly ino: number
  readonly birthtimeMs: number
}

/** A replacement on its way: what the journal holds, and what it is made from. */
export interface PendingReplacement {
  readonly replacement: Replacement
  readonly change: Change
  /** The file that is replaced; absent where there is none. */
  readonly existing?: ExistingFile
}

/** A file that is there: its attributes, and how many names it has. */
export type ExistingFile = Attributes & { readonly links: number }

/** Writes the new bytes beside the file and keeps the old ones, so that what follows needs no more space. Notes for the report. */
export const prepareReplacement = (root: string, pending: PendingReplacement): readonly string[] => {
  const { change, replacement, existing } = pending
  const notes = change.after ? writeTemporary(path.join(root, replacement.temporary), pending) : []
  if (existing) replacement.backup = keepOld(root, replacement, existing)
  return notes
}

/** A file or a folder that changed since it was compared is refused, right before the new bytes go in place. */
export const checkReplacement = (
  root: string,
  { change, replacement }: PendingReplacement,
  reached: Set<string>,
): Problem | undefined => {
  const target = path.join(root, change.path)
  const folder = path.dirname(target)
  if (!reached.has(folder) && !isReached(folder)) return linkedFolder(change.path)
  reached.add(folder)
  return isUntouched(target, replacement) ? undefined : changedSince(change.path)
}

/** Whether a folder, or the deepest above it that exists, is reached without a link. */
const isReached = (folder: string): boolean => {
  try {
    return realpathSync.native(folder) === folder
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return isReached(path.dirname(folder))
    throw error
  }
}

/** Whether a file is the one that was compared; where there was none, an empty folder may be there. */
export const isUntouched = (target: string, { how, identity }: Replacement): boolean =>
  identityOf(target) === identity || (how === 'create' && isVacant(target))

/** The step that makes the change visible; also what finishes an interrupted run. */
export const placeNew = (root: string, replacement: Replacement): void => {
  const target = path.join(root, replacement.path)
  if (replacement.how === 'remove') unlinkSync(target)
  else moveInto(target, path.join(root, replacement.temporary))
}

const moveInto = (target: string, temporary: string): void => {
  try {
    renameSync(temporary, target)
  } catch (error) {
    if (isFolderInTheWay(error, target)) moveAside(target, asideOf(temporary))
    else if (isErrno(error, 'ENOENT')) mkdirSync(path.dirname(target), { recursive: true })
    else throw error
    renameSync(temporary, target)
  }
}

/** Puts the old bytes back, whether `placeNew` succeeded, failed, or was never called. */
export const placeOld = (root: string, replacement: Replacement): void => {
  const target = path.join(root, replacement.path)
  if (replacement.how !== 'create') moveBack(path.join(root, replacement.backup), target)
  else {
    if (!entryAt(target)?.isDirectory()) removeFile(target)
    restoreFolder(root, replacement)
  }
}

/**
 * A mode or an owner that somebody gave the new file is not the run's: the old one gets it. Those of another file that has its bytes say
 * nothing: whoever made that could give themselves the old text. False where the system refuses.
 */
export const keepAttributes = (root: string, { path: file, backup, made }: Replacement): boolean => {
  const now = entryAt(path.join(root, file))
  const old = path.join(root, backup)
  const own = entryAt(old)
  if (!made || !own || now?.ino !== made.ino || now.birthtimeMs !== made.birthtimeMs) return true
  const { uid, gid, mode } = made
  const isOwned = uid === now.uid && gid === now.gid
  if (isOwned && modeOf(now) === mode) return true
  try {
    if (!isOwned) chownSync(old, now.uid, now.gid)
    // A change of owner takes bits of the mode away.
    chmodSync(old, modeOf(modeOf(now) === mode ? own : now))
    return true
  } catch (error) {
    if (isErrno(error, 'EPERM')) return false
    throw error
  }
}

const modeOf = ({ mode }: Stats): number => mode & 0o7777

const moveBack = (backup: string, target: string): void => {
  try {
    renameSync(backup, target)
  } catch (error) {
    if (isFolderInTheWay(error, target)) removeVacant(target)
    else if (isErrno(error, 'ENOENT')) mkdirSync(path.dirname(target), { recursive: true })
    else throw error
    renameSync(backup, target)
  }
}

/** Puts back the folder whose place a new file took or was about to take. */
export const restoreFolder = (root: string, replacement: Replacement): void => {
  const aside = asideOf(path.join(root, replacement.temporary))
  const target = path.join(root, replacement.path)
  if (entryAt(aside) && !entryAt(target)) renameSync(aside, target)
}

/** Systems differ in the error they give where a file would replace a folder. */
const isFolderInTheWay = (error: unknown, target: string): boolean =>
  isErrno(error, 'EISDIR', 'EEXIST', 'ENOTEMPTY', 'EPERM') && entryAt(target)?.isDirectory() === true

/** Moved, not removed: a folder that has to come back keeps its mode and owner. Throws ENOTEMPTY where a file is in it. */
const moveAside = (folder: string, aside: string): void => {
  renameSync(folder, aside)
  if (isVacant(aside)) return
  renameSync(aside, folder)
  const message = `ENOTEMPTY: the folder holds files, rename '${folder}'`
  throw Object.assign(new Error(message), { code: 'ENOTEMPTY', syscall: 'rename' })
}

const asideOf = (temporary: string): string => `${temporary}-folder`

/** Removes what a replacement left anywhere once it is in place for good. */
export const keepReplacement = (root: string, replacement: Replacement): void => {
  if (replacement.how !== 'create') removeFile(path.join(root, replacement.backup))
  else removeAside(root, replacement)
}

/** Removes all that a replacement may have left beside the file and in the journal's folder, however far it came. */
export const discardReplacement = (root: string, replacement: Replacement): void => {
  const { temporary, backup } = replacement
  for (const name of new Set([temporary, besideOf(temporary), backup])) removeFile(path.join(root, name))
  removeAside(root, replacement)
}

const removeAside = (root: string, replacement: Replacement): void => {
  const aside = asideOf(path.join(root, replacement.temporary))
  if (entryAt(aside)) removeVacant(aside)
}

/** One system call, where `rmSync` takes three. */
const removeFile = (absolute: string): void => {
  try {
    unlinkSync(absolute)
  } catch (error) {
    if (!isErrno(error, 'ENOENT', 'ENOTDIR')) throw error
  }
}

/** CRC-32: detects a torn write after a power cut, not a forgery. */
export const checksum = (bytes: Uint8Array): number => crc32(bytes)

const writeTemporary = (
  temporary: string,
  { change, existing, replacement }: PendingReplacement,
): readonly string[] => {
  // A created file gets its mode less the umask, as git creates files; a replaced one keeps exactly its own.
  const file = openSync(temporary, 'wx', change.mode)
  try {
    writeAll(file, change.after ?? Buffer.alloc(0))
    if (!existing) {
      if (change.restores) giveAttributes(temporary, { ...ownerOf(file), ...change.restores.owner, mode: change.mode })
      return []
    }
    const notes = existing.links > 1 ? [otherNames(change.path)] : []
    // A mode that the change keeps is the file's own, which may be another since it was read.
    const mode = change.mode === change.modeBefore ? existing.mode : change.mode
    if (!becomeLike(file, { ...existing, mode })) notes.push(otherOwner(change.path))
    const stats = fstatSync(file)
    replacement.made = { ...attributesIn(stats), ino: stats.ino, birthtimeMs: stats.birthtimeMs }
    return notes
  } finally {
    closeSync(file)
  }
}

/** Gives owner, group and mode; false where it may not: then without set-id bits or more rights for its new group. */
const becomeLike = (file: number, { uid, gid, mode }: Attributes): boolean => {
  const own = fstatSync(file)
  if (own.uid === uid && own.gid === gid) {
    if (modeOf(own) !== mode) fchmodSync(file, mode)
    return true
  }
  const owned = takeOwner(file, { uid, gid })
  const grouped = owned || own.gid === gid || takeOwner(file, { uid: own.uid, gid })
  // A change of owner takes bits of the mode away.
  fchmodSync(file, owned ? mode : grouped ? mode & 0o777 : (mode & 0o707) | (mode & (mode << 3) & 0o070))
  return owned
}

const ownerOf = (file: number): Owner => {
  const { uid, gid } = fstatSync(file)
  return { uid, gid }
}

const takeOwner = (file: number, { uid, gid }: Owner): boolean => {
  try {
    fchownSync(file, uid, gid)
    return true
  } catch (error) {
    if (isErrno(error, 'EPERM', 'EINVAL', 'ENOTSUP', 'ENOSYS')) return false
    throw error
  }
}

/** Keeps the old file under the backup's name, by a link where there are links, beside it on another disk, else as a copy. */
const keepOld = (root: string, { path: file, backup, temporary }: Replacement, existing: ExistingFile): string => {
  const target = path.join(root, file)
  const beside = besideOf(temporary)
  for (const name of [backup, beside]) {
    try {
      linkSync(target, path.join(root, name))
      return name
    } catch (error) {
      if (!isErrno(error, 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error
    }
  }
  copyDurably(target, path.join(root, beside), existing)
  return beside
}

const copyDurably = (from: string, to: string, existing: ExistingFile): void => {
  copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  chmodSync(to, existing.mode | 0o600)
  const copy = openSync(to, 'r+')
  try {
    becomeLike(copy, existing)
    fsyncSync(copy)
  } finally {
    closeSync(copy)
  }
}

/** The name that new bytes have until they are in place. `at`: the number of the change. */
export const temporaryIn = (folder: RepoPath, id: string, at: number): string =>
  path.posix.join(folder, `.editplan-${id}-${at}`)

/** The backup's name where it is not in the journal's folder. */
export const besideOf = (temporary: string): string => `${temporary}-before`

const writeAll = (file: number, bytes: Buffer): void => {
  for (let written = 0; written < bytes.length; )
    written += writeSync(file, bytes, written, bytes.length - written, written)
}

const otherNames = (file: RepoPath): string =>
  `${file}: replaced under this name only. Its other hard links keep the old content.`

const otherOwner = (file: RepoPath): string =>
  `${file}: now belongs to the user of this process, who is not permitted to give files to the former owner or group.`

const linkedFolder = (file: RepoPath): Problem => ({
  name: 'PATH_OUTSIDE_REPO',
  message: `A folder of ${JSON.stringify(file)} was replaced by a symbolic link during the run. Restore the folder and apply again.`,
})

/** FILE_MODIFIED: the file is no longer the one that was read. */
export const changedSince = (file: RepoPath): Problem => ({
  name: 'FILE_MODIFIED',
  message: `${JSON.stringify(file)} was changed by another program during the run. Check the change and apply again.`,
})
