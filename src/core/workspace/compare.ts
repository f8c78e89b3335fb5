import { randomUUID } from 'node:crypto'
import { type BigIntStats, readSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../errors.ts'
import type { Change } from './change.ts'
import { exactStats, identityIn, withRegularFile, writeFailed } from './file-identity.ts'
import { entryAt, isVacant } from './folders.ts'
import {
  besideOf,
  changedSince,
  checksum,
  type ExistingFile,
  type PendingReplacement,
  type Replacement,
  temporaryIn,
} from './replacement.ts'
import type { RepoPath } from './workspace.ts'

type ComparisonResult =
  | { readonly ok: true; readonly id: string; readonly pending: readonly PendingReplacement[] }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] }

/**
 * Compares every file with the bytes its change was made from, and decides how each is replaced. `backups`: a folder, absolute, for
 * the old contents; default beside the files. Refusals, all of them: FILE_MODIFIED, SYMLINK, PATH_OUTSIDE_REPO, WRITE_FAILED.
 */
export function* compareFiles(
  changes: readonly Change[],
  { root, backups, id = createId() }: { root: string; backups?: string | undefined; id?: string | undefined },
): Generator<void, ComparisonResult> {
  const folders = new Set<string>()
  const places = openPlaces(root, changes)
  const pending: PendingReplacement[] = []
  const problems: Problem[] = []
  for (const [at, change] of changes.entries()) {
    const temporary = temporaryIn(places.steadyFolder(change.path), id, at)
    const backup = backups
      ? path.relative(root, path.join(backups, path.posix.basename(temporary)))
      : besideOf(temporary)
    const found = compare(root, change, { folders, isFree: places.isFree })
    if ('problem' in found) problems.push(found.problem)
    else {
      const replacement = describe(change, { temporary, backup, found })
      pending.push({ change, replacement, ...(found.existing && { existing: found.existing }) })
    }
    yield
  }
  const [first, ...rest] = problems
  return first ? { ok: false, problems: [first, ...rest] } : { ok: true, id, pending: places.inOrder(pending) }
}

/** Part of the names that are made beside the files of one change. */
export const createId = (): string => randomUUID().slice(0, 8)

type FoundFile = { readonly identity: string | null; readonly existing?: ExistingFile }

const describe = (
  { path: file, before, after }: Change,
  { temporary, backup, found }: { temporary: string; backup: string; found: FoundFile },
): Replacement => ({
  path: file,
  how: !after ? 'remove' : !before ? 'create' : 'rename',
  temporary,
  backup,
  identity: found.identity,
  size: after?.length ?? 0,
  crc32: after ? checksum(after) : 0,
})

/** Whether the file on the disk is the one the change was made from. */
const compare = (
  root: string,
  { path: file, before }: Change,
  { folders, isFree }: { folders: Set<string>; isFree: (file: RepoPath) => boolean },
): FoundFile | { readonly problem: Problem } => {
  const target = path.join(root, file)
  try {
    const stats = exactStats(target)
    const linked = firstLink(root, file, { stats, folders })
    if (linked) return { problem: linked }
    if (!before) return isFree(file) ? { identity: null } : { problem: changedSince(file) }
    if (!stats?.isFile() || !holds(target, before)) return { problem: changedSince(file) }
    return { identity: identityIn(stats), existing: attributesOf(stats) }
  } catch (error) {
    return { problem: writeFailed(error, file) }
  }
}

const attributesOf = ({ uid, gid, mode, nlink }: BigIntStats): ExistingFile => ({
  uid: Number(uid),
  gid: Number(gid),
  mode: Number(mode) & 0o7777,
  links: Number(nlink),
})

/** A plan's path was resolved when it was located: any link on it now was put there since. `folders`: those found free of links. */
const firstLink = (
  root: string,
  file: RepoPath,
  { stats, folders }: { stats: BigIntStats | undefined; folders: Set<string> },
): Problem | undefined => {
  const quoted = JSON.stringify(file)
  if (stats?.isSymbolicLink())
    return { name: 'SYMLINK', message: `${quoted} is a symbolic link. Use the path of the file that it points to.` }
  let folder = path.dirname(path.join(root, file))
  if (folders.has(folder)) return undefined
  const own = folder
  while (!entryAt(folder)) folder = path.dirname(folder)
  if (realpathSync.native(folder) === folder) folders.add(own)
  return folders.has(own)
    ? undefined
    : {
        name: 'PATH_OUTSIDE_REPO',
        message: `A folder of ${quoted} is a symbolic link. Use the path of the folder that it points to.`,
      }
}

const CHUNK = 1 << 20

/** Compares in pieces, so that a file of 1 GiB needs no third copy in memory. */
const holds = (target: string, bytes: Buffer): boolean =>
  withRegularFile(target, ({ descriptor, size }) => {
    if (size !== bytes.length) return false
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, size))
    for (let at = 0; at < size; ) {
      const length = readSync(descriptor, chunk, 0, chunk.length, at)
      if (length === 0 || chunk.compare(bytes, at, Math.min(at + length, size), 0, length) !== 0) return false
      at += length
    }
    return true
  }) ?? false

/** The places of a run's files. Some may be a folder before and a file after, or the other way round. */
interface Places {
  /** The nearest folder of a file that exists before and after the run, or is made for the file. */
  steadyFolder(file: RepoPath): RepoPath
  /** Whether a path has only what the run removes. */
  isFree(file: RepoPath): boolean
  /** Removals first, so that a file or folder with the same name can be created afterwards. */
  inOrder(pending: readonly PendingReplacement[]): PendingReplacement[]
}

/** @param root absolute path of the checkout */
const openPlaces = (root: string, changes: readonly Change[]): Places => {
  const paths = new Set(changes.map(({ path }) => path))
  const removed = new Set(changes.filter(({ after }) => !after).map(({ path: file }) => path.join(root, file)))
  return {
    steadyFolder: (file) => {
      let steady = path.posix.dirname(file)
      for (let folder = steady; folder !== '.'; folder = path.posix.dirname(folder))
        if (paths.has(folder)) steady = path.posix.dirname(folder)
      return steady
    },
    isFree: (file) => isVacant(path.join(root, file), (absolute) => removed.has(absolute)),
    inOrder: (pending) => {
      const removes = ({ replacement }: PendingReplacement) => replacement.how === 'remove'
      return [...pending.filter(removes), ...pending.filter((one) => !removes(one))]
    },
  }
}

/** Folders that must be made before the files' temporaries can be, outermost first. */
export const missingFolders = (root: string, pending: readonly PendingReplacement[]): readonly RepoPath[] => {
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
      if (!entryAt(path.join(root, folder))) wanted.unshift(folder)
    }
    for (const folder of wanted) missing.add(folder)
  }
  return [...missing]
}
