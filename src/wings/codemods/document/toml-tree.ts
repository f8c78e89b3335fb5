import { type AST, parseTOML } from 'toml-eslint-parser'
import { addTo } from '../../../core/text/group-by.ts'
import { numberAsWritten } from '../../../core/text/literal.ts'
import type { BracketList } from './brackets.ts'
import type { KeyPath } from './document-edit.ts'
import { Repeated, Spelled, type Value } from './value.ts'

/** The tree of a TOML text, or what is wrong with it. */
export const parseProgram = (text: string): AST.TOMLProgram | string => {
  try {
    return parseTOML(text, { tomlVersion: '1.0.0' })
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}

/** A key with its value, in a table or inline, or a table itself. */
export interface Entry {
  readonly path: KeyPath
  readonly node: AST.TOMLKeyValue | AST.TOMLTable
  /** The value, where it is one that is written in place. */
  readonly value?: AST.TOMLContentNode
  /** The inline table or array that holds it. */
  readonly inline?: AST.TOMLInlineTable | AST.TOMLArray
  /** The table under whose header it is; absent at the top. */
  readonly table?: AST.TOMLTable
}

/** A document that is to be changed. */
export interface TomlText {
  readonly text: string
  readonly lineEnd: string
  readonly top: AST.TOMLTopLevelTable
  readonly value: Value
  /** The keys and tables at a path, in the order of the text. */
  at(path: KeyPath): readonly Entry[]
  /** Those at a path and in it. */
  below(path: KeyPath): readonly Entry[]
}

/** Finds entries by their paths. */
export const indexOf = (entries: readonly Entry[]): Pick<TomlText, 'at' | 'below'> => {
  const inside = new Map<string, [Entry, ...Entry[]]>()
  const exact = new Map<string, [Entry, ...Entry[]]>()
  for (const entry of entries) {
    let name = ''
    addTo(inside, name, entry)
    for (const key of entry.path) {
      name += nameOfPart(key)
      addTo(inside, name, entry)
    }
    addTo(exact, name, entry)
  }
  const nameOf = (path: KeyPath): string => path.map(nameOfPart).join('')
  return { at: (path) => exact.get(nameOf(path)) ?? [], below: (path) => inside.get(nameOf(path)) ?? [] }
}

const nameOfPart = (key: string | number): string => `${JSON.stringify(key)},`

/** Every key and table of a document. */
export const entriesOf = (top: AST.TOMLTopLevelTable): readonly Entry[] =>
  top.body.flatMap((node) =>
    node.type === 'TOMLKeyValue'
      ? keyValue(node, [], {})
      : [
          { path: node.resolvedKey, node, table: node },
          ...node.body.flatMap((one) => keyValue(one, node.resolvedKey, { table: node })),
        ],
  )

const keyValue = (node: AST.TOMLKeyValue, base: KeyPath, where: Pick<Entry, 'table' | 'inline'>): readonly Entry[] => {
  const path = [...base, ...node.key.keys.map(nameOf)]
  return [{ path, node, value: node.value, ...where }, ...insideOf(node.value, path, where)]
}

const insideOf = (value: AST.TOMLContentNode, path: KeyPath, where: Pick<Entry, 'table'>): readonly Entry[] =>
  value.type === 'TOMLInlineTable'
    ? value.body.flatMap((one) => keyValue(one, path, { ...where, inline: value }))
    : value.type === 'TOMLArray'
      ? value.elements.flatMap((one, index) => elementEntries(one, [...path, index], { ...where, inline: value }))
      : []

const elementEntries = (value: AST.TOMLContentNode, path: KeyPath, where: Pick<Entry, 'table' | 'inline'>) => [
  { path, node: value.parent as AST.TOMLKeyValue, value, ...where },
  ...insideOf(value, path, where),
]

const nameOf = (key: AST.TOMLBare | AST.TOMLQuoted): string => (key.type === 'TOMLBare' ? key.name : String(key.value))

export type Element = { readonly array: AST.TOMLArray; readonly index: number }

/** The element of an array that is written in place. */
export const elementOf = (toml: TomlText, path: KeyPath): Element | undefined => {
  const index = path.at(-1)
  const holder = typeof index === 'number' ? toml.at(path.slice(0, -1)).find((entry) => entry.value) : undefined
  return holder?.value?.type === 'TOMLArray' && typeof index === 'number' ? { array: holder.value, index } : undefined
}

/** The parts of an array or inline table. */
export const listOf = ({ text, lineEnd }: TomlText, node: AST.TOMLArray | AST.TOMLInlineTable): BracketList => {
  const parts = (node.type === 'TOMLArray' ? node.elements : node.body).map(placeOf)
  return { text, lineEnd, parts, ...placeOf(node), between: ', ', comment: '#' }
}

const placeOf = ({ range: [start, end] }: { readonly range: AST.Range }) => ({ start, end })

type Table = Map<string, TomlPart>
type TomlPart = Table | TomlPart[] | Value

/** The value of a document. */
export const valueOfTable = (top: AST.TOMLTopLevelTable, text: string): Value => {
  const root: Table = new Map()
  for (const node of top.body) {
    if (node.type === 'TOMLKeyValue') put(root, node, text)
    else {
      const table = tableAt(root, node.resolvedKey)
      for (const one of node.body) put(table, one, text)
    }
  }
  return plain(root)
}

/** The table at a path, which is made where it is missing. */
const tableAt = (root: Table, path: KeyPath): Table => {
  let at: TomlPart = root
  for (const [depth, key] of path.entries()) {
    const known: TomlPart | undefined = at instanceof Map ? at.get(String(key)) : (at as TomlPart[])[Number(key)]
    const next: TomlPart = known ?? (typeof path[depth + 1] === 'number' ? [] : new Map())
    if (known === undefined && at instanceof Map) at.set(String(key), next)
    else if (known === undefined) (at as TomlPart[])[Number(key)] = next
    at = next
  }
  return at as Table
}

const put = (table: Table, { key: { keys }, value }: AST.TOMLKeyValue, text: string): void => {
  const names = keys.map(nameOf)
  tableAt(table, names.slice(0, -1)).set(names.at(-1) ?? '', partOf(value, text))
}

const partOf = (node: AST.TOMLContentNode, text: string): TomlPart => {
  if (node.type === 'TOMLArray') return node.elements.map((one) => partOf(one, text))
  if (node.type === 'TOMLValue') return scalarOf(node, text)
  const table: Table = new Map()
  for (const one of node.body) put(table, one, text)
  return table
}

export const valueOfNode = (node: AST.TOMLContentNode, text: string): Value => plain(partOf(node, text))

/** Numbers that JSON spells otherwise, and dates, by their spelling. */
const scalarOf = ({ kind, value, range }: AST.TOMLValue, text: string): Value => {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  const source = text.slice(...range)
  const number = kind === 'integer' || kind === 'float' ? numberAsWritten(source) : undefined
  return typeof number === 'number' ? number : new Spelled(source)
}

const plain = (part: TomlPart): Value => {
  if (part instanceof Map) return Object.fromEntries(Array.from(part, ([key, one]) => [key, plain(one)]))
  return Array.isArray(part) ? part.map(plain) : (part as Value)
}

/** A value on one line; undefined where TOML cannot say it. */
export const valueText = (value: Value): string | undefined => {
  if (value === null) return undefined
  if (typeof value === 'string') return basicString(value)
  if (value instanceof Spelled) return value.text
  if (value instanceof Repeated) return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const parts = Array.isArray(value)
    ? value.map(valueText)
    : Object.entries(value).map(([key, one]) => {
        const written = valueText(one)
        return written === undefined ? undefined : `${keyText(key)} = ${written}`
      })
  if (parts.includes(undefined)) return undefined
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

export const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : basicString(key))

const basicString = (value: string): string => JSON.stringify(value).replace(/[\u007f]/g, '\\u007f')
