import { type GitCommand, pathLines, pathsIn } from '../command.ts'
import { WITHOUT_TOKENS } from '../environment.ts'
import type { Git } from '../git.ts'
import type { TreeEntry } from '../tree.ts'
import type { TrackedScope } from './grep.ts'

/** Every tracked path that a sparse checkout leaves out of the work tree. */
export const skippedPaths = (): GitCommand<readonly string[]> => ({
  args: ['ls-files', '-t', '-z'],
  input: '',
  parse: (stdout) => pathsIn(stdout).flatMap((line) => (line.startsWith('S ') ? line.slice(2) : [])),
})

/** Flags of a file in the index. */
export interface EntryFlags {
  /** Git treats the file as unchanged and omits it from the work tree; a sparse checkout consists of these. */
  readonly skipWorktree: boolean
  readonly assumeUnchanged: boolean
}

/** The entries of paths that are in the index, with their flags. */
export const indexFlags = (among: ReadonlySet<string>): GitCommand<Map<string, EntryFlags>> => ({
  // Git compares each pathspec with every entry: many pathspecs take longer than listing all entries.
  args: ['--literal-pathspecs', 'ls-files', '-v', '-z', ...(among.size <= 100 ? ['--', ...among] : [])],
  input: '',
  parse(stdout) {
    const flags = new Map<string, EntryFlags>()
    for (const line of pathsIn(stdout)) {
      const [tag = '', path] = [line[0], line.slice(2)]
      if (among.has(path)) flags.set(path, flagsOfTag(tag))
    }
    return flags
  },
})

interface IndexEntry extends EntryFlags {
  readonly mode: string
  readonly oid: string
}

interface IndexList {
  /** A merge left several versions of some file. */
  readonly hasConflicts: boolean
  /** Of the requested paths. */
  readonly entries: ReadonlyMap<string, IndexEntry>
}

/** The whole index, of which the entries of these paths are kept. */
export const listIndex = (among: ReadonlySet<string>): GitCommand<IndexList> => ({
  args: ['ls-files', '-v', '--stage', '-z'],
  input: '',
  parse(stdout) {
    const entries = new Map<string, IndexEntry>()
    let hasConflicts = false
    for (const line of pathsIn(stdout)) {
      const end = line.indexOf('\t')
      if (line[end - 1] !== '0') hasConflicts ||= end > 0
      const path = line.slice(end + 1)
      if (!among.has(path)) continue
      const [tag = '', mode = '', oid = ''] = line.slice(0, end).split(' ')
      entries.set(path, { mode, oid, ...flagsOfTag(tag) })
    }
    return { hasConflicts, entries }
  },
})

const flagsOfTag = (tag: string): EntryFlags => ({
  skipWorktree: /s/i.test(tag),
  assumeUnchanged: tag !== tag.toUpperCase(),
})

/** What git does not look at in the work tree, because a flag says that it is unchanged. */
export const flaggedFiles = ({ folders = [] }: TrackedScope): GitCommand<string[]> => ({
  args: ['ls-files', '-v', '-z', '--', ...folders],
  input: '',
  parse: (stdout) =>
    // Usually there is none among many files.
    FLAGGED.test(stdout.toString('latin1'))
      ? pathsIn(stdout).flatMap((entry) => (FLAGGED.test(entry) ? entry.slice(2) : []))
      : [],
})

const FLAGGED = /(?:^|\0)[a-zS] /

/** Files that git neither tracks nor ignores. */
export const untrackedFiles = (): GitCommand<string[]> => ({
  args: ['ls-files', '--others', '--exclude-standard', '-z'],
  input: '',
  parse: pathsIn,
})

/** What git ignores: a folder of which it ignores everything is one name, with a slash at its end. */
export const ignoredFiles = (): GitCommand<string[]> => ({
  args: ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'],
  input: '',
  parse: pathsIn,
})

/** Tracked regular files. Of the work tree also those that are not there now. */
export const trackedFiles = ({ treeish, folders = [] }: TrackedScope = {}): GitCommand<string[]> => ({
  args: [
    ...(treeish === undefined ? ['ls-files', '--stage', '-z'] : ['ls-tree', '-r', '-z', '--full-tree', treeish]),
    ...['--', ...folders],
  ],
  input: '',
  parse(stdout) {
    const files = pathsIn(stdout).filter((entry) => entry.startsWith('100'))
    return [...new Set(files.map((entry) => entry.slice(entry.indexOf('\t') + 1)))]
  },
})

/**
 * Updates the index entries of these paths, and only these, from the work tree. A missing file loses its entry; a file replaces the
 * entries of a folder of its name.
 */
export const refreshEntries = (paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'],
  env: WITHOUT_TOKENS,
  input: pathLines(paths),
  parse: () => undefined,
})

/** Sets index entries regardless of the work tree; undefined removes one. Their flags and cached file data are lost. */
export const setEntries = (
  format: Git['objectFormat'],
  entries: Iterable<readonly [path: string, TreeEntry | undefined]>,
): GitCommand<void> => ({
  args: ['update-index', '-z', '--index-info'],
  env: WITHOUT_TOKENS,
  input: pathLines(
    [...entries].map(([path, entry]) =>
      entry ? `${entry.mode} ${entry.oid} 0\t${path}` : `0 ${'0'.repeat(format === 'sha256' ? 64 : 40)}\t${path}`,
    ),
  ),
  parse: () => undefined,
})

/** Makes git examine files of the index, after which it knows which of them are unchanged. */
export const lookAtFiles = (paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', '-z', '--stdin'],
  env: WITHOUT_TOKENS,
  input: pathLines(paths),
  parse: () => undefined,
})

/** Sets one flag of entries that are in the index. */
export const flagEntries = (flag: 'skip-worktree' | 'assume-unchanged', paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', `--${flag}`, '-z', '--stdin'],
  env: WITHOUT_TOKENS,
  input: pathLines(paths),
  parse: () => undefined,
})

/** Rewrites the index, with or without entries for whole folders. */
export const rewriteIndex = ({ sparse }: { readonly sparse: boolean }): GitCommand<void> => ({
  args: ['-c', `index.sparse=${sparse}`, 'update-index', '--force-write-index'],
  env: WITHOUT_TOKENS,
  input: '',
  parse: () => undefined,
})
