import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import {
  type DocumentChange,
  type DocumentEdit,
  indentAt,
  type KeyPath,
  lineEndAt,
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

/** Changes one value in the text of a JSON document, comments and trailing commas allowed. */
export const editJson = (text: string, change: DocumentChange): DocumentEdit => {
  const root = parse(text)
  if (typeof root === 'string') return refuse('invalid', `it is not JSON: ${root}`)
  const found = follow(root, change.path)
  const document: JsonText = { text, indent: indentOf(text), lineEnd: lineEndOf(text) }
  if (change.kind === 'set') return setValue(document, found, change)
  if (change.kind === 'unset') return unsetValue(document, found, change.path)
  if (found.rest.length > 0) return refuse('missing', `${pathText(change.path)} is not there`)
  return change.kind === 'rename' ? renameKey(found.node, change.to) : insertBefore(document, found.node, change.value)
}

const renameKey = (node: Node, to: string): DocumentEdit => {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (!key) return refuse('missing', 'it has no key')
  return { ok: true, edits: [{ start: key.offset, end: key.offset + key.length, text: JSON.stringify(to) }] }
}

/** Puts an element before the first one. */
const insertBefore = (document: JsonText, node: Node, value: Value): DocumentEdit => {
  const [first] = node.children ?? []
  if (node.type !== 'array' || !first) return refuse('missing', 'it is no list with elements')
  const { text, lineEnd } = document
  const own = isFirstOnLine(text, first.offset)
  const base = own ? indentAt(text, first.offset) : undefined
  const between = own ? `,${lineEnd}${base}` : betweenOf(text, node)
  return { ok: true, edits: [{ start: first.offset, end: first.offset, text: write(document, value, base) + between }] }
}

/** The value of a JSON document; undefined if the text is not JSON. */
export const readJson = (text: string): Value | undefined => {
  const root = parse(text)
  return typeof root === 'string' ? undefined : plain(root)
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
}

/** How far a path leads: the last node on it, its parent where it is a member or an element, and the keys that are missing. */
interface PathEnd {
  readonly node: Node
  readonly rest: KeyPath
}

const follow = (root: Node, path: KeyPath): PathEnd => {
  let node = root
  for (const [depth, key] of path.entries()) {
    const next = childOf(node, key)
    if (!next) return { node, rest: path.slice(depth) }
    node = next
  }
  return { node, rest: [] }
}

/** Of keys that are repeated the last counts, as for every reader. */
const childOf = (node: Node, key: string | number): Node | undefined => {
  if (node.type === 'array') return typeof key === 'number' ? node.children?.[key] : undefined
  if (node.type !== 'object') return undefined
  return node.children?.findLast((member) => keyOf(member) === String(key))?.children?.[1]
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
  if (sameValue(plain(node), value)) return { ok: true, edits: [] }
  const scattered = old.includes('\n') || (!node.children?.length && isScattered(document.text, node.parent))
  const base = indentAt(document.text, node.offset)
  const written = write(document, value, scattered ? base : undefined)
  return { ok: true, edits: [{ start: node.offset, end: node.offset + node.length, text: written }] }
}

/** Whether the parts of the nearest collection are on lines of their own. */
const isScattered = (text: string, node: Node | undefined): boolean => {
  const collection = node?.type === 'property' ? node.parent : node
  return collection !== undefined && text.slice(collection.offset, collection.offset + collection.length).includes('\n')
}

/** A value as a node says it, `__proto__` plain data. */
const plain = (node: Node): Value => {
  if (node.type === 'array') return (node.children ?? []).map(plain)
  if (node.type !== 'object') return node.value
  return Object.fromEntries(
    (node.children ?? []).map((member) => [keyOf(member), member.children?.[1] ? plain(member.children[1]) : null]),
  )
}

/** A value in the file's style: on one line without `base`, else over several, the lines after the first indented from it. */
const write = ({ text, indent, lineEnd }: JsonText, value: Value, base: string | undefined): string =>
  base === undefined
    ? inlineJson(value, !/"\s*:[^\s]/.test(text))
    : JSON.stringify(value, null, indent).replaceAll('\n', lineEnd + base)

/** JSON on one line, with blanks as people write them or with none. */
export const inlineJson = (value: Value, spaced = true): string => {
  const [blank, between] = spaced ? [' ', ', '] : ['', ',']
  if (Array.isArray(value)) return `[${value.map((one) => inlineJson(one, spaced)).join(between)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${blank}${inlineJson(one, spaced)}`)
  return members.length === 0 ? '{}' : `{${blank}${members.join(between)}${blank}}`
}

interface Part {
  /** Absent for an element of an array. */
  readonly key: string | undefined
  readonly value: Value
}

/** Adds a member or an element after the last one. */
const insertPart = (document: JsonText, node: Node, part: Part): readonly TextEdit[] => {
  const last = node.children?.at(-1)
  return last ? insertAfter(document, { node, last }, part) : insertFirst(document, node, part)
}

const insertAfter = (
  document: JsonText,
  { node, last }: { readonly node: Node; readonly last: Node },
  part: Part,
): readonly TextEdit[] => {
  const { text, lineEnd } = document
  const end = last.offset + last.length
  const close = node.offset + node.length - 1
  const comma = commaAfter(text, end, close)
  const own = isFirstOnLine(text, last.offset)
  const base = own ? indentAt(text, last.offset) : undefined
  const written = partText(document, part, { base, colon: colonOf(text, node) })
  if (base === undefined) {
    const between = betweenOf(text, node)
    return comma === undefined
      ? [{ start: end, end, text: between + written }]
      : [{ start: comma + 1, end: comma + 1, text: `${between.slice(1)}${written},` }]
  }
  const after = endOfPart(text, (comma ?? end - 1) + 1, close)
  const line = { start: after, end: after, text: lineEnd + base + written + (comma === undefined ? '' : ',') }
  return comma === undefined ? joined([{ start: end, end, text: ',' }, line]) : [line]
}

const insertFirst = (document: JsonText, node: Node, part: Part): readonly TextEdit[] => {
  const { text, lineEnd, indent } = document
  const [start, end] = [node.offset + 1, node.offset + node.length - 1]
  const inside = text.slice(start, end)
  const outer = indentAt(text, node.offset)
  const scattered = inside.includes('\n') || !node.parent || isScattered(text, node.parent)
  const base = scattered ? outer + indent : undefined
  const written = partText(document, part, { base, colon: ': ' })
  if (inside.trim() !== '') return [{ start: end, end, text: lineEnd + outer + indent + written + lineEnd + outer }]
  return [{ start, end, text: base === undefined ? written : lineEnd + base + written + lineEnd + outer }]
}

const partText = (
  document: JsonText,
  { key, value }: Part,
  { base, colon }: { readonly base: string | undefined; readonly colon: string },
): string => {
  const written = write(document, value, base)
  return key === undefined ? written : `${JSON.stringify(key)}${colon}${written}`
}

/** What is between a key and its value in this object. */
const colonOf = (text: string, { children = [] }: Node): string => {
  const [key, value] = children.at(-1)?.children ?? []
  const colon = key && value ? text.slice(key.offset + key.length, value.offset) : ''
  return /^\s*:[ \t]*$/.test(colon) ? colon : ': '
}

/** What is between the parts of a collection on one line. */
const betweenOf = (text: string, { children = [] }: Node): string => {
  const [one, other] = children.slice(-2)
  const between = one && other && one !== other ? text.slice(one.offset + one.length, other.offset) : ''
  if (/^,[ \t]*$/.test(between)) return between
  return children.some(
    (child) => child.type === 'property' && /:$/.test(colonOf(text, { ...child, children: [child] })),
  )
    ? ','
    : ', '
}

const isFirstOnLine = (text: string, at: number): boolean =>
  /^[ \t]*$/.test(text.slice(lineStartAt(text, at), at)) && lineStartAt(text, at) > 0

/** The comma that follows a part, comments apart. */
const commaAfter = (text: string, from: number, limit: number): number | undefined => {
  const at = skip(text, from, limit)
  return text[at] === ',' ? at : undefined
}

/** The next character that is neither blank nor of a comment. */
const skip = (text: string, from: number, limit: number): number => {
  const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
  blank.lastIndex = from
  return Math.min(limit, from + (blank.exec(text)?.[0].length ?? 0))
}

/** Behind what follows a part on its line: blanks and comments that end there. */
const endOfPart = (text: string, from: number, limit: number): number => {
  const rest = text.slice(from, Math.min(limit, lineEndAt(text, from)))
  const [taken = ''] = /^(?:[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/))*/.exec(rest) ?? []
  return from + taken.length
}

/** Edits at one place are one. */
const joined = ([one, other]: readonly [TextEdit, TextEdit]): readonly TextEdit[] =>
  one.end === other.start ? [{ start: one.start, end: other.end, text: one.text + other.text }] : [one, other]

const unsetValue = (document: JsonText, { node, rest }: PathEnd, path: KeyPath): DocumentEdit => {
  const [key] = rest
  if (key !== undefined) return { ok: true, edits: [] }
  const container = node.parent?.type === 'property' ? node.parent.parent : node.parent
  if (!container) return refuse('missing', `${pathText(path)} is the whole document`)
  const name = path.at(-1)
  const gone = (container.children ?? []).map((child) =>
    child.type === 'property' ? keyOf(child) === String(name) : child === node,
  )
  return { ok: true, edits: removeParts(document, container, gone) }
}

/** Takes parts away with their commas and, where they are alone on them, their lines. */
const removeParts = ({ text }: JsonText, container: Node, gone: readonly boolean[]): readonly TextEdit[] => {
  const parts = container.children ?? []
  const close = container.offset + container.length - 1
  if (gone.every(Boolean)) return emptied(text, container)
  const edits: TextEdit[] = []
  const lastKept = gone.lastIndexOf(false)
  for (const [index, part] of parts.entries()) {
    if (!gone[index]) continue
    const end = part.offset + part.length
    const comma = commaAfter(text, end, close)
    const next = parts[index + 1]
    edits.push(removal(text, { start: part.offset, end: (comma ?? end - 1) + 1, next: next?.offset ?? close }))
  }
  const kept = parts[lastKept]
  const last = parts.at(-1)
  if (kept && last && lastKept < parts.length - 1 && commaAfter(text, last.offset + last.length, close) === undefined) {
    const comma = commaAfter(text, kept.offset + kept.length, close)
    if (comma !== undefined) edits.push({ start: comma, end: comma + 1, text: '' })
  }
  return merged(edits)
}

const removal = (
  text: string,
  { start, end, next }: { readonly start: number; readonly end: number; readonly next: number },
): TextEdit => {
  const tail = endOfPart(text, end, next)
  const alone =
    isFirstOnLine(text, start) &&
    /^[ \t]*$/.test(text.slice(tail, lineEndAt(text, tail))) &&
    next > lineEndAt(text, tail)
  if (alone) return { start: lineStartAt(text, start), end: nextLineAt(text, tail), text: '' }
  const blanks = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0
  if (end + blanks < next || /[\]}]/.test(text[next] ?? '')) {
    const before = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0
    if (/[\]}]/.test(text[next] ?? '') && end + blanks === next) return { start: start - before, end, text: '' }
    const endsLine = /[\r\n]/.test(text[end + blanks] ?? '')
    return { start: endsLine ? start - before : start, end: end + blanks, text: '' }
  }
  return { start, end: next, text: '' }
}

/** A collection that holds nothing but comments. */
const emptied = (text: string, { offset, length, children = [] }: Node): readonly TextEdit[] => {
  const [start, end] = [offset + 1, offset + length - 1]
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return []
  const from = first.offset
  const to = (commaAfter(text, last.offset + last.length, end) ?? last.offset + last.length - 1) + 1
  const [before, after] = [text.slice(start, from), text.slice(to, end)]
  if (before.trim() === '' && after.trim() === '') return [{ start, end, text: '' }]
  return [removal(text, { start: from, end: to, next: end })]
}

/** In order; those that touch or overlap are one. */
const merged = (edits: readonly TextEdit[]): readonly TextEdit[] => {
  const result: TextEdit[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && edit.start <= last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, edit.end) }
    else result.push(edit)
  }
  return result
}

/** The file's own indentation: that of its first indented line; two spaces if no line is indented. */
const indentOf = (text: string): string => {
  const found = /\n([ \t]+)(?=[^\s])/.exec(text)?.[1]
  return found ?? '  '
}
