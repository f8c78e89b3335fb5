import type { GitCommand } from '../command.ts'

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
 */
export const treePatches = (from: string, to: string): GitCommand<TreePatches> => ({
  args: [
    ...['-c', 'diff.renameLimit=1000', '-c', 'diff.suppressBlankEmpty=false', 'diff-tree', '-r', '-p', '--full-index'],
    ...['--find-renames', '--no-ext-diff', '--no-textconv', '--no-color', '--diff-algorithm=myers', '--unified=3'],
    ...['--inter-hunk-context=0', '--end-of-options', from, to],
  ],
  input: '',
  parse: parsePatches,
})

function parsePatches(stdout: Buffer): ReadonlyMap<string, readonly GitHunk[]> {
  const patches = new Map<string, GitHunk[]>()
  let hunks: GitHunk[] = []
  const lines = linesOf(stdout)
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

/** The counts of the header say how many lines are its own, whatever they hold. */
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

const [AT, PLUS, MINUS, BACKSLASH] = [64, 43, 45, 92]

function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = []
  let start = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return lines
}
