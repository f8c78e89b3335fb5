/** A gitignore-style pattern, ready to match paths relative to the root. */
export interface Glob {
  readonly matches: (path: string) => boolean
}

export interface GlobOptions {
  /** Match as the most forgiving file system would read the path; see `fold`. Default false. */
  readonly fold?: boolean
}

const PATTERN_LENGTH = 1024

/**
 * Compiles a gitignore-style pattern (without `!`): a pattern with a `/` before its end is anchored at the root, any other
 * matches at every depth; a match of a folder covers what is in it; a final `/` matches folders only; `*` and `?` stay within a
 * name, `**` crosses folders; `[a-z]`, `[!a-z]`, `[[:digit:]]` and `\` as in git's wildmatch, in characters rather than bytes.
 * Matching never backtracks further than the last star: its cost is at most pattern length × path length.
 * Returns what is wrong with the pattern, as a string, when it cannot be compiled.
 */
export const compileGlob = (pattern: string, options: GlobOptions = {}): Glob | string => {
  if (pattern.length > PATTERN_LENGTH) return `is over ${PATTERN_LENGTH} characters long`
  if (pattern.startsWith('!')) return 'begins with !, which has no meaning here: name the files to match'
  const folded = options.fold ? pattern.normalize('NFC').toLowerCase() : pattern
  const segments = compileSegments(folded, options.fold ?? false)
  if (typeof segments === 'string') return segments
  const parts = options.fold ? foldedParts : plainParts
  return {
    matches: (path) =>
      matchesAll(segments, parts(path), (segment, part) =>
        matchesAll(segment, part, (test, character) => test(character)),
      ),
  }
}

type Parts = readonly (readonly string[])[]

/** A path is asked about by many rules in a row, so the last one's parts are kept. */
const keepLast = (split: (path: string) => Parts): ((path: string) => Parts) => {
  let last: { readonly path: string; readonly parts: Parts } | undefined
  return (path) => {
    if (last?.path !== path) last = { path, parts: split(path) }
    return last.parts
  }
}

const charactersOf = (path: string): Parts => path.split('/').map((part) => Array.from(part))
const plainParts = keepLast(charactersOf)
const foldedParts = keepLast((path) => charactersOf(fold(path)))

/**
 * A path as the most forgiving file system reads it: case, Unicode composition, code points HFS+ ignores, dots and blanks that
 * Windows drops and NTFS streams make no difference. For the lists that forbid, where a second spelling must not slip through.
 */
export const fold = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split('/')
    .map((part) => part.replace(/(?<=.):.*$/su, '').replace(/(?<=[^. ])[. ]+$/u, ''))
    .join('/')

const STAR = Symbol('any number, none included')
type Test = (character: string) => boolean
type Segment = readonly (Test | typeof STAR)[]

const ANY: Test = () => true
const ANY_NAME: Segment = [STAR]

const compileSegments = (pattern: string, fold: boolean): (Segment | typeof STAR)[] | string => {
  const foldersOnly = /(?<!\\)\/$/.test(pattern)
  const body = foldersOnly ? pattern.slice(0, -1) : pattern
  const names = body.replace(/^\//, '').split('/')
  if (names.every((name) => name === '')) return 'names nothing'
  const segments: (Segment | typeof STAR)[] = body.includes('/') ? [] : [STAR]
  for (const name of names) {
    const segment = name === '**' ? STAR : compileName(name, fold)
    if (typeof segment === 'string') return segment
    if (segment !== STAR || segments.at(-1) !== STAR) segments.push(segment)
  }
  const inside = foldersOnly || segments.at(-1) === STAR
  if (inside) segments.push(ANY_NAME)
  return [...segments, STAR]
}

/** Alternatives: an escaped character, a set, stars, a question mark, any other character. */
const TOKEN = /\\(.)|\[([!^]?)(\]?(?:\[:[a-z]+:\]|\\.|[^\]\\])*)\]|(\*+)|(\?)|(.)/gsu

const compileName = (name: string, fold: boolean): Segment | string => {
  const tests: (Test | typeof STAR)[] = []
  for (const [, escaped, negation, set, star, any, plain] of name.matchAll(TOKEN)) {
    if (star) tests.push(STAR)
    else if (any) tests.push(ANY)
    else if (set !== undefined) {
      const test = compileSet(set, { negated: negation !== '', fold })
      if (typeof test === 'string') return test
      tests.push(test)
    } else {
      const literal = escaped ?? plain
      if (plain === '[') return 'has a [ that is not closed'
      if (plain === '\\') return 'ends with a \\'
      tests.push((character) => character === literal)
    }
  }
  return tests
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
    if (error instanceof SyntaxError) return `has a set that cannot be read: [${set}]`
    throw error
  }
}

/** Wildcard matching with one point of return, the last star: an earlier star never needs to take more than it did. */
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
