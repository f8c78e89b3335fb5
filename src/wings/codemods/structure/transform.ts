import { isObject } from '../../../core/text/json.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { fault, type Keys, nameOf } from './matcher.ts'

/** What is made of a variable's text: the name of what does it, and its keys. */
export interface Transform {
  readonly kind: 'rewrite' | 'replace' | 'substring' | 'convert'
  readonly source: string
  readonly keys: Keys
}

/** By name, each after the one that it is made of. */
export type Transforms = readonly (readonly [name: string, transform: Transform])[]

/** Reads `transform`. */
export const transformsOf = (given: unknown): Transforms | KeyFault => {
  if (given === undefined) return []
  if (!isObject(given)) return fault(['transform'], 'is not a set of names with what each is made of')
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

/** A transform in either form: `{ rewrite: { source, … } }`, or `rewrite($A, rewriters=[…])`. Returns what is wrong. */
const readTransform = (given: unknown): Transform | string => {
  const [kind, keys] = typeof given === 'string' ? readCall(given) : isObject(given) ? onlyEntry(given) : []
  const known = TRANSFORMS[kind ?? '']
  if (!known || !isObject(keys)) return `is no transform; known: ${Object.keys(TRANSFORMS).join(', ')}`
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

const onlyEntry = (given: Keys): readonly [string?, unknown?] => {
  const [first = [], ...others] = Object.entries(given)
  return others.length === 0 ? first : []
}

const ARGUMENT = String.raw`\s*(\w+)\s*=\s*('[^']*'|"[^"]*"|\[[^\]]*\]|[^,\s'"[][^,\s]*)\s*`
const ARGUMENTS = new RegExp(`^(?:${ARGUMENT}(?:,|$))*\\s*$`)

/** Nothing for a text of which a part is no argument. */
const readCall = (text: string): readonly [string?, Keys?] => {
  const [, kind, source = '', rest = ''] = /^\s*(\w+)\s*\(\s*(\$+\w+)\s*,(.*)\)\s*$/s.exec(text) ?? []
  if (kind === undefined || !ARGUMENTS.test(rest)) return []
  const keys = Array.from(rest.matchAll(new RegExp(ARGUMENT, 'g')), ([, key = '', value = '']) => [
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
  ])
  return [kind, { source, ...Object.fromEntries(keys) }]
}
