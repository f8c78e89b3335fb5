import { lstatSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { isErrno } from './errno.ts'
import type { FileReplacement } from './overlay.ts'
import type { RepoPath } from './workspace.ts'

/** Folders that must be made before the files can be, outermost first. */
export const missingFolders = (root: string, changes: readonly FileReplacement[]): readonly RepoPath[] => {
  const missing = new Set<RepoPath>()
  const known = new Set<RepoPath>(['.'])
  for (const { path: file, before } of changes) {
    if (before) continue
    const wanted: RepoPath[] = []
    for (let folder = path.posix.dirname(file); !known.has(folder); folder = path.posix.dirname(folder)) {
      known.add(folder)
      if (!lstatSync(path.join(root, folder), { throwIfNoEntry: false })) wanted.unshift(folder)
    }
    for (const folder of wanted) missing.add(folder)
  }
  return [...missing]
}

/** Git knows no empty folders: one that a removal empties goes with the file. */
export const removeEmptyAbove = (root: string, file: RepoPath): void => {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
    if (!removeEmpty(path.join(root, folder))) return
}

/** False when the folder has anything in it. */
export const removeEmpty = (folder: string): boolean => {
  try {
    rmdirSync(folder)
    return true
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return true
    if (isErrno(error, 'ENOTEMPTY', 'EEXIST', 'EBUSY', 'EPERM', 'EACCES')) return false
    throw error
  }
}
