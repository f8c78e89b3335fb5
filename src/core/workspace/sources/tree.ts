import type { Problem } from '../../../errors.ts'
import type { ObjectReader } from '../../git/cat-file.ts'
import { type Conversions, openConversions, orEnded } from '../../git/conversions.ts'
import { available, openSmudge, type Smudge, type StoredFile } from '../../git/filters.ts'
import type { Git } from '../../git/git.ts'
import type { TreeEntry } from '../../git/tree.ts'
import { GITLINK, gitlinkText } from '../../text/gitlink.ts'
import {
  checkSpelling,
  insideRepository,
  isRepository,
  leadsOutside,
  notADirectory,
  refuseFileAsFolder,
  refuseRepositoryPart,
  spellGivenPath,
} from '../path-guard.ts'
import { similarNow } from '../similar.ts'
import type { FileStat, PathLocation, RepoPath, Source } from '../workspace.ts'
import {
  FOLDER,
  folderOf,
  followPlace as follow,
  LINK,
  NotLoaded,
  namesIn,
  openObjects,
  type ResolvedPath,
  resolvePlace as resolve,
  SUBMODULE,
  type TreeObjects,
} from './tree-objects.ts'

/** The files of a commit, as a checkout would write them by the commit's own attributes. Git is asked for each object once. */
export interface TreeSource extends Source, Disposable {
  readonly conversions: Conversions
  /**
   * Loads what the paths lead to, as the plan gives them, in a few requests. That is only faster: what nobody loaded is loaded when it
   * is asked for. A partial clone should have the blobs brought in one request before (`prefetchBlobs`).
   */
  load(paths: Iterable<string>): Promise<void>
  /** Bytes of regular files, which are not kept; those that a filter cannot give are missing. */
  contents(paths: readonly RepoPath[]): Promise<ReadonlyMap<RepoPath, Buffer>>
  blobOf(file: RepoPath): string | undefined
}

/** Opens a commit or tree. Reading throws UNKNOWN_REVISION for objects that the repository lacks, and FILTER_UNAVAILABLE. */
export const openTree = async (
  git: Git,
  reader: ObjectReader,
  {
    treeish,
    roots = [],
    stored = false,
  }: {
    readonly treeish: string
    /** Spellings of the checkout's root, stripped from absolute paths; none by default. */
    readonly roots?: readonly string[]
    /** Files as git stores them; default as a checkout would write them. */
    readonly stored?: boolean
  },
): Promise<TreeSource> => {
  const objects = openObjects(reader, `${treeish}^{tree}`)
  const conversions = await openConversions(git, {
    read: (file) => (stored ? undefined : regularFile(objects, file)?.content),
  })
  const smudge = stored ? undefined : await orEnded(conversions, () => openSmudge(git, conversions))
  const files = openFiles(objects, smudge)
  const place = (file: RepoPath) => resolve(objects, file)
  const source: TreeSource = {
    conversions,
    load: async (paths) => {
      const spelled = [...paths].map((given) => spellGivenPath(given, roots)).filter((located) => located.ok)
      await files.load([...new Set(spelled.map(({ path }) => path))])
    },
    contents: (paths) => files.contents(paths),
    blobOf: (file) => regularFile(objects, file)?.oid,
    locate: (given) => {
      const spelled = spellGivenPath(given, roots)
      if (!spelled.ok) return spelled
      const located = locate(objects, spelled.path)
      const made = located.ok ? refuseRepositoryPart(located.path, source) : undefined
      return made ? { ok: false, problem: made } : refuseFileAsFolder(given, located, source.stat)
    },
    stat: (file) => statEntry(objects, place(file), files.read),
    read: (file) => {
      const target = follow(objects, place(file))
      if (target.entry?.mode === SUBMODULE) return gitlinkText(target.entry.oid)
      if (!target.entry || target.entry.mode === FOLDER) throw new TypeError(`${file} is not a file of the tree`)
      return files.read(target.path, target.entry)
    },
    linkTarget: (file) => {
      const own = place(file)
      const target = follow(objects, own)
      return own.entry?.mode === LINK && target.entry ? target.path : undefined
    },
    list: (folder) => [...(namesIn(objects, folder)?.keys() ?? [])],
    similar: (file) => similarNow(file, source),
    [Symbol.dispose]: () => conversions[Symbol.dispose](),
  }
  return source
}

/** A regular file at this very path, as git stores it. */
const regularFile = (objects: TreeObjects, file: RepoPath): StoredFile | undefined => {
  let names: ReadonlyMap<string, TreeEntry> = objects.tree(objects.root)
  const parts = file.split('/')
  for (const [depth, part] of parts.entries()) {
    const entry = names.get(part)
    if (!entry || (depth < parts.length - 1 && entry.mode !== FOLDER)) return undefined
    if (depth < parts.length - 1) names = objects.tree(entry.oid)
    else if (entry.mode.startsWith('100')) {
      const { oid } = entry
      return {
        path: file,
        oid,
        get content() {
          return objects.blob(oid)
        },
      }
    }
  }
  return undefined
}

/** Bytes of files as a checkout would write them. */
type TreeFiles = Pick<TreeSource, 'load' | 'contents'> & { read(path: RepoPath, entry: TreeEntry): Buffer }

const openFiles = (objects: TreeObjects, smudge: Smudge | undefined): TreeFiles => {
  const written = new Map<RepoPath, Buffer>()
  const contents = async (paths: readonly RepoPath[]): Promise<ReadonlyMap<RepoPath, Buffer>> => {
    const places = await loadPlaces(objects, paths)
    const entries = places.flatMap(({ path, entry }) =>
      entry?.mode.startsWith('100') ? [{ path, oid: entry.oid }] : [],
    )
    const attributes = new Set(smudge ? entries.flatMap(({ path }) => attributeFilesFor(path)) : [])
    await objects.load([...attributes].flatMap((file) => regularFile(objects, file)?.oid ?? []))
    const files = await Promise.all(
      entries.map(async (entry) => ({ ...entry, content: await objects.peek(entry.oid) })),
    )
    return smudge ? smudge.many(files) : new Map(files.map(({ path, content }) => [path, content]))
  }
  return {
    contents,
    async load(paths) {
      const unknown = [...paths].filter((path) => !written.has(path))
      for (const [path, bytes] of await contents(unknown)) written.set(path, bytes)
    },
    read(path, { oid }) {
      const known = written.get(path)
      if (known) return known
      const content = objects.blob(oid)
      const bytes = smudge ? smudge.now({ path, oid, content }) : content
      written.set(path, bytes)
      return bytes
    },
  }
}

/** Where paths lead in the end: folders and links are loaded round by round, all paths together, and first the folders, which are fewer. */
const loadPlaces = async (objects: TreeObjects, paths: readonly RepoPath[]): Promise<readonly ResolvedPath[]> => {
  await loadWays(objects, [...new Set(paths.map(folderOf))])
  await loadWays(objects, paths)
  return paths.map((file) => follow(objects, resolve(objects, file)))
}

const loadWays = async (objects: TreeObjects, paths: readonly RepoPath[]): Promise<void> => {
  for (;;) {
    const needs = paths.flatMap((file) => firstNeeded(objects, file) ?? [])
    if (needs.length === 0) return
    await objects.load(needs)
  }
}

const firstNeeded = ({ loaded }: TreeObjects, file: RepoPath): string | undefined => {
  try {
    follow(loaded, resolve(loaded, file))
    return undefined
  } catch (error) {
    if (error instanceof NotLoaded) return error.object
    throw error
  }
}

const attributeFilesFor = (file: RepoPath): readonly RepoPath[] =>
  file.split('/').map((_, depth, parts) => [...parts.slice(0, depth), '.gitattributes'].join('/'))

const locate = (objects: TreeObjects, file: RepoPath): PathLocation => {
  const place = resolve(objects, file)
  const target = follow(objects, place)
  for (const at of new Set([place, target])) {
    const spelled = checkSpelling(at.path)
    if (!spelled.ok) return spelled
    if (isInRepository(objects, at.path)) return { ok: false, problem: insideRepository(file) }
  }
  const obstacle =
    place.obstacle ?? (target.obstacle === 'outside' || target.obstacle === 'submodule' ? target.obstacle : undefined)
  if (!obstacle) return { ok: true, path: place.path }
  const below = place.file !== undefined && { below: { path: place.path, file: place.file } }
  return { ok: false, problem: problemOf(file, obstacle), ...below }
}

/** Whether a folder above a path, the root apart, is a git directory that was committed as it is. */
const isInRepository = (objects: TreeObjects, file: RepoPath): boolean => {
  for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1)) {
    const names = namesIn(objects, file.slice(0, end))
    // Nothing is below what is no folder.
    if (!names) return false
    const kindOf = (name: string) => {
      const mode = names.get(name)?.mode
      return mode === undefined ? undefined : mode === FOLDER ? 'folder' : 'other'
    }
    if (isRepository(kindOf)) return true
  }
  return false
}

const problemOf = (file: RepoPath, obstacle: NonNullable<ResolvedPath['obstacle']>): Problem => {
  if (obstacle === 'submodule')
    return {
      name: 'PATH_PROTECTED',
      message: `${JSON.stringify(file)} is in a submodule. Apply a separate plan there.`,
    }
  return obstacle === 'outside' ? leadsOutside(file) : notADirectory(file)
}

const statEntry = (objects: TreeObjects, place: ResolvedPath, read: TreeFiles['read']): FileStat | undefined => {
  if (!place.entry) return undefined
  const link = place.entry.mode === LINK
  const { path, entry } = follow(objects, place)
  if (!entry) return { ...NO_STAT, link, broken: true }
  if (entry.mode === FOLDER) return { ...NO_STAT, link, kind: 'directory', mode: 0o755 }
  if (entry.mode === SUBMODULE) return { ...NO_STAT, link, kind: 'directory', mode: GITLINK }
  return {
    kind: 'file',
    link,
    mode: entry.mode === '100755' ? 0o755 : 0o644,
    modified: 0,
    links: 1,
    // Asked for by few, and then the file has to be read.
    get size() {
      return sizeOf(path, entry, { objects, read })
    },
  }
}

const NO_STAT = { kind: 'file', size: 0, mode: 0o777, modified: 0, links: 1 } as const

/** What a filter cannot give has the size that git stores: reading it says more. */
const sizeOf = (
  path: RepoPath,
  entry: TreeEntry,
  { objects, read }: { objects: TreeObjects; read: TreeFiles['read'] },
): number => (available(() => read(path, entry)) ?? objects.blob(entry.oid)).length
