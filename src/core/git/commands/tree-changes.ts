import type { GitCommand } from '../command.ts'

/** The difference between two trees at one path. */
export interface TreeChange {
  readonly path: string
  /** Its path before, where git takes it for renamed. */
  readonly from?: string
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed'
  /** As git writes modes; {@link NOTHING} where the path is not there. */
  readonly oldMode: string
  readonly newMode: string
  readonly oldBlob: string
  readonly newBlob: string
  /** False where a name is not UTF-8: `path` or `from` then only resembles it. */
  readonly isUtf8: boolean
}

/** A change with its lines, as `git diff --numstat -M` counts them; a binary file has none. */
export interface CountedChange extends TreeChange {
  readonly binary: boolean
  readonly insertions: number
  readonly deletions: number
}

export const NOTHING = '000000'
export const LINK = '120000'
export const SUBMODULE = '160000'
export const EXECUTABLE = '100755'

/** The differences between two trees, in order of path; with `renames` found as git does by default. */
export const treeChanges = (
  from: string,
  to: string,
  { renames }: { readonly renames: boolean },
): GitCommand<readonly TreeChange[]> => ({
  args: [...DIFF, '--raw', renames ? '--find-renames' : '--no-renames', '--end-of-options', from, to],
  input: '',
  parse: (stdout) => parseRaw(fieldsOf(stdout)).changes,
})

/** The same with renames and counted lines, by one process. */
export const countedChanges = (from: string, to: string): GitCommand<readonly CountedChange[]> => ({
  args: [...DIFF, '--raw', '--numstat', '--find-renames', '--end-of-options', from, to],
  input: '',
  parse(stdout) {
    const fields = fieldsOf(stdout)
    const { changes, end } = parseRaw(fields)
    const counts = parseNumstat(fields, end)
    return changes.map((change, at) => ({ ...change, ...(counts[at] ?? NO_LINES) }))
  },
})

/** The user's own way of diffing is left out. */
const DIFF = [
  ...['-c', 'diff.renameLimit=1000', 'diff-tree', '-r', '-z', '--no-abbrev'],
  ...['--no-ext-diff', '--no-textconv', '--diff-algorithm=myers'],
]

const STATUS: Readonly<Record<string, TreeChange['status']>> = { A: 'added', D: 'deleted', R: 'renamed' }

const NO_LINES = { binary: false, insertions: 0, deletions: 0 }

/** Entries of `--raw -z`, and the field after the last of them. */
function parseRaw(fields: readonly Buffer[]): { readonly changes: readonly TreeChange[]; readonly end: number } {
  const changes: TreeChange[] = []
  let at = 0
  while (fields[at]?.[0] === COLON) {
    const [oldMode = '', newMode = '', oldBlob = '', newBlob = '', letter = ''] = text(fields[at]).slice(1).split(' ')
    const status = STATUS[letter[0] ?? ''] ?? 'modified'
    const [first, second] = [fields[at + 1], fields[at + 2]]
    const names = status === 'renamed' ? { path: text(second), from: text(first) } : { path: text(first) }
    const isUtf8 = (status === 'renamed' ? [first, second] : [first]).every((name) => name && isText(name))
    changes.push({ ...names, status, oldMode, newMode, oldBlob, newBlob, isUtf8 })
    at += status === 'renamed' ? 3 : 2
  }
  return { changes, end: at }
}

/** Entries of `--numstat -z`: `added TAB deleted TAB path`, or, renamed, an empty path and two more fields. */
function parseNumstat(fields: readonly Buffer[], start: number): readonly (typeof NO_LINES)[] {
  const counts: (typeof NO_LINES)[] = []
  for (let at = start; at < fields.length; ) {
    const [added = '', deleted = '', path = ''] = fields[at]?.toString('latin1').split('\t') ?? []
    counts.push({ binary: added === '-', insertions: Number(added) || 0, deletions: Number(deleted) || 0 })
    at += path === '' ? 3 : 1
  }
  return counts
}

const COLON = 58

const text = (field: Buffer | undefined): string => field?.toString('utf8') ?? ''

const isText = (name: Buffer): boolean => Buffer.from(name.toString('utf8')).equals(name)

function fieldsOf(stdout: Buffer): readonly Buffer[] {
  const fields: Buffer[] = []
  let start = 0
  for (let end = stdout.indexOf(0); end >= 0; end = stdout.indexOf(0, start)) {
    fields.push(stdout.subarray(start, end))
    start = end + 1
  }
  return fields
}
