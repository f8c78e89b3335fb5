import { dirname } from 'node:path/posix'
import type { GitCommand } from '../git.ts'

export interface TrackedScope {
  /** Commit whose files are meant; default the tracked files of the work tree. */
  readonly treeish?: string | undefined
  /** Folders they lie in, relative to the root; default everywhere. */
  readonly folders?: readonly string[] | undefined
}

/** Every tracked path that a sparse checkout leaves out of the work tree, among those given. */
export const skippedPaths = (among: Iterable<string>): GitCommand<Set<string>> => ({
  // Given no pathspec: git would compare each of them with every entry.
  args: ['ls-files', '-t', '-z'],
  input: '',
  parse(stdout) {
    const wanted = new Set(among)
    const skipped = stdout
      .toString('utf8')
      .split('\0')
      .filter((line) => line.startsWith('S '))
    return new Set(skipped.map((line) => line.slice(2)).filter((path) => wanted.has(path)))
  },
})

/** Which of the paths are folders in the index. */
export const trackedFolders = (among: ReadonlySet<string>): GitCommand<Set<string>> => ({
  args: ['ls-files', '-z'],
  input: '',
  parse(stdout) {
    const folders = new Set<string>()
    for (const path of stdout.toString('utf8').split('\0'))
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
        if (among.has(folder)) folders.add(folder)
    return folders
  },
})

/** Tracked regular files. Of the work tree also those that are not there now. */
export const trackedFiles = ({ treeish, folders = [] }: TrackedScope = {}): GitCommand<string[]> => ({
  args: [
    ...(treeish === undefined ? ['ls-files', '--stage', '-z'] : ['ls-tree', '-r', '-z', '--full-tree', treeish]),
    ...['--', ...folders],
  ],
  input: '',
  parse(stdout) {
    const entries = stdout.toString('utf8').split('\0')
    const files = entries
      .filter((entry) => entry.startsWith('100'))
      .map((entry) => entry.slice(entry.indexOf('\t') + 1))
    return [...new Set(files)]
  },
})
