import { isObject } from '../../../core/text/json.ts'
import { isLiteral, keyLiteral, literalText, numberAsWritten, yamlWord } from '../../../core/text/literal.ts'

/** A scalar that its document does not spell as JSON does: `3.10`, `0x1F`, a date. Two of them are equal if they are spelt alike. */
export class Spelled {
  readonly text: string
  /** What it means, where another spelling means just the same: texts, truth values and null. */
  readonly value: string | boolean | null | undefined

  constructor(text: string, value?: string | boolean | null) {
    this.text = text
    this.value = value
  }
}

/** What YAML repeats by an alias, which is not read further. */
export class Repeated {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Data of a document. */
export type Value =
  | null
  | boolean
  | number
  | string
  | Spelled
  | Repeated
  | readonly Value[]
  | { readonly [key: string]: Value }

/** Data of a plan as that of a document. */
export const documentValue = (data: unknown): Value => {
  const literal = literalText(data)
  if (literal !== undefined) return literalValue(literal)
  if (Array.isArray(data)) return data.map(documentValue)
  if (!isObject(data)) return data as Value
  const parts = Object.entries(data).map(([key, one]) => [keyLiteral(key) ?? key, documentValue(one)] as const)
  return withPlainKeys(Object.fromEntries(parts), new Set(Object.keys(data).flatMap((key) => keyLiteral(key) ?? [])))
}

const plainKeys = new WeakMap<object, ReadonlySet<string>>()

const withPlainKeys = <Holder extends object>(value: Holder, keys: ReadonlySet<string> | undefined): Holder => {
  if (keys && keys.size > 0) plainKeys.set(value, keys)
  return value
}

/** Whether a plan has a key as a number or a truth value: it is written without quotes where a format has such keys. */
export const isPlainKey = (key: string, holder: object): boolean => plainKeys.get(holder)?.has(key) ?? false

/** Data of a document as that of a plan; undefined for what no plan can say. */
export const planDataOf = (value: Value): unknown => {
  if (value instanceof Repeated) return undefined
  if (value instanceof Spelled) return isLiteral(value.text) ? { $literal: value.text } : value.value
  if (!isCollectionValue(value)) return value
  const parts = Object.entries(value as object).map(([key, one]) => [key, planDataOf(one as Value)] as const)
  if (parts.some(([key, one]) => one === undefined || key === '$literal')) return undefined
  return Array.isArray(value) ? parts.map(([, one]) => one) : Object.fromEntries(parts)
}

const literalValue = (text: string): Value => {
  const word = yamlWord(text)
  if (word) return String(word.value) === text ? word.value : new Spelled(text, word.value)
  const number = /^[-\d.]/.test(text) ? numberAsWritten(text) : undefined
  return typeof number === 'number' ? number : new Spelled(text)
}

export const isMapping = (value: Value | undefined): value is { readonly [key: string]: Value } =>
  isObject(value) && !(value instanceof Spelled) && !(value instanceof Repeated)

export const isCollectionValue = (value: Value): boolean => Array.isArray(value) || isMapping(value)

/** A scalar as it is written, a text without its quotes; undefined for anything else. */
export const spelling = (value: Value | undefined): string | undefined => {
  if (value instanceof Spelled) return value.text
  return value === undefined || (typeof value === 'object' && value !== null) ? undefined : String(value)
}

/** Whether two values are equal; the order of keys does not count. */
export const sameValue = (one: Value, other: Value): boolean => {
  if (one === other) return true
  const [mine, theirs] = [meaning(one), meaning(other)]
  if (mine instanceof Spelled || theirs instanceof Spelled)
    return mine instanceof Spelled && theirs instanceof Spelled && mine.text === theirs.text
  if (mine instanceof Repeated || theirs instanceof Repeated)
    return mine instanceof Repeated && theirs instanceof Repeated && mine.name === theirs.name
  if (typeof mine !== 'object' || mine === null || typeof theirs !== 'object' || theirs === null)
    return Object.is(mine, theirs)
  return sameParts(mine, theirs)
}

/** A number that is spelt as a text is the same element of a list; null and truth values are no texts. */
export const isThere = (one: Value, value: Value): boolean =>
  sameValue(one, value) || (mayBeText(one) && mayBeText(value) && spelling(one) === spelling(value))

/** What two values have in common if one of them is there where the other is. */
export const elementKeys = (value: Value): readonly string[] => [
  JSON.stringify(identityOf(value)),
  ...(mayBeText(value) ? [`text ${spelling(value)}`] : []),
]

/** The same, as data, of values that are equal. */
const identityOf = (value: Value): unknown => {
  const mine = meaning(value)
  if (Array.isArray(mine)) return ['list', ...mine.map(identityOf)]
  if (mine instanceof Spelled) return ['spelled', mine.text]
  if (mine instanceof Repeated) return ['repeated', mine.name]
  if (!isMapping(mine)) return [typeof mine, Object.is(mine, -0) ? '-0' : String(mine)]
  const parts = Object.entries(mine).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return ['mapping', ...parts.map(([key, one]) => [key, identityOf(one)])]
}

/** Whether it is a text, a number or a date. */
const mayBeText = (value: Value): boolean => {
  if (value instanceof Spelled) return value.value === undefined || typeof value.value === 'string'
  return typeof value === 'string' || typeof value === 'number'
}

const meaning = (value: Value): Value => (value instanceof Spelled && value.value !== undefined ? value.value : value)

type Collection = readonly Value[] | { readonly [key: string]: Value }

const sameParts = (one: Collection, other: Collection): boolean => {
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, at) => sameValue(value, other[at] as Value))
    )
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        sameValue(
          (one as Readonly<Record<string, Value>>)[key] as Value,
          (other as Readonly<Record<string, Value>>)[key] as Value,
        ),
    )
  )
}

/** A value with each scalar as a format writes it, or the first one that it cannot say. */
export const sayable = (
  value: Value,
  say: (scalar: Spelled) => Value | undefined,
): { readonly value: Value } | { readonly unsayable: string } => {
  if (value instanceof Spelled) {
    const said = say(value)
    return said === undefined ? { unsayable: value.text } : { value: said }
  }
  if (!isCollectionValue(value)) return { value }
  const parts: [string, Value][] = []
  for (const [key, one] of Object.entries(value as object)) {
    const said = sayable(one as Value, say)
    if ('unsayable' in said) return said
    parts.push([key, said.value])
  }
  if (Array.isArray(value)) return { value: parts.map(([, one]) => one) }
  return { value: withPlainKeys(Object.fromEntries(parts), plainKeys.get(value as object)) }
}
