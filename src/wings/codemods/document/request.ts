import {
  type DocumentChange,
  type DocumentRefusal,
  type KeyPath,
  pathText,
  sameValue,
  type Value,
} from './document-edit.ts'
import { isPlain, type PathPattern, placesOf, valueAt } from './path-pattern.ts'

/** What a step asks of a document: one change, at every place that its path leads to. */
export type DocumentRequest = { readonly path: PathPattern } & (
  | { readonly mode: 'set' | 'append' | 'prepend'; readonly value: Value; readonly create: boolean }
  | { readonly mode: 'rename'; readonly to: string }
  | { readonly mode: 'copy'; readonly from: KeyPath; readonly create: boolean }
  | { readonly mode: 'unset' }
)

type RequestRefusal = { readonly reason: DocumentRefusal | 'uncertain'; readonly message: string }

/** The changes that a request comes to in a document, the last place first; `places` counts those that the path leads to. */
export const changesFor = (
  data: Value,
  request: DocumentRequest,
): { readonly places: number; readonly changes: readonly DocumentChange[] } | RequestRefusal => {
  const paths = isPlain(request.path) ? [request.path] : placesOf(data, request.path)
  const changes: DocumentChange[] = []
  for (const path of paths.toReversed()) {
    const change = changeAt(data, path, request)
    if (change && 'reason' in change) return change
    if (change) changes.push(change)
  }
  return { places: paths.length, changes }
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
  if (!Array.isArray(list)) return { reason: 'value', message: `${pathText(path)} is no list` }
  if (list.some((one) => sameValue(one, value))) return undefined
  return mode === 'append' || list.length === 0
    ? { kind: 'set', path: [...path, list.length], value, create }
    : { kind: 'prepend', path, value }
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
