import { type GitCommand, pathsIn } from '../command.ts'

export type DiffStatistics = { readonly files: number; readonly insertions: number; readonly deletions: number }

/** Paths that differ between two trees. */
export const changedPaths = (from: string, to: string): GitCommand<string[]> => ({
  args: ['diff-tree', '-r', '-z', '--name-only', '--no-renames', '--end-of-options', from, to],
  input: '',
  parse: pathsIn,
})

/** Paths that any of these commits changes against any of its parents. */
export const pathsOfCommits = (commits: readonly string[]): GitCommand<ReadonlySet<string>> => ({
  args: ['diff-tree', '--stdin', '-r', '-z', '-m', '--root', '--name-only', '--no-renames', '--no-commit-id'],
  input: commits.map((commit) => `${commit}\n`).join(''),
  parse: (stdout) => new Set(pathsIn(stdout)),
})

/** Ids of every blob that a commit's history has at a path. */
export const blobsAt = (commit: string, path: string): GitCommand<ReadonlySet<string>> => ({
  args: ['log', '--format=', '--raw', '--no-abbrev', '--no-renames', '-m', '--end-of-options', commit, '--', path],
  input: '',
  parse: (stdout) => new Set([...stdout.toString('latin1').matchAll(/(?<= )[0-9a-f]{40,64}(?= )/g)].map(([id]) => id)),
})

/** Paths whose index entry differs from that of a tree (default HEAD's), whatever the work tree holds. */
export const stagedPaths = (treeish = 'HEAD'): GitCommand<string[]> => ({
  args: ['diff-index', '--cached', '-z', '--name-only', '--no-renames', treeish],
  input: '',
  parse: pathsIn,
})

/** The same against HEAD, and whether a merge left several versions of some file. */
export const stagedState = (): GitCommand<{ readonly hasConflicts: boolean; readonly paths: readonly string[] }> => ({
  args: ['diff-index', '--cached', '-z', '--name-status', '--no-renames', 'HEAD'],
  input: '',
  parse(stdout) {
    const fields = pathsIn(stdout)
    const paths = fields.filter((_, at) => at % 2 === 1)
    return { hasConflicts: fields.some((status, at) => at % 2 === 0 && status === 'U'), paths }
  },
})

/** Paths whose work-tree content differs from their index entry; looks at the whole index, and needs no lock of it. */
export const unstagedPaths = (): GitCommand<string[]> => ({
  args: ['--no-optional-locks', 'diff', '-z', '--name-only', ...PLAIN, '--ignore-submodules'],
  input: '',
  parse: pathsIn,
})

/** The patch of one commit against its first parent, as git prints it: bytes of the files' own encodings. */
export const commitPatch = (commit: string): GitCommand<Buffer> => ({
  args: ['diff-tree', '-p', ...PLAIN, '--no-commit-id', '--root', '-m', '--first-parent', '--end-of-options', commit],
  input: '',
  parse: (stdout) => stdout,
})

/** The patch between two trees, at these paths (default: all); the same way. */
export const treePatch = (from: string, to: string, paths: readonly string[] = []): GitCommand<Buffer> => ({
  args: ['diff-tree', '-p', '-r', ...PLAIN, '--end-of-options', from, to, '--', ...paths],
  input: '',
  parse: (stdout) => stdout,
})

/** The same for people, of a commit or between two: renames are found, and of a binary file there is a line that says so. */
export const readablePatch = (...commits: readonly string[]): GitCommand<Buffer> => ({
  args: [
    ...['diff-tree', '-p', ...PLAIN.filter((option) => option !== '--no-renames' && option !== '--binary'), '-M'],
    ...['--no-commit-id', '--root', '-m', '--first-parent', '--end-of-options', ...commits],
  ],
  input: '',
  parse: (stdout) => stdout,
})

/** What each commit of a list changed; binary files count as files without lines. */
export const commitStatistics = (commits: readonly string[]): GitCommand<ReadonlyMap<string, DiffStatistics>> => ({
  args: ['diff-tree', '--stdin', '-r', '--numstat', ...PLAIN, '--root', '-m', '--first-parent'],
  input: commits.map((commit) => `${commit}\n`).join(''),
  parse(stdout) {
    const found = new Map<string, DiffStatistics>(commits.map((commit) => [commit, NOTHING]))
    let commit = ''
    for (const line of stdout.toString('utf8').split('\n')) {
      const [insertions, deletions, path] = line.split('\t')
      if (path === undefined) commit = line || commit
      else found.set(commit, plus(found.get(commit) ?? NOTHING, Number(insertions), Number(deletions)))
    }
    return found
  },
})

/** Lines between two blobs; none if git treats one as binary. */
export const linesBetween = (
  from: string,
  to: string,
): GitCommand<Pick<DiffStatistics, 'insertions' | 'deletions'>> => ({
  args: ['diff', '--numstat', ...PLAIN, '--end-of-options', from, to],
  input: '',
  parse(stdout) {
    const [insertions, deletions] = stdout.toString('latin1').split('\t').map(Number)
    return { insertions: insertions || 0, deletions: deletions || 0 }
  },
})

/** The user's taste in diffs is left out. */
const PLAIN = [
  ...['--no-renames', '--no-ext-diff', '--no-textconv', '--no-color', '--diff-algorithm=myers'],
  ...['--src-prefix=a/', '--dst-prefix=b/', '--full-index', '--binary', '--unified=3'],
]

const NOTHING: DiffStatistics = { files: 0, insertions: 0, deletions: 0 }

const plus = (sum: DiffStatistics, insertions: number, deletions: number): DiffStatistics => ({
  files: sum.files + 1,
  insertions: sum.insertions + (insertions || 0),
  deletions: sum.deletions + (deletions || 0),
})
