import { lstatSync, readdirSync, rmdirSync, type Stats } from 'node:fs'
import path from 'node:path'
import { isErrno } from './errno.ts'
import type { Pending } from './replacement.ts'
import type { RepoPath } from './workspace.ts'

/** What stands at a path, links not followed; undefined where nothing does, or a file stands on the way. */
export const entryAt = (absolute: string): Stats | undefined => {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false })
  } catch (error) {
    if (isErrno(error, 'ENOTDIR')) return undefined
    throw error
  }
}

/** Whether nothing stands at a path but folders without files; those that `isGoing` names do not count. */
export const isVacant = (absolute: string, isGoing: (file: string) => boolean = () => false): boolean => {
  const entry = entryAt(absolute)
  if (!entry?.isDirectory()) return !entry || isGoing(absolute)
  return readdirSync(absolute).every((name) => isVacant(path.join(absolute, name), isGoing))
}

/** Removes a folder and the folders in it. Throws ENOTEMPTY where one holds a file. */
export const removeVacant = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeVacant(path.join(folder, entry.name))
  rmdirSync(folder)
}

/** Folders that must be made before the files' temporaries can be, outermost first. */
export const missingFolders = (root: string, pending: readonly Pending[]): readonly RepoPath[] => {
  const missing = new Set<RepoPath>()
  const known = new Set<RepoPath>(['.'])
  for (const { change, replacement } of pending) {
    if (change.before) continue
    const wanted: RepoPath[] = []
    for (
      let folder = path.posix.dirname(replacement.temporary);
      !known.has(folder);
      folder = path.posix.dirname(folder)
    ) {
      known.add(folder)
      if (!lstatSync(path.join(root, folder), { throwIfNoEntry: false })) wanted.unshift(folder)
    }
    for (const folder of wanted) missing.add(folder)
  }
  return [...missing]
}

/** Git knows no empty folders: one that a removal empties goes with the file, where the system lets it. */
export const removeEmptyAbove = (root: string, file: RepoPath): void => {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    try {
      if (!removeEmpty(path.join(root, folder))) return
    } catch (error) {
      if (isErrno(error, 'EBUSY', 'EPERM', 'EACCES', 'EROFS')) return
      throw error
    }
  }
}

/** False when the folder has anything in it. Throws what the system refuses. */
export const removeEmpty = (folder: string): boolean => {
  try {
    rmdirSync(folder)
    return true
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return true
    if (isErrno(error, 'ENOTDIR', 'ENOTEMPTY', 'EEXIST')) return false
    throw error
  }
}
