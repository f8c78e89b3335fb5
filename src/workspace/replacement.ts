import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { Problem } from '../errors.ts'
import { giveAttributes, type Owner } from './attributes.ts'
import { isErrno } from './errno.ts'
import { identityOf } from './file-identity.ts'
import { entryAt, isVacant, removeVacant } from './folders.ts'
import type { FileReplacement } from './overlay.ts'
import type { RepoPath } from './workspace.ts'

/**
 * How one file's bytes change on the disk, as plain data that a journal can hold. `in-place` writes into the file itself, which
 * alone keeps its hard links together or its owner; all others are one rename or one removal.
 */
export interface Replacement {
  readonly path: RepoPath
  how: 'create' | 'rename' | 'in-place' | 'remove'
  /** Holds the new bytes, beside the file; relative to the root, as is `backup`. */
  readonly temporary: string
  /** The file as it was: a hard link where the file system has them, else a copy. */
  backup: string
  /** `identityOf` the file whose bytes were compared; null when there was none. */
  readonly identity: string | null
  /** Length and CRC-32 of the new bytes: whether a temporary survived a power cut. */
  readonly size: number
  readonly crc32: number
}

/** A replacement on its way: what the journal holds, and what it is made from. */
export interface Pending {
  readonly replacement: Replacement
  readonly change: FileReplacement
  /** Whose the file is that is replaced; absent where there is none. */
  readonly owner?: Owner
}

/** Writes the new bytes beside the file and keeps the old ones, so that what follows needs no more space. */
export const prepareReplacement = (root: string, pending: Pending): void => {
  const { change, replacement } = pending
  if (change.after) writeTemporary(path.join(root, replacement.temporary), pending)
  if (change.before) replacement.backup = keepOld(root, replacement)
}

/** A file or a folder that changed since it was compared is refused, right before the new bytes go in place. */
export const checkReplacement = (root: string, { change, replacement }: Pending): Problem | undefined => {
  const target = path.join(root, change.path)
  if (!isReached(path.dirname(target))) return linkedFolder(change.path)
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

/** Whether a file is the one that was compared; where there was none, an empty folder may have been left. */
export const isUntouched = (target: string, { how, identity }: Replacement): boolean =>
  identityOf(target) === identity || (how === 'create' && isVacant(target))

/** The step that makes the change visible; also what finishes an interrupted run. */
export const placeNew = (root: string, { how, path: file, temporary }: Replacement): void => {
  const target = path.join(root, file)
  if (how === 'remove') rmSync(target)
  else if (how === 'in-place') overwrite(target, path.join(root, temporary))
  else moveTo(target, path.join(root, temporary))
}

/** Puts the old bytes back after `placeNew`, whether that succeeded, failed, or failed halfway. */
export const placeOld = (root: string, { how, path: file, backup }: Replacement): void => {
  const target = path.join(root, file)
  if (how === 'create') {
    if (!entryAt(target)?.isDirectory()) rmSync(target, { force: true })
  } else if (how === 'in-place') overwrite(target, path.join(root, backup))
  else moveTo(target, path.join(root, backup))
}

/** Where a file and a folder change places, what is left of the folder goes, and a folder on the way is made. */
const moveTo = (target: string, source: string): void => {
  try {
    renameSync(source, target)
  } catch (error) {
    if (isErrno(error, 'EISDIR', 'EEXIST', 'ENOTEMPTY', 'EPERM') && entryAt(target)?.isDirectory()) removeVacant(target)
    else if (isErrno(error, 'ENOENT')) mkdirSync(path.dirname(target), { recursive: true })
    else throw error
    renameSync(source, target)
  }
}

/** Removes what a replacement still lays anywhere once it is in place for good. */
export const keepReplacement = (root: string, { how, temporary, backup }: Replacement): void => {
  if (how === 'in-place') removeFile(path.join(root, temporary))
  if (how !== 'create') removeFile(path.join(root, backup))
}

/** Removes whatever a replacement may have laid beside the file and in the journal's folder, however far it came. */
export const discardReplacement = (root: string, { temporary, backup }: Replacement): void => {
  for (const name of new Set([temporary, besideOf(temporary), backup])) removeFile(path.join(root, name))
}

/** One system call, where `rmSync` takes three. */
const removeFile = (absolute: string): void => {
  try {
    unlinkSync(absolute)
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error
  }
}

export const checksum = (bytes: Uint8Array): number => crc32(bytes)

const writeTemporary = (temporary: string, { change, replacement, owner }: Pending): void => {
  // A created file gets its mode less the umask, as git creates files; a replaced one keeps exactly its own.
  const file = openSync(temporary, 'wx', change.mode)
  try {
    writeAll(file, change.after ?? Buffer.alloc(0))
    if (owner && !becomeLike(file, { owner, mode: change.mode })) replacement.how = 'in-place'
    if (!owner && change.restores)
      giveAttributes(temporary, { ...ownerOf(file), ...change.restores.owner, mode: change.mode })
    // A file half overwritten is told by both its contents, which a power cut must not take.
    if (replacement.how === 'in-place') fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Gives the temporary owner and mode. False when this process may not give it the owner of the file it replaces. */
const becomeLike = (file: number, { owner, mode }: { readonly owner: Owner; readonly mode: number }): boolean => {
  const own = fstatSync(file)
  const isOwned = own.uid === owner.uid && own.gid === owner.gid
  const taken = isOwned || takeOwner(file, owner)
  // A change of owner takes bits of the mode away.
  if (!isOwned || (own.mode & 0o7777) !== mode) fchmodSync(file, mode)
  return taken
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
    if (isErrno(error, 'EPERM')) return false
    throw error
  }
}

/**
 * Keeps the old file under the backup's name. A link costs nothing and brings back inode, times and attributes; a file written in
 * place needs a copy. Where the journal's folder is on another file system, the backup goes beside the file, so that a rename brings it back.
 */
const keepOld = (root: string, { how, path: file, backup, temporary }: Replacement): string => {
  const target = path.join(root, file)
  const beside = besideOf(temporary)
  if (how !== 'in-place') {
    for (const name of [backup, beside]) {
      try {
        linkSync(target, path.join(root, name))
        return name
      } catch (error) {
        if (!isErrno(error, 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error
      }
    }
  }
  const copy = path.join(root, beside)
  copyFileSync(target, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  const copied = openSync(copy, 'r')
  try {
    fsyncSync(copied)
  } finally {
    closeSync(copied)
  }
  return beside
}

const besideOf = (temporary: string): string => `${temporary}-before`

/**
 * Bytes first, length last: at a kill the file is the one content up to some point and the other from there on. Both stay where they
 * are until the run is over, to tell that.
 */
const overwrite = (target: string, source: string): void => {
  const bytes = readFileSync(source)
  const file = openSync(target, constants.O_WRONLY)
  try {
    writeAll(file, bytes)
    ftruncateSync(file, bytes.length)
    const { mode } = lstatSync(source)
    if ((fstatSync(file).mode & 0o7777) !== (mode & 0o7777)) fchmodSync(file, mode & 0o7777)
  } finally {
    closeSync(file)
  }
}

const writeAll = (file: number, bytes: Buffer): void => {
  for (let written = 0; written < bytes.length; )
    written += writeSync(file, bytes, written, bytes.length - written, written)
}

const linkedFolder = (file: RepoPath): Problem => ({
  name: 'PATH_OUTSIDE_REPO',
  message: `A folder of ${JSON.stringify(file)} became a symbolic link meanwhile. Undo that and apply again.`,
})

export const changedSince = (file: RepoPath): Problem => ({
  name: 'FILE_MODIFIED',
  message: `${JSON.stringify(file)} was changed by another program meanwhile. Read it again and apply again.`,
})
