import path from 'node:path'
import { caseless } from '../text/fold.ts'
import type { RepoPath, Source } from './workspace.ts'

/** How often the names of a folder are compared letter by letter: a plan may name as many missing files as the folder has. */
const COMPARISONS = 50

/** The names in a folder, by what a name that is not there may have meant. */
interface FolderNames {
  readonly all: ReadonlySet<string>
  /** That differ only in case, Unicode form or kind of white space. */
  alike(name: string): Iterable<string>
  /** That differ only in the extension. */
  sameStem(name: string): Iterable<string>
  sorted(): readonly string[]
}

/** The folders of a source, each listed once; who adds and removes files tells it. */
export interface Folders {
  in(folder: RepoPath | ''): FolderNames
  added(file: RepoPath): void
  removed(file: RepoPath): void
  /** All names in a folder, to be compared letter by letter; none once that was done very often. */
  toCompare(folder: RepoPath | ''): Iterable<string>
}

export const listFolders = ({ list }: Pick<Source, 'list'>): Folders => {
  const listed = new Map<RepoPath | '', ReturnType<typeof createNames>>()
  const namesIn = (folder: RepoPath | '') => {
    const known = listed.get(folder) ?? createNames(list(folder))
    listed.set(folder, known)
    return known
  }
  return {
    in: namesIn,
    added: (file) => {
      for (let at = file; at !== ''; at = folderOf(at)) listed.get(folderOf(at))?.add(path.posix.basename(at))
    },
    removed: (file) => listed.get(folderOf(file))?.remove(path.posix.basename(file)),
    toCompare: (folder) => namesIn(folder).toCompare(),
  }
}

export const folderOf = (file: RepoPath): RepoPath | '' => {
  const folder = path.posix.dirname(file)
  return folder === '.' ? '' : folder
}

export const stemOf = (name: string): string => path.posix.parse(name).name

const likeness = (name: string): string => caseless(name.replace(/[\u00a0\u202f]/g, ' '))

const createNames = (names: readonly string[]) => {
  const all = new Set<string>()
  const [alike, stems] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  let compared = 0
  let sorted: readonly string[] | undefined
  const groups = (name: string) => [[alike, likeness(name)] as const, [stems, stemOf(name)] as const]
  const add = (name: string): void => {
    if (all.has(name)) return
    all.add(name)
    sorted = undefined
    for (const [group, key] of groups(name)) group.set(key, (group.get(key) ?? new Set()).add(name))
  }
  for (const name of names) add(name)
  return {
    all,
    alike: (name: string) => alike.get(likeness(name)) ?? [],
    sameStem: (name: string) => stems.get(stemOf(name)) ?? [],
    sorted: () => (sorted ??= [...all].sort()),
    toCompare: () => (compared++ < COMPARISONS ? all : []),
    add,
    remove: (name: string): void => {
      all.delete(name)
      sorted = undefined
      for (const [group, key] of groups(name)) group.get(key)?.delete(name)
    },
  }
}
