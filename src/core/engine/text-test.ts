import type { TextCondition } from '../plan/schema.ts'
import type { TextFile } from '../text/encoding.ts'
import { holdsText, type MatchPlace } from '../text/match.ts'
import { requiredLiteral } from '../text/required-literal.ts'
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
