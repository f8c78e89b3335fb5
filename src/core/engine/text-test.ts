import type { TextCondition } from '../plan/schema.ts'
import type { TextFile } from '../text/encoding.ts'
import { holdsText, type MatchPlace } from '../text/match.ts'
import { asciiPieces } from '../text/unknown-encoding.ts'

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
    if (typeof holder === 'string') return `${key} cannot be used: ${holder}. Patterns are those of RE2.`
    tests.push({ key, negated: key.startsWith('not_'), ...holder })
  }
  return tests
}

const KEYS = ['contains', 'not_contains', 'matches', 'not_matches'] as const

/** How a text is looked for in files. */
export type Holder = Pick<TextTest, 'holds' | 'needle'>

export const textHolder = (text: string): Holder => ({
  holds: (file) => holdsText(file, text),
  needle: needleOf(text),
})

/** The longest piece: what tells most files apart. */
const needleOf = (required: string): string | undefined => {
  const [longest = ''] = [...asciiPieces(required)].sort((one, other) => other.length - one.length)
  return longest === '' || longest.includes('\0') ? undefined : longest
}

/** Returns what is wrong with the pattern, as a string. */
export const patternHolder = async (regex: string): Promise<Holder | string> => {
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

/** Alternatives, flags, and escapes that take more of the pattern than the next character. */
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
