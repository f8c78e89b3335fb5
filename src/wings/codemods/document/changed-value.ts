import { type DocumentChange, type KeyPath, nest } from './document-edit.ts'
import { isMapping, type Value } from './value.ts'

/** A value as changes leave it, one after the other; undefined where one has no meaning there. The value itself is left as it is. */
export const changedBy = (value: Value, changes: readonly DocumentChange[]): Value | undefined => {
  const copies = new WeakSet<object>()
  let root: Value | undefined = value
  for (const change of changes) {
    if (root === undefined) return undefined
    root = changeAt(root, change.path, { change, copies })
  }
  return root
}

interface Work {
  readonly change: DocumentChange
  /** Collections that are copies already, and may be changed in place. */
  readonly copies: WeakSet<object>
}

type List = Value[]
type KeyedValues = { [key: string]: Value }

const changeAt = (value: Value, path: KeyPath, work: Work): Value | undefined => {
  const { change } = work
  const [key, ...rest] = path
  if (key === undefined || (rest.length === 0 && change.kind === 'rename')) return changeHere(value, work)
  if (Array.isArray(value)) return changeInList(value, path, work)
  if (isMapping(value)) return changeInMapping(value, path, work)
  if (value === null && change.kind === 'set') return nest(path, change.value)
  return change.kind === 'unset' ? value : undefined
}

const changeHere = (value: Value, { change, copies }: Work): Value | undefined => {
  switch (change.kind) {
    case 'set':
      return change.value
    case 'unset':
      return undefined
    case 'prepend': {
      if (!Array.isArray(value)) return undefined
      const list = ownList(value, copies)
      list.unshift(change.value)
      return list
    }
    case 'rename': {
      const key = String(change.path.at(-1))
      if (!isMapping(value) || !Object.hasOwn(value, key)) return isMapping(value) ? value : undefined
      const mapping = ownMapping(value, copies)
      const renamed = mapping[key] as Value
      delete mapping[key]
      put(mapping, change.to, renamed)
      return mapping
    }
  }
}

const changeInList = (value: readonly Value[], [key, ...rest]: KeyPath, work: Work): Value | undefined => {
  const { change, copies } = work
  if (typeof key !== 'number') return change.kind === 'unset' ? value : undefined
  const old = value[key]
  if (change.kind === 'unset' && (old === undefined || rest.length === 0)) {
    if (old === undefined) return value
    const list = ownList(value, copies)
    list.splice(key, 1)
    return list
  }
  const inner = changeInside(old, rest, work)
  if (inner === undefined || key > value.length) return undefined
  const list = ownList(value, copies)
  list[key] = inner
  return list
}

const changeInMapping = (value: { readonly [key: string]: Value }, [key, ...rest]: KeyPath, work: Work) => {
  const { change, copies } = work
  const name = String(key)
  const old = Object.hasOwn(value, name) ? value[name] : undefined
  if (change.kind === 'unset' && (old === undefined || rest.length === 0)) {
    if (old === undefined) return value
    const mapping = ownMapping(value, copies)
    delete mapping[name]
    return mapping
  }
  const inner = changeInside(old, rest, work)
  if (inner === undefined) return undefined
  const mapping = ownMapping(value, copies)
  put(mapping, name, inner)
  return mapping
}

const changeInside = (old: Value | undefined, rest: KeyPath, work: Work): Value | undefined => {
  if (old !== undefined) return changeAt(old, rest, work)
  return work.change.kind === 'set' ? nest(rest, work.change.value) : undefined
}

const ownList = (value: readonly Value[], copies: WeakSet<object>): List => {
  if (copies.has(value)) return value as List
  const copy = [...value]
  copies.add(copy)
  return copy
}

const ownMapping = (value: { readonly [key: string]: Value }, copies: WeakSet<object>): KeyedValues => {
  if (copies.has(value)) return value as KeyedValues
  const copy = Object.fromEntries(Object.entries(value))
  copies.add(copy)
  return copy
}

/** `__proto__` is a key like any other. */
const put = (mapping: KeyedValues, key: string, value: Value): void => {
  Object.defineProperty(mapping, key, { value, enumerable: true, writable: true, configurable: true })
}
