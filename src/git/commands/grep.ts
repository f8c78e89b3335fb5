import { availableParallelism } from 'node:os'
import type { GitCommand } from '../command.ts'

export interface TrackedScope {
  /** Commit whose files are meant; default the tracked files of the work tree. */
  readonly treeish?: string | undefined
  /** Folder they lie in, relative to the root; default everywhere. */
  readonly folder?: string | undefined
}

/**
 * Tracked regular files that hold a text (no line break, no NUL) as UTF-8, and those in UTF-16 or UTF-32, whatever they hold: git reads bytes.
 * Files that a sparse checkout leaves out are not among those of the work tree.
 */
export const filesHolding = (text: string, { treeish, folder }: TrackedScope = {}): GitCommand<string[]> => ({
  args: [
    ...['grep', '--files-with-matches', '--null', '--text', '--fixed-strings', '--full-name', '--no-color'],
    `--threads=${THREADS}`,
    ...['--no-recurse-submodules', '-f', '-', ...(treeish === undefined ? [] : [treeish]), '--'],
    ...(folder === undefined ? [] : [folder]),
  ],
  input: Buffer.concat([Buffer.from(`${text}\n`), MARKS]),
  accept: [0, 1],
  parse: (stdout) =>
    stdout
      .toString('utf8')
      .split('\0')
      .filter(Boolean)
      .map((name) => (treeish === undefined ? name : name.slice(treeish.length + 1))),
})

/** One more than git would take: they wait for files more than they search. */
const THREADS = availableParallelism() + 1

/** The byte order marks of UTF-16, which those of UTF-32 hold, a line each. */
const MARKS = Buffer.from([0xff, 0xfe, 0x0a, 0xfe, 0xff, 0x0a])
