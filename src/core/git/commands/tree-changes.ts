import type { GitCommand } from '../command.ts'

/** The difference between two trees at one path. */
export interface TreeChange {
  readonly path: string
  /** Its path before, if git detects a rename. */
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
  parse: (stdout) => parseRaw(partsOf(stdout, 0)).changes,
})

/** The same with renames and counted lines, by one process. */
export const countedChanges = (from: string, to: string): GitCommand<readonly CountedChange[]> => ({
  args: [...DIFF, '--raw', '--numstat', '--find-renames', '--end-of-options', from, to],
  input: '',
  parse(stdout) {
    const fields = partsOf(stdout, 0)
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

/** What stands before each byte of this value; what follows the last one is none of it. */
function partsOf(bytes: Buffer, separator: number): readonly Buffer[] {
  const parts: Buffer[] = []
  let start = 0
  for (let end = bytes.indexOf(separator); end >= 0; end = bytes.indexOf(separator, start)) {
    parts.push(bytes.subarray(start, end))
    start = end + 1
  }
  return parts
}

/** A hunk as git prints it, three lines of context around each change; its lines are bytes. */
export interface GitHunk {
  /** Of 0 lines: the line before it. */
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  /** With their sign and without their LF; `\ No newline at end of file` is a line. */
  readonly lines: readonly Buffer[]
}

/** Hunks by {@link blobPair}. */
export type TreePatches = ReadonlyMap<string, readonly GitHunk[]>

/** Key of a change in {@link treePatches}. */
export const blobPair = (oldBlob: string, newBlob: string): string => `${oldBlob}..${newBlob}`

/**
 * The text that changed between two trees, with renames as git finds them: by the pair of blobs, so that no path is read from a patch.
 * Binary files, and files whose bytes are the same, are absent. Lines are compared as `git diff --numstat -M` counts them.
 * @param asText these paths alone, as text whatever git takes them for
 */
export const treePatches = (from: string, to: string, asText: readonly string[] = []): GitCommand<TreePatches> => ({
  args: [
    ...[
      '--literal-pathspecs',
      '-c',
      'diff.renameLimit=1000',
      '-c',
      'diff.suppressBlankEmpty=false',
      'diff-tree',
      '-r',
      '-p',
      '--full-index',
    ],
    ...['--find-renames', '--no-ext-diff', '--no-textconv', '--no-color', '--diff-algorithm=myers', '--unified=3'],
    ...['--inter-hunk-context=0', ...(asText.length > 0 ? ['--text'] : []), '--end-of-options', from, to],
    ...(asText.length > 0 ? ['--', ...asText] : []),
  ],
  input: '',
  parse: parsePatches,
})

function parsePatches(stdout: Buffer): ReadonlyMap<string, readonly GitHunk[]> {
  const patches = new Map<string, GitHunk[]>()
  let hunks: GitHunk[] = []
  const lines = partsOf(stdout, LF)
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    at += 1
    if (line[0] === AT) {
      const hunk = hunkAt(lines, at, line)
      at += hunk.lines.length
      hunks.push(hunk)
    } else {
      const [, pair] = /^index ([0-9a-f]+\.\.[0-9a-f]+)/.exec(line.toString('latin1', 0, 160)) ?? []
      if (pair === undefined) continue
      hunks = []
      patches.set(pair, hunks)
    }
  }
  for (const [pair, found] of patches) if (found.length === 0) patches.delete(pair)
  return patches
}

/** The header's counts decide how many lines belong to the hunk, whatever they contain. */
function hunkAt(lines: readonly Buffer[], start: number, header: Buffer): GitHunk {
  const [, oldStart, oldLines = '1', newStart, newLines = '1'] =
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(header.toString('latin1', 0, 120)) ?? []
  const hunk = { oldStart: Number(oldStart), oldLines: Number(oldLines), newStart: Number(newStart) }
  let [old, fresh, at] = [hunk.oldLines, Number(newLines), start]
  for (; at < lines.length && (old > 0 || fresh > 0 || lines[at]?.[0] === BACKSLASH); at += 1) {
    const sign = lines[at]?.[0]
    if (sign === BACKSLASH) continue
    if (sign !== PLUS) old -= 1
    if (sign !== MINUS) fresh -= 1
  }
  return { ...hunk, newLines: Number(newLines), lines: lines.slice(start, at) }
}

const [AT, PLUS, MINUS, BACKSLASH, LF] = [64, 43, 45, 92, 10]
