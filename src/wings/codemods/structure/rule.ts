import * as z from 'zod'
import { isObject } from '../../../core/text/json.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { type LanguageName, languageCalled } from './languages.ts'
import {
  fault,
  isChosen,
  type Keys,
  type Matcher,
  nameOf,
  RELATION_KEYS,
  RULE_KEYS,
  ruleFault,
  variablesOf,
  writtenVariables,
} from './matcher.ts'
import { type Fix, type FixPart, readFix } from './template.ts'
import { type Transforms, transformsOf } from './transform.ts'

/** What takes the place of a match. */
export interface Replacement {
  readonly template: readonly FixPart[]
  /** Rules for what before and after a match goes with it. */
  readonly expandStart?: Keys | undefined
  readonly expandEnd?: Keys | undefined
  readonly transforms: Transforms
  readonly rewriters: readonly Rewriter[]
}

/** A rule that rewrites what a variable matched, and what takes the place of its matches. */
export interface Rewriter {
  readonly id: string
  readonly matcher: Exclude<Matcher, string>
  readonly ruleAt: KeyFault['path']
  readonly replacement: Replacement
  /** Variables, with their dollars, that the rule with the rewriter has too. */
  readonly shared: readonly string[]
}

/** A rule of a plan taken apart. */
export interface TakenRule {
  readonly matcher: Exclude<Matcher, string>
  /** Where the keys of the rule itself are. */
  readonly ruleAt: KeyFault['path']
  /** The one that the rule is written for, where it says so. */
  readonly language: LanguageName | undefined
  /** What the rule puts in the place of a match; absent where the step says it. */
  readonly fix: Fix | undefined
  readonly transforms: Transforms
  readonly rewriters: readonly Rewriter[]
}

/** Keys that stand beside `rule` in ast-grep's files and shape the search. */
const CONFIGURATION = ['constraints', 'utils', 'transform'] as const
const scalar = z.union([z.string(), z.number(), z.boolean()])
const label = z.object({ style: z.enum(['primary', 'secondary']), message: scalar.nullish() })

/** Keys of its files that say nothing of how to search, and what each may be. */
const WORDS = z.object({
  id: scalar.optional(),
  language: z
    .string()
    .refine((name) => languageCalled(name) !== undefined, 'is no language whose structure can be matched here')
    .optional(),
  message: scalar.optional(),
  severity: z
    .enum(['hint', 'info', 'warning', 'error'], 'is none of hint, info, warning and error; `off` switches a rule off')
    .optional(),
  note: scalar.nullish(),
  url: scalar.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  labels: z.record(z.string(), label).nullish(),
})
/**
 * Reads `rule`: ast-grep's own YAML, either a file's keys with `rule` among them, or the keys of the rule with `constraints`, `utils`,
 * `transform`, `rewriters` and `fix` beside them. Returns what is wrong, with the key.
 */
export const readRule = (given: Keys): TakenRule | KeyFault => {
  const taken = takenRule(given)
  return 'message' in taken ? taken : (unknownRewriter(taken.transforms, taken.rewriters) ?? taken)
}

const takenRule = (given: Keys): TakenRule | KeyFault => {
  const { fix, rule: inner, rewriters = [], ...others } = given
  const known = [...CONFIGURATION, ...Object.keys(WORDS.shape), ...(inner === undefined ? RULE_KEYS : [])]
  const unknown = Object.keys(others).find((key) => !known.includes(key))
  if (unknown !== undefined)
    return fault([unknown], `is a key that no rule of ast-grep has here; known: ${known.join(', ')}`)
  const rule = inner ?? pick(others, RULE_KEYS)
  const at: KeyFault['path'] = inner === undefined ? [] : ['rule']
  if (!isObject(rule) || Object.keys(rule).length === 0) return fault(at, 'says nothing to look for')
  const words = WORDS.safeParse(others)
  const shape = ruleFault(rule, at) ?? partsFault(others) ?? (words.success ? undefined : wordFault(words.error))
  if (shape) return shape
  const taken = fix === undefined ? undefined : readOwnFix(fix)
  if (taken && 'message' in taken) return taken
  const transforms = transformsOf(others.transform)
  if ('message' in transforms) return transforms
  const matcher = { rule, ...pick(others, ['constraints', 'utils']) }
  const read = readRewriters(rewriters, matcher)
  if ('message' in read) return read
  const { labels, language: name = '' } = words.data ?? {}
  const language = languageCalled(name)?.name
  const whole = { matcher, ruleAt: at, language, fix: taken, transforms, rewriters: read.rewriters }
  const unlabelled = Object.keys(labels ?? {}).find((one) => !variablesOf(matcher).has(one))
  if (unlabelled !== undefined) return fault(['labels', unlabelled], 'is no variable of a pattern')
  return variableFault(whole) ?? whole
}

const wordFault = ({ issues: [issue] }: z.ZodError): KeyFault =>
  fault(issue?.path.map((key) => (typeof key === 'symbol' ? '' : key)) ?? [], issue?.message ?? 'is damaged')

const pick = (from: Keys, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))

/** What is wrong with `constraints` or `utils`. */
const partsFault = (given: Keys): KeyFault | undefined => {
  for (const key of ['constraints', 'utils']) {
    const named = given[key] === undefined ? {} : given[key]
    if (!isObject(named)) return fault([key], 'is not a set of names with a rule for each')
    for (const [name, rule] of Object.entries(named)) {
      const found = isObject(rule) ? ruleFault(rule, [key, name]) : fault([key, name], 'is not a rule')
      if (found) return found
    }
  }
  return undefined
}

/** `fix` as ast-grep has it: a text, or a template with what it takes in before and after the match. */
const readOwnFix = (given: unknown): Fix | KeyFault => {
  if (typeof given === 'string') return { template: given }
  if (!isObject(given)) return fault(['fix'], 'is neither a text nor { template, expandStart, expandEnd }')
  const { template, expandStart, expandEnd, title, ...others } = given
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    return fault(['fix', unknown], 'is a key that no fix has; known: template, expandStart, expandEnd')
  if (typeof template !== 'string') return fault(['fix', 'template'], 'is not a text')
  if (title !== undefined && typeof title !== 'string') return fault(['fix', 'title'], 'is not a text')
  for (const [key, rule] of Object.entries({ expandStart, expandEnd })) {
    if (rule === undefined) continue
    const found = isObject(rule) ? ruleFault(rule, ['fix', key], RELATION_KEYS) : fault(['fix', key], 'is not a rule')
    if (found) return found
  }
  return { template, ...(isObject(expandStart) && { expandStart }), ...(isObject(expandEnd) && { expandEnd }) }
}

const readRewriters = (
  given: unknown,
  around: TakenRule['matcher'],
): { readonly rewriters: readonly Rewriter[] } | KeyFault => {
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

const namesIn = (utils: unknown): readonly string[] => (isObject(utils) ? Object.keys(utils) : [])

/** A rewriter may use the utils of the rule around it. `utilNames`: those that are taken. */
const readRewriter = (
  given: unknown,
  around: TakenRule['matcher'],
  utilNames: ReadonlySet<string>,
): Rewriter | KeyFault => {
  if (!isObject(given) || typeof given.id !== 'string') return fault([], 'is not a rule with an id')
  const { id, ...rest } = given
  if (rest.rewriters !== undefined)
    return fault(['rewriters'], 'is inside a rewriter; put them all next to the rule, where each can use the others')
  const taken = takenRule(rest)
  if ('message' in taken) return taken
  if (!taken.fix) return fault(['fix'], 'is missing; a rewriter needs one')
  const { ruleAt } = taken
  const [own, others] = [taken.matcher, around].map(({ utils }) => (isObject(utils) ? utils : {})) as [Keys, Keys]
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
      `has ${unclear}, which the rule has too, where more than one value is possible; give it another name`,
    )
  return { id, matcher, ruleAt, shared, replacement: replacementOf(taken) }
}

/** What a rule's own fix puts in the place of a match. */
export const replacementOf = ({ fix, transforms, rewriters }: TakenRule): Replacement => ({
  template: readFix(fix?.template ?? ''),
  expandStart: fix?.expandStart,
  expandEnd: fix?.expandEnd,
  transforms,
  rewriters,
})

/** A rewriter that a transform names and the rule does not have. */
const unknownRewriter = (transforms: Transforms, rewriters: readonly Rewriter[]): KeyFault | undefined => {
  for (const [name, { kind, keys }] of transforms) {
    const named = kind === 'rewrite' ? (keys.rewriters as readonly string[]) : []
    const missing = named.find((one) => !rewriters.some(({ id }) => id === one))
    if (missing !== undefined)
      return fault(['transform', name], `names the rewriter ${missing}, which the rule does not have`)
  }
  return undefined
}

/** A variable that is written with other dollars than its pattern has, or that is both a pattern's and a transform's. */
const variableFault = ({ matcher, fix, transforms }: TakenRule): KeyFault | undefined => {
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
