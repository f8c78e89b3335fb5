import { isCollection, isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { lineStartAt, nextLineAt } from '../../../core/text/line-bounds.ts'
import { isSimple } from '../../../core/text/print-yaml.ts'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import { escapedJson } from '../../../core/text/words.ts'
import { insertFirst, insertLast, insertOnly } from './brackets.ts'
import {
  type DocumentChange,
  type DocumentEdit,
  type KeyPath,
  lineEndAt,
  nest,
  pathText,
  refuse,
} from './document-edit.ts'
import { isCollectionValue, sameValue, type Value } from './value.ts'
import {
  afterColon,
  beforeLineEnd,
  dashBefore,
  endOf,
  endOfLines,
  isPair,
  listOf,
  type NodeAtPath,
  placeOf,
  plainValue,
  startOfKey,
  type YamlText,
} from './yaml-tree.ts'
import { blockText, flowText, isEmptyValue, plainOrQuoted, scalarOrFlow } from './yaml-write.ts'

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
  if (isMap(node)) return insertInMap(yaml, node as YAMLMap<Node, Node>, { key, value: nested })
  if (isSeq(node))
    return key === node.items.length
      ? insertInList(yaml, node as YAMLSeq<Node>, nested)
      : refuse('missing', `${at} has ${node.items.length} items, so ${pathText([key])} is not the next one`)
  const whole = nest([key], nested)
  if (!isEmpty(node) || whole === undefined) return refuse('missing', `${at} is no mapping or list`)
  return found.part ? replaceNode(yaml, found, path, whole) : fillYaml(yaml, whole)
}

/** Another name for a key, in the quotes of the old one. */
export const renameInYaml = (yaml: YamlText, { part, around }: NodeAtPath, to: string): DocumentEdit => {
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
  const place = placeOf(key)
  const start = startOfKey(yaml.text, key)
  if (!isLong(written) || yaml.text[start] === '?') return { ok: true, edits: [{ ...place, replacement: written }] }
  const behind = flow ? ' ' : yaml.lineEnd + ' '.repeat(start - lineStartAt(yaml.text, start))
  const replacement = `? ${yaml.text.slice(start, place.start)}${written}${behind}`
  return { ok: true, edits: [{ start, end: place.end, replacement }] }
}

/** YAML takes a longer key behind a `?` only. */
const isLong = (key: string): boolean => key.length > 1000

/** Puts an item before the first one of a list. */
export const prependInYaml = (yaml: YamlText, { node }: NodeAtPath, value: Value): DocumentEdit => {
  const list = node as YAMLSeq<Node>
  const [first] = isSeq(node) ? list.items : []
  if (!first) return refuse('missing', 'it is not a list with items')
  if (list.flow) return { ok: true, edits: insertFirst(listOf(yaml, list), () => inFlow(yaml, value)) }
  const dash = placeOf(list).start
  const column = dash - lineStartAt(yaml.text, dash)
  const written = itemText(yaml, value, { column, like: first }).replace(/\r?\n$/, '')
  return {
    ok: true,
    edits: [{ start: dash, end: dash, replacement: `- ${written}${yaml.lineEnd}${' '.repeat(column)}` }],
  }
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
  const column = childColumn(yaml, part)
  const isBlock = isCollection(node) && !node.flow
  if (flow || !isCollectionValue(value) || isEmptyValue(value)) {
    const written = scalarOrFlow(yaml, value, { old: node, column, flow })
    const place = placeOfValue(yaml, node, part)
    const edits = isBlock ? overBlock(yaml, { node, part }, written, value) : overNode(yaml, place, written)
    return { ok: true, edits }
  }
  if (isCollection(node) && node.flow && node.items.length > 0)
    return { ok: true, edits: [{ ...placeOf(node), replacement: flowText(value) }] }
  if (isBlock) return { ok: true, edits: [blockOverBlock(yaml, { node, part }, value)] }
  if (!isPair(part))
    return { ok: true, edits: overNode(yaml, placeOf(node), blockText(yaml, value, column).trimStart()) }
  const start = afterColon(yaml.text, part.key)
  const place = { start, end: Math.max(start, placeOfValue(yaml, node, part).end) }
  return { ok: true, edits: overNode(yaml, place, memberText(yaml, value, column)) }
}

/** Of a value that is not written, the place behind its colon: what follows there is no part of it. */
const placeOfValue = ({ text }: YamlText, node: Node, part: NonNullable<NodeAtPath['part']>): Span => {
  if (!isEmpty(node) || !isPair(part) || !/^[ \t]*:/.test(text.slice(placeOf(part.key).end))) return placeOf(node)
  const at = afterColon(text, part.key)
  return { start: at, end: at }
}

/** An anchor or a tag, in words. */
export const carriedBy = ({ text }: YamlText, node: Node): string | undefined => {
  const { anchor, tag } = node as { anchor?: string; tag?: string }
  if (anchor) return `the anchor &${anchor}`
  return tag && /(?<!\S)[^\s!]*!\S*$/.test(text.slice(0, node.range?.[0]).trimEnd()) ? 'a tag' : undefined
}

/** What follows the node on its line stays there: further lines of the new value go below it. */
const overNode = (yaml: YamlText, { start, end: last }: Span, written: string): readonly TextSplice[] => {
  const { text } = yaml
  const end = Math.max(start, beforeLineEnd(text, last))
  // An empty value has no blank before it.
  const glue = start === end && /[:-]$/.test(text.slice(0, start)) && !/^[\r\n]/.test(written) ? ' ' : ''
  const at = written.search(/\r?\n/)
  const behind = lineEndAt(text, end)
  if (at < 0 || end < last || !/^[ \t]*(?:#.*)?$/.test(text.slice(end, behind)))
    return [{ start, end, replacement: glue + written }]
  const below = { start: behind, end: behind, replacement: written.slice(at) }
  const head = glue + written.slice(0, at)
  return behind === end
    ? [{ start, end, replacement: head + below.replacement }]
    : [{ start, end, replacement: head }, below]
}

interface BlockPlace {
  readonly node: Node
  readonly part: NonNullable<NodeAtPath['part']>
}

/** A scalar, or an empty collection, over a block: the comments at its head stay. */
const overBlock = (
  yaml: YamlText,
  { node, part }: BlockPlace,
  written: string,
  value: Value,
): readonly TextSplice[] => {
  const { text } = yaml
  const end = endOfLines(text, node)
  const { start } = placeOf(node)
  const colon = isPair(part) ? afterColon(text, part.key) : start
  const head = text.slice(colon, start)
  if (!head.includes('\n')) return [{ start, end, replacement: written }]
  if (!head.includes('#')) return [{ start: colon, end, replacement: ` ${written}` }]
  const inLine = written.includes('\n') ? escapedJson(value) : written
  const behind = /^[ \t]*(?=#)/.exec(text.slice(end, lineEndAt(text, end)))
  // A comment behind the last value keeps its line.
  const gone = behind
    ? { start, end: end + behind[0].length, replacement: '' }
    : { start: beforeLineEnd(text, lineStartAt(text, start)), end, replacement: '' }
  return [{ start: colon, end: colon, replacement: ` ${inLine}` }, gone]
}

/** A collection over a block, at its place; the comments at its head stay. */
const blockOverBlock = (yaml: YamlText, { node, part }: BlockPlace, value: Value): TextSplice => {
  const { text } = yaml
  const { start } = placeOf(node)
  const line = lineStartAt(text, start)
  const end = endOfLines(text, node)
  const column = childColumn(yaml, part)
  if (!isPair(part) || line <= afterColon(text, part.key))
    return { start, end, replacement: blockText(yaml, value, start - line).trimStart() }
  const isTight = start - line <= column && !Array.isArray(value)
  return { start: line, end, replacement: blockText(yaml, value, isTight ? column + yaml.indent : start - line) }
}

/** The column at which the part of a collection begins: its key, or its dash. */
const childColumn = ({ text }: YamlText, part: NonNullable<NodeAtPath['part']>): number => {
  const start = isPair(part) ? startOfKey(text, part.key) : dashBefore(text, placeOf(part).start)
  return start - lineStartAt(text, start) + (isPair(part) ? 0 : 2)
}

const insertInMap = (
  yaml: YamlText,
  map: YAMLMap<Node, Node>,
  { key, value }: { readonly key: string | number; readonly value: Value },
): DocumentEdit => {
  const name = typeof key === 'number' && hasNumber(map) ? `${key}` : plainOrQuoted(`${key}`, Boolean(map.flow))
  const mark = isLong(name) ? '? ' : ''
  if (map.flow) return insertInFlow(yaml, map, `${mark}${name}${mark && ' '}: ${inFlow(yaml, value)}`)
  const [first] = map.items
  const last = map.items.at(-1)
  if (!first || !last) return refuse('missing', 'the mapping has no place for a key')
  const start = startOfKey(yaml.text, first.key)
  const column = start - lineStartAt(yaml.text, start)
  const indent = ' '.repeat(column)
  const member = `${indent}${mark}${name}${mark && yaml.lineEnd + indent}:${memberText(yaml, value, column)}`
  return { ok: true, edits: [lineAfter(yaml, map, member)] }
}

/** Whether a key is a number: a new key that looks like one is a number too. */
const hasNumber = ({ items }: YAMLMap<Node, Node>): boolean =>
  items.some(({ key }) => isScalar(key) && typeof key.value === 'number')

/** What follows the colon of a key at `column`. */
const memberText = (yaml: YamlText, value: Value, column: number): string => {
  if (!isCollectionValue(value) || isEmptyValue(value))
    return ` ${scalarOrFlow(yaml, value, { old: undefined, column, flow: false })}`
  return yaml.lineEnd + blockText(yaml, value, column + (Array.isArray(value) && !yaml.indentSeq ? 0 : yaml.indent))
}

const insertInList = (yaml: YamlText, list: YAMLSeq<Node>, value: Value): DocumentEdit => {
  if (list.flow) return insertInFlow(yaml, list, inFlow(yaml, value))
  const start = placeOf(list).start
  const column = start - lineStartAt(yaml.text, start)
  const written = itemText(yaml, value, { column, like: list.items.at(-1) })
  return { ok: true, edits: [lineAfter(yaml, list, `${' '.repeat(column)}- ${written}`)] }
}

const insertInFlow = (yaml: YamlText, node: YAMLMap | YAMLSeq, part: string): DocumentEdit => {
  const list = listOf(yaml, node)
  if (node.items.length > 0) return { ok: true, edits: insertLast(list, () => part) }
  return {
    ok: true,
    edits: insertOnly(list, { part, padding: isMap(node) ? ' ' : '', indent: ' '.repeat(yaml.indent) }),
  }
}

const inFlow = (yaml: YamlText, value: Value): string =>
  scalarOrFlow(yaml, value, { old: undefined, column: 0, flow: true })

/** A line behind the last line of a block's content. */
const lineAfter = ({ text, lineEnd }: YamlText, node: Node, line: string): TextSplice => {
  const end = endOf(text, node)
  const at = text[end - 1] === '\n' ? end : nextLineAt(text, end)
  return text[at - 1] === '\n'
    ? { start: at, end: at, replacement: line + lineEnd }
    : { start: at, end: at, replacement: lineEnd + line }
}

/** The first value of a document that says nothing yet, behind its comments. */
const fillYaml = (yaml: YamlText, value: Value): DocumentEdit => {
  const { text, lineEnd } = yaml
  const end = /(?:^|\n)\.\.\.[ \t\r]*(?:\n[\s\S]*)?$/.exec(text)
  const at = end ? end.index + Number(end[0].startsWith('\n')) : text.length
  const glue = at > 0 && text[at - 1] !== '\n' ? lineEnd : ''
  return { ok: true, edits: [{ start: at, end: at, replacement: `${glue}${blockText(yaml, value, 0)}${lineEnd}` }] }
}
