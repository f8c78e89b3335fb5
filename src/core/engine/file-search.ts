import type { Problem } from '../../errors.ts'
import type { Patterns, Step } from '../plan/schema.ts'
import { globOf } from '../plan/steps.ts'
import { isWellFormed, type TextFile } from '../text/encoding.ts'
import { compileGlobs, listOf, type NamedGlob } from '../text/globs.ts'
import { toLf } from '../text/line-ending.ts'
import { holdsText, type MatchPlace } from '../text/match.ts'
import { findCell, parseNotebook } from '../text/notebook.ts'
import { decodeForSearch } from '../text/search-text.ts'
import { MAX_FILE_SIZE } from '../text/splice.ts'
import { asciiPieces } from '../text/unknown-encoding.ts'
import { visible } from '../text/visible.ts'
import { structureSearch } from '../tools/edit-search.ts'
import type { FileCondition, TextCondition } from '../tools/file-choice.ts'
import { toolOf } from '../tools/list.ts'
import { unsupportedBy } from '../tools/match-problems.ts'
import type { ContentQuery, FileCriteria, ToolCall } from '../tools/tool.ts'
import { isErrno } from '../workspace/file-identity.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'
import { unavailableFilter } from './run-tool.ts'

/** How files are looked for by globs. */
export interface FileSearch {
  readonly globs: readonly NamedGlob[]
  /** Whether a glob names the path and `exclude` does not. */
  names(path: RepoPath): boolean
  /**
   * Whether a file is text, in any encoding that can be recognised, that has all that is asked, as it is written: no tolerance of Edit
   * counts here. What the file's encoding leaves open counts as held. Throws MatchLimit.
   */
  holds(bytes: Buffer): boolean
  /** Both, of a regular file; one too large or unreadable, or whose name is not UTF-8, counts, so that the step refuses it. Throws MatchLimit. */
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
  const excluded = compileGlobs(exclude ?? [], { purpose: 'protect' })
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
        if (!isWellFormed(path)) return names(path)
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

/** PATH_INVALID for a file that a glob names, and no plan can. */
export const unnameable = (path: RepoPath): Problem => ({
  name: 'PATH_INVALID',
  message: `"${visible(path)}" is a name that no plan can give. Narrow the glob.`,
})

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
  if ('syntax' in held) {
    const word = await structureSearch.get().neededWord(held.syntax)
    return word === undefined ? EVERY_TEXT : single(textHolder(word))
  }
  if ('old_string' in held) return single(textHolder(held.old_string))
  if ('notebook' in held) return cellHolder(held.notebook)
  if ('any' in held) return anyOf(held.any)
  const holder = await patternHolder(held.regex)
  return typeof holder === 'string' ? `regex is not valid: ${holder}. ${unsupportedBy(held.regex)}` : single(holder)
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

/** Files that are looked for by globs: those that a step changes, or those that its condition looks at. */
export interface FileQuery extends FileCriteria {
  readonly glob: Patterns
  readonly exclude?: Patterns | undefined
  readonly only_if?: FileCondition | undefined
}

/** The files that a step changes; undefined for a step that names its file. */
export const soughtBy = (step: ToolCall): FileQuery | undefined => {
  const { input } = step
  const glob = globOf(step)
  if (glob === undefined || !('glob' in input)) return undefined
  const { exclude, only_if } = input
  return { glob, exclude, only_if, ...toolOf(step.tool).criteria?.(input) }
}

/** The files that a step's `when` looks at by a glob of its own. */
export const soughtByCondition = ({ when }: Pick<Step, 'when'>): FileQuery | undefined => {
  if (when?.glob === undefined) return undefined
  const { file_path: _, glob, exists, ...any } = when
  const byName = exists !== undefined || Object.keys(any).length === 0
  return { glob, held: byName ? undefined : { any } }
}

export const soughtKey = ({ glob, exclude, only_if, endings, held }: FileQuery): string =>
  JSON.stringify([glob, exclude, only_if, endings, held])

/** One question about a file's text: a text or a regular expression that it holds. */
export interface TextTest {
  readonly key: keyof TextCondition
  /** The question is whether no file holds it. */
  readonly negated: boolean
  holds(file: TextFile): MatchPlace
  /** ASCII text of one line that every file has that holds it, in the file's own encoding; undefined where none is certain. */
  readonly needle: string | undefined
}

/** Reads the text keys of `only_if` or `when`. Returns what is wrong with a regular expression, as a sentence. */
export const compileTests = async (condition: TextCondition): Promise<readonly TextTest[] | string> => {
  const tests: TextTest[] = []
  for (const key of KEYS) {
    const value = condition[key]
    if (value === undefined) continue
    const isRegex = key.endsWith('matches')
    const holder = isRegex ? await patternHolder(value) : textHolder(value)
    if (typeof holder === 'string') return `${key} is not valid: ${holder}. ${unsupportedBy(value)}`
    tests.push({ key, negated: key.startsWith('not_'), ...holder })
  }
  return tests
}

const KEYS = ['contains', 'not_contains', 'matches', 'not_matches'] as const

type Holder = Pick<TextTest, 'holds' | 'needle'>

const textHolder = (text: string): Holder => ({ holds: (file) => holdsText(file, text), needle: needleOf(text) })

/** The longest piece: the one that excludes most files. */
const needleOf = (required: string): string | undefined => {
  const [longest = ''] = [...asciiPieces(required)].sort((one, other) => other.length - one.length)
  return longest === '' || longest.includes('\0') ? undefined : longest
}

/** Returns what is wrong with the pattern, as a string. */
const patternHolder = async (regex: string): Promise<Holder | string> => {
  const { compilePattern, holdsMatch } = await import('../text/regex.ts')
  const pattern = compilePattern(regex)
  if (typeof pattern === 'string') return pattern
  return { holds: (file) => holdsMatch(file, pattern), needle: needleOf(requiredLiteral(regex) ?? '') }
}

/**
 * A text that every match of a pattern of RE2 holds, so that files can be told apart without it: the longest one outside
 * groups. Undefined where none is certain, and for a pattern with alternatives or flags.
 */
export const requiredLiteral = (pattern: string): string | undefined => {
  const tokens = pattern.length > MAX_LENGTH ? [] : (pattern.match(TOKEN) ?? [])
  if (tokens.some(isUnclear)) return undefined
  const runs: string[] = ['']
  let depth = 0
  for (const token of tokens) {
    if (token.startsWith('(')) depth += 1
    else if (token === ')') depth -= 1
    const literal = depth === 0 ? literalOf(token) : undefined
    if (literal !== undefined) {
      runs.push((runs.pop() ?? '') + literal)
      continue
    }
    if (OPTIONAL.test(token)) runs.push(withoutLast(runs.pop() ?? ''))
    runs.push('')
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best))
  return longest === '' ? undefined : longest
}

/** Characters; an unclosed set is scanned again from each bracket. */
const MAX_LENGTH = 10_000

/** An escape, a set, the start of a group, a quantifier, any other character. */
const TOKEN =
  /\\.|\[\^?\]?(?:\[:\^?[a-z]+:\]|\\.|[^\]\\])*\]|\((?:\?(?:P?<\w+>|[^)]))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu

/** Alternatives, flags, and escapes that span more of the pattern than the next character. */
const isUnclear = (token: string): boolean =>
  token === '|' || /^\(\?(?!P?<\w+>$|:$)/.test(token) || /^\\(?![dDsSwWbBAzaftnrv])[A-Za-z0-9]/.test(token)

/** What a quantifier makes uncertain is the last character alone. */
const OPTIONAL = /^(?:[*?]\??|\{\d.*\}\??)$/s

const withoutLast = (text: string): string => Array.from(text).slice(0, -1).join('')

/** The character that a token matches; undefined for one that matches several, none, or a line break. */
const literalOf = (token: string): string | undefined => {
  if (token.startsWith('\\')) return /^\\[\p{P}\p{S}]$/u.test(token) ? token.slice(1) : undefined
  return Array.from(token).length > 1 || /[.^$()*+?\n\r\0]/.test(token) ? undefined : token
}
