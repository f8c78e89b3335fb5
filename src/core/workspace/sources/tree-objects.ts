import { EditplanError } from '../../../errors.ts'
import type { GitObject, ObjectReader } from '../../git/cat-file.ts'
import { parseTree, type TreeEntry } from '../../git/tree.ts'
import type { RepoPath } from '../workspace.ts'

/** Objects of a commit, each read once: when it is asked for, if nobody loaded it before. Throws UNKNOWN_REVISION. */
export interface TreeObjects {
  readonly root: string
  tree(name: string): ReadonlyMap<string, TreeEntry>
  blob(name: string): Buffer
  load(names: Iterable<string>): Promise<void>
  /** The blob, which is not kept. */
  peek(name: string): Promise<Buffer>
  /** Names of folders that were looked at, by paths that no link leads through. */
  readonly folders: Map<RepoPath, ReadonlyMap<string, TreeEntry>>
  /** The same, but an object that nobody loaded is thrown as {@link NotLoaded}. */
  readonly loaded: Pick<TreeObjects, 'root' | 'tree' | 'blob' | 'folders'>
}

export class NotLoaded extends Error {
  readonly object: string

  constructor(object: string) {
    super(`${object} is not loaded`)
    this.object = object
  }
}

export const openObjects = (reader: ObjectReader, root: string): TreeObjects => {
  const trees = new Map<string, ReadonlyMap<string, TreeEntry>>()
  const blobs = new Map<string, Buffer>()
  const folders: TreeObjects['folders'] = new Map()
  const keep = (name: string, object: GitObject | undefined): void => {
    const { type, content, oid } = present(name, object)
    if (type === 'tree') trees.set(name, parseTree(content, oid.length / 2))
    else blobs.set(name, content)
  }
  const known = <Kept>(kept: ReadonlyMap<string, Kept>, name: string): Kept => {
    const found = kept.get(name)
    if (found === undefined) throw new NotLoaded(name)
    return found
  }
  const read = <Kept>(kept: ReadonlyMap<string, Kept>, name: string): Kept => {
    if (!kept.has(name)) keep(name, reader.readNow(name))
    return known(kept, name)
  }
  return {
    root,
    tree: (name) => read(trees, name),
    blob: (name) => read(blobs, name),
    load: async (names) => {
      const unknown = [...new Set(names)].filter((name) => !trees.has(name) && !blobs.has(name))
      const found = await Promise.all(unknown.map((name) => reader.read(name)))
      for (const [at, name] of unknown.entries()) keep(name, found[at])
    },
    peek: async (name) => blobs.get(name) ?? present(name, await reader.read(name)).content,
    folders,
    loaded: { root, tree: (name) => known(trees, name), blob: (name) => known(blobs, name), folders },
  }
}

const present = (name: string, object: GitObject | undefined): GitObject => {
  if (object?.type === 'tree' || object?.type === 'blob') return object
  const message = `The repository does not have the object ${name}. Fetch it.`
  throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
}

type Objects = TreeObjects['loaded']

/** Where a path leads when the links on it are followed, the last one apart. */
export interface ResolvedPath {
  readonly path: RepoPath
  /** Undefined when nothing is there. */
  readonly entry?: TreeEntry
  readonly obstacle?: 'file' | 'submodule' | 'outside' | 'loop'
  readonly file?: RepoPath
}

export const resolvePlace = (objects: Objects, file: RepoPath): ResolvedPath =>
  inPlainFolder(objects, file) ?? walkTo(objects, file)

const inPlainFolder = (objects: Objects, file: RepoPath): ResolvedPath | undefined => {
  const folder = folderOf(file)
  const name = file.slice(folder.length)
  const names = name === '.' || name === '..' ? undefined : plainNames(objects, folder)
  const entry = names?.get(name)
  return names && { path: file, ...(entry && { entry }) }
}

/** Names in a folder, given with its final `/`. Undefined if it does not exist, or only through a link. */
const plainNames = (objects: Objects, folder: RepoPath): ReadonlyMap<string, TreeEntry> | undefined => {
  const known = objects.folders.get(folder)
  if (known) return known
  const entry = folder === '' ? undefined : inPlainFolder(objects, folder.slice(0, -1))?.entry
  if (folder !== '' && entry?.mode !== FOLDER) return undefined
  const names = objects.tree(entry?.oid ?? objects.root)
  objects.folders.set(folder, names)
  return names
}

/** With its `/`; empty for the root. */
export const folderOf = (file: RepoPath): string => file.slice(0, file.lastIndexOf('/') + 1)

/**
 * `linked`: how many parts a link on the way stands for, which must be there; `hops`: how many links there were. A `..` of a link is the
 * folder above what the parts before it lead to; before a `.` of it there must be a folder.
 */
const walkTo = (objects: Objects, file: RepoPath, { hops = 0, linked = 0 } = {}): ResolvedPath => {
  const parts = file.split('/')
  const walked: { readonly part: string; readonly entry: TreeEntry }[] = []
  for (const [depth, part] of parts.entries()) {
    if (part === '.') continue
    if (part === '..') {
      if (!walked.pop()) return { path: file, obstacle: 'outside' }
      continue
    }
    const entry = objects.tree(walked.at(-1)?.entry.oid ?? objects.root).get(part)
    if (entry && (entry.mode === FOLDER || depth === parts.length - 1)) {
      walked.push({ part, entry })
      continue
    }
    const [above, rest] = [walked.map((folder) => folder.part), parts.slice(depth)]
    if (!entry) return { path: pathOf(above, rest), ...(depth < linked && { obstacle: 'file' }) }
    const kept = depth < linked ? parts.length - linked : rest.length - 1
    return pastFile(objects, above, { parts: [...above, ...rest], depth: above.length, entry, hops, rest: kept })
  }
  const entry = walked.at(-1)?.entry
  return entry ? { path: walked.map(({ part }) => part).join('/'), entry } : { path: file, obstacle: 'outside' }
}

/** What something that is no folder, but has parts behind it, leads to. */
const pastFile = (objects: Objects, above: readonly string[], link: Link): ResolvedPath => {
  const rest = link.parts.slice(link.depth)
  const path = pathOf(above, rest)
  if (link.entry.mode === SUBMODULE) return { path, obstacle: 'submodule' }
  if (link.entry.mode === LINK) return throughLink(objects, link)
  // A file in the middle of a link's target makes the link broken, also once a step has removed the file.
  const isPassed = rest.length - 1 === link.rest && !rest.includes('..')
  return { path, obstacle: 'file', ...(isPassed && { file: pathOf(above, rest.slice(0, 1)) }) }
}

const pathOf = (above: readonly string[], rest: readonly string[]): RepoPath => [...above, ...plainly(rest)].join('/')

/** The parts before a `..`, which is above nothing where nothing is. */
const plainly = (parts: readonly string[]): readonly string[] =>
  parts.slice(0, parts.includes('..') ? parts.indexOf('..') : undefined).filter((part) => part !== '.')

interface Link {
  readonly parts: readonly string[]
  readonly depth: number
  readonly entry: TreeEntry
  readonly hops: number
  /** How many of the last parts the link does not stand for. */
  readonly rest: number
}

const throughLink = (objects: Objects, { parts, depth, entry, hops, rest }: Link): ResolvedPath => {
  const path = plainly(parts).join('/')
  const target = objects.blob(entry.oid).toString('utf8')
  if (hops === LINKS_FOLLOWED) return { path, obstacle: 'loop' }
  if (target.startsWith('/')) return { path, obstacle: 'outside' }
  const said = target.split('/').map((part) => part || '.')
  const joined = [...parts.slice(0, depth), ...said, ...parts.slice(depth + 1)]
  const place = walkTo(objects, joined.join('/'), { hops: hops + 1, linked: rest > 0 ? joined.length - rest : 0 })
  return place.obstacle === 'outside' ? { path, obstacle: 'outside' } : place
}

/** The same with a link as the last component followed too; a broken one has no entry. */
export const followPlace = (objects: Objects, place: ResolvedPath, hops = 0): ResolvedPath => {
  if (place.entry?.mode !== LINK) return place
  const parts = place.path.split('/')
  const next = throughLink(objects, { parts, depth: parts.length - 1, entry: place.entry, hops, rest: 0 })
  return hops === LINKS_FOLLOWED ? { path: place.path } : followPlace(objects, next, hops + 1)
}

/** The folder's names; undefined where there is no such folder. */
export const namesIn = (objects: Objects, folder: RepoPath | ''): ReadonlyMap<string, TreeEntry> | undefined => {
  if (folder === '') return objects.tree(objects.root)
  const { entry } = followPlace(objects, resolvePlace(objects, folder))
  return entry?.mode === FOLDER ? objects.tree(entry.oid) : undefined
}

export const FOLDER = '40000'
export const LINK = '120000'
export const SUBMODULE = '160000'

const LINKS_FOLLOWED = 40
