import { availableParallelism } from 'node:os'
import { type GitCommand, pathsIn } from '../command.ts'

export interface TrackedScope {
  /** Commit whose files are meant; default the tracked files of the work tree. */
  readonly treeish?: string | undefined
  /** Folders they lie in, relative to the root; default everywhere. */
  readonly folders?: readonly string[] | undefined
}

/**
 * Tracked regular files that hold one of the texts (no line break, no NUL) in UTF-8 or, where a text is ASCII, in UTF-16 or UTF-32 of
 * either byte order; and those with a byte order mark of a wide encoding, whatever they hold: git reads bytes. Files that a sparse
 * checkout leaves out are not among those of the work tree. Undefined where git was built without Perl's expressions.
 */
export const filesHolding = (
  texts: readonly string[],
  { treeish, folders = [] }: TrackedScope = {},
): GitCommand<string[] | undefined> => ({
  args: [
    ...['grep', '--files-with-matches', '--null', '--text', '--perl-regexp', '--full-name', '--no-color'],
    `--threads=${THREADS}`,
    ...['--no-recurse-submodules', '-f', '-', ...(treeish === undefined ? [] : [treeish]), '--'],
    ...folders,
  ],
  input: [...texts.flatMap(patternsFor), ...WIDE_MARKS].map((pattern) => `${pattern}\n`).join(''),
  accept: [0, 1, 128],
  parse: (stdout, exitCode) =>
    exitCode === 128
      ? undefined
      : pathsIn(stdout).map((name) => (treeish === undefined ? name : name.slice(treeish.length + 1))),
})

/** Whether a tracked `.gitattributes` file, in any folder, holds one of the words; of a commit, or of the work tree. */
export const attributesMention = (words: readonly string[], treeish: string | undefined): GitCommand<boolean> => ({
  args: [
    ...['grep', '--quiet', '--text', '--fixed-strings', '--no-recurse-submodules', '-f', '-'],
    ...[...(treeish === undefined ? [] : [treeish]), '--', ':(glob)**/.gitattributes'],
  ],
  input: words.map((word) => `${word}\n`).join(''),
  env: { GIT_LITERAL_PATHSPECS: '0' },
  accept: [0, 1],
  parse: (_, exitCode) => exitCode === 0,
})

/** The text, and its beginning with NUL between the letters: enough to tell most files apart. */
const patternsFor = (text: string): readonly string[] => {
  const [ascii = ''] = /^[\x20-\x7e]{1,32}/.exec(text) ?? []
  const letters = [...ascii].map((letter) => escaped(Buffer.from(letter)))
  return [escaped(Buffer.from(text)), ...(letters.length > 1 ? [`${letters.join('\\x00(?:\\x00\\x00)?')}`] : [])]
}

/** Bytes as an expression that means themselves. */
const escaped = (bytes: Buffer): string =>
  Array.from(bytes, (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

const WIDE_MARKS: readonly string[] = ['\\xff\\xfe', '\\xfe\\xff']

/** One more thread than git's default: they wait for files more than they search. */
const THREADS = availableParallelism() + 1
