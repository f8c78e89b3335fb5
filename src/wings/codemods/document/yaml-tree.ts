import {
  type Alias,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { literalText, scalarAsWritten } from '../../../core/text/literal.ts'
import { composingYaml, documentFault, keyText, type YamlDocument } from '../../../core/text/yaml.ts'
import type { BracketList } from './brackets.ts'
import { type KeyPath, lineEndOf } from './document-edit.ts'
import { Repeated, Spelled, type Value } from './value.ts'

/** The tree of a YAML document that can be changed, or what is wrong with it. */
export function* parseYaml(text: string): Generator<void, YamlDocument | string> {
  const composed = yield* composingYaml(text, { nesting: MAX_NESTING, single: true, tags: true })
  if (!composed.ok) return WRONG[composed.reason]
  const [document] = composed.documents
  if (!document) return 'it is empty'
  const [error] = document.errors
  yield
  return error?.message ?? documentFault(document)?.reason ?? withoutEnd(document, text)
}

/** A block scalar that a text ends with has no line end where the text has none: the package gives it one, other readers do not. */
const withoutEnd = (document: YamlDocument, text: string): YamlDocument => {
  if (text.endsWith('\n') || !/[|>]/.test(text)) return document
  visit(document, {
    Scalar: (_, node) => {
      const { value, type, range } = node as Scalar
      if (type?.startsWith('BLOCK') && range?.[1] === text.length && typeof value === 'string')
        node.value = value.replace(/\n$/, '')
    },
  })
  return document
}

/** Collections in each other. */
export const MAX_NESTING = 100

const WRONG = {
  'too-deep': `it nests deeper than ${MAX_NESTING} collections`,
  unbalanced: 'its brackets are not balanced',
  'second-document': 'it holds several documents',
} as const

/** The text of a document that is to be changed, and how it is laid out. */
export interface YamlText {
  readonly text: string
  readonly lineEnd: string
  /** Whether its last line has a line end. */
  readonly endsLine: boolean
  /** Blanks that a level is indented by. */
  readonly indent: number
  /** Whether the items of its lists are indented from their key. */
  readonly indentSeq: boolean
}

export const layoutOfYaml = (text: string): Omit<YamlText, 'text'> => ({
  lineEnd: lineEndOf(text),
  endsLine: text.endsWith('\n'),
  indent: BELOW_KEY.exec(text)?.[1]?.length ?? 2,
  indentSeq: indentsLists(text),
})

/** A key without blanks before it, its value on the lines below, and how far the next line is indented. */
const BELOW_KEY = /^[^\s#-](?=[^\n]*:[ \t]*(?:#|\r?\n))[^\n]*\n( +)[^\s#-]/m

const indentsLists = (text: string): boolean => {
  const [, key = '', dash = ' '] = LIST_BELOW_KEY.exec(text) ?? []
  return dash.length > key.length
}

/** The first list below its key, and how far both are indented. */
const LIST_BELOW_KEY = /^( *)[^\s#-](?=[^\n]*:[ \t]*(?:#|\r?\n))[^\n]*\n(?:[ \t]*(?:#[^\n]*|\r)?\n)*( *)- /m

/** How far a path leads. */
export interface NodeAtPath {
  /** The last node on the path; null for a key without a value. */
  readonly node: Node | null
  readonly rest: KeyPath
  /** The collections on the way, the outermost first, the node itself not among them. */
  readonly around: readonly (YAMLMap | YAMLSeq)[]
  /** What holds the node in the last of them. */
  readonly part: Pair<Node, Node | null> | Node | undefined
}

/** Follows a path as far as it leads; an alias on it ends the way. */
export const follow = (
  root: Node | null,
  path: KeyPath,
): NodeAtPath | { readonly aliased: Alias; readonly at: KeyPath } => {
  let node = root
  let part: NodeAtPath['part']
  const around: (YAMLMap | YAMLSeq)[] = []
  for (const [depth, key] of path.entries()) {
    if (isAlias(node)) return { aliased: node, at: path.slice(0, depth) }
    const next = partOf(node, key)
    if (next === undefined || !isCollection(node)) return { node, rest: path.slice(depth), around, part }
    around.push(node as YAMLMap | YAMLSeq)
    part = next
    node = isPair(next) ? next.value : next
  }
  return isAlias(node) ? { aliased: node, at: path } : { node, rest: [], around, part }
}

/** The pair or the item of a collection's own at a key. */
export const partOf = (node: Node | null, key: string | number): NodeAtPath['part'] => {
  if (isSeq(node)) return typeof key === 'number' ? ((node.items[key] as Node | undefined) ?? undefined) : undefined
  return isMap(node) ? pairsOf(node as YAMLMap<Node, Node | null>).get(String(key)) : undefined
}

const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair<Node, Node | null>>>()

const pairsOf = (map: YAMLMap<Node, Node | null>): ReadonlyMap<string, Pair<Node, Node | null>> => {
  const known = pairs.get(map)
  if (known) return known
  const found = new Map<string, Pair<Node, Node | null>>()
  for (const pair of map.items) {
    const key = keyText(pair.key)
    if (key !== undefined && !found.has(key)) found.set(key, pair)
  }
  pairs.set(map, found)
  return found
}

/** The items of a list, or the pairs of a mapping, with their keys. */
export const ownParts = (
  node: Node | null,
): readonly (readonly [string | number, NonNullable<NodeAtPath['part']>])[] => {
  if (isSeq(node)) return (node.items as Node[]).map((item, at) => [at, item] as const)
  if (!isMap(node)) return []
  return (node.items as Pair<Node, Node | null>[]).flatMap((pair) => {
    const key = keyText(pair.key)
    return key === undefined ? [] : [[key, pair] as const]
  })
}

export const isPair = (part: NonNullable<NodeAtPath['part']>): part is Pair<Node, Node | null> => 'key' in part

/** The node's own place: from its first character to its last, without what follows on the line. */
export const placeOf = (node: Node): { readonly start: number; readonly end: number } => {
  const [start, end] = node.range ?? [0, 0]
  return { start, end }
}

/** Where the line of a key begins behind its indentation: at the `?`, the tag or the anchor before it, else at the key. */
export const startOfKey = (text: string, key: Node): number => {
  const { start } = placeOf(key)
  MARKS_BEFORE.lastIndex = start
  return start - (MARKS_BEFORE.exec(text)?.[1]?.length ?? 0)
}

/** It looks back, so that a long line is not read for each of its keys. */
const MARKS_BEFORE = /(?<=((?:\?[ \t]+)?(?:[!&]\S*[ \t]+)*))/y

export const afterColon = (text: string, key: Node): number => text.indexOf(':', placeOf(key).end) + 1

/** Where what a node says ends: behind its last character, or behind the line end of a block of text. Comments behind it are not its own. */
export const endOf = (text: string, node: Node): number => {
  if (!isCollection(node) || node.flow) return placeOf(node).end
  const last = (node.items as NonNullable<NodeAtPath['part']>[]).at(-1)
  if (!last) return placeOf(node).end
  if (!isPair(last)) return isNothing(last) ? Math.max(dashBefore(text, placeOf(last).start) + 1, 0) : endOf(text, last)
  return endOfPair(text, last)
}

const endOfPair = (text: string, { key, value }: Pair<Node, Node | null>): number =>
  isNothing(value) ? endOfKey(text, key) : Math.max(endOf(text, value), endOfKey(text, key))

const isNothing = (node: Node | null): node is null =>
  node === null || (isScalar(node) && placeOf(node).start === placeOf(node).end && !anchored(node))

const anchored = (node: Node): boolean => (node as { anchor?: string }).anchor !== undefined

/** The same without the line end of a block of text. */
export const endOfLines = (text: string, node: Node): number => beforeLineEnd(text, endOf(text, node))

export const beforeLineEnd = (text: string, end: number): number => {
  if (text[end - 1] !== '\n') return end
  return text[end - 2] === '\r' ? end - 2 : end - 1
}

export const dashBefore = (text: string, at: number): number => text.lastIndexOf('-', at - 1)

/** The value of a node. `spelt`: plain texts by their spelling too, which readers of YAML 1.1 may take for something else. */
export const plainValue = (node: Node | null, spelt = false): Value => {
  if (!node) return null
  if (isAlias(node)) return new Repeated(node.source)
  if (isSeq(node)) return node.items.map((item) => plainValue(item as Node, spelt))
  if (isMap(node))
    return Object.fromEntries(
      (node.items as Pair<Node, Node | null>[]).map(({ key, value }) => [
        keyText(key) ?? JSON.stringify(plainValue(key)),
        plainValue(value, spelt),
      ]),
    )
  return scalarValue(node as Scalar, spelt)
}

const scalarValue = ({ value, source = '', type }: Scalar, spelt: boolean): Value => {
  if (typeof value === 'string')
    return spelt && type === 'PLAIN' && source === value ? new Spelled(source, value) : value
  const literal = literalText(scalarAsWritten(source, value))
  if (literal === undefined) return value as Value
  return typeof value === 'number' ? new Spelled(literal) : new Spelled(literal, value as boolean | null)
}

/** From the key, or the dash of an item in a block, to the end of the value. */
export const boundsOf = (
  { text }: Pick<YamlText, 'text'>,
  container: YAMLMap | YAMLSeq,
  part: NonNullable<NodeAtPath['part']>,
) => {
  const [key, value] = isPair(part) ? [part.key, part.value] : [undefined, part]
  const start = key
    ? placeOf(key).start
    : container.flow
      ? placeOf(part as Node).start
      : dashBefore(text, placeOf(part as Node).start)
  const behindKey = key ? endOfKey(text, key) : 0
  const own = value ? placeOf(value) : { start, end: behindKey }
  const end = value && isCollection(value) ? endOf(text, value) : own.end
  return { start, end: Math.max(end, behindKey) }
}

/** Behind its colon, which a key without a value need not have between brackets. */
const endOfKey = (text: string, key: Node): number => {
  const { end } = placeOf(key)
  return /^\s*:/.test(text.slice(end)) ? afterColon(text, key) : end
}

/** The parts of a collection between brackets. */
export const listOf = (yaml: YamlText, node: YAMLMap | YAMLSeq): BracketList => {
  const parts = (node.items as NonNullable<NodeAtPath['part']>[]).map((part) => boundsOf(yaml, node, part))
  return { text: yaml.text, lineEnd: yaml.lineEnd, parts, ...placeOf(node), between: ', ', comment: '#' }
}
