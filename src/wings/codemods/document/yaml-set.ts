import { isCollection, isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { escapedJson } from '../../../core/text/words.ts'
import { insertFirst, insertLast } from './brackets.ts'
import {
  type DocumentChange,
  type DocumentEdit,
  type KeyPath,
  lineStartAt,
  nest,
  nextLineAt,
  pathText,
  refuse,
  sameValue,
  type TextEdit,
  type Value,
} from './document-edit.ts'
import {
  afterColon,
  blockText,
  dashBefore,
  endOfContent,
  flowText,
  indentsLists,
  isCollectionValue,
  isEmptyValue,
  isPair,
  isSimple,
  listOf,
  type NodeAtPath,
  placeOf,
  plainOrQuoted,
  plainValue,
  scalarOrFlow,
  type YamlText,
} from './yaml-tree.ts'

/** Writes a value at a path, in the style of what is there or beside it. */
export const setInYaml = (
  yaml: YamlText,
  found: NodeAtPath,
  { path, value, create }: Extract<DocumentChange, { kind: 'set' }>,
): DocumentEdit => {
  const { node, rest } = found
  const [key, ...deeper] = rest
  if (key === undefined) return replaceNode(yaml, found, path, value)
  const at = pathText(path.slice(0, path.length - rest.length))
  if (deeper.length > 0 && !create) return refuse('missing', `${at} has no ${pathText([key])}, and create is false`)
  const nested = nest(deeper, value)
  if (nested === undefined) return refuse('missing', `${pathText(path)} would leave a gap in a new list`)
  if (isMap(node)) return insertInMap(yaml, node as YAMLMap<Node, Node>, { key: String(key), value: nested })
  if (isSeq(node))
    return key === node.items.length
      ? insertInList(yaml, node as YAMLSeq<Node>, nested)
      : refuse('missing', `${at} has ${node.items.length} items, so ${pathText([key])} is not the next one`)
  const whole = nest([key], nested)
  return isEmpty(node) && whole !== undefined
    ? replaceNode(yaml, found, path, whole)
    : refuse('missing', `${at} is no mapping or list`)
}

/** Another name for a key, in the quotes of the old one. */
export const renameInYaml = ({ part, around }: NodeAtPath, to: string): DocumentEdit => {
  if (!part || !isPair(part)) return refuse('missing', 'it has no key')
  const { key } = part
  const carried = (key as { anchor?: string }).anchor
  if (carried !== undefined)
    return refuse('aliased', `the key carries the anchor &${carried}; make the change with an Edit`)
  const flow = around.some((one) => one.flow)
  const style = isScalar(key) ? key.type : undefined
  const quote = style === 'QUOTE_DOUBLE' || style === 'QUOTE_SINGLE'
  const written =
    quote && style === 'QUOTE_SINGLE' && isSimple(to)
      ? `'${to.replaceAll("'", "''")}'`
      : quote
        ? escapedJson(to)
        : plainOrQuoted(to, flow)
  return { ok: true, edits: [{ ...placeOf(key), text: written }] }
}

/** Puts an item before the first one of a list. */
export const prependInYaml = (yaml: YamlText, { node }: NodeAtPath, value: Value): DocumentEdit => {
  const list = node as YAMLSeq<Node>
  const [first] = isSeq(node) ? list.items : []
  if (!first) return refuse('missing', 'it is not a list with items')
  if (list.flow) return { ok: true, edits: insertFirst(listOf(yaml, list), () => inFlow(yaml, value)) }
  const dash = placeOf(list).start
  const column = dash - lineStartAt(yaml.text, dash)
  const written = itemText(yaml, value, { column, like: first }).replace(/\r?\n$/, '')
  return { ok: true, edits: [{ start: dash, end: dash, text: `- ${written}${yaml.lineEnd}${' '.repeat(column)}` }] }
}

const itemText = (
  yaml: YamlText,
  value: Value,
  { column, like }: { readonly column: number; readonly like: Node | undefined },
) =>
  isCollectionValue(value) && !isEmptyValue(value)
    ? blockText(yaml, value, column + 2).trimStart()
    : scalarOrFlow(yaml, value, { old: like, column, flow: false })

const isEmpty = (node: Node | null): boolean =>
  node === null || (isScalar(node) && node.value === null && (node.source ?? '') === '')

const replaceNode = (yaml: YamlText, found: NodeAtPath, path: KeyPath, value: Value): DocumentEdit => {
  const { node, around, part } = found
  if (!node || !part) return refuse('missing', `${pathText(path)} has no place to write a value`)
  const carried = carriedBy(yaml, node)
  if (carried !== undefined)
    return refuse('aliased', `${pathText(path)} carries ${carried}, which would be lost; make the change with an Edit`)
  if (sameValue(plainValue(node), value)) return { ok: true, edits: [] }
  const flow = around.some((one) => one.flow)
  if (flow || !isCollectionValue(value) || isEmptyValue(value)) {
    const written = scalarOrFlow(yaml, value, { old: node, column: childColumn(yaml, part), flow })
    return { ok: true, edits: overNode(yaml, node, part, written) }
  }
  if (isCollection(node) && node.flow && node.items.length > 0)
    return { ok: true, edits: [{ ...placeOf(node), text: flowText(value) }] }
  return { ok: true, edits: overBlock(yaml, node, part, blockFor(yaml, part, value)) }
}

/** An anchor or a tag, in words. */
const carriedBy = ({ text }: YamlText, node: Node): string | undefined => {
  const { anchor, tag } = node as { anchor?: string; tag?: string }
  if (anchor) return `the anchor &${anchor}`
  return tag && /![^\s]*$/.test(text.slice(0, node.range?.[0]).trimEnd()) ? 'a tag' : undefined
}

const overNode = (
  yaml: YamlText,
  node: Node,
  part: NonNullable<NodeAtPath['part']>,
  written: string,
): readonly TextEdit[] =>
  isCollection(node) && !node.flow ? overBlock(yaml, node, part, written) : [trimmedEdit(yaml, placeOf(node), written)]

/** A collection as the lines that follow `key:`, or as those of a list's item. */
const blockFor = (yaml: YamlText, part: NonNullable<NodeAtPath['part']>, value: Value): string => {
  const column = childColumn(yaml, part)
  if (!isPair(part)) return blockText(yaml, value, column).trimStart()
  const deeper = Array.isArray(value) && !indentsLists(yaml.text) ? 0 : yaml.indent
  return yaml.lineEnd + blockText(yaml, value, column + deeper)
}

/** Removes what is between `key:` or `-` and the end of the node's content, except comments of the first line. */
const overBlock = (
  yaml: YamlText,
  node: Node,
  part: NonNullable<NodeAtPath['part']>,
  written: string,
): readonly TextEdit[] => {
  const { text } = yaml
  const start = isPair(part) ? afterColon(text, part.key) : placeOf(node).start
  const end = isCollection(node) && !node.flow ? endOfContent(text, placeOf(node)) : placeOf(node).end
  const separated = /^[\r\n]/.test(written) || !isPair(part)
  return [{ start, end: Math.max(start, end), text: separated ? written : ` ${written}` }]
}

/** An empty value has no blank before it. */
const trimmedEdit = (
  { text }: YamlText,
  { start, end }: { readonly start: number; readonly end: number },
  written: string,
): TextEdit => {
  const needsBlank = start === end && /[:-]$/.test(text.slice(0, start))
  const isBlock = /^[|>]/.test(text.slice(start, end))
  const kept = isBlock && !/^[|>]/.test(written) ? endOfContent(text, { start, end }) : end
  return { start, end: isBlock && /^[|>]/.test(written) ? end : kept, text: needsBlank ? ` ${written}` : written }
}

/** The column at which the part of a collection begins: its key, or its dash. */
const childColumn = ({ text }: YamlText, part: NonNullable<NodeAtPath['part']>): number => {
  const start = isPair(part) ? placeOf(part.key).start : dashBefore(text, placeOf(part).start)
  return start - lineStartAt(text, start) + (isPair(part) ? 0 : 2)
}

const insertInMap = (
  yaml: YamlText,
  map: YAMLMap<Node, Node>,
  { key, value }: { readonly key: string; readonly value: Value },
): DocumentEdit => {
  const name = plainOrQuoted(key, Boolean(map.flow))
  if (map.flow) return insertInFlow(yaml, map, `${name}: ${inFlow(yaml, value)}`)
  const [first] = map.items
  const last = map.items.at(-1)
  if (!first || !last) return refuse('missing', 'the mapping has no place for a key')
  const start = placeOf(first.key).start
  const column = start - lineStartAt(yaml.text, start)
  return { ok: true, edits: [lineAfter(yaml, map, `${' '.repeat(column)}${name}:${memberText(yaml, value, column)}`)] }
}

const memberText = (yaml: YamlText, value: Value, column: number): string => {
  if (!isCollectionValue(value) || isEmptyValue(value))
    return ` ${scalarOrFlow(yaml, value, { old: undefined, column, flow: false })}`
  return (
    yaml.lineEnd + blockText(yaml, value, column + (Array.isArray(value) && !indentsLists(yaml.text) ? 0 : yaml.indent))
  )
}

const insertInList = (yaml: YamlText, list: YAMLSeq<Node>, value: Value): DocumentEdit => {
  if (list.flow) return insertInFlow(yaml, list, inFlow(yaml, value))
  const start = placeOf(list).start
  const column = start - lineStartAt(yaml.text, start)
  const written = itemText(yaml, value, { column, like: list.items.at(-1) })
  return { ok: true, edits: [lineAfter(yaml, list, `${' '.repeat(column)}- ${written}`)] }
}

const insertInFlow = (yaml: YamlText, node: YAMLMap | YAMLSeq, part: string): DocumentEdit => {
  if (node.items.length > 0) return { ok: true, edits: insertLast(listOf(yaml, node), () => part) }
  const { start, end } = placeOf(node)
  return { ok: true, edits: [{ start: start + 1, end: end - 1, text: isMap(node) ? ` ${part} ` : part }] }
}

const inFlow = (yaml: YamlText, value: Value): string =>
  scalarOrFlow(yaml, value, { old: undefined, column: 0, flow: true })

/** A line behind the last line of a block's content. */
const lineAfter = ({ text, lineEnd }: YamlText, node: Node, line: string): TextEdit => {
  const last = endOfContent(text, placeOf(node))
  const at = nextLineAt(text, Math.max(last - 1, placeOf(node).start))
  const written = line.replace(/\r?\n$/, '')
  return text[at - 1] === '\n'
    ? { start: at, end: at, text: written + lineEnd }
    : { start: at, end: at, text: lineEnd + written }
}
