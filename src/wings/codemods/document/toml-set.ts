import { type AST, getStaticTOMLValue } from 'toml-eslint-parser'
import {
  type DocumentChange,
  type DocumentEdit,
  type KeyPath,
  lineEndAt,
  lineStartAt,
  nest,
  nextLineAt,
  pathText,
  refuse,
  sameValue,
  type TextEdit,
  type Value,
} from './document-edit.ts'
import { keyText, valueText } from './toml-text.ts'
import {
  commaAfter,
  type Element,
  type Entry,
  elementOf,
  isAt,
  isBelow,
  plainValue,
  type TomlText,
} from './toml-tree.ts'

/** Writes a value at a path, in the style of what is there or beside it. */
export const setInToml = (
  toml: TomlText,
  { path, value, create }: Extract<DocumentChange, { kind: 'set' }>,
): DocumentEdit => {
  const written = valueText(value)
  if (written === undefined) return refuse('value', 'TOML has no null; use Unset to remove a key')
  const own = toml.entries.find((entry) => entry.value && isAt(entry.path, path))
  if (own?.value) return replaceValue(toml, own.value, value)
  const array = elementOf(toml, path)
  if (array) return setElement(toml, array, value)
  if (toml.entries.some((entry) => isBelow(entry.path, path)))
    return refuse('value', `${pathText(path)} is a table with a header or dotted keys; set its keys one by one`)
  return insertKey(toml, { path, value, create })
}

const replaceValue = ({ text }: TomlText, node: AST.TOMLContentNode, value: Value): DocumentEdit => {
  const [start, end] = node.range
  if (sameValue(plainValue(getStaticTOMLValue(node)), value)) return { ok: true, edits: [] }
  const old = text.slice(start, end)
  const literal = typeof value === 'string' && /^'(?!'')/.test(old) && !/['\u0000-\u001f\u007f]/.test(value)
  const float =
    typeof value === 'number' && Number.isInteger(value) && node.type === 'TOMLValue' && node.kind === 'float'
  const written = literal ? `'${value}'` : float ? `${value}.0` : (valueText(value) ?? '')
  return { ok: true, edits: [{ start, end, text: written }] }
}

const setElement = (toml: TomlText, { array, index }: Element, value: Value): DocumentEdit => {
  const { elements } = array
  const old = elements[index]
  if (old) return replaceValue(toml, old, value)
  if (index > elements.length)
    return refuse('missing', `the array has ${elements.length} elements, so [${index}] is not the next one`)
  const written = valueText(value) ?? ''
  const last = elements.at(-1)
  if (!last) return { ok: true, edits: [{ start: array.range[0] + 1, end: array.range[1] - 1, text: written }] }
  const { text, lineEnd } = toml
  const own = /^[ \t]*$/.test(text.slice(lineStartAt(text, last.range[0]), last.range[0]))
  const comma = commaAfter(text, last.range[1], array.range[1])
  if (!own) return { ok: true, edits: [{ start: last.range[1], end: last.range[1], text: `, ${written}` }] }
  const indent = text.slice(lineStartAt(text, last.range[0]), last.range[0])
  const at = lineEndAt(text, comma ?? last.range[1])
  const line = { start: at, end: at, text: `${lineEnd}${indent}${written}${comma === undefined ? '' : ','}` }
  const end = last.range[1]
  if (comma !== undefined) return { ok: true, edits: [line] }
  return { ok: true, edits: at === end ? [{ ...line, text: `,${line.text}` }] : [{ start: end, end, text: ',' }, line] }
}

/** Puts an element before the first one of an array that is written in place. */
export const prependInToml = (
  toml: TomlText,
  { path, value }: Extract<DocumentChange, { kind: 'prepend' }>,
): DocumentEdit => {
  const written = valueText(value)
  if (written === undefined) return refuse('value', 'TOML has no null')
  const array = toml.entries.find((entry) => entry.value?.type === 'TOMLArray' && isAt(entry.path, path))?.value
  const [first] = array?.type === 'TOMLArray' ? array.elements : []
  if (!first) return refuse('value', `${pathText(path)} is no array that is written in place`)
  const [start] = first.range
  const before = toml.text.slice(lineStartAt(toml.text, start), start)
  const between = /^[ \t]*$/.test(before) ? `,${toml.lineEnd}${before}` : ', '
  return { ok: true, edits: [{ start, end: start, text: written + between }] }
}

/** A key that does not exist goes where its nearest relatives are: in an inline table, beside dotted keys, under a header, or under a new one. */
const insertKey = (
  toml: TomlText,
  { path, value, create }: Extract<DocumentChange, { kind: 'set' }> | { path: KeyPath; value: Value; create: boolean },
): DocumentEdit => {
  const parent = path.slice(0, -1)
  const key = path.at(-1)
  const first = path.findIndex(
    (part, at) => typeof part === 'number' && !toml.entries.some((entry) => isBelow(entry.path, path.slice(0, at))),
  )
  const listed = first > 0 ? nest(path.slice(first), value) : undefined
  if (listed !== undefined) return insertKey(toml, { path: path.slice(0, first), value: listed, create })
  if (path.some((part) => typeof part === 'number') && !hasTable(toml, path))
    return refuse('missing', `${pathText(path)} is in no array`)
  const holder = toml.entries.findLast((entry) => entry.value && isBelow(path, entry.path))
  if (holder?.value) return insideValue({ path: holder.path, node: holder.value }, { path, value, create })
  const exists = parent.length === 0 || toml.entries.some((entry) => isBelow(entry.path, parent))
  if (!exists && !create) return refuse('missing', `there is no ${pathText(parent)}, and create is false`)
  if (typeof key === 'number') return refuse('missing', `${pathText(parent)} is no array that is written in place`)
  const header = toml.entries.findLast((entry) => entry.node.type === 'TOMLTable' && isAt(entry.path, parent))
  const dotted = toml.entries.findLast(
    (entry) =>
      entry.value &&
      !entry.inline &&
      isBelow(entry.path, parent) &&
      (entry.table?.resolvedKey.length ?? 0) < parent.length,
  )
  if (header?.table) return underHeader(toml, header.table, [key as string], value)
  if (parent.length === 0) return atTop(toml, key as string, value)
  if (dotted)
    return afterEntry(toml, dotted, path.slice(dotted.table?.resolvedKey.length ?? 0) as readonly string[], value)
  return newTable(toml, parent, key as string, value)
}

const hasTable = ({ entries }: TomlText, path: KeyPath): boolean => {
  const last = path.findLastIndex((part) => typeof part === 'number')
  return entries.some(
    (entry) =>
      isAt(entry.path, path.slice(0, last + 1)) ||
      (entry.value?.type === 'TOMLArray' && isAt(entry.path, path.slice(0, last))),
  )
}

const insideValue = (
  { path: at, node }: { readonly path: KeyPath; readonly node: AST.TOMLContentNode },
  { path, value, create }: { readonly path: KeyPath; readonly value: Value; readonly create: boolean },
): DocumentEdit => {
  const rest = path.slice(at.length)
  if (node.type !== 'TOMLInlineTable') return refuse('missing', `${pathText(at)} is no table`)
  if (rest.length > 1 && !create)
    return refuse('missing', `${pathText(at)} has no ${pathText(rest.slice(0, 1))}, and create is false`)
  const nested = nest(rest.slice(1), value)
  const written = nested === undefined ? undefined : valueText(nested)
  if (written === undefined) return refuse('missing', `${pathText(path)} would leave a gap in a new array`)
  const member = `${keyText(String(rest[0]))} = ${written}`
  const last = node.body.at(-1)
  const [start, end] = node.range
  if (!last) return { ok: true, edits: [{ start: start + 1, end: end - 1, text: ` ${member} ` }] }
  return {
    ok: true,
    edits: [{ start: last.range[1], end: last.range[1], text: `, ${member}` }],
  }
}

const lineOf = (keys: readonly string[], value: Value): string =>
  `${keys.map(keyText).join('.')} = ${valueText(value) ?? '""'}`

const underHeader = (toml: TomlText, table: AST.TOMLTable, keys: readonly string[], value: Value): DocumentEdit => {
  const last = table.body.at(-1)
  const indent = indentOf(toml.text, (last ?? table).range[0])
  return { ok: true, edits: [lineAfter(toml, last ? last.range[1] : table.key.range[1], indent + lineOf(keys, value))] }
}

const indentOf = (text: string, at: number): string => /^[ \t]*/.exec(text.slice(lineStartAt(text, at), at))?.[0] ?? ''

const afterEntry = (toml: TomlText, { node }: Entry, keys: readonly string[], value: Value): DocumentEdit => ({
  ok: true,
  edits: [lineAfter(toml, node.range[1], indentOf(toml.text, node.range[0]) + lineOf(keys, value))],
})

const atTop = (toml: TomlText, key: string, value: Value): DocumentEdit => {
  const last = toml.top.body.findLast((node) => node.type === 'TOMLKeyValue')
  if (last) return { ok: true, edits: [lineAfter(toml, last.range[1], lineOf([key], value))] }
  const [first] = toml.top.body
  const line = lineOf([key], value) + toml.lineEnd
  const at = first ? startOfComments(toml.text, first.range[0]) : toml.text.length
  const glue = at > 0 && toml.text[at - 1] !== '\n' ? toml.lineEnd : ''
  return { ok: true, edits: [{ start: at, end: at, text: glue + line + (first ? toml.lineEnd : '') }] }
}

/** Where the comment lines right above a line begin. */
const startOfComments = (text: string, at: number): number => {
  let start = lineStartAt(text, at)
  while (start > 0 && /^[ \t]*#/.test(text.slice(lineStartAt(text, start - 1), start)))
    start = lineStartAt(text, start - 1)
  return start
}

const newTable = (toml: TomlText, parent: KeyPath, key: string, value: Value): DocumentEdit => {
  const { text, lineEnd } = toml
  const header = `[${parent.map((part) => keyText(String(part))).join('.')}]`
  const glue =
    text === '' || text.endsWith('\n\n') || text.endsWith('\n\r\n')
      ? ''
      : text.endsWith('\n')
        ? lineEnd
        : lineEnd + lineEnd
  return {
    ok: true,
    edits: [
      { start: text.length, end: text.length, text: `${glue}${header}${lineEnd}${lineOf([key], value)}${lineEnd}` },
    ],
  }
}

const lineAfter = ({ text, lineEnd }: TomlText, at: number, line: string): TextEdit => {
  const next = nextLineAt(text, at)
  return text[next - 1] === '\n'
    ? { start: next, end: next, text: line + lineEnd }
    : { start: next, end: next, text: lineEnd + line }
}
