import { copyFileSync, mkdirSync, renameSync, unlinkSync } from 'node:fs'
import path from 'node:path'
import { foldersAbove } from '../text/paths.ts'
import { type AttributedPaths, giveFolders } from './attributes.ts'
import { attempt, type Failure, identityOf, isErrno, readRegularFile } from './file-identity.ts'
import { entryAt, isVacant, removeEmpty, removeEmptyAbove } from './folders.ts'
import {
  besideOf,
  checksum,
  discardReplacement,
  isUntouched,
  keepAttributes,
  placeNew,
  placeOld,
  type Replacement,
  restoreFolder,
  temporaryIn,
} from './replacement.ts'
import type { RepoPath } from './workspace.ts'

/** `preparing`: no file is changed. `ready`: every new and old content is on the disk. `reverting`: being put back. */
export interface CheckoutRecord {
  /** Part of all names that are made for it. */
  readonly id: string
  readonly phase: 'preparing' | 'ready' | 'reverting'
  readonly files: readonly Replacement[]
  /** Folders that are made for the files, outermost first. */
  readonly folders: readonly RepoPath[]
  /** Attributes of folders that are created for the files. */
  readonly attributes?: readonly AttributedPaths[]
  /** Previous attributes of folders that are created again if the files are put back. */
  readonly attributesBefore?: readonly AttributedPaths[]
  /** Folders that stay when the last file in them goes. */
  readonly emptyFolders?: readonly RepoPath[]
}

/** A file that someone changed after the run; it is left as it is. */
export interface KeptFile {
  readonly path: RepoPath
  /** Where its content from before the run is now, absolute; absent where the run had not replaced it, or nothing was there. */
  readonly original?: string
}

/** How far the files came. With failures everything that another try needs is still there. */
type RecoveryResult = { readonly kept: readonly KeptFile[]; readonly failures: readonly Failure[] }

interface SettleOptions {
  readonly root: string
  /** A folder for the originals of kept files, absolute; default: they stay under the names of the backups. */
  readonly originals?: string | undefined
}

/** Whether every new content is in place or can be put there: a power cut may have taken a temporary. */
export const canFinish = (root: string, { phase, files }: CheckoutRecord): boolean =>
  phase === 'ready' && files.every((file) => !isWaiting(root, file) || isIntact(root, file, file.temporary))

/** Brings all files to the state after the run. A file that cannot be placed does not hold up the others. */
export const finish = (record: CheckoutRecord, options: SettleOptions): RecoveryResult => {
  const { root } = options
  const settled = settleEach(record, options, (file) => !isWaiting(root, file) || finishFile(root, file))
  if (settled.failures.length > 0) return settled
  const failures = discardAll(record, settled, options)
  for (const { how, path: file } of record.files)
    if (how === 'remove')
      attempt(JSON.stringify(file), failures, () => removeEmptyAbove(root, file, record.emptyFolders))
  attempt('the folders', failures, () => giveFolders(root, record.attributes))
  return { ...settled, failures }
}

/** Brings all files back to the state before the run, however far it got. A file that cannot be put back does not hold up the others. */
export const rollBack = (record: CheckoutRecord, options: SettleOptions): RecoveryResult => {
  const { root } = options
  const files = record.phase === 'preparing' ? [] : record.files.toReversed()
  const settled = settleEach({ ...record, files }, options, (file) => rollback(root, file))
  if (settled.failures.length > 0) return settled
  const failures = discardAll(record, settled, options)
  for (const folder of record.folders.toReversed())
    attempt(JSON.stringify(folder), failures, () => removeEmpty(path.join(root, folder)))
  attempt('the folders', failures, () => giveFolders(root, record.attributesBefore))
  return { ...settled, failures }
}

/**
 * Settles a change that a kill stopped, made under an id and without a journal. If none of its files is there, the old one is put back.
 * Then all temporary files go. `files`: in the order of the changes.
 */
export const settleRemains = (root: string, files: readonly RepoPath[], id: string): void => {
  const isGone = files.every((file) => !isThere(root, file))
  const failures: Failure[] = []
  for (const [at, file] of files.entries())
    for (const folder of ['.', ...foldersAbove(file)]) {
      const temporary = temporaryIn(folder, id, at)
      const remains: Replacement = { ...REPLACED, path: file, temporary, backup: besideOf(temporary) }
      attempt(temporary, failures, () => {
        if (isGone && entryAt(path.join(root, remains.backup))) placeOld(root, remains)
        discardReplacement(root, remains)
      })
    }
}

const REPLACED = { how: 'rename', identity: null, size: 0, crc32: 0 } as const

/** `settle` returns false for a file that someone changed. */
const settleEach = (
  { id, files }: CheckoutRecord,
  { root, originals }: SettleOptions,
  settle: (file: Replacement) => boolean,
): RecoveryResult => {
  const failures: Failure[] = []
  const settleOne = (file: Replacement): KeptFile | undefined => {
    const original = originals && path.join(originals, id, file.path)
    // An earlier try kept it.
    if (original !== undefined && entryAt(original)) return { path: file.path, original }
    // After a failure, other files may still be in the way of this one's folder; the next attempt shows it.
    return settle(file) || failures.length > 0 ? undefined : keepOriginal(root, file, original)
  }
  const kept = files.flatMap((file) => attempt(JSON.stringify(file.path), failures, () => settleOne(file)) ?? [])
  return { kept, failures }
}

/** Moves the backup of a kept file to where nobody removes it. */
const keepOriginal = (root: string, file: Replacement, original: string | undefined): KeptFile => {
  const backup = path.join(root, file.backup)
  if (!entryAt(backup) || isSameFile(root, file)) return { path: file.path }
  if (original === undefined) return { path: file.path, original: backup }
  mkdirSync(path.dirname(original), { recursive: true, mode: 0o700 })
  moveFile(backup, original)
  return { path: file.path, original }
}

const moveFile = (from: string, to: string): void => {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isErrno(error, 'EXDEV')) throw error
    copyFileSync(from, to)
    unlinkSync(from)
  }
}

const discardAll = ({ files }: CheckoutRecord, { kept }: RecoveryResult, { root }: SettleOptions): Failure[] => {
  const failures: Failure[] = []
  const originals = new Set(kept.flatMap(({ original }) => original ?? []))
  for (const file of files) {
    if (!originals.has(path.join(root, file.backup)))
      attempt(JSON.stringify(file.temporary), failures, () => discardReplacement(root, file))
  }
  return failures
}

const finishFile = (root: string, file: Replacement): boolean => {
  const mayPlace = isOld(root, file) && !isBelowFile(root, file)
  if (mayPlace) placeNew(root, file)
  return mayPlace
}

/** A file whose new content was never placed, whose backup is gone, or that is as it was, is back already. */
const rollback = (root: string, file: Replacement): boolean => {
  if (file.how === 'create') return takeBackCreated(root, file)
  const isPlaced = file.how === 'remove' || !isThere(root, file.temporary)
  if (!isPlaced || isOld(root, file) || !isThere(root, file.backup)) return true
  const mayPlace = isNew(root, file) && !isBelowFile(root, file) && keepAttributes(root, file)
  if (mayPlace) placeOld(root, file)
  return mayPlace
}

/** Where a folder is, the new file is not: it was not placed, or is taken back. */
const takeBackCreated = (root: string, file: Replacement): boolean => {
  if (isThere(root, file.temporary) || !isThere(root, file.path)) {
    restoreFolder(root, file)
    return true
  }
  const mayRemove = isNew(root, file)
  if (mayRemove) placeOld(root, file)
  return mayRemove
}

/** Whether the new content was not put in place yet. */
const isWaiting = (root: string, file: Replacement): boolean =>
  isThere(root, file.how === 'remove' ? file.path : file.temporary)

const isThere = (root: string, name: string): boolean => entryAt(path.join(root, name))?.isDirectory() === false

/** Whether a file holds the new bytes. */
const isIntact = (root: string, file: Replacement, name: string): boolean => {
  if (file.how === 'remove') return true
  const bytes = bytesOf(root, name)
  return bytes !== undefined && bytes.length === file.size && checksum(bytes) === file.crc32
}

const isNew = (root: string, file: Replacement): boolean =>
  file.how === 'remove' ? isVacant(path.join(root, file.path)) : isIntact(root, file, file.path)

/** Whether the file is as the run found it. A backup that is a link to it does not tell by its bytes. */
const isOld = (root: string, file: Replacement): boolean => {
  if (isUntouched(path.join(root, file.path), file)) return true
  const now = bytesOf(root, file.path)
  const old = bytesOf(root, file.backup)
  return now !== undefined && old !== undefined && !isSameFile(root, file) && now.equals(old)
}

/** Whether a folder of the file is a file now. */
const isBelowFile = (root: string, { path: file }: Replacement): boolean => {
  let folder = path.posix.dirname(file)
  while (folder !== '.' && !entryAt(path.join(root, folder))) folder = path.posix.dirname(folder)
  return folder !== '.' && !entryAt(path.join(root, folder))?.isDirectory()
}

const isSameFile = (root: string, file: Replacement): boolean =>
  identityOf(path.join(root, file.path)) === identityOf(path.join(root, file.backup))

const bytesOf = (root: string, name: string): Buffer | undefined => {
  const absolute = path.join(root, name)
  return entryAt(absolute)?.isFile() ? readRegularFile(absolute) : undefined
}
