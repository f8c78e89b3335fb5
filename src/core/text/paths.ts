import path from 'node:path'
import { compileGlob } from './glob.ts'

/** A path of this system with `/` between its parts. */
export const slashed = (file: string): string => file.split(path.sep).join('/')

/** The folders above a file, from the outermost: `a/b/c` → `a`, `a/b`. */
export const foldersAbove = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))

/** Who owns the files of a repository. */
export interface CodeOwners {
  /** As the file writes them, in its order; empty where nobody owns the path. */
  ownersOf(path: string): readonly string[]
}

/** Where GitHub looks for the file; the first that exists counts. */
export const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

/**
 * Reads a CODEOWNERS file as GitHub does: the last line that matches decides, also one without owners; what follows `#` is a comment;
 * `\ ` is a blank in a path. Patterns are those of gitignore but for three: `docs/*` names no file further down, and lines that
 * begin with `!` or `\\#`, or hold `[ ]`, have no effect.
 * Source: https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */
export function parseCodeOwners(text: string): CodeOwners {
  const rules = text.split(/\r?\n/).flatMap((line) => ruleOf(line) ?? [])
  return { ownersOf: (path) => rules.findLast(({ matches }) => matches(path))?.owners ?? [] }
}

/** The login, or `organisation/team`, of an owner; undefined for an address of mail, which names no account. */
export const accountOf = (owner: string): string | undefined => /^@([\w-]+(?:\/[\w.-]+)?)$/.exec(owner)?.[1]

type Rule = { readonly owners: readonly string[]; readonly matches: (path: string) => boolean }

function ruleOf(line: string): Rule | undefined {
  const [pattern, ...owners] = wordsOf(line)
  if (pattern === undefined || /^!|^\\#|[[\]]/.test(pattern)) return undefined
  const matches = matcherOf(pattern)
  return matches && { owners, matches }
}

/** The words of a line before its comment; a backslash escapes the next character. */
const wordsOf = (line: string): readonly string[] =>
  Array.from(line.replace(/(?:^|\s)#.*$/, '').matchAll(/(?:\\.|[^\s\\])+/g), ([word]) => word)

function matcherOf(pattern: string): Rule['matches'] | undefined {
  const folder = /^(.*)\/\*$/.exec(pattern)?.[1]
  if (folder === '') return (path) => !path.includes('/')
  const glob = compileGlob(folder === undefined ? pattern : `${folder}/${HERE}`)
  if (typeof glob === 'string') return undefined
  return folder === undefined ? glob.matches : (path) => glob.matches(path.replace(/[^/]*$/, HERE))
}

/** A name that no file has, in the place of the last name: the folder matches then, and none above it. */
const HERE = '\u0001'
