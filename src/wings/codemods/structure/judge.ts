import type { Node } from 'web-tree-sitter'
import { isObject } from '../../../core/text/json.ts'
import { compilePattern } from '../../../core/text/regex.ts'
import { nearestWord } from '../../../core/text/words.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { freeParsed, type PatternPart, withEngine } from './engine.ts'
import type { Language } from './languages.ts'
import { type Keys, type Matcher, nameOf, type Path, rulesWithin } from './matcher.ts'
import type { Replacement } from './rule.ts'
import { refusalOf } from './search.ts'
import { variablesOfParts } from './template.ts'
import { type PatternParser, parsedText, patternNode, patternTextOf, withWholePatterns } from './whole-patterns.ts'
import { createHeld, work } from './work.ts'

interface JudgedRule {
  readonly matcher: Matcher
  /** Where in `rule` the keys of the rule itself are. */
  readonly ruleAt: Path
  readonly replacement: Replacement
}

/**
 * What is wrong with a pattern or a rule in a language, whatever files hold: a pattern that does not parse, an unknown kind or field, a
 * constraint on nothing or one that never holds. The key is one within `rule`, or `pattern`. Undefined for a rule that is sound.
 */
export const judgeStructure = (judged: JudgedRule, language: Language): Promise<KeyFault | undefined> =>
  withEngine(language, (engine) => {
    const held = createHeld()
    work.begin(JUDGED_AS)
    try {
      const parser = { engine, language, held }
      return faultOf(withWholePatterns(judged, parser), createJudge(parser))
    } catch (error) {
      const refused = refusalOf(error, held)
      const message =
        refused.reason === 'invalid' ? refused.message : 'nests too deep, or is too long, to be searched for'
      return { path: [], message }
    } finally {
      held.free()
      freeParsed()
    }
  })

/** Characters of a text that a search may take as many steps for as judging may. */
const JUDGED_AS = 100_000

interface Judge {
  /** What the engine says against a rule with its parts; undefined for one that it takes. */
  refuses(matcher: Keys): string | undefined
  /** `isWithin`: in a rule within the rule, where the engine compares a lone word that is no code with the text of every leaf. */
  patternFault(pattern: unknown, isWithin?: boolean): string | undefined
  /** The kind of what a pattern matches; undefined for any. */
  kindOf(pattern: unknown): string | undefined
  /** The variables that a pattern gives values to. */
  variablesIn(pattern: unknown): readonly string[]
}

const createJudge = (parser: PatternParser): Judge => {
  const { engine, language, held } = parser
  const nothing = held.keep(held.keep(engine.parse(language, '')).root())
  const refuses = (matcher: Keys): string | undefined => {
    try {
      for (const node of nothing.findAll({ ...matcher })) held.keep(node)
      return undefined
    } catch (error) {
      return withNearestKind(saidBy(error), () => engine.kinds(language))
    }
  }
  return {
    refuses,
    patternFault: (pattern, isWithin = false) =>
      refuses({ rule: { pattern } }) ?? (isWithin && isWord(pattern) ? undefined : brokenPart(pattern, parser)),
    kindOf: (pattern) => {
      const parts = patternTextOf(pattern)
      const read = parts && engine.readPattern(language, parts)
      return read && read.pattern !== 'metaVar' ? read.kind : undefined
    },
    variablesIn: (pattern) => {
      const parts = patternTextOf(pattern)
      return parts ? variablesOf(engine.readPattern(language, parts)) : []
    },
  }
}

const isWord = (pattern: unknown): boolean => typeof pattern === 'string' && /^[\p{L}\p{N}_]+$/u.test(pattern)

const variablesOf = ({ pattern, text = '', children }: PatternPart): readonly string[] =>
  pattern === 'metaVar' ? [nameOf(text)] : children.flatMap(variablesOf)

/** What the engine says last is the reason. */
const saidBy = (error: unknown): string => {
  if (!(error instanceof Error) || error instanceof RangeError || error instanceof WebAssembly.RuntimeError) throw error
  const [first = '', ...reasons] = error.message.split('\n |->')
  return (reasons.at(-1) ?? first).split('\n').join(' ').replace(/\.$/, '')
}

/** The kind that was probably meant, behind what the engine says of one that there is not. */
const withNearestKind = (said: string, kinds: () => readonly string[]): string => {
  const wrong = /^Kind `(\w+)` is invalid$/.exec(said)?.[1]
  const meant = wrong === undefined ? undefined : nearestWord(wrong, kinds())
  return meant === undefined ? said : `${said}; did you mean \`${meant}\`?`
}

/** A piece of a pattern that is no code: one that does not parse, or an end that is missing. */
const brokenPart = (pattern: unknown, parser: PatternParser): string | undefined => {
  const parts = patternTextOf(pattern)
  if (!parts) return undefined
  const { language } = parser
  const sign = language.expandoChar ?? '$'
  const plain = parsedText(parts, language)
  const node = patternNode(parts, parser)
  const broken = node?.hasError ? firstBroken(node, { sign, plain }) : undefined
  if (!broken) return undefined
  if (isWord(pattern))
    return `is not complete code in ${language.title}; write { context: a piece of code that holds it, selector: its kind }`
  return broken.isMissing
    ? `is not complete code: ${JSON.stringify(broken.type)} is missing`
    : `is not complete code: it does not parse at ${JSON.stringify(broken.text.slice(0, 40).replaceAll(sign, '$'))}`
}

/**
 * A variable may stand where the grammar has no name, or for several names of which it misses the later ones; the end of a statement may be
 * left out.
 */
const firstBroken = (node: Node, written: { readonly sign: string; readonly plain: string }): Node | undefined => {
  const { sign, plain } = written
  if (node.isMissing) {
    const [before = ''] = /\S*\s*$/.exec(plain.slice(0, node.startIndex)) ?? []
    return node.type === ';' || (node.isNamed && before.includes(sign)) ? undefined : node
  }
  const isVariable = node.isError && /^[A-Z_][A-Z0-9_]*$/.test(node.text.trim().replaceAll(sign, ''))
  if (isVariable) return undefined
  if (node.isError) return node
  for (const child of node.children) {
    const found = child.hasError || child.isMissing ? firstBroken(child, written) : undefined
    if (found) return found
  }
  return undefined
}

const faultOf = ({ matcher, ruleAt, replacement }: JudgedRule, judge: Judge): KeyFault | undefined => {
  if (typeof matcher === 'string') {
    const message = judge.patternFault(matcher)
    return message === undefined ? templateFault(replacement, judge.variablesIn(matcher)) : { path: [], message }
  }
  return ruleFault({ matcher, ruleAt, replacement }, judge)
}

/** `outer`: variables of the rule around a rewriter. */
const ruleFault = (
  { matcher, ruleAt, replacement }: Omit<JudgedRule, 'matcher'> & { readonly matcher: Keys },
  judge: Judge,
  outer: readonly string[] = [],
): KeyFault | undefined => {
  const { rule, constraints = {}, utils = {} } = matcher as Readonly<Record<string, Keys>>
  const parts: readonly (readonly [Keys, Path])[] = [
    [rule ?? {}, ruleAt],
    ...Object.entries(constraints).map(([name, one]) => [one as Keys, ['constraints', name]] as const),
    ...Object.entries(utils).map(([name, one]) => [one as Keys, ['utils', name]] as const),
    ...(['expandStart', 'expandEnd'] as const).flatMap((key) =>
      replacement[key] ? [[replacement[key], ['fix', key]] as const] : [],
    ),
  ]
  for (const [one, path] of parts) {
    const found = leafFault(one, path, judge, path !== ruleAt)
    if (found) return found
  }
  const whole = judge.refuses(matcher)
  if (whole !== undefined) return { path: placeOf(whole, constraints), message: whole }
  const variables = parts.flatMap(([one]) => patternsIn(one)).flatMap(judge.variablesIn)
  return (
    constraintFault(matcher, judge) ??
    transformFault(replacement, [...variables, ...outer]) ??
    templateFault(replacement, [...variables, ...outer]) ??
    rewriterFault(replacement, judge, variables)
  )
}

/** Every pattern of a rule and of those within it. */
const patternsIn = (rule: Keys): readonly unknown[] => [
  ...(rule.pattern === undefined ? [] : [rule.pattern]),
  ...rulesWithin(rule, []).flatMap(([inner]) => patternsIn(inner)),
]

/** `fix` represents the key with the new text, which the step knows. */
const templateFault = ({ template, transforms }: Replacement, variables: readonly string[]): KeyFault | undefined => {
  const known = [...variables, ...transforms.map(([name]) => name)]
  const unknown = variablesOfParts(template).find((name) => !known.includes(name))
  return unknown === undefined
    ? undefined
    : { path: ['fix'], message: `names $${unknown}, which no pattern gives a value` }
}

/** Whole rules fail for what their parts say about each other: a constraint on a variable that no pattern has. */
const placeOf = (message: string, constraints: Keys): Path => {
  const name = Object.keys(constraints).find((one) => message.includes(`\`${one}\``))
  return name === undefined ? [] : ['constraints', name]
}

const ATOMS = ['kind', 'regex', 'nthChild', 'range', 'field', 'stopBy'] as const

/** What is wrong with one key of a rule, looked for in those within it first. */
const leafFault = (rule: Keys, path: Path, judge: Judge, isWithin = false): KeyFault | undefined => {
  const { pattern } = rule
  const wrong = pattern === undefined ? undefined : judge.patternFault(pattern, isWithin)
  if (wrong !== undefined) return { path: [...path, 'pattern'], message: wrong }
  for (const [inner, place] of rulesWithin(rule, path)) {
    const found = leafFault(inner, place, judge, isWithin || place.at(-2) !== 'all')
    if (found) return found
  }
  for (const key of ATOMS) {
    const value = rule[key]
    const isJudged = isObject(value) && (key === 'stopBy' || (key === 'nthChild' && isObject(value.ofRule)))
    if (value === undefined || isJudged) continue
    const alone = key === 'field' || key === 'stopBy' ? { has: { [key]: value, regex: '.' } } : { [key]: value }
    const message = judge.refuses({ rule: alone })
    if (message !== undefined) return { path: [...path, key], message }
  }
  return undefined
}

/** Variables of several nodes have no constraints, and no node has two kinds at once. */
const constraintFault = (matcher: Keys, judge: Judge): KeyFault | undefined => {
  const said = JSON.stringify([matcher.rule, matcher.utils])
  for (const [name, rule] of Object.entries((matcher.constraints ?? {}) as Readonly<Record<string, Keys>>)) {
    const path = ['constraints', name]
    const isSingle = new RegExp(`(?<!\\$\\$)\\$${name}(?![A-Z0-9_])`).test(said) || said.includes(`$$$$${name}`)
    if (!isSingle && said.includes(`$$$${name}`))
      return { path, message: `is about $$$${name}, which matches several nodes; constraints apply to single nodes` }
    const kinds = kindsOf(rule, judge)
    if (kinds?.size === 0) return { path, message: 'never holds: no node has two kinds at once' }
  }
  return undefined
}

/** The kinds that a rule leaves a node; undefined for any. */
const kindsOf = (rule: Keys, judge: Judge): ReadonlySet<string> | undefined => {
  const own = rule.pattern === undefined ? undefined : judge.kindOf(rule.pattern)
  const lists = [
    ...(typeof rule.kind === 'string' && /^\w+$/.test(rule.kind) ? [new Set([rule.kind])] : []),
    ...(own === undefined ? [] : [new Set([own])]),
    ...(Array.isArray(rule.all) ? rule.all.filter(isObject).flatMap((one) => kindsOf(one, judge) ?? []) : []),
    ...(Array.isArray(rule.any) ? [unionOf(rule.any.filter(isObject).map((one) => kindsOf(one, judge)))] : []),
  ].filter((list) => list !== undefined)
  const [first, ...others] = lists
  return first && new Set([...first].filter((kind) => others.every((list) => list.has(kind))))
}

const unionOf = (lists: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined =>
  lists.every((list) => list !== undefined) ? new Set(lists.flatMap((list) => [...list])) : undefined

const transformFault = ({ transforms }: Replacement, variables: readonly string[]): KeyFault | undefined => {
  const known = new Set([...variables, ...transforms.map(([name]) => name)])
  for (const [name, { kind, source, keys }] of transforms) {
    if (!known.has(nameOf(source)))
      return { path: ['transform', name], message: `is made of ${source}, which no pattern gives a value` }
    const wrong = kind === 'replace' ? compilePattern(String(keys.replace)) : undefined
    if (typeof wrong === 'string')
      return { path: ['transform', name, 'replace'], message: `is not a valid RE2 regular expression: ${wrong}` }
  }
  return undefined
}

const rewriterFault = (
  { rewriters }: Replacement,
  judge: Judge,
  variables: readonly string[],
): KeyFault | undefined => {
  for (const [index, rewriter] of rewriters.entries()) {
    const found = ruleFault(rewriter, judge, variables)
    if (found) return { ...found, path: ['rewriters', index, ...found.path] }
  }
  return undefined
}
