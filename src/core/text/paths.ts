import path from 'node:path'
import type { Position, Problem } from '../../errors.ts'
import { compileGlob } from './glob.ts'
import { pathPattern } from './globs.ts'
import { quoted } from './words.ts'

/** A path of this system with `/` between its parts. */
export const slashed = (file: string): string => file.split(path.sep).join('/')

/** A path that Windows wrote, one without a slash, with slashes. */
export const slashedFromWindows = (file: string): string => (file.includes('/') ? file : file.replaceAll('\\', '/'))

/** Without doubled slashes and detours. */
export const tidied = (file: string): string =>
  /\/(\.{0,2}\/|\.{1,2}$)/.test(file) ? path.posix.normalize(file) : file

/** The folders above a file, from the outermost: `a/b/c` → `a`, `a/b`. */
export const foldersAbove = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))

/** Whether a path is a folder, or below it. */
export const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** Who owns the files of a repository. */
export interface CodeOwners {
  /** As the file writes them, in its order; empty where nobody owns the path. */
  ownersOf(path: string): readonly string[]
  /** What is the matter with a line that would decide about the path if GitHub read it, which is not certain. */
  doubtAbout(path: string): Problem | undefined
}

/** Where GitHub looks for the file; the first that exists counts. */
export const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

/**
 * Reads a CODEOWNERS file as GitHub does: the last line that matches decides, also one without owners; what follows `#` is a comment;
 * `\ ` is a blank in a path. Patterns are those of gitignore but for three: `docs/*` names no file further down, and lines that
 * begin with `!` or `\\#`, or hold `[ ]`, have no effect, nor do those that match no path, such as `./docs`. Lines with an invalid owner, or that can be read in two ways, have none either.
 * All of these are doubts.
 * Source: https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 * @param file what messages call it
 */
export function parseCodeOwners(text: string, file: string = CODEOWNERS_PATHS[0]): CodeOwners {
  const rules = text.split(/\r?\n/).flatMap((line, at) => ruleOf(line, { file, line: at + 1, column: 1 }) ?? [])
  const certain = rules.filter(({ doubt }) => !doubt)
  return {
    ownersOf: (path) => certain.findLast(({ matches }) => matches(path))?.owners ?? [],
    doubtAbout: (path) => rules.findLast(({ matches }) => matches(path))?.doubt,
  }
}

/** The login, or `organisation/team`, of an owner; undefined for an address of mail, which names no account. */
export const accountOf = (owner: string): string | undefined => /^@([\w-]+(?:\/[\w.-]+)?)$/.exec(owner)?.[1]

type Rule = {
  readonly owners: readonly string[]
  readonly matches: (path: string) => boolean
  readonly doubt?: Problem
}

function ruleOf(line: string, at: Position): Rule | undefined {
  const text = line.replace(MARK, '').replace(/(?:^|[ \t])#.*$/, '')
  // A lone CR stays, also in a comment: whoever takes it for the end of a line finds rules there.
  if (HIDDEN.test(text))
    return { owners: [], matches: () => true, doubt: doubtOf('holds characters that are not shown, or not UTF-8', at) }
  const [pattern, ...owners] = wordsOf(text)
  if (pattern === undefined) return undefined
  const stranger = owners.find((owner) => accountOf(owner) === undefined && !ADDRESS.test(owner))
  const matches = WITHOUT_EFFECT.test(pattern) ? undefined : matcherOf(pattern)
  if (matches && stranger === undefined) return { owners, matches }
  const what = matches
    ? `names ${quoted(stranger ?? '')}, which is not a valid owner`
    : `has the pattern ${quoted(pattern)}`
  return { owners, matches: matches ?? looselyOf(pattern), doubt: doubtOf(what, at) }
}

/** The mark of UTF-8 where no rule comes after it. */
const MARK = /^\ufeff(?=[ \t]*(?:#|$))/

/** White space but for blanks and tabs, control characters, bytes that are not UTF-8. */
const HIDDEN = /[^\S \t]|(?!\t)\p{Cc}|[\ud800-\udfff]/u

const ADDRESS = /^[^@]+@[^@]+$/

const WITHOUT_EFFECT = /^!|^\\#|[[\]]|\*{3}|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|\\\w/

const doubtOf = (what: string, at: Position): Problem => ({
  name: 'DOCUMENT_INVALID',
  message: `Line ${at.line} of ${at.file} ${what}: GitHub does not read it as written, so it is not certain who owns these files. Correct the line.`,
  at,
})

/** What a pattern matches in any of the ways in which it can be meant: brackets are a range, or characters of a name; `.`, `..` and empty names are not there. */
function looselyOf(pattern: string): Rule['matches'] {
  const bare = pattern
    .replace(/^!|^\\(?=#)/, '')
    .replace(/\*{3,}/g, '**')
    .replace(/\\(?=\w)/g, '/')
  const form = pathPattern(bare.replace(/(?<=^|\/)\.\.\//g, ''))
  if (!form.ok) return () => true
  const globs = [form.pattern, form.pattern.replace(/\\?([[\]])/g, '\\$1')].map((one) => compileGlob(one))
  const read = globs.filter((glob) => typeof glob !== 'string')
  return read.length === 0 ? () => true : (path) => read.some(({ matches }) => matches(path))
}

/** A backslash escapes the next character. */
const wordsOf = (text: string): readonly string[] => Array.from(text.matchAll(/(?:\\.|[^\s\\])+/g), ([word]) => word)

function matcherOf(pattern: string): Rule['matches'] | undefined {
  const folder = /^(.*)\/\*$/.exec(pattern)?.[1]
  if (folder === '') return (path) => !path.includes('/')
  const glob = compileGlob(folder === undefined ? pattern : `${folder}/${HERE}`)
  if (typeof glob === 'string') return undefined
  return folder === undefined ? glob.matches : (path) => glob.matches(path.replace(/[^/]*$/, HERE))
}

/** A name that no file has, in the place of the last name: the folder matches then, and none above it. */
const HERE = '\u0001'
