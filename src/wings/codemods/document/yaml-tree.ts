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
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { composeYaml, documentFault, type YamlDocument } from '../../../core/text/yaml.ts'
import type { KeyPath, Value } from './document-edit.ts'

/** The tree of a YAML document that can be changed, or what is wrong with it. */
export const parseYaml = (text: string): YamlDocument | string => {
  const composed = composeYaml(text, { nesting: MAX_NESTING, single: true, tags: true })
  if (!composed.ok) return WRONG[composed.reason]
  const [document] = composed.documents
  if (!document) return 'it is empty'
  const [error] = document.errors
  return error?.message ?? documentFault(document)?.reason ?? document
}

/** Collections in each other. */
export const MAX_NESTING = 100

const WRONG = {
  'too-deep': `it nests deeper than ${MAX_NESTING} collections`,
  unbalanced: 'its brackets are not balanced',
  'second-document': 'it holds several documents',
} as const

/** The text of a document that is to be changed. */
export interface YamlText {
  readonly text: string
  readonly lineEnd: string
  /** What a level is indented by. */
  readonly indent: number
}

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

const partOf = (node: Node | null, key: string | number): NodeAtPath['part'] => {
  if (isSeq(node)) return typeof key === 'number' ? ((node.items[key] as Node | undefined) ?? undefined) : undefined
  if (!isMap(node)) return undefined
  return (node.items as Pair<Node, Node | null>[]).find((pair) => keyText(pair.key) === String(key))
}

/** As it is written: `8080` and `1.10` are texts. */
const keyText = (key: Node): string | undefined => {
  if (!isScalar(key) || key.value === null) return undefined
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))
}

export const isPair = (part: NonNullable<NodeAtPath['part']>): part is Pair<Node, Node | null> => 'key' in part

/** The node's own place: from its first character to its last, without what follows on the line. */
export const placeOf = (node: Node): { readonly start: number; readonly end: number } => {
  const [start, end] = node.range ?? [0, 0]
  return { start, end }
}

export const afterColon = (text: string, key: Node): number => text.indexOf(':', placeOf(key).end) + 1

/** The end of the last line of a block that is no comment or blank. */
export const endOfContent = (text: string, { start, end }: { readonly start: number; readonly end: number }): number =>
  text.slice(0, end).replace(/(?:[ \t]*(?:(?<!\S)#[^\n]*)?\r?\n)+[ \t]*$/, '').length || start

export const dashBefore = (text: string, at: number): number => text.lastIndexOf('-', at - 1)

/** The value of a node, each alias as an object that names it. */
export const plainValue = (node: Node | null): Value => {
  if (!node) return null
  if (isAlias(node)) return { '*': node.source }
  if (isSeq(node)) return node.items.map((item) => plainValue(item as Node))
  if (isMap(node))
    return Object.fromEntries(
      (node.items as Pair<Node, Node | null>[]).map(({ key, value }) => [
        keyText(key) ?? JSON.stringify(plainValue(key)),
        plainValue(value),
      ]),
    )
  const { value } = node as Scalar
  return typeof value === 'bigint' ? String(value) : (value as Value)
}
