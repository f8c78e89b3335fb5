import { readFileSync } from 'node:fs'
import path from 'node:path'
import { giveFolders } from './attributes.ts'
import type { CheckoutRecord } from './checkout.ts'
import { identityOf } from './file-identity.ts'
import { entryAt, isVacant, removeEmpty, removeEmptyAbove } from './folders.ts'
import { checksum, discardReplacement, isUntouched, placeNew, placeOld, type Replacement } from './replacement.ts'
import type { RepoPath } from './workspace.ts'

export interface Recovered {
  readonly outcome: 'finished' | 'rolled-back'
  /** Files that somebody changed after the kill: left as they are now. */
  readonly kept: readonly RepoPath[]
}

/**
 * Brings the files of a killed run to after, or to before when they cannot all get there: before it was `ready`, once it was
 * being taken back, or when a power cut took a temporary (`onRollBack` is then called first). Nothing is lost either way: what was
 * changed since the kill is kept and named.
 */
export const recoverCheckout = (root: string, record: CheckoutRecord, onRollBack: () => void): Recovered => {
  const { phase, files, folders } = record
  const waiting = files.filter((file) => isWaiting(root, file))
  if (phase === 'ready' && waiting.every((file) => isIntact(root, file, file.temporary))) {
    const kept = waiting.filter((file) => !finish(root, file))
    for (const file of files) {
      discardReplacement(root, file)
      if (file.how === 'remove') removeEmptyAbove(root, file.path, record.emptyFolders)
    }
    giveFolders(root, record.attributes)
    return { outcome: 'finished', kept: kept.map((file) => file.path) }
  }
  if (phase === 'ready') onRollBack()
  const kept = phase === 'preparing' ? [] : files.toReversed().filter((file) => !takeBack(root, file))
  for (const file of files) discardReplacement(root, file)
  for (const folder of folders.toReversed()) removeEmpty(path.join(root, folder))
  giveFolders(root, record.attributesBefore)
  return { outcome: 'rolled-back', kept: kept.map((file) => file.path) }
}

/** False when somebody changed the file since. */
const finish = (root: string, file: Replacement): boolean => {
  const mayPlace = (isOld(root, file) || isHalfway(root, file)) && !isBelowFile(root, file)
  if (mayPlace) placeNew(root, file)
  return mayPlace
}

/** False when somebody changed the file since. A file whose backup is gone, or that is as it was, is back already. */
const takeBack = (root: string, file: Replacement): boolean => {
  if (isOld(root, file) || (file.how !== 'create' && bytesOf(root, file.backup) === undefined)) return true
  const mayPlace = (isNew(root, file) || isHalfway(root, file)) && !isBelowFile(root, file)
  if (mayPlace) placeOld(root, file)
  return mayPlace
}

/** Whether the new content was not put in place before the kill, or not to its end. */
const isWaiting = (root: string, file: Replacement): boolean => {
  if (file.how === 'remove') return bytesOf(root, file.path) !== undefined
  if (identityOf(path.join(root, file.temporary)) === null) return false
  return file.how !== 'in-place' || !isIntact(root, file, file.path)
}

/** Whether a file holds the new bytes. */
const isIntact = (root: string, file: Replacement, name: string): boolean => {
  if (file.how === 'remove') return true
  const bytes = bytesOf(root, name)
  return bytes !== undefined && bytes.length === file.size && checksum(bytes) === file.crc32
}

const isNew = (root: string, file: Replacement): boolean =>
  file.how === 'remove' ? isVacant(path.join(root, file.path)) : isIntact(root, file, file.path)

/**
 * Whether the file is as the run found it. A backup that is a link changes with the file until that is replaced, so that only one
 * that is a copy tells by its bytes.
 */
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

/** Whether a file written in place is old and new in two parts, whichever of the two was being written. */
const isHalfway = (root: string, file: Replacement): boolean => {
  if (file.how !== 'in-place') return false
  const [now, old, next] = [file.path, file.backup, file.temporary].map((name) => bytesOf(root, name))
  if (!now || !old || !next) return false
  return now.equals(next) || isJoined(now, next, old) || isJoined(now, old, next)
}

const isJoined = (now: Buffer, head: Buffer, tail: Buffer): boolean => {
  let same = 0
  while (same < now.length && now[same] === head[same]) same++
  return now.subarray(same).equals(tail.subarray(same))
}

const bytesOf = (root: string, name: string): Buffer | undefined => {
  const absolute = path.join(root, name)
  return entryAt(absolute)?.isFile() ? readFileSync(absolute) : undefined
}
