import { isObject } from '../../../core/text/json.ts'
/** Data that JSON can say. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value }

/** Where a value is: keys, and indexes of arrays from 0. */
export type KeyPath = readonly (string | number)[]

/** What is to become of the value at a path. */
export type DocumentChange =
  | {
      readonly kind: 'set'
      readonly path: KeyPath
      readonly value: Value
      /** Make parents that are missing. */
      readonly create: boolean
    }
  | { readonly kind: 'unset'; readonly path: KeyPath }
  /** Puts a value before the first element of an array that has some. */
  | { readonly kind: 'prepend'; readonly path: KeyPath; readonly value: Value }
  /** Gives the last key of the path another name, at its place. */
  | { readonly kind: 'rename'; readonly path: KeyPath; readonly to: string }

/** A replacement of characters [start, end) of a document's text. */
export type TextEdit = { readonly start: number; readonly end: number; readonly text: string }

/** The edits that make a change, in no order; none where the document says so already. */
export type DocumentEdit =
  | { readonly ok: true; readonly edits: readonly TextEdit[]; readonly repeats?: readonly AliasPlace[] }
  | { readonly ok: false; readonly reason: DocumentRefusal; readonly message: string }

/** An alias of YAML that repeats what a change changes, and the character of the text that it begins at. */
export interface AliasPlace {
  readonly name: string
  readonly at: number
}

/** `invalid`: the text does not parse. `missing`: nothing is at the path. `aliased`: YAML repeats the value. `value`: the format cannot say it. */
export type DocumentRefusal = 'invalid' | 'missing' | 'aliased' | 'value'

export const refuse = (reason: DocumentRefusal, message: string): Extract<DocumentEdit, { ok: false }> => ({
  ok: false,
  reason,
  message,
})

/** A path in words, as JSONPath writes it. */
export const pathText = (path: KeyPath): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`)).join('')}`

/** A value with the parents that lead to it; undefined for an index other than 0, which would leave a gap. */
export const nest = (path: KeyPath, value: Value): Value | undefined => {
  let nested = value
  for (const key of path.toReversed()) {
    if (typeof key === 'number' && key !== 0) return undefined
    nested = typeof key === 'number' ? [nested] : Object.fromEntries([[key, nested]])
  }
  return nested
}

/** The line end that a text uses: that of its first line. */
export const lineEndOf = (text: string): string => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n')

/** Where the line begins that holds `at`. */
export const lineStartAt = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** Where the line ends that holds `at`: before its line end. */
export const lineEndAt = (text: string, at: number): number => {
  const feed = text.indexOf('\n', at)
  const end = feed < 0 ? text.length : feed
  return end > at && text[end - 1] === '\r' ? end - 1 : end
}

/** Where the line after the one that holds `at` begins. */
export const nextLineAt = (text: string, at: number): number => {
  const feed = text.indexOf('\n', at)
  return feed < 0 ? text.length : feed + 1
}

/** The blanks that a line begins with. */
export const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(lineStartAt(text, at)))?.[0] ?? ''

/** Whether two values are equal; the order of keys does not count, and values that JSON lacks (dates, aliases) are equal to themselves. */
export const sameValue = (one: Value, other: Value): boolean => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Object.is(one, other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    mine.length === others.size &&
    mine.every(([key, value]) => others.has(key) && sameValue(value, others.get(key) as Value))
  )
}

/** A value as a change leaves it; undefined where the change has no meaning there. */
export const changed = (value: Value, change: DocumentChange): Value | undefined => {
  if (change.kind === 'prepend')
    return within(value, change.path, (list) => (Array.isArray(list) ? [change.value, ...list] : undefined))
  if (change.kind === 'rename')
    return within(value, change.path.slice(0, -1), (map) => renamed(map, String(change.path.at(-1)), change.to))
  return changedAt(value, change)
}

/** A value with the one at a path replaced by what is made of it. */
const within = (
  value: Value,
  [key, ...rest]: KeyPath,
  make: (inner: Value) => Value | undefined,
): Value | undefined => {
  if (key === undefined) return make(value)
  if (typeof value !== 'object' || value === null) return undefined
  const inner = (value as Readonly<Record<string | number, Value>>)[key]
  const made = inner === undefined ? undefined : within(inner, rest, make)
  if (made === undefined) return undefined
  return Array.isArray(value) ? value.toSpliced(Number(key), 1, made) : { ...value, [String(key)]: made }
}

const renamed = (map: Value, from: string, to: string): Value | undefined =>
  isObject(map)
    ? Object.fromEntries(Object.entries(map).map(([key, one]) => [key === from ? to : key, one]))
    : undefined

type ChangeAt = Extract<DocumentChange, { kind: 'set' | 'unset' }>

const changedAt = (value: Value, { path, ...change }: ChangeAt): Value | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return change.kind === 'set' ? change.value : undefined
  if (Array.isArray(value)) return changedArray(value, { key, rest, change })
  if (value === null && change.kind === 'set') return nest(path, change.value)
  if (typeof value !== 'object' || value === null) return change.kind === 'unset' ? value : undefined
  const entries = Object.entries(value).filter(
    ([name]) => change.kind === 'set' || rest.length > 0 || name !== String(key),
  )
  if (change.kind === 'unset' && rest.length === 0) return Object.fromEntries(entries)
  const members = new Map(entries)
  const old = members.get(String(key))
  if (old === undefined && change.kind === 'unset') return value as Value
  const inner =
    old === undefined && change.kind === 'set'
      ? nest(rest, change.value)
      : changedAt(old as Value, { ...change, path: rest } as ChangeAt)
  return inner === undefined ? undefined : Object.fromEntries(members.set(String(key), inner))
}

const changedArray = (
  value: readonly Value[],
  {
    key,
    rest,
    change,
  }: { readonly key: string | number; readonly rest: KeyPath; readonly change: Omit<ChangeAt, 'path'> },
): Value | undefined => {
  if (typeof key !== 'number') return change.kind === 'unset' ? value : undefined
  if (key >= value.length && change.kind === 'unset') return value
  if (rest.length === 0 && change.kind === 'unset') return value.toSpliced(key, 1)
  const old = value[key]
  const inner =
    old === undefined
      ? nest(rest, (change as Extract<DocumentChange, { kind: 'set' }>).value)
      : changedAt(old, { ...change, path: rest } as ChangeAt)
  return inner === undefined || key > value.length ? undefined : value.toSpliced(key, 1, inner)
}
