import { RE2JS } from 're2js'

/** How a program writes its patterns: POSIX basic or extended with GNU's escapes, Perl's, or a plain text. */
export type Dialect = 'basic' | 'extended' | 'perl' | 'fixed'

interface TextMatch {
  readonly start: number
  readonly end: number
  /** The whole match, then its groups. */
  readonly groups: readonly string[]
}

/** A pattern of a command, ready to search; its time is linear in the text. */
export interface Pattern {
  /** All matches, as `sed` and `perl` find them one after the other. */
  all(text: string): Iterable<TextMatch>
  matches(text: string): boolean
}

/** Undefined for what it cannot say: back-references, look-around, bounds that are too large, any that is too long. */
export const compilePattern = (
  source: string,
  { dialect, ignoreCase }: { readonly dialect: Dialect; readonly ignoreCase?: boolean },
): Pattern | undefined => {
  if (source.length > LONGEST) return undefined
  const translated =
    dialect === 'perl' ? source : dialect === 'fixed' ? RE2JS.quote(source) : translate(source, dialect === 'extended')
  if (translated === undefined) return undefined
  const flags =
    (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) |
    (dialect === 'perl' ? 0 : RE2JS.DOTALL) |
    (dialect === 'extended' ? RE2JS.LONGEST_MATCH : 0)
  try {
    const pattern = RE2JS.compile(translated, flags)
    if (pattern.programSize() > LARGEST) return undefined
    return { all: (text) => findAll(pattern, text), matches: (text) => pattern.matcher(text).find() }
  } catch (error) {
    if (error instanceof Error && error.name.startsWith('RE2JS')) return undefined
    throw error
  }
}

/** A pattern of a shell, whose stars take anything; undefined for one that cannot be said. */
export const globPattern = (glob: string): Pattern | undefined => {
  if (glob.length > LONGEST) return undefined
  const parts: string[] = []
  for (let at = 0; at < glob.length; at++) {
    const sign = glob[at]!
    const set = sign === '[' ? setAt(glob, at) : undefined
    if (set === null) return undefined
    if (set) at = set.end
    if (sign === '\\') at++
    parts.push(set?.text ?? WILD[sign] ?? RE2JS.quote(glob[at] ?? sign))
  }
  return compilePattern(`(?s)\\A(?:${parts.join('')})\\z`, { dialect: 'perl' })
}

const WILD: Readonly<Record<string, string>> = { '*': '.*', '?': '.' }

/** `[…]` of a shell's pattern; undefined where the bracket is one, null for a set that depends on the language. */
const setAt = (glob: string, from: number): { readonly text: string; readonly end: number } | null | undefined => {
  const whole = /\[([!^]?)(\]?(?:\[:\w+:\]|[^\]])*)\]/y
  whole.lastIndex = from
  const [text, not = '', set = ''] = whole.exec(glob) ?? []
  if (text === undefined) return undefined
  // Of slashes, escapes and equivalents in a set, programs differ.
  if (/\[[.=]|[/\\]/.test(set)) return null
  const said = set.replace(/\[:\w+:\]|[[\]^&~]/g, (part) => (part.length > 1 ? part : `\\${part}`))
  return { text: `[${not && '^'}${said}]`, end: from + text.length - 1 }
}

/** Characters of a pattern: no path and no line that people search for is as long. */
const LONGEST = 8192

/** Instructions of a compiled pattern. */
const LARGEST = 1000

function* findAll(pattern: RE2JS, text: string): Generator<TextMatch> {
  const matcher = pattern.matcher(text)
  let last = -1
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()]
    // Nothing is found just behind a match.
    if (start === end && start === last) continue
    last = end
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index) ?? '')
    yield { start, end, groups }
  }
}

/** A POSIX pattern in RE2's words. */
const translate = (source: string, extended: boolean): string | undefined => {
  const parts: string[] = []
  /** Whether an expression can begin here, so that a star is itself. */
  let atStart = true
  for (let at = 0; at < source.length; at++) {
    const character = source[at]!
    let token = character
    if (character === '\\') {
      const next = source[++at]
      if (next === undefined) return undefined
      token = `\\${next}`
    }
    if (token === '[') {
      const set = bracketAt(source, at)
      if (!set) return undefined
      parts.push(set.text)
      at = set.end
      atStart = false
      continue
    }
    const special = extended ? token : swapped(token)
    const said: string | undefined =
      special === undefined ? undefined : operator(special, { atStart, source, at, extended })
    const text = said ?? literal(token)
    if (text === undefined) return undefined
    parts.push(text)
    atStart = said === '(' || said === '|' || (said === '^' && !extended)
  }
  return parts.join('')
}

/** In a basic pattern the escaped signs are the operators. */
const swapped = (token: string): string | undefined => {
  if (/^\\[(){}|+?]$/.test(token)) return token.slice(1)
  return /^[(){}|+?]$/.test(token) ? undefined : token
}

type OperatorSite = {
  readonly atStart: boolean
  readonly source: string
  readonly at: number
  readonly extended: boolean
}

/** An operator in RE2's syntax; undefined for a literal token. */
const operator = (token: string, { atStart, source, at, extended }: OperatorSite): string | undefined => {
  const rest = source.slice(at + 1)
  if (token === '^') return extended || atStart ? '^' : undefined
  if (token === '$') return extended || rest === '' || /^\\[)|]/.test(rest) ? '$' : undefined
  if (/^[.()|]$/.test(token)) return token
  if (/^[*+?]$/.test(token)) return atStart ? undefined : token
  if (token === '{') return !extended || /^\d+(,\d*)?\}/.test(rest) ? '{' : undefined
  if (token === '}') return /\{\d+(,\d*)?\\?\}?$/.test(source.slice(0, at)) ? '}' : undefined
  return undefined
}

/** A literal token or a character class; undefined for a back-reference. */
const literal = (token: string): string | undefined => {
  if (!token.startsWith('\\') || token === '\\') return RE2JS.quote(token)
  const [, letter = ''] = token
  if (/[wWsSbB]/.test(letter)) return token
  if (letter === '<' || letter === '>') return '\\b'
  if (letter === '`') return '\\A'
  if (letter === "'") return '\\z'
  if (/[ntrfv]/.test(letter)) return token
  return /\w/.test(letter) ? undefined : RE2JS.quote(letter)
}

/** `[…]` from its bracket on. A backslash in it is one, but before `n`, `t` and itself. */
const bracketAt = (source: string, from: number): { readonly text: string; readonly end: number } | undefined => {
  const whole = /\[(\^?)(\]?(?:\[:\w+:\]|[^\]])*)\]/y
  whole.lastIndex = from
  const [text, not = '', set = ''] = whole.exec(source) ?? []
  if (text === undefined || /\[[.=]/.test(set)) return undefined
  const said = set.replace(/\[:\w+:\]|\\[ntr\\]|[[\]\\^&~]/g, (part) => (part.length > 1 ? part : `\\${part}`))
  return { text: `[${not}${said}]`, end: from + text.length - 1 }
}

/** A piece of what takes the place of a match. */
export type Piece =
  | { readonly text: string }
  | { readonly group: number }
  | { readonly letters: 'U' | 'L' | 'u' | 'l' | 'E' }

/**
 * Reads a replacement of sed (`&`, `\1`) or perl (`$&`, `$1`, `\1`), both with `\n`, `\t` and changes of case; undefined for what depends
 * on more than the match.
 */
export const readReplacement = (text: string, program: 'sed' | 'perl'): readonly Piece[] | undefined => {
  const pieces: Piece[] = []
  const signs = program === 'sed' ? /\\[\s\S]?|&|[^\\&]+/gy : /\\[\s\S]?|\$\{?(?:\d+|&)\}?|@(?![\w{$])|[^\\$@]+/gy
  let end = 0
  for (const [sign] of text.matchAll(signs)) {
    end += sign.length
    const piece = pieceOf(sign, program)
    if (!piece) return undefined
    pieces.push(piece)
  }
  return end === text.length ? pieces : undefined
}

const pieceOf = (sign: string, program: 'sed' | 'perl'): Piece | undefined => {
  if (program === 'sed' && sign === '&') return { group: 0 }
  if (program === 'perl' && /^\$./.test(sign)) return { group: Number(/\d+/.exec(sign)?.[0] ?? 0) }
  if (!sign.startsWith('\\')) return { text: sign }
  const letter = sign.slice(1)
  if (/\d/.test(letter)) return { group: Number(letter) }
  if (/[ULulE]/.test(letter)) return { letters: letter as 'U' }
  if (Object.hasOwn(ESCAPES, letter)) return { text: ESCAPES[letter] ?? '' }
  return /^(\w?)$/.test(letter) ? undefined : { text: letter }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** The replacement of one match. */
export const filled = (pieces: readonly Piece[], groups: readonly string[]): string => {
  let text = ''
  let [all, one] = ['', '']
  for (const piece of pieces) {
    if ('letters' in piece) {
      if (/[ul]/.test(piece.letters)) one = piece.letters
      else all = piece.letters
      continue
    }
    const part = inLetters('text' in piece ? piece.text : (groups[piece.group] ?? ''), all)
    text += inLetters(part.slice(0, 1), one.toUpperCase()) + part.slice(1)
    if (part !== '') one = ''
  }
  return text
}

const inLetters = (text: string, letters: string): string =>
  letters === 'U' ? text.toUpperCase() : letters === 'L' ? text.toLowerCase() : text
