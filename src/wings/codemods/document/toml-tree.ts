import { type AST, parseTOML } from 'toml-eslint-parser'
import type { BracketList } from './brackets.ts'
import type { KeyPath, Value } from './document-edit.ts'

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
  /** In the order of the text. */
  readonly entries: readonly Entry[]
}

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

export const isAt = (path: KeyPath, wanted: KeyPath): boolean =>
  path.length === wanted.length &&
  wanted.every((key, at) => String(key) === String(path[at]) && typeof key === typeof path[at])

export const isBelow = (path: KeyPath, wanted: KeyPath): boolean => isAt(path.slice(0, wanted.length), wanted)

export type Element = { readonly array: AST.TOMLArray; readonly index: number }

/** The element of an array that is written in place. */
export const elementOf = ({ entries }: TomlText, path: KeyPath): Element | undefined => {
  const index = path.at(-1)
  const holder =
    typeof index === 'number' ? entries.find((entry) => entry.value && isAt(entry.path, path.slice(0, -1))) : undefined
  return holder?.value?.type === 'TOMLArray' && typeof index === 'number' ? { array: holder.value, index } : undefined
}

/** The parts of an array or inline table. */
export const listOf = ({ text, lineEnd }: TomlText, node: AST.TOMLArray | AST.TOMLInlineTable): BracketList => {
  const parts = (node.type === 'TOMLArray' ? node.elements : node.body).map(placeOf)
  return { text, lineEnd, parts, ...placeOf(node), between: ', ', comment: '#' }
}

export const placeOf = ({ range: [start, end] }: { readonly range: AST.Range }) => ({ start, end })

/** A value as the parser gives it, dates as objects. */
export const plainValue = (value: unknown): Value => {
  if (Array.isArray(value)) return value.map(plainValue)
  if (value instanceof Date) return { date: value.toString() }
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'object' || value === null) return value as Value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainValue(one)]))
}

/** A value on one line; undefined where TOML cannot say it. */
export const valueText = (value: Value): string | undefined => {
  if (value === null) return undefined
  if (typeof value === 'string') return basicString(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return String(value)
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

const numberText = (value: number): string => {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value) : value.toExponential()
  return String(value)
}
