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
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { composeYaml, documentFault, type YamlDocument } from '../yaml.ts'
import {
  type DocumentChange,
  type DocumentEdit,
  type KeyPath,
  lineEndOf,
  lineStartAt,
  nest,
  nextLineAt,
  pathText,
  refuse,
  sameValue,
  type TextEdit,
  type Value,
} from './document-edit.ts'

/** Changes one value in the text of a YAML document. */
export const editYaml = (text: string, change: DocumentChange): DocumentEdit => {
  const document = parse(text)
  if (typeof document === 'string') return refuse('invalid', `it is not YAML that can be changed: ${document}`)
  const found = follow(document.contents, change.path)
  if ('aliased' in found) {
    const alias = `*${found.aliased.source}`
    return refuse(
      'aliased',
      `${pathText(found.at)} is the alias ${alias}; change the value that it refers to, or write it out first`,
    )
  }
  const yaml: YamlText = { text, lineEnd: lineEndOf(text), indent: indentOf(text) }
  const edit = change.kind === 'set' ? setValue(yaml, found, change) : unsetValue(yaml, found, change.path)
  return edit.ok && edit.edits.length > 0 ? { ...edit, notes: repeats(document, found, text) } : edit
}

/** The value of a YAML document, each alias as an object that names it; undefined if the text is not YAML. */
export const readYaml = (text: string): Value | undefined => {
  const document = parse(text)
  return typeof document === 'string' ? undefined : plain(document.contents)
}

/** Collections in each other. */
const MAX_NESTING = 100

const parse = (text: string): YamlDocument | string => {
  const composed = composeYaml(text, { nesting: MAX_NESTING, single: true, tags: true })
  if (!composed.ok) return WRONG[composed.reason]
  const [document] = composed.documents
  if (!document) return 'it is empty'
  const [error] = document.errors
  return error?.message ?? documentFault(document)?.reason ?? document
}

const WRONG = {
  'too-deep': `it nests deeper than ${MAX_NESTING} collections`,
  unbalanced: 'its brackets are not balanced',
  'second-document': 'it holds several documents',
} as const

interface YamlText {
  readonly text: string
  readonly lineEnd: string
  /** What a level is indented by. */
  readonly indent: number
}

interface Found {
  /** The last node on the path; null for a key without a value. */
  readonly node: Node | null
  readonly rest: KeyPath
  /** The collections on the way, the outermost first, the node itself not among them. */
  readonly around: readonly (YAMLMap | YAMLSeq)[]
  /** What holds the node in the last of them. */
  readonly part: Pair<Node, Node | null> | Node | undefined
}

const follow = (root: Node | null, path: KeyPath): Found | { readonly aliased: Alias; readonly at: KeyPath } => {
  let node = root
  let part: Found['part']
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

const partOf = (node: Node | null, key: string | number): Found['part'] => {
  if (isSeq(node)) return typeof key === 'number' ? ((node.items[key] as Node | undefined) ?? undefined) : undefined
  if (!isMap(node)) return undefined
  return (node.items as Pair<Node, Node | null>[]).find((pair) => keyText(pair.key) === String(key))
}

/** As it is written: `8080` and `1.10` are texts. */
const keyText = (key: Node): string | undefined => {
  if (!isScalar(key) || key.value === null) return undefined
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))
}

const setValue = (
  yaml: YamlText,
  found: Found,
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

const isEmpty = (node: Node | null): boolean =>
  node === null || (isScalar(node) && node.value === null && (node.source ?? '') === '')

/** The node's own place: from its first character to its last, without what follows on the line. */
const placeOf = (node: Node): { readonly start: number; readonly end: number } => {
  const [start, end] = node.range ?? [0, 0]
  return { start, end }
}

const replaceNode = (yaml: YamlText, found: Found, path: KeyPath, value: Value): DocumentEdit => {
  const { node, around, part } = found
  if (!node || !part) return refuse('missing', `${pathText(path)} has no place to write a value`)
  const carried = carriedBy(yaml, node)
  if (carried !== undefined) return refuse('aliased', `${pathText(path)} carries ${carried}, which would be lost`)
  if (sameValue(plain(node), value)) return { ok: true, edits: [] }
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
  part: NonNullable<Found['part']>,
  written: string,
): readonly TextEdit[] =>
  isCollection(node) && !node.flow ? overBlock(yaml, node, part, written) : [trimmedEdit(yaml, placeOf(node), written)]

/** A collection as the lines that follow `key:`, or as those of a list's item. */
const blockFor = (yaml: YamlText, part: NonNullable<Found['part']>, value: Value): string => {
  const column = childColumn(yaml, part)
  if (!isPair(part)) return blockText(yaml, value, column).trimStart()
  const deeper = Array.isArray(value) && !indentsLists(yaml.text) ? 0 : yaml.indent
  return yaml.lineEnd + blockText(yaml, value, column + deeper)
}

const isPair = (part: NonNullable<Found['part']>): part is Pair<Node, Node | null> => 'key' in part

const isCollectionValue = (value: Value): boolean => typeof value === 'object' && value !== null
const isEmptyValue = (value: Value): boolean => isCollectionValue(value) && Object.keys(value as object).length === 0

/** What stands between `key:` or `-` and the end of the node's content goes, comments of the first line apart. */
const overBlock = (
  yaml: YamlText,
  node: Node,
  part: NonNullable<Found['part']>,
  written: string,
): readonly TextEdit[] => {
  const { text } = yaml
  const start = isPair(part) ? afterColon(text, part.key) : placeOf(node).start
  const end = isCollection(node) && !node.flow ? endOfContent(text, placeOf(node)) : placeOf(node).end
  const separated = /^[\r\n]/.test(written) || !isPair(part)
  return [{ start, end: Math.max(start, end), text: separated ? written : ` ${written}` }]
}

const afterColon = (text: string, key: Node): number => text.indexOf(':', placeOf(key).end) + 1

/** The end of the last line of a block that is no comment or blank. */
const endOfContent = (text: string, { start, end }: { readonly start: number; readonly end: number }): number =>
  text.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\r?\n)+[ \t]*$/, '').length || start

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
const childColumn = ({ text }: YamlText, part: NonNullable<Found['part']>): number => {
  const start = isPair(part) ? placeOf(part.key).start : dashBefore(text, placeOf(part).start)
  return start - lineStartAt(text, start) + (isPair(part) ? 0 : 2)
}

const dashBefore = (text: string, at: number): number => text.lastIndexOf('-', at - 1)

/** A value on one line, or a text of several lines as a block; in the quotes of the one before. */
const scalarOrFlow = (
  yaml: YamlText,
  value: Value,
  { old, column, flow }: { readonly old: Node | undefined; readonly column: number; readonly flow: boolean },
): string => {
  if (isCollectionValue(value)) return flowText(value)
  if (typeof value !== 'string') return String(value)
  const style = isScalar(old) ? old.type : undefined
  if (!flow && value.includes('\n')) return blockScalar(yaml, value, column) ?? doubleQuoted(value)
  if (style === 'QUOTE_DOUBLE') return doubleQuoted(value)
  if (style === 'QUOTE_SINGLE' && isSimple(value)) return `'${value.replaceAll("'", "''")}'`
  return plainOrQuoted(value, flow)
}

/** No line break or character that needs an escape. */
const isSimple = (value: string): boolean =>
  !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u.test(value)

const doubleQuoted = (value: string): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const plainOrQuoted = (value: string, flow: boolean): string => {
  if (!isSimple(value)) return doubleQuoted(value)
  const written = stringify(flow ? [value] : value, {
    lineWidth: 0,
    version: '1.1',
    ...(flow && { collectionStyle: 'flow', flowCollectionPadding: false }),
  }).trimEnd()
  const text = flow ? written.slice(1, -1) : written
  return text.includes('\n') ? doubleQuoted(value) : text
}

/** A literal block; undefined for a text that none can hold. */
const blockScalar = (yaml: YamlText, value: string, column: number): string | undefined => {
  if (!isSimple(value.replace(/[\n\t]/g, '')) || /^\s|[ \t]\n|\s$(?<!\n)|\n\n$/.test(value)) return undefined
  const pad = ' '.repeat(column + yaml.indent)
  const ends = value.endsWith('\n')
  const lines = (ends ? value.slice(0, -1) : value).split('\n').map((line) => (line === '' ? '' : pad + line))
  return `|${ends ? '' : '-'}${yaml.lineEnd}${lines.join(yaml.lineEnd)}${ends ? yaml.lineEnd : ''}`
}

const flowText = (value: Value): string =>
  stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: !Array.isArray(value),
    version: '1.1',
  })
    .trimEnd()
    .replace(/\s*\n\s*/g, ' ')

/** A collection as lines, each indented by `column` blanks, without the last line end. */
const blockText = (yaml: YamlText, value: Value, column: number): string =>
  stringify(value, { indent: yaml.indent, indentSeq: indentsLists(yaml.text), lineWidth: 0, version: '1.1' })
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(column) + line))
    .join(yaml.lineEnd)

const insertInMap = (
  yaml: YamlText,
  map: YAMLMap<Node, Node>,
  { key, value }: { readonly key: string; readonly value: Value },
): DocumentEdit => {
  const name = plainOrQuoted(key, Boolean(map.flow))
  if (map.flow)
    return insertInFlow(yaml, map, `${name}: ${scalarOrFlow(yaml, value, { old: undefined, column: 0, flow: true })}`)
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

/** Whether the items of the file's lists are indented from their key. */
const indentsLists = (text: string): boolean => {
  const [, key, item] = /^( *)[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)- /m.exec(text) ?? []
  return key === undefined || (item ?? '').length > key.length
}

const insertInList = (yaml: YamlText, list: YAMLSeq<Node>, value: Value): DocumentEdit => {
  if (list.flow) return insertInFlow(yaml, list, scalarOrFlow(yaml, value, { old: undefined, column: 0, flow: true }))
  const start = placeOf(list).start
  const column = start - lineStartAt(yaml.text, start)
  const written =
    isCollectionValue(value) && !isEmptyValue(value)
      ? blockText(yaml, value, column + 2).trimStart()
      : scalarOrFlow(yaml, value, { old: list.items.at(-1), column, flow: false })
  return { ok: true, edits: [lineAfter(yaml, list, `${' '.repeat(column)}- ${written}`)] }
}

const insertInFlow = ({ text }: YamlText, node: YAMLMap | YAMLSeq, part: string): DocumentEdit => {
  const { start, end } = placeOf(node)
  if (node.items.length === 0) {
    const padded = text[start] === '{' ? ` ${part} ` : part
    return { ok: true, edits: [{ start: start + 1, end: end - 1, text: padded }] }
  }
  const inside = text.slice(start, end - 1)
  const at = start + inside.replace(/(?:\s|(?<=\s)#[^\n]*$)+$/, '').length
  const comma = text[at - 1] === ','
  return { ok: true, edits: [{ start: at, end: at, text: comma ? ` ${part},` : `, ${part}` }] }
}

/** A line behind the last line of a block's content. */
const lineAfter = ({ text, lineEnd }: YamlText, node: Node, line: string): TextEdit => {
  const last = endOfContent(text, placeOf(node))
  const at = nextLineAt(text, Math.max(last - 1, placeOf(node).start))
  const written = line.replace(/\r?\n$/, '')
  return text[at - 1] === '\n'
    ? { start: at, end: at, text: written + lineEnd }
    : { start: at, end: at, text: lineEnd + written }
}

const unsetValue = (yaml: YamlText, { rest, around, part }: Found, path: KeyPath): DocumentEdit => {
  if (rest.length > 0 || !part) return { ok: true, edits: [] }
  const container = around.at(-1)
  if (!container) return refuse('missing', `${pathText(path)} is the whole document`)
  const value = isPair(part) ? part.value : part
  const anchors = anchorsIn(value)
  if (anchors.length > 0)
    return refuse('aliased', `${pathText(path)} carries the anchor &${anchors[0]}, which would be lost`)
  if (container.flow) return { ok: true, edits: [removeFromFlow(yaml, container, part)] }
  if (container.items.length === 1) return emptied(yaml, container, around.at(-2))
  return { ok: true, edits: [removeLines(yaml, container, part)] }
}

const anchorsIn = (node: Node | null): readonly string[] => {
  const anchors: string[] = []
  if (node)
    visit(node as never, {
      Node: (_, one) => {
        const { anchor } = one as { anchor?: string }
        if (anchor) anchors.push(anchor)
      },
    })
  return anchors
}

/** The last part of a block goes: what remains is an empty collection. */
const emptied = (yaml: YamlText, container: YAMLMap | YAMLSeq, outer: YAMLMap | YAMLSeq | undefined): DocumentEdit => {
  const empty = isMap(container) ? '{}' : '[]'
  const place = placeOf(container)
  const end = endOfContent(yaml.text, place)
  const pair = isMap(outer) ? (outer.items as Pair<Node, Node>[]).find(({ value }) => value === container) : undefined
  if (!pair || (container as { anchor?: string }).anchor)
    return { ok: true, edits: [{ start: place.start, end, text: empty }] }
  const start = afterColon(yaml.text, pair.key)
  const between = yaml.text.slice(start, place.start)
  const comment = /^[ \t]*#[^\n]*?(?=\r?\n)/.exec(between)?.[0] ?? ''
  const rest = /^[ \t]*$/.test(between.slice(comment.length).replace(/\r?\n/g, ''))
  return rest
    ? { ok: true, edits: [{ start, end, text: ` ${empty}${comment}` }] }
    : { ok: true, edits: [{ start: place.start, end, text: empty }] }
}

const boundsOf = (yaml: YamlText, container: YAMLMap | YAMLSeq, part: NonNullable<Found['part']>) => {
  const { text } = yaml
  const [key, value] = isPair(part) ? [part.key, part.value] : [undefined, part]
  const start = key
    ? placeOf(key).start
    : container.flow
      ? placeOf(part as Node).start
      : dashBefore(text, placeOf(part as Node).start)
  const own = value ? placeOf(value) : { start, end: afterColon(text, key as Node) }
  const end = value && isCollection(value) && !value.flow ? endOfContent(text, own) : own.end
  return { start, end: Math.max(end, key ? afterColon(text, key) : 0) }
}

const removeLines = (yaml: YamlText, container: YAMLMap | YAMLSeq, part: NonNullable<Found['part']>): TextEdit => {
  const { text } = yaml
  const { start, end } = boundsOf(yaml, container, part)
  const isFirst = /^[ \t]*$/.test(text.slice(lineStartAt(text, start), start))
  const after = text[end - 1] === '\n' ? end : nextLineAt(text, end)
  if (isFirst) {
    const from = lineStartAt(text, start)
    return after === text.length && text.at(-1) !== '\n' && from > 0
      ? { start: from - (text[from - 2] === '\r' ? 2 : 1), end: after, text: '' }
      : { start: from, end: after, text: '' }
  }
  // The first part of a collection on the line of a dash: the next one takes its place.
  const index = (container.items as unknown[]).indexOf(part)
  const next = container.items[index + 1] as NonNullable<Found['part']>
  return { start, end: boundsOf(yaml, container, next).start, text: '' }
}

const removeFromFlow = (yaml: YamlText, container: YAMLMap | YAMLSeq, part: NonNullable<Found['part']>): TextEdit => {
  const { text } = yaml
  const { start, end: close } = placeOf(container)
  if (container.items.length === 1) return { start: start + 1, end: close - 1, text: '' }
  const index = (container.items as unknown[]).indexOf(part)
  const own = boundsOf(yaml, container, part)
  const next = container.items[index + 1] as Found['part']
  if (next !== undefined) return { start: own.start, end: boundsOf(yaml, container, next).start, text: '' }
  const before = boundsOf(yaml, container, container.items[index - 1] as NonNullable<Found['part']>)
  const comma = /^\s*,/.exec(text.slice(own.end, close))
  return { start: before.end, end: comma ? own.end : own.end, text: '' }
}

/** Names the aliases that repeat what is changed inside an anchored mapping. */
const repeats = (document: YamlDocument, { around, node }: Found, text: string): readonly string[] => {
  const anchors = new Set(
    [...around, ...(isCollection(node) ? [node] : [])].flatMap((one) => (one as { anchor?: string }).anchor ?? []),
  )
  if (anchors.size === 0) return []
  const lines: string[] = []
  visit(document, {
    Alias: (_, alias) => {
      if (anchors.has(alias.source))
        lines.push(`*${alias.source} at line ${text.slice(0, alias.range?.[0]).split('\n').length}`)
    },
  })
  return lines.length === 0 ? [] : [`Repeated by ${lines.join(', ')}.`]
}

const indentOf = (text: string): number => {
  const found = /^[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\r?\n( +)[^\s#-]/m.exec(text)?.[1]
  return found === undefined ? 2 : found.length
}

const plain = (node: Node | null): Value => {
  if (!node) return null
  if (isAlias(node)) return { '*': node.source }
  if (isSeq(node)) return node.items.map((item) => plain(item as Node))
  if (isMap(node))
    return Object.fromEntries(
      (node.items as Pair<Node, Node | null>[]).map(({ key, value }) => [
        keyText(key) ?? JSON.stringify(plain(key)),
        plain(value),
      ]),
    )
  const { value } = node as Scalar
  return typeof value === 'bigint' ? String(value) : (value as Value)
}
