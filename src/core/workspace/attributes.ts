import { chmodSync, lchownSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'
import { foldersAbove } from '../text/paths.ts'
import type { Change, Owner } from './change.ts'
import { isErrno } from './file-identity.ts'
import { entryAt } from './folders.ts'
import type { RepoPath } from './workspace.ts'

/** What a file or a folder is beside its name and its bytes. `mode`: permission bits, 0o7777. */
export type Attributes = Owner & { readonly mode: number }

/** Files and folders that have the same attributes. */
export type AttributedPaths = Attributes & { readonly paths: readonly RepoPath[] }

/** The attributes of the files that changes remove, and of the folders above them. */
export const attributesOfRemoved = (root: string, changes: readonly Change[]): readonly AttributedPaths[] => {
  const removed = changes.flatMap(({ path: file, before, after }) => (before && !after ? file : []))
  const groups = new Map<string, Attributes & { readonly paths: RepoPath[] }>()
  for (const one of new Set([...removed.flatMap((file) => foldersAbove(file).toReversed()), ...removed])) {
    const stats = entryAt(path.join(root, one))
    if (!stats) continue
    const { mode, uid, gid } = attributesIn(stats)
    const key = `${mode} ${uid} ${gid}`
    const group = groups.get(key)
    if (group) group.paths.push(one)
    else groups.set(key, { mode, uid, gid, paths: [one] })
  }
  return [...groups.values()]
}

/** Empty folders that get a file by these changes. */
export const emptyFoldersFilled = (root: string, changes: readonly Change[]): readonly RepoPath[] => {
  const empty = new Set<RepoPath>()
  const known = new Set<RepoPath>()
  for (const { path: file, before, after } of changes) {
    if (before || !after) continue
    let folder = path.posix.dirname(file)
    while (folder !== '.' && !known.has(folder) && !entryAt(path.join(root, folder)))
      folder = path.posix.dirname(folder)
    if (folder === '.' || known.has(folder)) continue
    known.add(folder)
    if (isEmptyFolder(path.join(root, folder))) empty.add(folder)
  }
  return [...empty]
}

/** Gives exactly this mode, and this owner where the system permits; else no setuid or setgid bit is given. */
export const giveAttributes = (absolute: string, { mode, uid, gid }: Attributes): void => {
  const own = attributesIn(lstatSync(absolute))
  const isOwned = own.uid === uid && own.gid === gid
  const taken = isOwned || takeOwner(absolute, { uid, gid })
  const wanted = taken ? mode : mode & ~0o6000
  // A change of owner takes bits of the mode away.
  if (!isOwned || own.mode !== wanted) chmodSync(absolute, wanted)
}

/** The same for folders, innermost first; one that is not there is passed over. */
export const giveFolders = (root: string, groups: readonly AttributedPaths[] = []): void => {
  const folders = groups.flatMap(({ paths, ...attributes }) => paths.map((folder) => ({ folder, attributes })))
  for (const { folder, attributes } of folders.toSorted((one, other) => (one.folder < other.folder ? 1 : -1))) {
    const absolute = path.join(root, folder)
    if (entryAt(absolute)?.isDirectory()) giveAttributes(absolute, attributes)
  }
}

/** The groups with those of their paths for which the answer is yes. */
export const onlyPaths = (
  groups: readonly AttributedPaths[],
  isWanted: (path: RepoPath) => boolean,
): readonly AttributedPaths[] =>
  groups.flatMap(({ paths, ...attributes }) => {
    const wanted = paths.filter(isWanted)
    return wanted.length > 0 ? [{ ...attributes, paths: wanted }] : []
  })

export const attributesIn = ({ mode, uid, gid }: Stats): Attributes => ({ mode: mode & 0o7777, uid, gid })

const isEmptyFolder = (absolute: string): boolean =>
  entryAt(absolute)?.isDirectory() === true && readdirSync(absolute).length === 0

const takeOwner = (absolute: string, { uid, gid }: Owner): boolean => {
  try {
    lchownSync(absolute, uid, gid)
    return true
  } catch (error) {
    if (isErrno(error, 'EPERM', 'EINVAL')) return false
    throw error
  }
}
