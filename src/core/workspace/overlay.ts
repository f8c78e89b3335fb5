import path from 'node:path'
import { GITLINK } from '../text/gitlink.ts'
import { type Change, isRemoval, perPath } from './change.ts'
import { listFolders } from './folder-names.ts'
import { refuseRepositoryPart } from './path-guard.ts'
import { similarPaths } from './similar.ts'
import type { FileStat, NewFilePlace, PathLocation, RepoPath, Source } from './workspace.ts'

/** A workspace whose changed files live in memory, so that nothing reaches the disk before everything is decided. */
export interface Overlay extends Source {
  /** Takes a file's next state; the buffers are shared, not copied. */
  put(change: Change): void
  /** Files whose bytes or permission bits differ from the source's, in the order first touched. */
  changes(): readonly Change[]
  /** Content of the source's file; undefined if there is none. */
  original(path: RepoPath): Buffer | undefined
  /** Every file that was written or removed, with its current state, in the order of the first change. */
  touched(): Iterable<RepoPath>
}

interface Entry {
  readonly path: RepoPath
  readonly before: Buffer | undefined
  last: Change
  /** Of the source's file; undefined where it has none. */
  readonly source: Pick<FileStat, 'mode' | 'modified'> | undefined
}

/** An empty overlay over a source, to which it never writes. */
export const createOverlay = (source: Source): Overlay => {
  const files = new Map<RepoPath, Entry>()
  const created = createFolders()
  /** Folders that a file went from: with the last one the folder goes too. */
  const left = createFolders()
  let attributes: NewFilePlace['attributes'] = new Map()
  const stat = (file: RepoPath): FileStat | undefined => {
    const entry = files.get(file)
    if (entry && !isRemoval(entry.last)) return statOf(entry)
    const stood = (entry ? undefined : source.stat(file)) ?? (created.has(file) ? FOLDER : undefined)
    return stood?.kind === 'directory' && left.has(file) && isEmpty(file) ? undefined : stood
  }
  const isEmpty = (folder: RepoPath): boolean => list(folder).every((name) => !stat(`${folder}/${name}`))
  const isGone = (file: RepoPath): boolean => {
    const entry = files.get(file)
    return entry !== undefined && isRemoval(entry.last)
  }
  const list = (folder: RepoPath | ''): readonly string[] => {
    const names = new Set([...source.list(folder), ...created.names(folder)])
    const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`)
    return [...names].filter((name) => !isGone(pathOf(name)) || created.has(pathOf(name)))
  }
  const folders = listFolders({ list })
  /** A path that the source has no word against, among the files that were put. */
  const locateAmong = (file: RepoPath): PathLocation => {
    const made = refuseRepositoryPart(file, { list, stat })
    return made ? { ok: false, problem: made } : refuseBelowFile(file, files)
  }
  const putAt = (change: Change): void => {
    const { path, size, mode } = change
    // What is made only when somebody asks for it stays so; of others the states between are not kept.
    const last = size === undefined ? { path, before: undefined, after: change.after, mode } : change
    const entry = files.get(path)
    if (entry) entry.last = last
    else {
      files.set(path, { path, before: change.before, last, source: fileOnly(source.stat(path)) })
      if (change.before === undefined) created.add(path)
    }
    if (isRemoval(last)) {
      left.add(path)
      folders.removed(path)
    } else folders.added(path)
    if (path === ATTRIBUTES || path.endsWith(`/${ATTRIBUTES}`))
      attributes = new Map([...attributes, [path, last.after]])
  }
  return {
    stat,
    locate: (given) => {
      const located = source.locate(given)
      if (located.ok) return created.size > 0 ? locateAmong(located.path) : located
      const { below } = located
      return below && isGone(below.file) ? locateAmong(below.path) : located
    },
    read: (file) => {
      const entry = files.get(file)
      if (!entry) return source.read(file)
      const { after } = entry.last
      if (!after) throw new TypeError(`${file} is gone`)
      return after
    },
    // No step changes a link.
    linkTarget: (file) => source.linkTarget(file),
    similar: (file) => similarPaths(file, { stat, folders }),
    list,
    made: (path, text) => source.newFile?.(text, { path, attributes }) ?? { ok: true, bytes: text },
    put: (change) => {
      for (const one of perPath(change)) putAt(one)
    },
    changes: () =>
      [...files.values()].flatMap(({ path, before, last: { after, mode }, source: { mode: old } = {} }) => {
        const differs = before && after ? mode !== old || !before.equals(after) : before !== after
        return differs ? [{ path, before, after, mode, modeBefore: old }] : []
      }),
    original: (file) => (files.has(file) ? files.get(file)?.before : source.read(file)),
    touched: () => files.keys(),
  }
}

const ATTRIBUTES = '.gitattributes'

const fileOnly = (stat: FileStat | undefined): FileStat | undefined =>
  stat?.kind === 'directory' && stat.mode !== GITLINK ? undefined : stat

/** A changed file keeps its time: only the replay changes files, and two replays must give the same times. */
const statOf = ({ last, source }: Entry): FileStat => ({
  kind: last.mode === GITLINK ? 'directory' : 'file',
  link: false,
  size: last.size ?? last.after?.length ?? 0,
  mode: last.mode,
  modified: source?.modified ?? 0,
  links: 1,
})

const FOLDER: FileStat = { kind: 'directory', link: false, size: 0, mode: 0o755, modified: 0, links: 1 }

const refuseBelowFile = (file: RepoPath, files: ReadonlyMap<RepoPath, Entry>): PathLocation => {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const entry = files.get(folder)
    if (!entry || isRemoval(entry.last)) continue
    const message = `${JSON.stringify(folder)} is a file, so ${JSON.stringify(file)} cannot exist. Check the folders in the path.`
    return { ok: false, problem: { name: 'NOT_A_DIRECTORY', message }, below: { path: file, file: folder } }
  }
  return { ok: true, path: file }
}

/** Folders above the files that are added, with the names in them. */
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
