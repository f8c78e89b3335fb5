import { ruleKeys } from '../../../core/tools/structure-keys.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { type Fix, type FixPart, readFix, variablesIn } from './template.ts'

/** What is looked for: a pattern, or a rule in ast-grep's own form. */
export type Matcher = string | Readonly<Record<string, unknown>>

type Keys = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

/** What is wrong with what a plan says of structure, and at which key of the step. */
export type StructureFault = KeyFault

/** What takes the place of a match. */
export interface Replacement {
  readonly template: readonly FixPart[]
  /** Rules for what before and after a match goes with it. */
  readonly expandStart?: Keys | undefined
  readonly expandEnd?: Keys | undefined
  /** Each after the one that it is made of. */
  readonly transforms: readonly (readonly [name: string, transform: Transform])[]
  readonly rewriters: readonly Rewriter[]
}

/** What is made of a variable's text: the name of what does it, and its keys. */
export interface Transform {
  readonly kind: 'rewrite' | 'replace' | 'substring' | 'convert'
  readonly source: string
  readonly keys: Keys
}

/** A rule that rewrites what a variable matched, and what takes the place of its matches. */
export interface Rewriter {
  readonly id: string
  readonly matcher: Exclude<Matcher, string>
  readonly ruleAt: Path
  readonly replacement: Replacement
  /** Variables, with their dollars, that the rule with the rewriter has too. */
  readonly shared: readonly string[]
}

/** A rule of a plan taken apart. */
export interface TakenRule {
  readonly matcher: Exclude<Matcher, string>
  /** Where the keys of the rule itself are. */
  readonly ruleAt: Path
  /** What the rule puts in the place of a match; absent where the step says it. */
  readonly fix: Fix | undefined
  readonly transforms: Replacement['transforms']
  readonly rewriters: readonly Rewriter[]
}

/** Keys that stand beside `rule` in ast-grep's files and shape the search. */
const CONFIGURATION = ['constraints', 'utils', 'transform'] as const
/** Keys of its files that say nothing of the search. */
const WORDS = ['id', 'language', 'message', 'severity', 'note', 'url', 'metadata', 'labels']
const RELATIONS = ['inside', 'has', 'precedes', 'follows'] as const
export const RULE_KEYS: readonly string[] = Object.keys(ruleKeys)
const RELATION_KEYS = [...RULE_KEYS, 'stopBy', 'field']

/**
 * Reads `rule`: ast-grep's own YAML, either a file's keys with `rule` among them, or the keys of the rule with `constraints`, `utils`,
 * `transform`, `rewriters` and `fix` beside them. Returns what is wrong, with the key.
 */
export const readRule = (given: Keys): TakenRule | StructureFault => {
  const taken = takenRule(given)
  return 'message' in taken ? taken : (unknownRewriter(taken.transforms, taken.rewriters) ?? taken)
}

const takenRule = (given: Keys): TakenRule | StructureFault => {
  const { fix, rule: inner, rewriters = [], ...others } = given
  const known = [...CONFIGURATION, ...WORDS, ...(inner === undefined ? RULE_KEYS : [])]
  const unknown = Object.keys(others).find((key) => !known.includes(key))
  if (unknown !== undefined)
    return fault([unknown], `is a key that no rule of ast-grep has here; known: ${known.join(', ')}`)
  const rule = inner ?? pick(others, RULE_KEYS)
  const at: Path = inner === undefined ? [] : ['rule']
  if (!isKeys(rule) || Object.keys(rule).length === 0) return fault(at, 'says nothing to look for')
  const shape = ruleFault(rule, at) ?? partsFault(others)
  if (shape) return shape
  const taken = fix === undefined ? undefined : readOwnFix(fix)
  if (taken && 'message' in taken) return taken
  const transforms = readTransforms(others.transform)
  if ('message' in transforms) return transforms
  const matcher = { rule, ...pick(others, ['constraints', 'utils']) }
  const read = readRewriters(rewriters, matcher)
  if ('message' in read) return read
  const whole = { matcher, ruleAt: at, fix: taken, transforms, rewriters: read.rewriters }
  return variableFault(whole) ?? whole
}

export const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fault = (path: Path, message: string): StructureFault => ({ path, message })

const pick = (from: Keys, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))

/** The rules within a rule, each with its place in it. */
export const rulesWithin = (rule: Keys, at: Path): readonly (readonly [Keys, Path])[] => {
  const below = (key: string, value: unknown): readonly (readonly [Keys, Path])[] =>
    isKeys(value) ? [[value, [...at, key]]] : []
  const { stopBy, nthChild } = rule
  return [
    ...[...RELATIONS, 'not'].flatMap((key) => below(key, rule[key])),
    ...['all', 'any'].flatMap((key) => {
      const list = rule[key]
      return Array.isArray(list)
        ? list.flatMap((one, index) => (isKeys(one) ? [[one, [...at, key, index]] as const] : []))
        : []
    }),
    ...below('stopBy', stopBy),
    ...(isKeys(nthChild) && isKeys(nthChild.ofRule) ? [[nthChild.ofRule, [...at, 'nthChild', 'ofRule']] as const] : []),
  ]
}

/** A key that no rule has, at any depth. */
const ruleFault = (rule: Keys, at: Path, known: readonly string[] = RULE_KEYS): StructureFault | undefined => {
  const unknown = Object.keys(rule).find((key) => !known.includes(key))
  if (unknown !== undefined)
    return fault([...at, unknown], `is a key that no rule of ast-grep has here; known: ${known.join(', ')}`)
  for (const [inner, place] of rulesWithin(rule, at)) {
    const isRelation = RELATIONS.some((key) => key === place.at(-1))
    const found = ruleFault(inner, place, isRelation ? RELATION_KEYS : RULE_KEYS)
    if (found) return found
  }
  return undefined
}

/** What is wrong with `constraints` or `utils`. */
const partsFault = (given: Keys): StructureFault | undefined => {
  for (const key of ['constraints', 'utils'])
    for (const [name, rule] of Object.entries(given[key] ?? {})) {
      const found = isKeys(rule) ? ruleFault(rule, [key, name]) : fault([key, name], 'is no rule')
      if (found) return found
    }
  return undefined
}

/** `fix` as ast-grep has it: a text, or a template with what it takes in before and after the match. */
const readOwnFix = (given: unknown): Fix | StructureFault => {
  if (typeof given === 'string') return { template: given }
  if (!isKeys(given)) return fault(['fix'], 'is neither a text nor { template, expandStart, expandEnd }')
  const { template, expandStart, expandEnd, title: _, ...others } = given
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    return fault(['fix', unknown], 'is a key that no fix has; known: template, expandStart, expandEnd')
  if (typeof template !== 'string') return fault(['fix', 'template'], 'is not a text')
  for (const [key, rule] of Object.entries({ expandStart, expandEnd })) {
    if (rule === undefined) continue
    const found = isKeys(rule) ? ruleFault(rule, ['fix', key], RELATION_KEYS) : fault(['fix', key], 'is no rule')
    if (found) return found
  }
  return { template, ...(isKeys(expandStart) && { expandStart }), ...(isKeys(expandEnd) && { expandEnd }) }
}

const readRewriters = (
  given: unknown,
  around: TakenRule['matcher'],
): { readonly rewriters: readonly Rewriter[] } | StructureFault => {
  if (!Array.isArray(given)) return fault(['rewriters'], 'is not a list of rules with id and fix')
  const rewriters: Rewriter[] = []
  const utilNames = new Set(namesIn(around.utils))
  for (const [index, one] of given.entries()) {
    const read = readRewriter(one, around, utilNames)
    if ('message' in read) return { ...read, path: ['rewriters', index, ...read.path] }
    for (const name of namesIn(one.utils)) utilNames.add(name)
    if (rewriters.some(({ id }) => id === read.id))
      return fault(['rewriters', index, 'id'], 'is the id of another rewriter; rename one')
    rewriters.push(read)
  }
  for (const [index, { replacement }] of rewriters.entries()) {
    const missing = unknownRewriter(replacement.transforms, rewriters)
    if (missing) return { ...missing, path: ['rewriters', index, ...missing.path] }
  }
  return { rewriters }
}

const namesIn = (utils: unknown): readonly string[] => (isKeys(utils) ? Object.keys(utils) : [])

/** A rewriter may use the utils of the rule around it. `utilNames`: those that are taken. */
const readRewriter = (
  given: unknown,
  around: TakenRule['matcher'],
  utilNames: ReadonlySet<string>,
): Rewriter | StructureFault => {
  if (!isKeys(given) || typeof given.id !== 'string') return fault([], 'is not a rule with an id')
  const { id, ...rest } = given
  if (rest.rewriters !== undefined)
    return fault(['rewriters'], 'stands in a rewriter; put all of them beside the rule, where each may use the others')
  const taken = takenRule(rest)
  if ('message' in taken) return taken
  if (!taken.fix) return fault(['fix'], 'is missing; a rewriter needs one')
  const { ruleAt } = taken
  const [own, others] = [taken.matcher, around].map(({ utils }) => (isKeys(utils) ? utils : {})) as [Keys, Keys]
  const twice = Object.keys(own).find((name) => utilNames.has(name))
  if (twice !== undefined)
    return fault(['utils', twice], 'is the name of a util of the rule, or of another rewriter; rename one')
  const isUsing = JSON.stringify(taken.matcher).includes('"matches"') && Object.keys(others).length > 0
  const matcher = { ...taken.matcher, ...(isUsing && { utils: { ...others, ...own } }) }
  const shared = [...writtenVariables(matcher)].filter((one) => writtenVariables(around).has(one))
  const unclear = shared.find((one) => isChosen(matcher, one) || (one.startsWith('$$$') && isChosen(around, one)))
  if (unclear !== undefined)
    return fault(
      ['rule'],
      `has ${unclear}, which the rule has too, where more than one value is possible; give it a name of its own`,
    )
  return { id, matcher, ruleAt, shared, replacement: replacementOf(taken) }
}

/** Whether the search chooses among nodes for a variable: then a value that it has already may lead to another choice. */
const isChosen = ({ rule, constraints = {}, utils = {} }: Keys, variable: string): boolean => {
  const holds = (value: unknown): boolean => variablesIn(JSON.stringify(value ?? '')).has(nameOf(variable))
  const within = (one: Keys): boolean =>
    [...RELATIONS, 'not', 'any', 'nthChild', 'stopBy'].some((key) => holds(one[key])) ||
    (typeof one.pattern === 'string' && holds(one.pattern) && /\$\$\$[A-Z0-9_]*\s*[^)\]}>\s]/.test(one.pattern)) ||
    (Array.isArray(one.all) && one.all.filter(isKeys).some(within))
  return (
    isKeys(rule) &&
    (within(rule) ||
      holds(utils) ||
      Object.values(constraints as Keys)
        .filter(isKeys)
        .some(within))
  )
}

/** What a rule's own fix puts in the place of a match. */
export const replacementOf = ({ fix, transforms, rewriters }: TakenRule): Replacement => ({
  template: readFix(fix?.template ?? ''),
  expandStart: fix?.expandStart,
  expandEnd: fix?.expandEnd,
  transforms,
  rewriters,
})

/** Each after the one that it is made of. */
const readTransforms = (given: unknown): Replacement['transforms'] | StructureFault => {
  if (given === undefined) return []
  if (!isKeys(given)) return fault(['transform'], 'is not a set of names with what each is made of')
  const left = new Map<string, Transform>()
  for (const [name, one] of Object.entries(given)) {
    const read = readTransform(one)
    if (typeof read === 'string') return fault(['transform', name], read)
    left.set(name, read)
  }
  for (const [name, { kind, source }] of left)
    if (kind === 'rewrite' && left.has(nameOf(source)))
      return fault(
        ['transform', name],
        `rewrites ${source}, which is no code of the file; rewrite what a pattern matches`,
      )
  const ordered: (readonly [string, Transform])[] = []
  for (let size = -1; size < ordered.length; ) {
    size = ordered.length
    for (const [name, one] of left)
      if (!left.has(nameOf(one.source))) {
        ordered.push([name, one])
        left.delete(name)
      }
  }
  const [circle] = left.keys()
  return circle === undefined ? ordered : fault(['transform', circle], 'is made of itself')
}

/** The name of a variable that is written with its dollars. */
export const nameOf = (variable: string): string => variable.replace(/^\$+/, '')

/** A rewriter that a transform names and the rule does not have. */
const unknownRewriter = (
  transforms: Replacement['transforms'],
  rewriters: readonly Rewriter[],
): StructureFault | undefined => {
  for (const [name, { kind, keys }] of transforms) {
    const named = kind === 'rewrite' ? (keys.rewriters as readonly string[]) : []
    const missing = named.find((one) => !rewriters.some(({ id }) => id === one))
    if (missing !== undefined)
      return fault(['transform', name], `names the rewriter ${missing}, which the rule does not have`)
  }
  return undefined
}

/** A variable that is written with other dollars than its pattern has, or that is both a pattern's and a transform's. */
const variableFault = ({ matcher, fix, transforms }: TakenRule): StructureFault | undefined => {
  const written = writtenVariables(matcher)
  const made = transforms.map(([name]) => name)
  const twice = made.find((name) => variablesOf(matcher).has(name))
  if (twice !== undefined) return fault(['transform', twice], 'is the name of a variable of a pattern; rename one')
  const wrong = (name: string, isSeveral: boolean): string | undefined => {
    if (!made.includes(name) && !variablesOf(matcher).has(name)) return undefined
    const has = made.includes(name) ? !isSeveral : written.has(`${isSeveral ? '$$$' : '$'}${name}`)
    return has
      ? undefined
      : `names ${isSeveral ? '$$$' : '$'}${name}; write ${isSeveral ? '$' : '$$$'}${name}, as it is given its value`
  }
  for (const part of readFix(fix?.template ?? '')) {
    const message = typeof part === 'string' ? undefined : wrong(part.variable, part.several)
    if (message !== undefined) return fault(['fix'], message)
  }
  for (const [name, { source }] of transforms) {
    const message = wrong(nameOf(source), source.startsWith('$$$'))
    if (message !== undefined) return fault(['transform', name], message)
  }
  return undefined
}

/** A transform in either form: `{ rewrite: { source, … } }`, or `rewrite($A, rewriters=[…])`. Returns what is wrong. */
const readTransform = (given: unknown): Transform | string => {
  const [kind, keys] =
    typeof given === 'string' ? readCall(given) : isKeys(given) ? (Object.entries(given)[0] ?? []) : []
  const known = TRANSFORMS[kind ?? '']
  if (!known || !isKeys(keys)) return `is no transform; known: ${Object.keys(TRANSFORMS).join(', ')}`
  const unknown = Object.keys(keys).find((key) => key !== 'source' && !known.includes(key))
  if (unknown !== undefined)
    return `has the key ${unknown}, which ${kind} does not take; known: source, ${known.join(', ')}`
  if (typeof keys.source !== 'string' || !/^\${1,3}[A-Z_][A-Z0-9_]*$/.test(keys.source))
    return 'has no variable such as $A in source'
  const wrong = Object.entries(keys).find(([name, value]) => !(VALUES[name] ?? isText)(value))
  if (wrong) return `has no value that ${kind} takes in ${wrong[0]}`
  const needed = NEEDED[kind as Transform['kind']].find((name) => !(name in keys))
  if (needed !== undefined) return `has no ${needed}`
  return { kind: kind as Transform['kind'], source: keys.source, keys }
}

const TRANSFORMS: Readonly<Record<string, readonly string[]>> = {
  rewrite: ['rewriters', 'joinBy'],
  replace: ['replace', 'by'],
  substring: ['startChar', 'endChar'],
  convert: ['toCase', 'separatedBy'],
}

const NEEDED: Readonly<Record<Transform['kind'], readonly string[]>> = {
  rewrite: ['rewriters'],
  replace: ['replace', 'by'],
  substring: [],
  convert: ['toCase'],
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => Number.isSafeInteger(value)
const isListOf = (known: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(known)
const isOneOf = (names: readonly string[]) => (value: unknown) => names.includes(value as string)

/** What the keys of a transform may have; all others are texts. */
const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  rewriters: isListOf(isText),
  startChar: isNumber,
  endChar: isNumber,
  toCase: isOneOf(['lowerCase', 'upperCase', 'capitalize', 'camelCase', 'snakeCase', 'kebabCase', 'pascalCase']),
  separatedBy: isListOf(isOneOf(['caseChange', 'dash', 'dot', 'slash', 'space', 'underscore'])),
}

const readCall = (text: string): readonly [string?, Keys?] => {
  const [, kind, source = '', rest = ''] = /^\s*(\w+)\s*\(\s*(\$+\w+)\s*(?:,(.*))?\)\s*$/s.exec(text) ?? []
  if (kind === undefined) return []
  const keys = Array.from(
    rest.matchAll(/(\w+)\s*=\s*('[^']*'|"[^"]*"|\[[^\]]*\]|[^,\s]+)/g),
    ([, key = '', value = '']) => [
      key,
      value.startsWith('[')
        ? value
            .slice(1, -1)
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean)
        : /^-?\d+$/.test(value)
          ? Number(value)
          : value.replace(/^(['"])(.*)\1$/s, '$2'),
    ],
  )
  return [kind, { source, ...Object.fromEntries(keys) }]
}

/** The variables that a rule's patterns give values to, and the names of its transforms. */
export const variablesOf = (given: Matcher | TakenRule): ReadonlySet<string> => {
  if (typeof given === 'string') return variablesIn(given)
  const taken = 'matcher' in given ? (given as TakenRule) : undefined
  const matcher = (taken?.matcher ?? given) as Keys
  const { rule, constraints = {}, utils = {} } = matcher as Readonly<Record<string, Keys>>
  const roots = [rule, ...Object.values(constraints), ...Object.values(utils)].filter(isKeys)
  return new Set([
    ...roots.flatMap(patternTexts).flatMap((text) => [...variablesIn(text)]),
    ...(taken?.transforms.map(([name]) => name) ?? []),
  ])
}

/** The variables of a rule's patterns, with their dollars: `$$A` is single like `$A`. */
export const writtenVariables = ({ rule, constraints = {}, utils = {} }: Keys): ReadonlySet<string> => {
  const roots = [rule, ...Object.values(constraints as Keys), ...Object.values(utils as Keys)].filter(isKeys)
  return new Set(
    roots
      .flatMap(patternTexts)
      .flatMap((text) => text.match(/\$+[A-Z][A-Z0-9_]*/g) ?? [])
      .map((one) => one.replace(/^\$\$(?!\$)/, '$$')),
  )
}

/** What the patterns of a rule say, at any depth. */
const patternTexts = (rule: Keys): readonly string[] => {
  const text = isKeys(rule.pattern) ? rule.pattern.context : rule.pattern
  return [
    ...(typeof text === 'string' ? [text] : []),
    ...rulesWithin(rule, []).flatMap(([inner]) => patternTexts(inner)),
  ]
}

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
  const pattern = typeof matcher === 'string' ? matcher : textOf(matcher.rule)
  if (pattern === undefined) return undefined
  const words = pattern.replace(/\$+[A-Z_][A-Z0-9_]*|\$\$\$/g, ' ').match(/\w+/g) ?? []
  const [longest] = words
    .filter((word) => !KEYWORDS.has(word.toLowerCase()))
    .flatMap((word) => word.split('_'))
    .toSorted((one, other) => other.length - one.length)
  return longest !== undefined && longest.length > 2 ? longest : undefined
}

/** The pattern that every match of a rule has, where the rule says it as a text. */
const textOf = (rule: unknown): string | undefined => {
  const pattern = isKeys(rule) ? rule.pattern : undefined
  return typeof pattern === 'string' ? pattern : undefined
}
