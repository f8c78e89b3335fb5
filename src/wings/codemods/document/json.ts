import { type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import { isJsonNumber, numberAsWritten } from '../../../core/text/literal.ts'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import { type BracketList, insertFirst, insertLast, removeParts } from './brackets.ts'
import {
  type DocumentChange,
  type DocumentEdit,
  indentAt,
  type KeyPath,
  keysGone,
  lineEndOf,
  nest,
  pathText,
  refuse,
} from './document-edit.ts'
import type { Layout, OpenDocument } from './open-document.ts'
import type { CollectionEnd, DocumentPieces, Piece } from './pieces.ts'
import { isCollectionValue, Spelled, sameValue, type Value } from './value.ts'

/** A JSON document, comments and trailing commas allowed; or what is wrong with the text. */
export const openJson = (text: string, like?: Layout): OpenDocument | string => {
  const root = parse(text)
  if (typeof root === 'string') return `it is not JSON: ${root}`
  const layout = (like as ReturnType<typeof layoutOfJson> | undefined) ?? layoutOfJson(text)
  const json: JsonText = { text, ...layout, members: new Map(), scattered: new Map() }
  return {
    value: plain(root, text),
    edit: (change) => editJson(json, root, change),
    comments: () => commentsIn(text),
    pieces: () => piecesIn(root),
  }
}

export const layoutOfJson = (text: string) => ({
  indent: indentOf(text),
  lineEnd: lineEndOf(text),
  spaced: !/"\s*:[^\s]/.test(text),
})

const commentsIn = (text: string): readonly Span[] => {
  const comments: Span[] = []
  visit(text, { onComment: (start, length) => void comments.push({ start, end: start + length }) })
  return comments
}

/** Values, but for those in what is there twice. */
const piecesIn = (root: Node): DocumentPieces => {
  const pieces: Piece[] = []
  const ends: CollectionEnd[] = []
  const look = (node: Node, path: KeyPath): Piece => {
    const { type, offset, length, children = [] } = node
    const [start, end] = [offset, offset + length]
    const members = type === 'object' ? Array.from(membersByKey(node)) : []
    const inside =
      type === 'array'
        ? children.map((child, at) => look(child, [...path, at]))
        : members.map(([key, [value, ...others]]) =>
            value && others.length === 0 ? look(value, [...path, key]) : undefined,
          )
    const last = inside.at(-1)
    if (last && inside.length === children.length) ends.push({ path, last, close: { start: end - 1, end } })
    const piece = { path, within: 0, start, end, holds: children.length > 0 }
    if (path.length > 0) pieces.push(piece)
    return piece
  }
  if (root.type === 'array' || root.type === 'object') look(root, [])
  return { pieces, ends }
}

/** A scalar as JSON writes it; undefined where it has none of the kind. */
export const sayInJson = (scalar: Spelled): Value | undefined => {
  if (isJsonNumber(scalar.text)) return scalar
  return typeof scalar.value === 'string' ? undefined : scalar.value
}

const editJson = (json: JsonText, root: Node, change: DocumentChange): DocumentEdit => {
  const found = follow(json, root, change.path)
  if ('repeated' in found)
    return refuse('invalid', `${pathText(found.repeated)} is there twice; remove one of them with an Edit`)
  if (change.kind === 'set') return setValue(json, found, change)
  if (change.kind === 'unset') return unsetValue(json, found, change)
  if (found.rest.length > 0) return refuse('missing', `${pathText(change.path)} is not there`)
  return change.kind === 'rename' ? renameKey(found.node, change.to) : insertBefore(json, found.node, change.value)
}

const renameKey = (node: Node, to: string): DocumentEdit => {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (!key) return refuse('missing', 'it has no key')
  return { ok: true, edits: [{ start: key.offset, end: key.offset + key.length, replacement: JSON.stringify(to) }] }
}

/** Puts an element before the first one. */
const insertBefore = (document: JsonText, node: Node, value: Value): DocumentEdit =>
  node.type === 'array' && node.children?.length
    ? { ok: true, edits: insertFirst(listOf(document, node), (base) => write(document, value, base)) }
    : refuse('missing', 'it is not a list with elements')

const listOf = ({ text, lineEnd }: JsonText, node: Node): BracketList => {
  const { offset, length, children = [] } = node
  const isTight = children.some((child) => child.type === 'property' && /:$/.test(colonOf(text, child)))
  const parts = children.map((child) => ({ start: child.offset, end: child.offset + child.length }))
  return { text, lineEnd, parts, start: offset, end: offset + length, between: isTight ? ',' : ', ', comment: '//' }
}

const parse = (text: string): Node | string => {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false })
  const [error] = errors
  return error ? printParseErrorCode(error.error) : (root ?? 'it is empty')
}

interface JsonText {
  readonly text: string
  /** What a level is indented by. */
  readonly indent: string
  readonly lineEnd: string
  /** Blanks stand behind colons and commas. */
  readonly spaced: boolean
  /** The members of objects by their keys, of those that paths led through. */
  readonly members: Map<Node, ReadonlyMap<string, readonly Node[]>>
  /** Whether the parts of a collection are on lines of their own, of those that were asked about. */
  readonly scattered: Map<Node, boolean>
}

/** How far a path leads: the last node on it, its parent where it is a member or an element, and the keys that are missing. */
type PathEnd = { readonly node: Node; readonly rest: KeyPath }

const follow = (json: JsonText, root: Node, path: KeyPath): PathEnd | { readonly repeated: KeyPath } => {
  let node = root
  for (const [depth, key] of path.entries()) {
    const [next, repeated] = childrenAt(json, node, key)
    if (repeated) return { repeated: path.slice(0, depth + 1) }
    if (!next) return { node, rest: path.slice(depth) }
    node = next
  }
  return { node, rest: [] }
}

/** The values at a key: more than one where the key is repeated. */
const childrenAt = ({ members }: JsonText, node: Node, key: string | number): readonly (Node | undefined)[] => {
  if (node.type === 'array') return typeof key === 'number' ? [node.children?.[key]] : []
  if (node.type !== 'object') return []
  const known = members.get(node) ?? membersByKey(node)
  members.set(node, known)
  return known.get(String(key)) ?? []
}

const membersByKey = ({ children = [] }: Node): ReadonlyMap<string, readonly Node[]> => {
  const found = new Map<string, Node[]>()
  for (const member of children) {
    const [key, value] = member.children ?? []
    if (!key || !value) continue
    const same = found.get(key.value)
    if (same) same.push(value)
    else found.set(key.value, [value])
  }
  return found
}

const keyOf = (member: Node): unknown => member.children?.[0]?.value

const setValue = (
  document: JsonText,
  { node, rest }: PathEnd,
  { path, value, create }: Extract<DocumentChange, { kind: 'set' }>,
): DocumentEdit => {
  const [key, ...deeper] = rest
  if (key === undefined) return replaceValue(document, node, value)
  const at = pathText(path.slice(0, path.length - rest.length))
  if (deeper.length > 0 && !create) return refuse('missing', `${at} has no ${pathText([key])}, and create is false`)
  if (node.type !== 'object' && node.type !== 'array') return refuse('missing', `${at} is not an object or array`)
  const nested = nest(deeper, value)
  if (nested === undefined) return refuse('missing', `${pathText(path)} would leave a gap in a new array`)
  if (node.type === 'array' && key !== (node.children?.length ?? 0))
    return refuse(
      'missing',
      `${at} has ${node.children?.length ?? 0} elements, so ${pathText([key])} is not the next one`,
    )
  return {
    ok: true,
    edits: insertPart(document, node, { key: node.type === 'object' ? String(key) : undefined, value: nested }),
  }
}

const replaceValue = (document: JsonText, node: Node, value: Value): DocumentEdit => {
  const old = document.text.slice(node.offset, node.offset + node.length)
  if (sameValue(plain(node, document.text), value)) return { ok: true, edits: [] }
  const scattered =
    isCollectionValue(value) && (old.includes('\n') || (!node.children?.length && isScattered(document, node.parent)))
  const written = write(document, value, scattered ? indentAt(document.text, node.offset) : undefined)
  return { ok: true, edits: [{ start: node.offset, end: node.offset + node.length, replacement: written }] }
}

/** Whether the parts of the nearest collection are on lines of their own. */
const isScattered = ({ text, scattered }: JsonText, node: Node | undefined): boolean => {
  const collection = node?.type === 'property' ? node.parent : node
  if (!collection) return false
  const { offset, length } = collection
  const found = scattered.get(collection) ?? text.slice(offset, offset + length).includes('\n')
  scattered.set(collection, found)
  return found
}

/** A value as a node says it, `__proto__` plain data. */
const plain = (node: Node, text: string): Value => {
  if (node.type === 'array') return (node.children ?? []).map((child) => plain(child, text))
  if (node.type === 'number') return numberOf(text.slice(node.offset, node.offset + node.length))
  if (node.type !== 'object') return node.value
  return Object.fromEntries(
    (node.children ?? []).map((member) => [
      keyOf(member),
      member.children?.[1] ? plain(member.children[1], text) : null,
    ]),
  )
}

const numberOf = (source: string): Value => {
  const number = numberAsWritten(source)
  return typeof number === 'number' ? number : new Spelled(source)
}

/** A value in the file's style: on one line without `base`, else over several, the lines after the first indented from it. */
const write = ({ spaced, indent, lineEnd }: JsonText, value: Value, base: string | undefined): string =>
  base === undefined ? inlineJson(value, spaced) : linesOfJson(value, { indent, lineEnd: lineEnd + base })

/** JSON on one line, with blanks as people write them or with none. */
const inlineJson = (value: Value, spaced: boolean): string => {
  const [blank, between] = spaced ? [' ', ', '] : ['', ',']
  if (!isCollectionValue(value)) return scalarText(value)
  if (Array.isArray(value)) return `[${value.map((one) => inlineJson(one, spaced)).join(between)}]`
  const members = Object.entries(value as object).map(
    ([key, one]) => `${JSON.stringify(key)}:${blank}${inlineJson(one, spaced)}`,
  )
  return members.length === 0 ? '{}' : `{${blank}${members.join(between)}${blank}}`
}

/** JSON with each part on a line; `lineEnd` includes the indentation of the lines after the first. */
const linesOfJson = (
  value: Value,
  { indent, lineEnd }: { readonly indent: string; readonly lineEnd: string },
): string => {
  if (!isCollectionValue(value)) return scalarText(value)
  const inner = lineEnd + indent
  const inside = (one: Value) => linesOfJson(one, { indent, lineEnd: inner })
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map(inside)]
    : ['{', '}', Object.entries(value as object).map(([key, one]) => `${JSON.stringify(key)}: ${inside(one)}`)]
  return parts.length === 0 ? open + close : `${open}${inner}${parts.join(`,${inner}`)}${lineEnd}${close}`
}

const scalarText = (value: Value): string => (value instanceof Spelled ? value.text : JSON.stringify(value))

interface JsonPart {
  /** Absent for an element of an array. */
  readonly key: string | undefined
  readonly value: Value
}

/** Adds a member or an element after the last one. */
const insertPart = (document: JsonText, node: Node, part: JsonPart): readonly TextSplice[] => {
  const last = node.children?.at(-1)
  if (!last) return insertOnly(document, node, part)
  const colon = colonOf(document.text, last)
  return insertLast(listOf(document, node), (base) => partText(document, part, { base, colon }))
}

const insertOnly = (document: JsonText, node: Node, part: JsonPart): readonly TextSplice[] => {
  const { text, lineEnd, indent } = document
  const [start, end] = [node.offset + 1, node.offset + node.length - 1]
  const inside = text.slice(start, end)
  const outer = indentAt(text, node.offset)
  const scattered = inside.includes('\n') || !node.parent || isScattered(document, node.parent)
  const base = scattered ? outer + indent : undefined
  const written = partText(document, part, { base, colon: ': ' })
  if (inside.trim() !== '')
    return [{ start: end, end, replacement: lineEnd + outer + indent + written + lineEnd + outer }]
  return [{ start, end, replacement: base === undefined ? written : lineEnd + base + written + lineEnd + outer }]
}

const partText = (
  document: JsonText,
  { key, value }: JsonPart,
  { base, colon }: { readonly base: string | undefined; readonly colon: string },
): string => {
  const written = write(document, value, base)
  return key === undefined ? written : `${JSON.stringify(key)}${colon}${written}`
}

/** What is between a key and its value. */
const colonOf = (text: string, { children: [key, value] = [] }: Node): string => {
  const colon = key && value ? text.slice(key.offset + key.length, value.offset) : ''
  return /^\s*:[ \t]*$/.test(colon) ? colon : ': '
}

const unsetValue = (document: JsonText, { node, rest }: PathEnd, change: Unset): DocumentEdit => {
  const [key] = rest
  if (key !== undefined) return { ok: true, edits: [] }
  const container = node.parent?.type === 'property' ? node.parent.parent : node.parent
  if (!container) return refuse('missing', `${pathText(change.path)} is the whole document`)
  const keys = new Set(keysGone(change).map(String))
  const gone = (container.children ?? []).map((child, at) =>
    keys.has(String(child.type === 'property' ? keyOf(child) : at)),
  )
  if (gone.filter(Boolean).length > keys.size)
    return refuse('invalid', `${pathText(change.path.slice(0, -1))} has a key twice; remove one of them with an Edit`)
  return { ok: true, edits: removeParts(listOf(document, container), gone) }
}

type Unset = Extract<DocumentChange, { kind: 'unset' }>

/** The file's own indentation: that of its first indented line; two spaces if no line is indented. */
const indentOf = (text: string): string => {
  const found = /\n([ \t]+)(?=[^\s])/.exec(text)?.[1]
  return found ?? '  '
}
