import { type DocumentChange, type DocumentRefusal, type KeyPath, pathText } from './document-edit.ts'
import { isCollectionValue, isMapping, isThere, Repeated, spelling, type Value } from './value.ts'
import { raised } from './versions.ts'

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

/** Places that are looked at for one path. */
const MOST_LOOKS = 2_000_000

/**
 * The places in a document that a path leads to, in its order; undefined for a path that asks for more than a bounded number of looks. What
 * follows the last part that matches several may be missing, so that it can be made, except where `**` is before it.
 */
const placesOf = (data: Value, pattern: PathPattern): readonly KeyPath[] | undefined => {
  const search = new PlaceSearch(pattern)
  search.follow(new Place(data), 0, false)
  return search.looks > MOST_LOOKS ? undefined : Array.from(search.found, (place) => place.path)
}

const isDeep = (part: PathPart | undefined): boolean => typeof part === 'object' && 'any' in part && part.any === 'deep'

/** A value on the way; that of a path is one object, whichever way leads there. */
class Place {
  readonly value: Value | undefined
  readonly #key: string | number | undefined
  readonly #above: Place | undefined
  #known: Map<string | number, Place> | undefined

  constructor(value: Value | undefined, key?: string | number, above?: Place) {
    this.value = value
    this.#key = key
    this.#above = above
  }

  get path(): KeyPath {
    const path: (string | number)[] = []
    for (let at: Place | undefined = this; at && at.#key !== undefined; at = at.#above) path.push(at.#key)
    return path.reverse()
  }

  get children(): readonly Place[] {
    return childrenOf(this.value).map(([key]) => this.at(key))
  }

  at(key: string | number): Place {
    this.#known ??= new Map()
    const place = this.#known.get(key) ?? new Place(childAt(this.value, key), key, this)
    this.#known.set(key, place)
    return place
  }
}

/** Looks at each place with each rest of the pattern once. */
class PlaceSearch {
  readonly found = new Set<Place>()
  looks = 0
  readonly #pattern: PathPattern
  readonly #firstDeep: number
  /** Places that were looked at behind a `**`, by how much of the pattern was left. */
  readonly #seen = new Map<number, Set<Place>>()

  constructor(pattern: PathPattern) {
    this.#pattern = pattern.filter((part, at) => !isDeep(part) || !isDeep(pattern[at - 1]))
    this.#firstDeep = this.#pattern.findIndex(isDeep)
  }

  /** `strict`: what is missing is no place. */
  follow(place: Place, from: number, strict: boolean): void {
    if (this.#isKnown(place, from) || ++this.looks > MOST_LOOKS) return
    const part = this.#pattern[from]
    if (part === undefined) {
      if (!strict || place.value !== undefined) this.found.add(place)
    } else if (typeof part === 'string' || typeof part === 'number') this.#step(place, from, strict)
    else if ('key' in part) this.#into(withText(place, part), from + 1, strict)
    else if (part.any === 'one') this.#into(place.children, from + 1, strict)
    else {
      this.follow(place, from + 1, true)
      this.#into(place.children, from, true)
    }
  }

  #into(places: readonly Place[], from: number, strict: boolean): void {
    for (const place of places) this.follow(place, from, strict)
  }

  #isKnown(place: Place, from: number): boolean {
    if (this.#firstDeep < 0 || from <= this.#firstDeep) return false
    const seen = this.#seen.get(from) ?? new Set()
    this.#seen.set(from, seen)
    return seen.size === seen.add(place).size
  }

  #step(place: Place, from: number, strict: boolean): void {
    const part = this.#pattern[from] as string | number
    const { value } = place
    const key = typeof part === 'number' && part < 0 && Array.isArray(value) ? value.length + part : part
    const inner = place.at(key)
    if (inner.value !== undefined) {
      this.follow(inner, from + 1, strict)
      return
    }
    const rest = this.#pattern.slice(from + 1)
    const isMissing = typeof key === 'number' ? key >= 0 : !Array.isArray(value)
    if (strict || !isMissing || !isPlain(rest) || (value !== undefined && !mayHoldKeys(value))) return
    this.found.add([key, ...rest].reduce<Place>((above, one) => above.at(one), place))
  }
}

const withText = ({ children }: Place, { key, is }: Extract<PathPart, { is: string }>): readonly Place[] =>
  children.filter(({ value }) => value !== undefined && textAt(value, key) === is)

const mayHoldKeys = (value: Value): boolean => value === null || isCollectionValue(value)

const childrenOf = (value: Value | undefined): readonly (readonly [string | number, Value])[] => {
  if (Array.isArray(value)) return value.map((one, at) => [at, one] as const)
  return isMapping(value) ? Object.entries(value) : []
}

const childAt = (value: Value | undefined, key: string | number): Value | undefined => {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
  return isMapping(value) && Object.hasOwn(value, String(key)) ? value[String(key)] : undefined
}

/** The value at a path; undefined if absent. */
export const valueAt = (data: Value | undefined, path: KeyPath): Value | undefined =>
  path.reduce<Value | undefined>(childAt, data)

/** A scalar at a path as it is written; undefined for anything else. */
const textAt = (data: Value, path: KeyPath): string | undefined => spelling(valueAt(data, path))

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

/** What is seen of a document beside its data. */
interface DocumentView {
  readonly view: ReadersView | undefined
  /** The value at a path as it is spelt, where the data does not say that. */
  spelledAt?(path: KeyPath): Value | undefined
  /** What a copy of the value at a path would not have. */
  uncopied?(path: KeyPath): string | undefined
}

/** The changes that a request comes to in a document, the last place first; `places` counts those that the path leads to. */
export const changesFor = (
  data: Value,
  request: DocumentRequest,
  seen: DocumentView,
): { readonly places: number; readonly changes: readonly DocumentChange[] } | RequestRefusal => {
  const { view } = seen
  const paths = isPlain(request.path) ? [request.path] : placesSeen(data, request.path, view)
  if ('reason' in paths) return paths
  const changes: DocumentChange[] = []
  const changed = new Set<string>()
  const isAddition = request.mode === 'append' || request.mode === 'prepend'
  const copied = request.mode === 'copy' ? copyOf(data, request.from, seen) : {}
  if ('reason' in copied) return copied
  for (const path of paths.toReversed()) {
    const verdict = view?.judge(path, request)
    if (verdict === 'done') continue
    const change = verdict ?? changeAt(data, path, { ...request, changed, ...copied })
    if (change && 'reason' in change) return change
    if (!change) continue
    changes.push(change)
    if (isAddition) for (const [at] of path.entries()) changed.add(JSON.stringify(path.slice(0, at + 1)))
  }
  return { places: paths.length, changes }
}

/** The value to be copied where the data does not say how it is spelt. */
const copyOf = (
  data: Value,
  from: KeyPath,
  { spelledAt, uncopied }: DocumentView,
): Pick<KnownDocument, 'copy'> | RequestRefusal => {
  const lost = uncopied?.(from) ?? orderLost(valueAt(data, from))
  if (lost !== undefined)
    return { reason: 'uncertain', message: `${pathText(from)} holds ${lost}; copy it with an Edit` }
  const copy = spelledAt?.(from)
  return copy === undefined ? {} : { copy }
}

const isIndex = (key: string): boolean => /^(?:0|[1-9]\d*)$/.test(key)

/** Data has keys that are integers before others, wherever they are written. */
const orderLost = (value: Value | undefined): string | undefined => {
  if (value === undefined || !isCollectionValue(value)) return undefined
  const keys = Array.isArray(value) ? [] : Object.keys(value as object)
  if (keys.length > 1 && keys.some(isIndex)) return 'keys that are integers, whose order a copy would not keep'
  return Object.values(value as object)
    .map(orderLost)
    .find(Boolean)
}

/** The places that a reader sees; what is written at another one of them changes with it. */
const placesSeen = (
  data: Value,
  pattern: PathPattern,
  view: ReadersView | undefined,
): readonly KeyPath[] | RequestRefusal => {
  if (view && view.value === undefined) return TOO_LARGE
  const places = placesOf(view?.value ?? data, pattern)
  if (!places)
    return {
      reason: 'limit',
      message: `path leads to more than ${MOST_LOOKS} places that have to be looked at, which is the limit; name fewer`,
    }
  if (!view) return places
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

interface KnownDocument {
  readonly copy?: Value
  /** Paths, as JSON, at or in which something changes as well. */
  readonly changed: ReadonlySet<string>
}

/** Undefined where the document says so already. */
const changeAt = (
  data: Value,
  path: KeyPath,
  request: DocumentRequest & KnownDocument,
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
      const value = request.copy ?? valueAt(data, request.from)
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

/** An element that the list has already, and keeps as it is, is not added again. */
const addTo = (
  data: Value,
  path: KeyPath,
  { mode, value, create, changed }: Extract<DocumentRequest, { value: Value }> & KnownDocument,
): DocumentChange | RequestRefusal | undefined => {
  const list = valueAt(data, path)
  if (list === undefined || list === null) return { kind: 'set', path, value: [value], create }
  if (!Array.isArray(list)) return { reason: 'value', message: `${pathText(path)} is not a list` }
  const stays = (at: number) => !changed.has(JSON.stringify([...path, at]))
  if (list.some((one, at) => isThere(one, value) && stays(at))) return undefined
  return mode === 'append' || list.length === 0
    ? { kind: 'set', path: [...path, list.length], value, create }
    : { kind: 'prepend', path, value }
}

/** A version that is not lower stays. */
const raiseAt = (
  data: Value,
  path: KeyPath,
  { value, create }: Extract<DocumentRequest, { value: Value }>,
): DocumentChange | RequestRefusal | undefined => {
  const old = valueAt(data, path)
  if (old === undefined) return { reason: 'missing', message: `${pathText(path)} is not there to be raised` }
  const made = raised(old, value)
  if ('unsure' in made)
    return {
      reason: 'uncertain',
      message: `${pathText(path)}: ${made.unsure}, so which is higher is not known; use mode set`,
    }
  return made.value === undefined ? undefined : { kind: 'set', path, value: made.value, create }
}

const renameAt = (data: Value, path: KeyPath, to: string): DocumentChange | RequestRefusal | undefined => {
  const key = path.at(-1)
  if (typeof key === 'number')
    return { reason: 'value', message: `${pathText(path)} is an element of a list, which has no name` }
  const [old, fresh] = [valueAt(data, path), valueAt(data, [...path.slice(0, -1), to])]
  if (old !== undefined && fresh !== undefined && key !== to)
    return {
      reason: 'uncertain',
      message: `${pathText(path)} and ${pathText([to])} both exist; remove one of them`,
    }
  if (old === undefined && fresh === undefined)
    return { reason: 'missing', message: `${pathText(path)} is not there to be renamed` }
  return old === undefined || key === to ? undefined : { kind: 'rename', path, to }
}

const holdsAlias = (value: Value): boolean =>
  value instanceof Repeated || (isCollectionValue(value) && Object.values(value as object).some(holdsAlias))
