import path from 'node:path'
import { similarPaths } from './similar.ts'
import type { FileStat, Located, RepoPath, Source, Workspace } from './workspace.ts'

/** One file of a work tree, from its bytes before to its bytes after; undefined where it does not exist. */
export interface FileReplacement {
  readonly path: RepoPath
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  /** Permission bits of the result. */
  readonly mode: number
}

/** A workspace whose changed files live in memory, so that nothing reaches the disk before everything is decided. */
export interface Overlay extends Workspace {
  /** Takes a file's next state; the buffers are shared, not copied. `after` is never undefined here: no tool deletes. */
  put(change: FileReplacement & { readonly after: Buffer }): void
  /** Files whose bytes differ from the source's, in the order first touched: each with its first before and its last after. */
  changes(): readonly (FileReplacement & { readonly after: Buffer })[]
}

interface Entry {
  readonly path: RepoPath
  readonly before: Buffer | undefined
  after: Buffer
  mode: number
  readonly modified: number
}

export const createOverlay = (source: Source): Overlay => {
  const files = new Map<RepoPath, Entry>()
  const created = createFolders()
  const stat = (file: RepoPath): FileStat | undefined => {
    const entry = files.get(file)
    if (entry) return statOf(entry)
    return source.stat(file) ?? (created.has(file) ? FOLDER : undefined)
  }
  const list = (folder: RepoPath | ''): readonly string[] => [
    ...new Set([...source.list(folder), ...created.names(folder)]),
  ]
  return {
    stat,
    locate: (given) => {
      const located = source.locate(given)
      return located.ok && created.size > 0 ? refuseBelowFile(located.path, files) : located
    },
    read: (file) => files.get(file)?.after ?? source.read(file),
    similar: (file) => similarPaths(file, { list, stat }),
    put: ({ path, before, after, mode }) => {
      const entry = files.get(path)
      if (entry) Object.assign(entry, { after, mode })
      else files.set(path, { path, before, after, mode, modified: source.stat(path)?.modified ?? 0 })
      if (!entry && before === undefined) created.add(path)
    },
    changes: () =>
      [...files.values()]
        .filter(({ before, after }) => !before?.equals(after))
        .map(({ path, before, after, mode }) => ({ path, before, after, mode })),
  }
}

/** A changed file keeps its time: within a replay nothing but the replay changes files, and times must not differ between two. */
const statOf = ({ after, mode, modified }: Entry): FileStat => ({
  kind: 'file',
  link: false,
  size: after.length,
  mode,
  modified,
  links: 1,
})

const FOLDER: FileStat = { kind: 'directory', link: false, size: 0, mode: 0o755, modified: 0, links: 1 }

const refuseBelowFile = (file: RepoPath, files: ReadonlyMap<RepoPath, Entry>): Located => {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    if (!files.has(folder)) continue
    const message = `${JSON.stringify(folder)} is a file, so ${JSON.stringify(file)} cannot exist. Check the folders in the path.`
    return { ok: false, problem: { name: 'NOT_A_DIRECTORY', message } }
  }
  return { ok: true, path: file }
}

/** Folders that created files brought into being, with the names in them. */
const createFolders = () => {
  const folders = new Map<RepoPath | '', Set<string>>()
  const add = (file: RepoPath): void => {
    const folder = file.includes('/') ? path.posix.dirname(file) : ''
    const names = folders.get(folder)
    if (names) names.add(path.posix.basename(file))
    else {
      folders.set(folder, new Set([path.posix.basename(file)]))
      if (folder !== '') add(folder)
    }
  }
  return {
    add,
    has: (folder: RepoPath) => folders.has(folder),
    names: (folder: RepoPath | ''): Iterable<string> => folders.get(folder) ?? [],
    get size() {
      return folders.size
    },
  }
}
