import { stringify } from 'yaml'
import type { Problem } from '../../errors.ts'
import { spelt, type WrittenInput } from '../text/match-hints.ts'
import { isMistaken } from '../text/visible.ts'
import { refusal } from './checks.ts'
import type { ExpectedMatches } from './file-choice.ts'

/** JSON is YAML too, and names what would not be seen. */
export const asYaml: WrittenInput = (input) =>
  Object.entries(input)
    .map(([key, text]) =>
      isMistaken(text) ? `${key}: ${spelt(text)}` : stringify({ [key]: text }, { lineWidth: 0 }).trimEnd(),
    )
    .join('\n')

const boundsOf = (expected: ExpectedMatches | undefined): { readonly min: number; readonly max: number } => {
  if (typeof expected === 'number') return { min: expected, max: expected }
  return { min: expected?.min ?? 1, max: expected?.max ?? Number.POSITIVE_INFINITY }
}

/** Whether a step may find nothing: it is then `unchanged`. */
export const mayFindNone = (expected: ExpectedMatches | undefined): boolean => boundsOf(expected).min === 0

/** UNEXPECTED_MATCHES: a step is about another number of places or files than it says; `where` is named in the message. */
export function unexpectedMatches(
  { expected, found }: { expected: ExpectedMatches | undefined; found: number },
  where: string,
): Problem | undefined {
  const { min, max } = boundsOf(expected)
  if (expected === undefined || (found >= min && found <= max)) return undefined
  const remedy = found > max ? 'narrow the step' : 'see what the step misses'
  const said = typeof expected === 'number' ? `${expected}` : rangeOf(expected)
  return refusal(
    'UNEXPECTED_MATCHES',
    `expect_matches is ${said}; the step finds ${found} in ${where}. Correct the number, or ${remedy}.`,
  )
}

const rangeOf = ({ min = 1, max }: Exclude<ExpectedMatches, number>): string =>
  max === undefined ? `at least ${min}` : `${min} to ${max}`

/** What a regular expression that matches nowhere may have been meant to be, in sentences; none where nothing is suspicious. */
export const regexHints = (regex: string): readonly string[] =>
  HINTS.flatMap(([test, hint]) => (test(regex) ? [hint] : []))

/** The same, or what to try where nothing is suspicious. */
export const regexAdvice = (regex: string): readonly string[] => {
  const hints = regexHints(regex)
  return hints.length > 0 ? hints : [GENERAL]
}

const GENERAL =
  'Correct the pattern: it tells upper case from lower case unless it begins with (?i), and a plain text that holds . ( ) [ ] { } + * ? | belongs into old_string.'

/** What RE2 does not have of a pattern that it refuses, in a sentence. */
export const unsupportedBy = (regex: string): string => {
  if (/\(\?<?[=!]/.test(regex))
    return 'RE2 has no look-around: match the text next to it in a group, and put it back with $1.'
  if (/\\[1-9]|\(\?P=/.test(regex.replaceAll('\\\\', ''))) return 'RE2 has no back-references within a pattern.'
  const signs = regex.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]/gs, '')
  if (signs.split('(').length !== signs.split(')').length) return 'Write \\( and \\) for parentheses of the text.'
  return 'Write a pattern that RE2 accepts.'
}

const HINTS: readonly (readonly [test: (regex: string) => boolean, hint: string])[] = [
  [
    (regex) => /^\/.+\/[a-z]*$/s.test(regex),
    'The slashes around it are part of the pattern: write it without them, and flags as in (?i).',
  ],
  [
    (regex) => /\\r|\r|\\x0[dD]|\\u000[dD]/.test(regex),
    'A pattern sees LF at every line end, whatever the file has: write \\n instead of \\r\\n.',
  ],
  [
    (regex) => !/\(\?[a-z]*m/.test(regex) && hasAnchor(regex),
    '^ and $ mean the beginning and the end of the whole file: begin the pattern with (?m) for lines.',
  ],
  [
    (regex) => !/\(\?[a-z]*s/.test(regex) && /\.[*+]/.test(regex.replace(/\\./gs, '')),
    'A . does not match a line break: begin the pattern with (?s) if it should.',
  ],
]

/** ^ or $ outside of sets and escapes. */
const hasAnchor = (regex: string): boolean => /[$^]/.test(regex.replace(/\\./gs, '').replace(/\[\^?\]?[^\]]*\]/g, ''))
