import { isCollection, isMap, type Node, type Pair, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import {
  type DocumentEdit,
  type KeyPath,
  lineStartAt,
  nextLineAt,
  pathText,
  refuse,
  type TextEdit,
} from './document-edit.ts'
import { afterColon, dashBefore, endOfContent, isPair, type NodeAtPath, placeOf, type YamlText } from './yaml-tree.ts'

/** Takes a key with its value, or an item. */
export const unsetInYaml = (yaml: YamlText, { rest, around, part }: NodeAtPath, path: KeyPath): DocumentEdit => {
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

const boundsOf = (yaml: YamlText, container: YAMLMap | YAMLSeq, part: NonNullable<NodeAtPath['part']>) => {
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

const removeLines = (yaml: YamlText, container: YAMLMap | YAMLSeq, part: NonNullable<NodeAtPath['part']>): TextEdit => {
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
  const next = container.items[index + 1] as NonNullable<NodeAtPath['part']>
  return { start, end: boundsOf(yaml, container, next).start, text: '' }
}

const removeFromFlow = (
  yaml: YamlText,
  container: YAMLMap | YAMLSeq,
  part: NonNullable<NodeAtPath['part']>,
): TextEdit => {
  const { start, end: close } = placeOf(container)
  if (container.items.length === 1) return { start: start + 1, end: close - 1, text: '' }
  const index = (container.items as unknown[]).indexOf(part)
  const own = boundsOf(yaml, container, part)
  const next = container.items[index + 1] as NodeAtPath['part']
  if (next !== undefined) return { start: own.start, end: boundsOf(yaml, container, next).start, text: '' }
  const before = boundsOf(yaml, container, container.items[index - 1] as NonNullable<NodeAtPath['part']>)
  return { start: before.end, end: own.end, text: '' }
}
