import { isObject } from '../../../core/text/json.ts'
import { ruleKeys } from '../../../core/tools/structure-keys.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { variablesIn } from './template.ts'

/** What is looked for: a pattern, or a rule in ast-grep's own form. */
export type Matcher = string | Readonly<Record<string, unknown>>

export type Keys = Readonly<Record<string, unknown>>
export type Path = KeyFault['path']

const RELATIONS = ['inside', 'has', 'precedes', 'follows'] as const
export const RULE_KEYS: readonly string[] = Object.keys(ruleKeys)
export const RELATION_KEYS = [...RULE_KEYS, 'stopBy', 'field']

/** A key that no rule has, or a list of no rules, at any depth. */
export const ruleFault = (rule: Keys, at: Path, known: readonly string[] = RULE_KEYS): KeyFault | undefined => {
  const unknown = Object.keys(rule).find((key) => !known.includes(key))
  if (unknown !== undefined)
    return fault([...at, unknown], `is a key that no rule of ast-grep has here; known: ${known.join(', ')}`)
  const empty = ['all', 'any'].find((key) => Array.isArray(rule[key]) && rule[key].length === 0)
  if (empty !== undefined) return fault([...at, empty], 'lists no rule; write one, or leave it out')
  for (const [inner, place] of rulesWithin(rule, at)) {
    const isRelation = RELATIONS.some((key) => key === place.at(-1))
    const found = ruleFault(inner, place, isRelation ? RELATION_KEYS : RULE_KEYS)
    if (found) return found
  }
  return undefined
}

export const fault = (path: Path, message: string): KeyFault => ({ path, message })

/** The rules within a rule, each with its place in it. */
export const rulesWithin = (rule: Keys, at: Path): readonly (readonly [Keys, Path])[] => {
  const below = (key: string, value: unknown): readonly (readonly [Keys, Path])[] =>
    isObject(value) ? [[value, [...at, key]]] : []
  const { stopBy, nthChild } = rule
  return [
    ...[...RELATIONS, 'not'].flatMap((key) => below(key, rule[key])),
    ...['all', 'any'].flatMap((key) => {
      const list = rule[key]
      return Array.isArray(list)
        ? list.flatMap((one, index) => (isObject(one) ? [[one, [...at, key, index]] as const] : []))
        : []
    }),
    ...below('stopBy', stopBy),
    ...(isObject(nthChild) && isObject(nthChild.ofRule)
      ? [[nthChild.ofRule, [...at, 'nthChild', 'ofRule']] as const]
      : []),
  ]
}

/** The variables that its patterns give values to. */
export const variablesOf = (matcher: Matcher): ReadonlySet<string> =>
  new Set(
    typeof matcher === 'string'
      ? variablesIn(matcher)
      : rootsOf(matcher)
          .flatMap(patternTexts)
          .flatMap((text) => [...variablesIn(text)]),
  )

/** The variables of a rule's patterns, with their dollars: `$$A` is single like `$A`. */
export const writtenVariables = (matcher: Keys): ReadonlySet<string> =>
  new Set(
    rootsOf(matcher)
      .flatMap(patternTexts)
      .flatMap((text) => text.match(/\$+[A-Z][A-Z0-9_]*/g) ?? [])
      .map((one) => one.replace(/^\$\$(?!\$)/, '$$')),
  )

const rootsOf = ({ rule, constraints = {}, utils = {} }: Keys): readonly Keys[] =>
  [rule, ...Object.values(constraints as Keys), ...Object.values(utils as Keys)].filter(isObject)

/** What the patterns of a rule say, at any depth. */
const patternTexts = (rule: Keys): readonly string[] => {
  const text = isObject(rule.pattern) ? rule.pattern.context : rule.pattern
  return [
    ...(typeof text === 'string' ? [text] : []),
    ...rulesWithin(rule, []).flatMap(([inner]) => patternTexts(inner)),
  ]
}

/** The name of a variable that is written with its dollars. */
export const nameOf = (variable: string): string => variable.replace(/^\$+/, '')

/** Whether the search chooses among nodes for a variable: then a value that it has already may lead to another choice. */
export const isChosen = ({ rule, constraints = {}, utils = {} }: Keys, variable: string): boolean => {
  const holds = (value: unknown): boolean => variablesIn(JSON.stringify(value ?? '')).has(nameOf(variable))
  const within = (one: Keys): boolean =>
    [...RELATIONS, 'not', 'any', 'nthChild', 'stopBy'].some((key) => holds(one[key])) ||
    (typeof one.pattern === 'string' && holds(one.pattern) && /\$\$\$[A-Z0-9_]*\s*[^)\]}>\s]/.test(one.pattern)) ||
    (Array.isArray(one.all) && one.all.filter(isObject).some(within))
  return (
    isObject(rule) &&
    (within(rule) ||
      holds(utils) ||
      Object.values(constraints as Keys)
        .filter(isObject)
        .some(within))
  )
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
  const pattern = isObject(rule) ? rule.pattern : undefined
  return typeof pattern === 'string' ? pattern : undefined
}
