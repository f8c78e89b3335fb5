import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { nameBeside, removeOrLeave } from '../git/scratch-folder.ts'
import { slashed } from '../text/paths.ts'
import { isErrno } from './file-identity.ts'
import type { RepoPath } from './workspace.ts'

/** The entry at a path; a link is not followed. Undefined when there is none, also because a part of the path is a file. */
export const entryAt = (absolute: string): Stats | undefined => {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false })
  } catch (error) {
    if (isErrno(error, 'ENOTDIR')) return undefined
    throw error
  }
}

/** Whether a path has no file: nothing at all, or only folders without files. Files that `isGoing` names do not count. */
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

/** Git knows no empty folders: one that a removal empties goes too, where the system lets it, unless it stays. */
export const removeEmptyAbove = (root: string, file: RepoPath, staying: readonly RepoPath[] = []): void => {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    try {
      if (staying.includes(folder) || !removeEmpty(path.join(root, folder))) return
    } catch (error) {
      if (isErrno(error, 'EBUSY', 'EPERM', 'EACCES', 'EROFS')) return
      throw error
    }
  }
}

/** Removes a file and the folders that are empty then. */
export const removeFile = (root: string, file: RepoPath): void => {
  rmSync(path.join(root, file))
  removeEmptyAbove(root, file)
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

/**
 * Makes a folder whole or not at all, in place of nothing or of a vacant one. `fill` is given a folder beside it, to put the files in.
 * A kill leaves at most that folder, which is hidden and which the next call removes.
 */
export async function makeFolder(folder: string, fill: (made: string) => Promise<void>): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true })
  const made = nameBeside(folder)
  try {
    mkdirSync(made)
    await fill(made)
    if (entryAt(folder)) removeVacant(folder)
    renameSync(made, folder)
  } finally {
    removeOrLeave(made)
  }
}

/** What a folder of files holds, by their paths in it. */
export type FolderFiles = ReadonlyMap<RepoPath, { readonly content: Buffer; readonly executable: boolean }>

/** Every regular file of a folder, links and what git keeps apart; undefined for a folder that is not there. */
export const readFolder = (folder: string): FolderFiles | undefined => {
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).split(path.sep).includes('.git'))
  return new Map(
    names.map((file) => [
      slashed(path.relative(folder, file)),
      { content: readFileSync(file), executable: (statSync(file).mode & 0o100) > 0 },
    ]),
  )
}

/** Makes a folder hold these files and no others. */
export const writeFolder = (folder: string, files: FolderFiles): void => {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, { content, executable }] of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (executable) chmodSync(file, 0o755)
  }
}

/** The folders in a folder, in order of name; none where it is not there. */
export const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
        .map(({ name }) => name)
        .sort()
    : []

/** Whether something is at a path, and whether it is a folder. */
export const kindAt = (absolute: string): 'folder' | 'file' | undefined =>
  existsSync(absolute) ? (statSync(absolute).isDirectory() ? 'folder' : 'file') : undefined
