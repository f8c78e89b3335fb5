import { EditplanError } from '../../errors.ts'
import { caseless, fold, withoutIgnorable, withoutTrail } from './fold.ts'

/** A gitignore-style pattern, ready to match paths relative to the root. */
export type Glob = { readonly matches: (path: string) => boolean }

const PATTERN_LENGTH = 1024

/**
 * Compiles a gitignore-style pattern (without `!`): a pattern with a `/` before its end is anchored at the root, any other
 * matches at every depth; a match of a folder covers what is in it; a final `/` matches folders only; `*` and `?` stay within a
 * name, `**` crosses folders; `[a-z]`, `[!a-z]`, `[[:digit:]]` and `\` as in git's wildmatch, in characters rather than bytes.
 * Matching never backtracks further than the last star: its cost is at most pattern length × path length.
 * Returns what is wrong with the pattern, as a string, when it cannot be compiled.
 */
export const compileGlob = (
  pattern: string,
  options: {
    /** Match as the most forgiving file system would read the path; see `fold`. Default false. */
    readonly fold?: boolean
  } = {},
): Glob | string => {
  if (pattern.length > PATTERN_LENGTH) return `is longer than ${PATTERN_LENGTH} characters`
  if (pattern.startsWith('!')) return 'begins with !, which has no meaning here: list the files to match'
  if (options.fold) return compileFolded(caseless(pattern))
  const segments = compileSegments(pattern, false)
  return typeof segments === 'string' ? segments : { matches: (path) => matchesParts(segments, plainParts(path)) }
}

/** The paths that a pattern matches. Throws USAGE for one that cannot be compiled. */
export const matchGlob = (pattern: string, paths: readonly string[]): readonly string[] => {
  const glob = compileGlob(pattern)
  if (typeof glob !== 'string') return paths.filter(glob.matches)
  throw new EditplanError({ name: 'USAGE', message: `The pattern "${pattern}" ${glob}.` })
}

/** A path, or a part of one, as a pattern of itself, braces among what is escaped. */
export const escapeGlob = (path: string): string => path.replace(/[\\*?[\]{},|]|(?<=[!@+])\(|^!/g, '\\$&')

/** A path matches as spelled, ignoring case, or as a file system may read it: a pattern may contain what file systems drop. */
const compileFolded = (pattern: string): Glob | string => {
  const spelled = compileSegments(pattern, true)
  if (typeof spelled === 'string') return spelled
  const other = asRead(pattern)
  const read = other === pattern ? spelled : compileSegments(other, true)
  return {
    matches: (path) => {
      const parts = foldedParts(path)
      if (matchesParts(spelled, parts.spelled)) return true
      if (typeof read === 'string' || (read === spelled && parts.read === parts.spelled)) return false
      return matchesParts(read, parts.read)
    },
  }
}

/** Removes from a pattern what `fold` removes from paths; a name with a `\` may end in one that belongs to the removed part. */
const asRead = (pattern: string): string =>
  withoutIgnorable(pattern)
    .split('/')
    .map((name) => (name.includes('\\') ? name : withoutTrail(name)))
    .join('/')

type Segments = readonly (Segment | typeof STAR)[]

const matchesParts = (segments: Segments, parts: Parts): boolean =>
  matchesAll(segments, parts, ({ literal, tests }, { name, characters }) =>
    literal === undefined ? matchesAll(tests, characters, (test, character) => test(character)) : literal === name,
  )

type Parts = readonly { readonly name: string; readonly characters: readonly string[] }[]

/** Many rules in a row test the same path, so the last folded path is kept. */
const keepLast = <Made>(make: (path: string) => Made): ((path: string) => Made) => {
  let last: { readonly path: string; readonly made: Made } | undefined
  return (path) => {
    if (last?.path !== path) last = { path, made: make(path) }
    return last.made
  }
}

const partsOf = (path: string): Parts => path.split('/').map((name) => ({ name, characters: Array.from(name) }))
const plainParts = keepLast(partsOf)

/** A path as it is spelled, case apart, and as a file system may read it; one value where they are the same. */
const foldedParts = keepLast((path) => {
  const [spelled, read] = [caseless(path), fold(path)]
  const parts = partsOf(spelled)
  return { spelled: parts, read: read === spelled ? parts : partsOf(read) }
})

export const STAR = Symbol('any number, none included')
export type Test = (character: string) => boolean

/** How a name matches: as one text, or character by character. */
type Segment = { readonly literal?: string; readonly tests: readonly (Test | typeof STAR)[] }

const ANY: Test = () => true
const ANY_NAME: Segment = { tests: [STAR] }

const compileSegments = (pattern: string, fold: boolean): Segments | string => {
  const foldersOnly = /(?<!\\)\/$/.test(pattern)
  const body = foldersOnly ? pattern.slice(0, -1) : pattern
  const names = body.replace(/^\//, '').split('/')
  if (names.every((name) => name === '')) return 'names nothing'
  const segments: (Segment | typeof STAR)[] = body.includes('/') ? [] : [STAR]
  for (const name of names) {
    const segment = isFolders(name) ? STAR : compileName(name, fold)
    if (typeof segment === 'string') return segment
    if (segment !== STAR || segments.at(-1) !== STAR) segments.push(segment)
  }
  if (segments.at(-1) === STAR) segments.push(ANY_NAME)
  // A file is never a folder itself: something of it is below the folder.
  if (foldersOnly) segments.push(ANY_NAME)
  return [...segments, STAR]
}

/** Whether a part of a pattern matches any number of folders. As in git, three stars or more mean the same as two. */
export const isFolders = (name: string): boolean => /^\*{2,}$/.test(name)

/** The parts of a name in a pattern: an escaped character, a set, stars, a question mark, any other character. */
export const TOKEN = /\\(.)|\[([!^]?)(\]?(?:\[:[a-z]+:\]|\\.|[^\]\\])*)\]|(\*+)|(\?)|(.)/gsu

/** A test for each part of a name. Returns what is wrong with it. */
export const compileName = (name: string, fold: boolean): Segment | string => {
  const tests: (Test | typeof STAR)[] = []
  let literal = ''
  for (const [, escaped, negation, set, star, any, plain] of name.matchAll(TOKEN)) {
    if (star) tests.push(STAR)
    else if (any) tests.push(ANY)
    else if (set !== undefined) {
      const test = compileSet(set, { negated: negation !== '', fold })
      if (typeof test === 'string') return test
      tests.push(test)
    } else {
      const wanted = escaped ?? plain ?? ''
      if (plain === '[') return 'has an unclosed ['
      if (plain === '\\') return 'ends with a \\'
      literal += wanted
      tests.push((character) => character === wanted)
    }
  }
  return tests.length === Array.from(literal).length ? { literal, tests } : { tests }
}

const CLASSES: Readonly<Record<string, string>> = {
  '[:alnum:]': 'a-zA-Z0-9',
  '[:alpha:]': 'a-zA-Z',
  '[:blank:]': ' \\t',
  '[:digit:]': '0-9',
  '[:lower:]': 'a-z',
  '[:punct:]': '!-\\/:-@\\[-`\\{-~',
  '[:space:]': '\\s',
  '[:upper:]': 'A-Z',
  '[:xdigit:]': '0-9a-fA-F',
}

/** A set becomes a regular expression of exactly one character. */
const compileSet = (set: string, options: { negated: boolean; fold: boolean }): Test | string => {
  const members = set.replace(/(\[:[a-z]+:\])|\\(.)|([\^[\]&|~(){}/])/gsu, (_, named, escaped, special) =>
    named ? (CLASSES[named] ?? '') : `\\u{${(escaped ?? special).codePointAt(0).toString(16)}}`,
  )
  try {
    const expression = new RegExp(`^[${options.negated ? '^' : ''}${members}]$`, options.fold ? 'iu' : 'u')
    return (character) => expression.test(character)
  } catch (error) {
    if (error instanceof SyntaxError) return `has an invalid set: [${set}]`
    throw error
  }
}

/** Wildcard matching with one point of return, the last star: an earlier star never needs to match more than it did. */
const matchesAll = <Token, Item>(
  tokens: readonly (Token | typeof STAR)[],
  items: readonly Item[],
  accepts: (token: Token, item: Item) => boolean,
): boolean => {
  let token = 0
  let item = 0
  let afterStar = -1
  let resumeAt = 0
  while (item < items.length) {
    const current = tokens[token]
    if (current === STAR) {
      afterStar = ++token
      resumeAt = item
    } else if (current !== undefined && accepts(current, items[item] as Item)) {
      token++
      item++
    } else if (afterStar >= 0) {
      token = afterStar
      item = ++resumeAt
    } else return false
  }
  while (tokens[token] === STAR) token++
  return token === tokens.length
}
