import type { TextFile } from '../text/encoding.ts'
import { compileGlobs, listOf, type NamedGlob } from '../text/globs.ts'
import { toLf } from '../text/line-ending.ts'
import type { MatchPlace } from '../text/match.ts'
import { findCell, parseNotebook } from '../text/notebook.ts'
import { decodeForSearch } from '../text/search-text.ts'
import { MAX_FILE_SIZE } from '../tools/checks.ts'
import { isErrno } from '../workspace/file-identity.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'
import type { ContentQuery, FileQuery } from './file-query.ts'
import { unavailableFilter } from './run-tool.ts'
import { compileTests, type Holder, patternHolder, type TextTest, textHolder } from './text-test.ts'

/** How files are looked for by globs. */
export interface FileSearch {
  /** The globs, each with its pattern. */
  readonly globs: readonly NamedGlob[]
  /** Whether a glob names the path and `exclude` does not. */
  names(path: RepoPath): boolean
  /**
   * Whether a file is text, in any encoding that can be recognised, that has all that is asked, as it is written: no tolerance of Edit
   * counts here. What the file's encoding leaves open counts as held. Throws MatchLimit.
   */
  holds(bytes: Buffer): boolean
  /**
   * Both, of a regular file that is there; one that is too large or cannot be read counts, so that the step refuses it. Throws
   * MatchLimit.
   */
  matches(path: RepoPath, workspace: Pick<Workspace, 'stat' | 'read'>): boolean
  /** The folders that all its files are in; undefined for the root. */
  readonly folders: readonly string[] | undefined
  /** ASCII texts of one line of which every file has one at least, in its encoding; undefined where none is certain. */
  readonly needles: readonly string[] | undefined
}

/** Reads what is sought. Returns what is wrong with a glob or a pattern, as a sentence. */
export const createFileSearch = async (sought: FileQuery): Promise<FileSearch | string> => {
  const { glob, exclude, only_if, endings, held } = sought
  const negated = [...listOf(glob), ...listOf(exclude ?? [])].find((pattern) => pattern.startsWith('!'))
  if (negated !== undefined)
    return `The glob ${JSON.stringify(negated)} begins with !; write the files to leave out in \`exclude\`, without the !.`
  const globs = compileGlobs(glob)
  if (typeof globs === 'string') return globs
  const excluded = compileGlobs(exclude ?? [])
  if (typeof excluded === 'string') return excluded
  const tests = await compileTests(only_if ?? {})
  if (typeof tests === 'string') return tests
  const question = await questionOf(held)
  if (typeof question === 'string') return question
  const ends = (path: RepoPath) => !endings || endings.some((ending) => path.endsWith(ending))
  const names = (path: RepoPath) =>
    ends(path) && globs.some((one) => one.matches(path)) && !excluded.some((one) => one.matches(path))
  const holds = (bytes: Buffer): boolean => {
    const seen = decodeForSearch(bytes)
    if (!seen || !tests.every((test) => isMet(test, seen.file))) return false
    return question.holds(seen.file) !== 'no'
  }
  return {
    globs: globs.map((one) => ({ ...one, matches: (path) => ends(path) && one.matches(path) })),
    names,
    holds,
    matches: (path, { stat, read }) => {
      try {
        const found = names(path) ? stat(path) : undefined
        if (found?.kind !== 'file' || found.link) return false
        return found.size > MAX_FILE_SIZE || holds(read(path))
      } catch (error) {
        if (isErrno(error) || unavailableFilter(error)) return true
        throw error
      }
    },
    folders: globs.every(({ folders }) => folders) ? globs.flatMap(({ folders = [] }) => folders) : undefined,
    needles: question.needles ?? neededBy(tests),
  }
}

/** What the first test needs that needs a certain text. */
const neededBy = (tests: readonly TextTest[]): readonly string[] | undefined => {
  const needle = tests.find(({ negated, needle }) => !negated && needle)?.needle
  return needle === undefined ? undefined : [needle]
}

const isMet = ({ holds, negated }: TextTest, file: TextFile): boolean => (holds(file) !== 'no') !== negated

interface Question {
  holds(file: TextFile): MatchPlace
  readonly needles: readonly string[] | undefined
}

const EVERY_TEXT: Question = { holds: () => 'yes', needles: undefined }

const questionOf = async (held: ContentQuery | undefined): Promise<Question | string> => {
  if (!held) return EVERY_TEXT
  if ('word' in held) return held.word === undefined ? EVERY_TEXT : single(textHolder(held.word))
  if ('old_string' in held) return single(textHolder(held.old_string))
  if ('notebook' in held) return cellHolder(held.notebook)
  if ('any' in held) return anyOf(held.any)
  const holder = await patternHolder(held.regex)
  return typeof holder === 'string' ? `regex cannot be used: ${holder}. Patterns are those of RE2.` : single(holder)
}

const single = ({ holds, needle }: Holder): Question => ({
  holds,
  needles: needle === undefined ? undefined : [needle],
})

/** Files for which one of the questions is true; negations are looked at apart. */
const anyOf = async (condition: Extract<ContentQuery, { any: unknown }>['any']): Promise<Question | string> => {
  const tests = await compileTests(condition)
  if (typeof tests === 'string') return tests
  const needles = tests.flatMap(({ needle }) => needle ?? [])
  return {
    holds: (file) => (tests.some((test) => test.holds(file) !== 'no') ? 'yes' : 'no'),
    needles: needles.length === tests.length ? needles : undefined,
  }
}

/** A notebook that cannot be read is sought, so that the step refuses it. */
const cellHolder = ({ cell, text }: Extract<ContentQuery, { notebook: unknown }>['notebook']): Question => ({
  holds: ({ bytes }) => {
    const parsed = parseNotebook(bytes)
    if (!parsed.ok) return 'uncertain'
    const index = cell === undefined ? undefined : findCell(parsed.notebook, cell)
    if (cell !== undefined && index === undefined) return 'no'
    const cells = index === undefined ? parsed.notebook.cells : parsed.notebook.cells.slice(index, index + 1)
    return text === undefined || cells.some(({ source }) => source.includes(toLf(text))) ? 'yes' : 'no'
  },
  needles: undefined,
})
