import {
  type DocumentChange,
  type DocumentRefusal,
  type KeyPath,
  pathText,
  sameValue,
  type Value,
} from './document-edit.ts'
import { compareVersions, versionOf } from './versions.ts'

/** A part of a path that may lead to several places. */
export type PathPart =
  | string
  | number
  | { readonly any: 'one' | 'deep' }
  | { readonly key: KeyPath; readonly is: string }
export type PathPattern = readonly PathPart[]

/** Whether a path names one place, whatever the document holds. */
export const isPlain = (pattern: PathPattern): pattern is KeyPath =>
  pattern.every((part) => typeof part === 'string' || (typeof part === 'number' && part >= 0))

/**
 * Reads a path: a list, in which `*` is any key or index, `**` any number of them, and `[name=x]` the elements with that value; or a text
 * such as `$.jobs.*.steps[name=build][-1]`. In a list a backslash before one of these makes it a plain key. Returns what is wrong with it,
 * as the rest of a sentence about it.
 */
export const readPathPattern = (given: string | KeyPath): PathPattern | string => {
  const parts =
    typeof given === 'string'
      ? readText(given)
      : given.map((part) => (typeof part === 'string' ? readPart(part) : part))
  if (typeof parts === 'string' || parts.length <= MOST_PARTS) return parts
  return `has ${parts.length} parts; ${MOST_PARTS} are the most`
}

/** Documents are read and printed by functions that call themselves for each part. */
const MOST_PARTS = 200

const readPart = (part: string): PathPart => {
  if (part === '*') return { any: 'one' }
  if (part === '**') return { any: 'deep' }
  const [, key, is] = /^\[([^=[\]]+)=([^\]]*)\]$/.exec(part) ?? []
  if (key !== undefined && is !== undefined) return filterOf(key, is)
  return part.replace(/^\\(?=\*{1,2}$|\[[^=[\]]+=)/, '')
}

const filterOf = (key: string, is: string): PathPart => ({
  key: key.trim().split('.'),
  is: is.trim().replace(/^(["'])(.*)\1$/s, '$2'),
})

const readText = (text: string): PathPattern | string => {
  const path: PathPart[] = []
  let rest = text.startsWith('$') ? text.slice(1) : `.${text}`
  while (rest !== '') {
    const [taken = '', deep, star, name, index, quoted, key, is] = PART.exec(rest) ?? []
    if (taken === '')
      return `cannot be read from ${JSON.stringify(rest)} on; write a list of keys, or $.name[0]["other name"]`
    if (deep !== undefined) path.push({ any: 'deep' })
    else if (star !== undefined) path.push({ any: 'one' })
    else if (name !== undefined) path.push(name)
    else if (index !== undefined) path.push(Number(index))
    else if (key !== undefined) path.push(filterOf(key, is ?? ''))
    else path.push(unquote(quoted ?? '""'))
    rest = rest.slice(taken.length)
  }
  return path.length > 0 ? path : 'names the whole document; name a key in it'
}

/** `.**` or `..`, `.*` or `[*]`, `.name`, `[0]`, `["name"]` or `['name']`, `[key=value]`. */
const PART =
  /^(?:(\.\*\*(?=[.[]|$)|\.(?=\.[^.]))|(\.\*(?=[.[]|$)|\[\*\])|\.([^.[\]*?'"\s]+)|\[(-?\d{1,15})\]|\[("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]|\[([^=[\]'"]+)=("[^"]*"|'[^']*'|[^\]]*)\])/

const unquote = (quoted: string): string => quoted.slice(1, -1).replace(/\\(.)/g, '$1')

/**
 * The places in a document that a path leads to, in its order. What follows the last part that matches several may be missing, so that
 * it can be made, except where `**` is before it.
 */
export const placesOf = (data: Value, pattern: PathPattern): readonly KeyPath[] => {
  const found = new Map<string, KeyPath>()
  follow(data, { pattern, path: [], strict: false }, (path) => found.set(JSON.stringify(path), path))
  return [...found.values()]
}

interface Way {
  readonly pattern: PathPattern
  readonly path: KeyPath
  /** What is missing is no place. */
  readonly strict: boolean
}

const follow = (value: Value | undefined, { pattern, path, strict }: Way, add: (path: KeyPath) => void): void => {
  const [part, ...rest] = pattern
  if (part === undefined) {
    if (!strict || value !== undefined) add(path)
    return
  }
  const into = (key: string | number, inner: Value | undefined, more: Partial<Way> = {}) =>
    follow(inner, { pattern: rest, path: [...path, key], strict, ...more }, add)
  if (typeof part === 'string' || typeof part === 'number') {
    step(value, part, { rest, path, strict, into, add })
    return
  }
  if ('key' in part) {
    for (const [key, inner] of childrenOf(value)) if (textAt(inner, part.key) === part.is) into(key, inner)
    return
  }
  if (part.any === 'deep') {
    follow(value, { pattern: rest, path, strict: true }, add)
    for (const [key, inner] of childrenOf(value)) into(key, inner, { pattern, strict: true })
    return
  }
  for (const [key, inner] of childrenOf(value)) into(key, inner)
}

const step = (
  value: Value | undefined,
  part: string | number,
  {
    rest,
    path,
    strict,
    into,
    add,
  }: Omit<Way, 'pattern'> & {
    readonly rest: PathPattern
    readonly into: (key: string | number, inner: Value | undefined) => void
    readonly add: (path: KeyPath) => void
  },
): void => {
  const key = typeof part === 'number' && part < 0 && Array.isArray(value) ? value.length + part : part
  const inner = childAt(value, key)
  if (inner !== undefined) {
    into(key, inner)
    return
  }
  const isMissing = typeof key === 'number' ? key >= 0 : !Array.isArray(value)
  if (!strict && isMissing && isPlain(rest) && (value === undefined || typeof value === 'object'))
    add([...path, key, ...rest])
}

const childrenOf = (value: Value | undefined): readonly (readonly [string | number, Value])[] => {
  if (Array.isArray(value)) return value.map((one, at) => [at, one] as const)
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

const childAt = (value: Value | undefined, key: string | number): Value | undefined => {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, String(key)) ? (value as Readonly<Record<string, Value>>)[String(key)] : undefined
}

/** The value at a path; undefined if absent. */
export const valueAt = (data: Value | undefined, path: KeyPath): Value | undefined =>
  path.reduce<Value | undefined>(childAt, data)

/** A scalar at a path as text; undefined for anything else. */
export const textAt = (data: Value, path: KeyPath): string | undefined => {
  const value = valueAt(data, path)
  return value === undefined || (typeof value === 'object' && value !== null) ? undefined : String(value)
}

/** What a step asks of a document: one change, at every place that its path leads to. */
export type DocumentRequest = { readonly path: PathPattern } & (
  | { readonly mode: 'set' | 'append' | 'prepend' | 'raise'; readonly value: Value; readonly create: boolean }
  | { readonly mode: 'rename'; readonly to: string }
  | { readonly mode: 'copy'; readonly from: KeyPath; readonly create: boolean }
  | { readonly mode: 'unset' }
)

export type RequestRefusal = { readonly reason: DocumentRefusal | 'uncertain'; readonly message: string }

/** A document as a reader sees it who follows what repeats a value: YAML's aliases and merges. */
export interface ReadersView {
  /** Undefined where aliases make it too large. */
  readonly value: Value | undefined
  /** Where what a reader sees at a path is written. */
  writtenAt(path: KeyPath): KeyPath
  /** Says of a place that it is done or refused; undefined where it is like any other. */
  judge(path: KeyPath, request: DocumentRequest): 'done' | RequestRefusal | undefined
}

/** The changes that a request comes to in a document, the last place first; `places` counts those that the path leads to. */
export const changesFor = (
  data: Value,
  request: DocumentRequest,
  view: ReadersView | undefined,
): { readonly places: number; readonly changes: readonly DocumentChange[] } | RequestRefusal => {
  const paths = isPlain(request.path) ? [request.path] : placesSeen(data, request.path, view)
  if ('reason' in paths) return paths
  const changes: DocumentChange[] = []
  for (const path of paths.toReversed()) {
    const verdict = view?.judge(path, request)
    if (verdict === 'done') continue
    const change = verdict ?? changeAt(data, path, request)
    if (change && 'reason' in change) return change
    if (change) changes.push(change)
  }
  return { places: paths.length, changes }
}

/** The places that a reader sees; what is written at another one of them changes with it. */
const placesSeen = (
  data: Value,
  pattern: PathPattern,
  view: ReadersView | undefined,
): readonly KeyPath[] | RequestRefusal => {
  if (!view) return placesOf(data, pattern)
  if (view.value === undefined) return TOO_LARGE
  const places = placesOf(view.value, pattern)
  const known = new Set(places.map((path) => JSON.stringify(path)))
  return places.filter((path) => {
    const written = JSON.stringify(view.writtenAt(path))
    return written === JSON.stringify(path) || !known.has(written)
  })
}

const TOO_LARGE: RequestRefusal = {
  reason: 'aliased',
  message: 'its aliases repeat too many values to look for places among them; name each place by its keys',
}

/** Undefined where the document says so already. */
const changeAt = (
  data: Value,
  path: KeyPath,
  request: DocumentRequest,
): DocumentChange | RequestRefusal | undefined => {
  switch (request.mode) {
    case 'unset':
      return { kind: 'unset', path }
    case 'set':
      return { kind: 'set', path, value: request.value, create: request.create }
    case 'raise':
      return raiseAt(data, path, request)
    case 'rename':
      return renameAt(data, path, request.to)
    case 'copy': {
      const value = valueAt(data, request.from)
      if (value === undefined)
        return { reason: 'missing', message: `${pathText(request.from)} is not there to be copied` }
      if (holdsAlias(value))
        return { reason: 'aliased', message: `${pathText(request.from)} holds an alias, which cannot be copied` }
      return { kind: 'set', path, value, create: request.create }
    }
    default:
      return addTo(data, path, request)
  }
}

/** An element that the list has already is not added again. */
const addTo = (
  data: Value,
  path: KeyPath,
  { mode, value, create }: Extract<DocumentRequest, { value: Value }>,
): DocumentChange | RequestRefusal | undefined => {
  const list = valueAt(data, path)
  if (list === undefined || list === null) return { kind: 'set', path, value: [value], create }
  if (!Array.isArray(list)) return { reason: 'value', message: `${pathText(path)} is not a list` }
  if (list.some((one) => sameValue(one, value))) return undefined
  return mode === 'append' || list.length === 0
    ? { kind: 'set', path: [...path, list.length], value, create }
    : { kind: 'prepend', path, value }
}

/** A version that is not lower stays. A new one without an operator keeps that of the document, as in `^1.2.0`. */
const raiseAt = (
  data: Value,
  path: KeyPath,
  { value, create }: Extract<DocumentRequest, { value: Value }>,
): DocumentChange | RequestRefusal | undefined => {
  const old = valueAt(data, path)
  if (old === undefined) return { reason: 'missing', message: `${pathText(path)} is not there to be raised` }
  const [from, to] = [versionOf(old), versionOf(value)]
  if (!from || !to) {
    const what = from ? 'value' : pathText(path)
    return { reason: 'uncertain', message: `${what} is not one version, so which is higher is not known; use mode set` }
  }
  if (compareVersions(from, to) >= 0) return undefined
  const isText = typeof old === 'string' && typeof value === 'string'
  return { kind: 'set', path, value: isText && to.operator === '' ? `${from.operator}${value}` : value, create }
}

const renameAt = (data: Value, path: KeyPath, to: string): DocumentChange | RequestRefusal | undefined => {
  const key = path.at(-1)
  if (typeof key === 'number')
    return { reason: 'value', message: `${pathText(path)} is an element of a list, which has no name` }
  const [old, fresh] = [valueAt(data, path), valueAt(data, [...path.slice(0, -1), to])]
  if (old !== undefined && fresh !== undefined && key !== to)
    return {
      reason: 'uncertain',
      message: `${pathText(path)} and ${pathText([to])} beside it are both there; remove one of them`,
    }
  if (old === undefined && fresh === undefined)
    return { reason: 'missing', message: `${pathText(path)} is not there to be renamed` }
  return old === undefined || key === to ? undefined : { kind: 'rename', path, to }
}

/** YAML's reader says an alias as a key that is a star. */
const holdsAlias = (value: Value): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((Object.keys(value).length === 1 && Object.hasOwn(value, '*')) || Object.values(value).some(holdsAlias))
