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
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { escapedJson } from '../../../core/text/words.ts'
import { composeYaml, documentFault, type YamlDocument } from '../../../core/text/yaml.ts'
import type { BracketList } from './brackets.ts'
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

/** The pair or the item of a collection's own at a key. */
export const partOf = (node: Node | null, key: string | number): NodeAtPath['part'] => {
  if (isSeq(node)) return typeof key === 'number' ? ((node.items[key] as Node | undefined) ?? undefined) : undefined
  if (!isMap(node)) return undefined
  return (node.items as Pair<Node, Node | null>[]).find((pair) => keyText(pair.key) === String(key))
}

/** As it is written: `8080` and `1.10` are texts. */
export const keyText = (key: Node): string | undefined => {
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

/** The end of the last line of a block that is no comment or blank, without a comment behind it. */
export function endOfContent(text: string, { start, end }: { readonly start: number; readonly end: number }): number {
  let newline = text.slice(0, end).lastIndexOf('\n')
  if (newline < 0 || /[^ \t]/.test(text.slice(newline + 1, end))) return end || start
  for (;;) {
    const from = newline === 0 ? 0 : text.lastIndexOf('\n', newline - 1) + 1
    const content = lengthOfContent(text.slice(from, newline))
    if (content > 0 || from === 0) return from + content || start
    newline = from - 1
  }
}

/** Of a line, without a comment, blanks and a carriage return behind it. */
function lengthOfContent(line: string): number {
  const comment = line.search(/(?<!\S)#/)
  let length = comment < 0 ? line.length - Number(line.endsWith('\r')) : comment
  while (length > 0 && (line[length - 1] === ' ' || line[length - 1] === '\t')) length -= 1
  return length
}

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

/** From the key, or the dash of an item in a block, to the end of the value. */
export const boundsOf = ({ text }: YamlText, container: YAMLMap | YAMLSeq, part: NonNullable<NodeAtPath['part']>) => {
  const [key, value] = isPair(part) ? [part.key, part.value] : [undefined, part]
  const start = key
    ? placeOf(key).start
    : container.flow
      ? placeOf(part as Node).start
      : dashBefore(text, placeOf(part as Node).start)
  const behindKey = key ? endOfKey(text, key) : 0
  const own = value ? placeOf(value) : { start, end: behindKey }
  const end = value && isCollection(value) && !value.flow ? endOfContent(text, own) : own.end
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

export const isCollectionValue = (value: Value): boolean => typeof value === 'object' && value !== null

export const isEmptyValue = (value: Value): boolean =>
  isCollectionValue(value) && Object.keys(value as object).length === 0

/** A value on one line, or a text of several lines as a block; in the quotes of the one before. */
export const scalarOrFlow = (
  yaml: YamlText,
  value: Value,
  { old, column, flow }: { readonly old: Node | undefined; readonly column: number; readonly flow: boolean },
): string => {
  if (isCollectionValue(value)) return flowText(value)
  if (typeof value !== 'string') return String(value)
  const style = isScalar(old) ? old.type : undefined
  if (!flow && value.includes('\n')) return blockScalar(yaml, value, column) ?? escapedJson(value)
  if (style === 'QUOTE_DOUBLE') return escapedJson(value)
  if (style === 'QUOTE_SINGLE' && isSimple(value)) return `'${value.replaceAll("'", "''")}'`
  return plainOrQuoted(value, flow)
}

/** No line break or character that needs an escape. */
export const isSimple = (value: string): boolean =>
  !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u.test(value)

export const plainOrQuoted = (value: string, flow: boolean): string => {
  // Readers of YAML 1.1 give these a meaning of their own.
  if (!isSimple(value) || value === '=' || value === '<<') return escapedJson(value)
  const written = stringify(flow ? [value] : value, {
    lineWidth: 0,
    version: '1.1',
    ...(flow && { collectionStyle: 'flow', flowCollectionPadding: false }),
  }).trimEnd()
  const text = flow ? written.slice(1, -1) : written
  return text.includes('\n') ? escapedJson(value) : text
}

/** A literal block; undefined for a text that none can hold. */
const blockScalar = (yaml: YamlText, value: string, column: number): string | undefined => {
  // The last line of a file without a final line end would lose its own.
  if (value.endsWith('\n') && !yaml.text.endsWith('\n')) return undefined
  if (!isSimple(value.replace(/[\n\t]/g, '')) || /^\s|[ \t]\n|\s$(?<!\n)|\n\n$/.test(value)) return undefined
  const pad = ' '.repeat(column + yaml.indent)
  const ends = value.endsWith('\n')
  const lines = (ends ? value.slice(0, -1) : value).split('\n').map((line) => (line === '' ? '' : pad + line))
  return `|${ends ? '' : '-'}${yaml.lineEnd}${lines.join(yaml.lineEnd)}${ends ? yaml.lineEnd : ''}`
}

export const flowText = (value: Value): string =>
  stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: !Array.isArray(value),
    version: '1.1',
  })
    .trimEnd()
    .replace(/\s*\n\s*/g, ' ')

/** A collection as lines, each indented by `column` blanks, without the last line end. */
export const blockText = (yaml: YamlText, value: Value, column: number): string =>
  stringify(value, { indent: yaml.indent, indentSeq: indentsLists(yaml.text), lineWidth: 0, version: '1.1' })
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(column) + line))
    .join(yaml.lineEnd)

/** Whether the items of the file's lists are indented from their key. */
export const indentsLists = (text: string): boolean => {
  const [, key, item] = /^( *)[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)- /m.exec(text) ?? []
  return key === undefined || (item ?? '').length > key.length
}
