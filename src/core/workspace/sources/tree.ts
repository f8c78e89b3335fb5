import { EditplanError, type Problem } from '../../../errors.ts'
import type { ObjectReader } from '../../git/cat-file.ts'
import { parseTree, type TreeEntry } from '../../git/tree.ts'
import { refuseFileAsFolder, spellGivenPath } from '../given-path.ts'
import { checkSpelling } from '../path-guard.ts'
import { insideRepository, isRepository, refuseRepositoryPart } from '../repository-folder.ts'
import { similarPaths } from '../similar.ts'
import type { FileStat, PathLocation, RepoPath, Source } from '../workspace.ts'

/** The files of a commit. What a plan names is loaded first, so that the calls themselves are synchronous. */
export interface TreeSource extends Source {
  /**
   * Loads the folders on the way to the paths, the files there, and where links among them lead. Paths as the plan gives them;
   * what is loaded stays. A partial clone should have the blobs brought in one request before (`prefetchBlobs`).
   */
  preload(paths: Iterable<string>): Promise<void>
}

export interface TreeOptions {
  /** A commit or a tree. */
  readonly treeish: string
  /** Spellings of the checkout's root, stripped from absolute paths; none by default. */
  readonly roots?: readonly string[]
}

const LINKS_FOLLOWED = 40

/** A commit or tree as a source of files. Call `preload` for every path first: reading any other path throws a TypeError. */
export const openTree = (reader: ObjectReader, { treeish, roots = [] }: TreeOptions): TreeSource => {
  const loaded: LoadedTree = { root: `${treeish}^{tree}`, trees: new Map(), blobs: new Map() }
  const place = (file: RepoPath) => resolve(loaded, file)
  const source: TreeSource = {
    preload: async (paths) => {
      const spelled = [...paths].map((given) => spellGivenPath(given, roots)).filter((located) => located.ok)
      await load(loaded, reader, new Set(spelled.map(({ path }) => path)))
    },
    locate: (given) => {
      const spelled = spellGivenPath(given, roots)
      if (!spelled.ok) return spelled
      const located = locate(loaded, spelled.path)
      const made = located.ok ? refuseRepositoryPart(located.path, source) : undefined
      return made ? { ok: false, problem: made } : refuseFileAsFolder(given, located, source.stat)
    },
    stat: (file) => statEntry(loaded, place(file)),
    read: (file) => {
      const { entry } = follow(loaded, place(file))
      const blob = entry && loaded.blobs.get(entry.oid)
      if (!blob) throw new TypeError(`${file} is not a file of the tree, or was not preloaded`)
      return blob
    },
    linkTarget: (file) => {
      const own = place(file)
      const target = follow(loaded, own)
      return own.entry?.mode === LINK && target.entry ? target.path : undefined
    },
    list: (folder) => [...(loaded.trees.get(oidOf(loaded, folder) ?? '')?.keys() ?? [])],
    similar: (file) => similarPaths(file, source),
  }
  return source
}

interface LoadedTree {
  /** Name of the root's tree. */
  readonly root: string
  readonly trees: Map<string, ReadonlyMap<string, TreeEntry>>
  readonly blobs: Map<string, Buffer>
}

/** Where a path leads when the links on it are followed, the last one apart. */
interface Place {
  readonly path: RepoPath
  /** Undefined when nothing is there. */
  readonly entry?: TreeEntry
  readonly obstacle?: 'file' | 'submodule' | 'outside' | 'loop'
  /** The file that is the obstacle. */
  readonly file?: RepoPath
  /** A tree or the blob of a link that must be loaded before the answer is known. */
  readonly needs?: string
}

const resolve = (loaded: LoadedTree, file: RepoPath, hops = 0): Place => {
  const parts = file.split('/')
  let oid = loaded.root
  for (const [depth, part] of parts.entries()) {
    const tree = loaded.trees.get(oid)
    if (!tree) return { path: file, needs: oid }
    const entry = tree.get(part)
    if (!entry) return { path: file }
    if (depth === parts.length - 1) return { path: file, entry }
    if (entry.mode === SUBMODULE) return { path: file, obstacle: 'submodule' }
    if (entry.mode === LINK) return throughLink(loaded, { parts, depth, entry, hops })
    if (entry.mode !== FOLDER) return { path: file, obstacle: 'file', file: parts.slice(0, depth + 1).join('/') }
    oid = entry.oid
  }
  return { path: file }
}

interface Link {
  readonly parts: readonly string[]
  /** Which of the parts is the link. */
  readonly depth: number
  readonly entry: TreeEntry
  readonly hops: number
}

const throughLink = (loaded: LoadedTree, { parts, depth, entry, hops }: Link): Place => {
  const path = parts.join('/')
  const target = loaded.blobs.get(entry.oid)?.toString('utf8')
  if (target === undefined) return { path, needs: entry.oid }
  if (hops === LINKS_FOLLOWED) return { path, obstacle: 'loop' }
  if (target.startsWith('/')) return { path, obstacle: 'outside' }
  const joined: string[] = []
  for (const part of [...parts.slice(0, depth), ...target.split('/'), ...parts.slice(depth + 1)]) {
    if (part === '' || part === '.') continue
    if (part !== '..') joined.push(part)
    else if (joined.pop() === undefined) return { path, obstacle: 'outside' }
  }
  return joined.length === 0 ? { path, obstacle: 'outside' } : resolve(loaded, joined.join('/'), hops + 1)
}

/** The same with a link as the last component followed too; a broken one has no entry. */
const follow = (loaded: LoadedTree, place: Place, hops = 0): Place => {
  if (place.entry?.mode !== LINK) return place
  const parts = place.path.split('/')
  const next = throughLink(loaded, { parts, depth: parts.length - 1, entry: place.entry, hops })
  return hops === LINKS_FOLLOWED ? { path: place.path } : follow(loaded, next, hops + 1)
}

const locate = (loaded: LoadedTree, file: RepoPath): PathLocation => {
  const place = resolve(loaded, file)
  const target = follow(loaded, place)
  for (const at of [place, target]) {
    if (at.needs !== undefined) throw new TypeError(`${file} was not preloaded`)
    const spelled = checkSpelling(at.path)
    if (!spelled.ok) return spelled
    if (isInRepository(loaded, at.path)) return { ok: false, problem: insideRepository(file) }
  }
  const obstacle =
    place.obstacle ?? (target.obstacle === 'outside' || target.obstacle === 'submodule' ? target.obstacle : undefined)
  if (!obstacle) return { ok: true, path: place.path }
  const below = place.file !== undefined && { below: { path: place.path, file: place.file } }
  return { ok: false, problem: problemOf(file, obstacle), ...below }
}

/** Whether a folder above a path, the root apart, is a git directory that was committed as it is. */
const isInRepository = (loaded: LoadedTree, file: RepoPath): boolean => {
  for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1)) {
    const names = loaded.trees.get(oidOf(loaded, file.slice(0, end)) ?? '')
    const kindOf = (name: string) => {
      const mode = names?.get(name)?.mode
      return mode === undefined ? undefined : mode === FOLDER ? 'folder' : 'other'
    }
    if (names && isRepository(kindOf)) return true
  }
  return false
}

const problemOf = (file: RepoPath, obstacle: NonNullable<Place['obstacle']>): Problem => {
  const quoted = JSON.stringify(file)
  if (obstacle === 'submodule')
    return { name: 'PATH_PROTECTED', message: `${quoted} is in a submodule. Apply a separate plan there.` }
  if (obstacle === 'outside')
    return {
      name: 'PATH_OUTSIDE_REPO',
      message: `${quoted} leads outside the checkout through a symbolic link. Use the path of a file inside the checkout.`,
    }
  return {
    name: 'NOT_A_DIRECTORY',
    message: `A folder of ${quoted} is a file or a broken link. Check the folders in the path.`,
  }
}

const statEntry = (loaded: LoadedTree, place: Place): FileStat | undefined => {
  if (!place.entry) return undefined
  const link = place.entry.mode === LINK
  const { entry } = follow(loaded, place)
  const stat: FileStat = { kind: 'file', link, size: 0, mode: 0o777, modified: 0, links: 1 }
  if (!entry) return { ...stat, broken: true }
  if (entry.mode === FOLDER || entry.mode === SUBMODULE) return { ...stat, kind: 'directory', mode: 0o755 }
  return { ...stat, size: loaded.blobs.get(entry.oid)?.length ?? 0, mode: entry.mode === '100755' ? 0o755 : 0o644 }
}

const oidOf = (loaded: LoadedTree, folder: RepoPath | ''): string | undefined =>
  folder === '' ? loaded.root : follow(loaded, resolve(loaded, folder)).entry?.oid

/** Folders and links first, round by round, all paths together; then the files in one go. */
const load = async (loaded: LoadedTree, reader: ObjectReader, paths: ReadonlySet<RepoPath>): Promise<void> => {
  const places = () => [...paths].map((file) => follow(loaded, resolve(loaded, file)))
  for (let needs = needsOf(places()); needs.size > 0; needs = needsOf(places()))
    await Promise.all([...needs].map((name) => loadObject(loaded, reader, name)))
  const wanted = new Set(
    places().flatMap(({ entry }) => (entry?.mode.startsWith('100') && !loaded.blobs.has(entry.oid) ? [entry.oid] : [])),
  )
  await Promise.all([...wanted].map((oid) => loadObject(loaded, reader, oid)))
}

const needsOf = (places: readonly Place[]): ReadonlySet<string> =>
  new Set(places.flatMap(({ needs }) => (needs === undefined ? [] : [needs])))

const loadObject = async (loaded: LoadedTree, reader: ObjectReader, name: string): Promise<void> => {
  const object = await reader.read(name)
  if (object?.type === 'tree') loaded.trees.set(name, parseTree(object.content, object.oid.length / 2))
  else if (object?.type === 'blob') loaded.blobs.set(name, object.content)
  else
    throw new EditplanError({
      name: 'UNKNOWN_REVISION',
      message: `The repository does not have the object ${name}. Fetch it.`,
    })
}

const FOLDER = '40000'
const LINK = '120000'
const SUBMODULE = '160000'
