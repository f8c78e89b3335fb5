/** What is looked for: a pattern, or a rule in ast-grep's own form. */
export type Matcher = string | Readonly<Record<string, unknown>>

/** A rule of a plan taken apart. */
export interface TakenRule {
  readonly matcher: Matcher
  /** What the rule puts in the place of a match. */
  readonly fix: string | undefined
}

/** Keys that stand beside `rule` in ast-grep's files and shape the search. */
const CONFIGURATION = ['constraints', 'utils', 'transform'] as const
/** Keys of its files that say nothing of the search. */
const WORDS = ['id', 'language', 'message', 'severity', 'note', 'url', 'metadata', 'labels']
const RULES = [
  ...[
    'pattern',
    'kind',
    'regex',
    'nthChild',
    'range',
    'inside',
    'has',
    'precedes',
    'follows',
    'all',
    'any',
    'not',
    'matches',
  ],
  ...['stopBy', 'field'],
]

/**
 * Reads `rule`: ast-grep's own YAML, either a file's keys with `rule` among them, or the keys of the rule with `constraints`, `utils`,
 * `transform` and `fix` beside them. Returns what is wrong, as a sentence.
 */
export const readRule = (given: Readonly<Record<string, unknown>>): TakenRule | string => {
  const { fix, rule: inner, ...others } = given
  const known = [...CONFIGURATION, ...WORDS, ...(inner === undefined ? RULES : [])]
  const unknown = Object.keys(others).find((key) => !known.includes(key))
  if (unknown !== undefined) return `rule has the key ${JSON.stringify(unknown)}, which no rule of ast-grep has here.`
  if (fix !== undefined && typeof fix !== 'string') return 'fix in rule is not a text; only a text is taken.'
  const rule = inner ?? pick(others, RULES)
  if (typeof rule !== 'object' || rule === null || Object.keys(rule).length === 0)
    return 'rule says nothing to look for.'
  return { matcher: { rule, ...pick(others, CONFIGURATION) }, fix }
}

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))

/** Keywords of PHP: there they match in capital letters too. */
const KEYWORDS = new Set(
  (
    'abstract and array as break callable case catch class clone const continue declare default die do echo else elseif empty enddeclare ' +
    'endfor endforeach endif endswitch endwhile enum eval exit extends false final finally fn for foreach from function global goto if ' +
    'implements include include_once instanceof insteadof interface isset list match namespace new null or parent print private ' +
    'protected public readonly require require_once return self static switch throw trait true try unset use var while xor yield'
  ).split(' '),
)

/** A word that every text with a match holds; undefined where none is certain. */
export const neededWord = (matcher: Matcher): string | undefined => {
  const pattern = typeof matcher === 'string' ? matcher : patternOf(matcher.rule)
  if (pattern === undefined) return undefined
  const words = pattern.replace(/\$+[A-Z_][A-Z0-9_]*|\$\$\$/g, ' ').match(/\w+/g) ?? []
  const [longest] = words
    .filter((word) => !KEYWORDS.has(word.toLowerCase()))
    .flatMap((word) => word.split('_'))
    .toSorted((one, other) => other.length - one.length)
  return longest !== undefined && longest.length > 2 ? longest : undefined
}

/** The pattern that every match of a rule has, where the rule says it as a text. */
const patternOf = (rule: unknown): string | undefined => {
  const pattern = typeof rule === 'object' && rule !== null ? Reflect.get(rule, 'pattern') : undefined
  return typeof pattern === 'string' ? pattern : undefined
}
