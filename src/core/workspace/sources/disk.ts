import { lstatSync, readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { platform } from 'node:process'
import { EditplanError, type Problem } from '../../../errors.ts'
import { isErrno, readRegularFile } from '../file-identity.ts'
import {
  checkSpelling,
  deviceProblem,
  insideRepository,
  isRepository,
  leadsOutside,
  notADirectory,
  refuseFileAsFolder,
  refuseRepositoryPart,
  spellGivenPath,
  stripRoot,
} from '../path-guard.ts'
import { similarNow } from '../similar.ts'
import type { FileStat, PathLocation, RepoPath, Source } from '../workspace.ts'

/** The checkout on the disk. Each call answers for the disk as it is now. */
export interface DiskSource extends Source {
  /** The root as the operating system spells it, links resolved. */
  readonly root: string
}

/** Opens a folder that exists. Throws what `fs.realpathSync` throws when it does not. */
export const openDisk = (
  folder: string,
  {
    steady = false,
  }: {
    /** Look at each path once, for a run that asks about many files; default false. */
    readonly steady?: boolean
  } = {},
): DiskSource => {
  const root = realpathSync.native(folder)
  const roots = [...new Set([root, path.resolve(folder)])]
  const absolute = (file: RepoPath | '') => path.join(root, file)
  const known = steady ? lookAtFolders(root) : undefined
  const disk: DiskSource = {
    root,
    locate: (given) => {
      const spelled = spellGivenPath(throughLinkedRoot(given, roots), roots)
      if (!spelled.ok) return spelled
      const located = resolveLinks(known ?? lookAtFolders(root), spelled.path)
      const made = located.ok ? refuseRepositoryPart(located.path, disk) : undefined
      return made ? refuse(made) : refuseFileAsFolder(given, located, disk.stat)
    },
    stat: (file) => statFile(absolute(file), known?.entry ?? lstatOf),
    read: (file) => readFile(root, file),
    linkTarget: (file) => {
      if (!(known?.entry ?? lstatOf)(absolute(file))?.isSymbolicLink()) return undefined
      const target = realPath(absolute(file))
      return target === undefined ? undefined : stripRoot(target, [root])
    },
    list: (folder) => listFolder(absolute(folder)),
    similar: (file) => similarNow(file, disk),
  }
  return disk
}

/** An absolute path that reaches the root through a link (macOS: /var for /private/var), respelled below the real root. */
const throughLinkedRoot = (given: string, roots: readonly string[]): string => {
  if (!path.isAbsolute(given) || given.startsWith('//') || given.length > LONGEST_PATH) return given
  if (stripRoot(given, roots) !== undefined) return given
  const { real, missing } = deepestExisting(path.resolve(given))
  const inside = stripRoot(real, roots)
  return inside === undefined ? given : path.join(real, ...missing)
}

/** No system opens a longer path; each folder of one would be looked for. */
const LONGEST_PATH = 4096

/** Follows the folders of a path, which must end inside the checkout, outside every submodule, at a folder. */
const resolveLinks = (folders: Folders, file: RepoPath): PathLocation => {
  const { root } = folders
  const { real, missing, broken, isFolder } = folders.at(path.join(root, path.dirname(file)))
  const resolved = path.join(real, ...missing, path.posix.basename(file))
  const isLinked = broken || relativeTo(root, resolved) !== file || folders.entry(resolved)?.isSymbolicLink()
  const strayed = isLinked ? problemOfLinks(root, file) : undefined
  if (strayed) return refuse(strayed)
  if (broken) return refuse(notADirectory(file))
  if (!isFolder) {
    const below = { path: relativeTo(root, resolved), file: relativeTo(root, real) }
    return { ...refuse(notADirectory(file)), ...(!refuseReal(folders, file, resolved) && { below }) }
  }
  const stats = folders.entry(resolved)
  const problem = refuseReal(folders, file, resolved) ?? refuseTarget(folders, file, { resolved, stats })
  return problem ? refuse(problem) : { ok: true, path: relativeTo(root, storedName(resolved, stats)) }
}

/**
 * What is wrong with where links on the way say that a path is, there or not: outside of the checkout, also where `..` comes back, as no
 * commit knows where the checkout stands, or at a place that no plan may name. An absolute link into the checkout is followed.
 */
const problemOfLinks = (root: string, file: string, asked = file, hops = 0): Problem | undefined => {
  const parts = file.split('/')
  for (let [at, depth] = [root, 0]; depth < parts.length; depth++) {
    const part = parts[depth] ?? ''
    if (part === '..' && at === root) return leadsOutside(asked)
    at = path.join(at, part)
    const [here, stats, rest] = [relativeTo(root, at), lstatOf(at), parts.slice(depth + 1)]
    if (isEnd(stats, { hops, rest }) || (at !== root && !checkSpelling(here).ok)) {
      const spelled = checkSpelling(path.posix.join(here, `/${rest.join('/')}`.split(ABOVE)[0] ?? ''))
      return spelled.ok ? undefined : spelled.problem
    }
    if (!stats?.isSymbolicLink()) continue
    const target = readlinkSync(at)
    const led = insideRoot(root, path.dirname(at), target)
    return led === undefined ? leadsOutside(asked) : problemOfLinks(root, [led, ...rest].join('/'), asked, hops + 1)
  }
  return undefined
}

/** Nothing is behind what is missing, behind a file, or behind one link too many. */
const isEnd = (stats: Stats | undefined, { hops, rest }: { hops: number; rest: readonly string[] }) =>
  stats?.isSymbolicLink() ? hops === LINKS_FOLLOWED : !stats || (rest.length > 0 && !stats.isDirectory())

/** The target of a link of a folder, from the root; undefined for an absolute one that leads elsewhere. */
const insideRoot = (root: string, folder: string, target: string): string | undefined =>
  path.isAbsolute(target)
    ? stripRoot(throughLinkedRoot(target, [root]), [root])
    : `${relativeTo(root, folder)}/${target}`

const LINKS_FOLLOWED = 40
const ABOVE = /\/\.\.(?:\/|$)/

/** A file by the name the disk has, which may fold case or Unicode forms; on Linux by the name it was asked for. */
const storedName = (resolved: string, stats: Stats | undefined): string =>
  (platform === 'linux' || stats?.isSymbolicLink() ? undefined : realPath(resolved)) ?? resolved

interface Folders {
  readonly root: string
  entry(absolute: string): Stats | undefined
  at(absolute: string): ExistingPath & { readonly isFolder: boolean }
  /** What a folder, or one above it, the root apart, is: a checkout of its own (a submodule), or a git directory. */
  belongsTo(folder: RepoPath): PathOwner
}

type PathOwner = 'checkout' | 'git directory' | undefined

const lookAtFolders = (root: string): Folders => {
  const places = new Map<string, ReturnType<Folders['at']>>()
  const nested = new Map<RepoPath, PathOwner>([['.', undefined]])
  const entries = new Map<string, Stats | undefined>()
  const folders: Folders = {
    root,
    entry: (absolute) => {
      if (!entries.has(absolute)) entries.set(absolute, lstatOf(absolute))
      return entries.get(absolute)
    },
    at: (absolute) => {
      const found = places.get(absolute) ?? withKind(deepestExisting(absolute))
      places.set(absolute, found)
      return found
    },
    belongsTo: (folder) => {
      if (!nested.has(folder))
        nested.set(folder, belongingOf(path.join(root, folder)) ?? folders.belongsTo(path.posix.dirname(folder)))
      return nested.get(folder)
    },
  }
  return folders
}

const belongingOf = (folder: string): PathOwner => {
  if (lstatOf(path.join(folder, '.git'))) return 'checkout'
  const kindOf = (name: string) => {
    const stats = lstatOf(path.join(folder, name))
    return stats && (stats.isDirectory() ? 'folder' : 'other')
  }
  return isRepository(kindOf) ? 'git directory' : undefined
}

const withKind = (existing: ExistingPath) => ({ ...existing, isFolder: statSync(existing.real).isDirectory() })

interface ExistingPath {
  /** The deepest folder of the path that exists, links resolved. */
  readonly real: string
  readonly missing: readonly string[]
  /** The first missing part is there, as a link that leads nowhere. */
  readonly broken: boolean
}

const deepestExisting = (absolute: string): ExistingPath => {
  const missing: string[] = []
  for (let at = absolute; ; at = path.dirname(at)) {
    const real = realPath(at)
    if (real !== undefined) {
      const first = missing[0]
      return {
        real,
        missing,
        broken: first !== undefined && lstatOf(path.join(real, first))?.isSymbolicLink() === true,
      }
    }
    missing.unshift(path.basename(at))
  }
}

/** Refuses a path whose real place is outside the checkout, protected, or inside a submodule, another checkout or a git directory. */
const refuseReal = (folders: Folders, file: RepoPath, resolved: string): Problem | undefined => {
  const inside = stripRoot(resolved, [folders.root])
  if (inside === undefined || inside === '.') return leadsOutside(file)
  if (inside !== file) {
    const spelled = checkSpelling(inside)
    if (!spelled.ok) return spelled.problem
  }
  const belonging = folders.belongsTo(path.posix.dirname(inside))
  if (belonging === 'git directory') return insideRepository(file)
  return belonging && nestedRepository(file)
}

/** The same for what a link as the last component leads to; nothing to say about a broken link. */
const refuseTarget = (
  folders: Folders,
  file: RepoPath,
  { resolved, stats }: { resolved: string; stats: Stats | undefined },
): Problem | undefined => {
  if (!stats?.isSymbolicLink()) return isSpecial(stats) ? deviceProblem(file) : undefined
  const target = realPath(resolved)
  if (target === undefined) return undefined
  return isSpecial(lstatOf(target)) ? deviceProblem(file) : refuseReal(folders, file, target)
}

const statFile = (absolute: string, entry: Folders['entry']): FileStat | undefined => {
  const own = entry(absolute)
  if (!own) return undefined
  if (!own.isSymbolicLink()) return describe(own, false)
  const target = realPath(absolute)
  const stats = target === undefined ? undefined : lstatOf(target)
  return stats ? describe(stats, true) : { ...describe(own, true), kind: 'file', size: 0, broken: true }
}

const describe = (stats: Stats, link: boolean): FileStat => ({
  kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'device',
  link,
  size: stats.size,
  mode: stats.mode & 0o7777,
  modified: stats.mtimeMs,
  touched: stats.ctimeMs,
  links: stats.nlink,
})

/** Throws DEVICE_FILE and PATH_OUTSIDE_REPO: the file may have changed since `locate` and `stat` checked it. */
const readFile = (root: string, file: RepoPath): Buffer => {
  const bytes = readThroughLink(root, file)
  if (bytes) return bytes
  throw new EditplanError(deviceProblem(file))
}

const readThroughLink = (root: string, file: RepoPath): Buffer | undefined => {
  const absolute = path.join(root, file)
  try {
    return readRegularFile(absolute)
  } catch (error) {
    if (!isErrno(error, 'ELOOP')) throw error
  }
  const real = realpathSync.native(absolute)
  if (stripRoot(real, [root]) === undefined) throw new EditplanError(leadsOutside(file))
  return readRegularFile(real)
}

const listFolder = (absolute: string): readonly string[] =>
  lstatOf(absolute)?.isDirectory() ? readdirSync(absolute) : []

const isSpecial = (stats: Stats | undefined): boolean =>
  stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink()

/** Undefined when nothing is there, or a part of the path is a file. */
const lstatOf = (absolute: string): Stats | undefined => {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false })
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

/** Undefined when the path, or what its links lead to, is not there. */
const realPath = (absolute: string): string | undefined => {
  try {
    return realpathSync.native(absolute)
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

const isAbsence = (error: unknown): boolean => isErrno(error, 'ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG')

const relativeTo = (root: string, absolute: string): RepoPath => stripRoot(absolute, [root]) ?? ''

const refuse = (problem: Problem): PathLocation => ({ ok: false, problem })

const nestedRepository = (file: RepoPath): Problem => ({
  name: 'PATH_PROTECTED',
  message: `${JSON.stringify(file)} is in a submodule or another checkout. Apply a separate plan there.`,
})
