import { type AST, getStaticTOMLValue, parseTOML } from 'toml-eslint-parser'
import {
  type DocumentChange,
  type DocumentEdit,
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

/** Changes one value in the text of a TOML document. */
export const editToml = (text: string, change: DocumentChange): DocumentEdit => {
  const program = parse(text)
  if (typeof program === 'string') return refuse('invalid', `it is not TOML: ${program}`)
  const toml: TomlText = { text, lineEnd: lineEndOf(text), top: program.body[0], entries: entriesOf(program.body[0]) }
  return change.kind === 'set' ? setValue(toml, change) : unsetValue(toml, change.path)
}

/** The value of a TOML document, dates as objects; undefined if the text is not TOML. */
export const readToml = (text: string): Value | undefined => {
  const program = parse(text)
  return typeof program === 'string' ? undefined : plain(getStaticTOMLValue(program))
}

const plain = (value: unknown): Value => {
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Date) return { date: value.toString() }
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'object' || value === null) return value as Value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
}

const parse = (text: string): AST.TOMLProgram | string => {
  try {
    return parseTOML(text, { tomlVersion: '1.0.0' })
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}

/** A key with its value, in a table or inline, or a table itself. */
interface Entry {
  readonly path: KeyPath
  readonly node: AST.TOMLKeyValue | AST.TOMLTable
  /** The value, where it is one that is written in place. */
  readonly value?: AST.TOMLContentNode
  /** The inline table or array that holds it. */
  readonly inline?: AST.TOMLInlineTable | AST.TOMLArray
  /** The table under whose header it is; absent at the top. */
  readonly table?: AST.TOMLTable
}

interface TomlText {
  readonly text: string
  readonly lineEnd: string
  readonly top: AST.TOMLTopLevelTable
  /** In the order of the text. */
  readonly entries: readonly Entry[]
}

const entriesOf = (top: AST.TOMLTopLevelTable): readonly Entry[] =>
  top.body.flatMap((node) =>
    node.type === 'TOMLKeyValue'
      ? keyValue(node, [], {})
      : [
          { path: node.resolvedKey, node, table: node },
          ...node.body.flatMap((one) => keyValue(one, node.resolvedKey, { table: node })),
        ],
  )

const keyValue = (node: AST.TOMLKeyValue, base: KeyPath, where: Pick<Entry, 'table' | 'inline'>): readonly Entry[] => {
  const path = [...base, ...node.key.keys.map(nameOf)]
  return [{ path, node, value: node.value, ...where }, ...insideOf(node.value, path, where)]
}

const insideOf = (value: AST.TOMLContentNode, path: KeyPath, where: Pick<Entry, 'table'>): readonly Entry[] =>
  value.type === 'TOMLInlineTable'
    ? value.body.flatMap((one) => keyValue(one, path, { ...where, inline: value }))
    : value.type === 'TOMLArray'
      ? value.elements.flatMap((one, index) => elementEntries(one, [...path, index], { ...where, inline: value }))
      : []

const elementEntries = (value: AST.TOMLContentNode, path: KeyPath, where: Pick<Entry, 'table' | 'inline'>) => [
  { path, node: value.parent as AST.TOMLKeyValue, value, ...where },
  ...insideOf(value, path, where),
]

const nameOf = (key: AST.TOMLBare | AST.TOMLQuoted): string => (key.type === 'TOMLBare' ? key.name : String(key.value))

const isAt = (path: KeyPath, wanted: KeyPath): boolean =>
  path.length === wanted.length &&
  wanted.every((key, at) => String(key) === String(path[at]) && typeof key === typeof path[at])

const isBelow = (path: KeyPath, wanted: KeyPath): boolean => isAt(path.slice(0, wanted.length), wanted)

const setValue = (toml: TomlText, { path, value, create }: Extract<DocumentChange, { kind: 'set' }>): DocumentEdit => {
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
  if (sameValue(plain(getStaticTOMLValue(node)), value)) return { ok: true, edits: [] }
  const old = text.slice(start, end)
  const literal = typeof value === 'string' && /^'(?!'')/.test(old) && !/['\u0000-\u001f\u007f]/.test(value)
  const float =
    typeof value === 'number' && Number.isInteger(value) && node.type === 'TOMLValue' && node.kind === 'float'
  const written = literal ? `'${value}'` : float ? `${value}.0` : (valueText(value) ?? '')
  return { ok: true, edits: [{ start, end, text: written }] }
}

interface Element {
  readonly array: AST.TOMLArray
  readonly index: number
}

/** The element of an array that is written in place. */
const elementOf = ({ entries }: TomlText, path: KeyPath): Element | undefined => {
  const index = path.at(-1)
  const holder =
    typeof index === 'number' ? entries.find((entry) => entry.value && isAt(entry.path, path.slice(0, -1))) : undefined
  return holder?.value?.type === 'TOMLArray' && typeof index === 'number' ? { array: holder.value, index } : undefined
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
  const [end] = [last.range[1]]
  if (comma !== undefined) return { ok: true, edits: [line] }
  return { ok: true, edits: at === end ? [{ ...line, text: `,${line.text}` }] : [{ start: end, end, text: ',' }, line] }
}

const commaAfter = (text: string, from: number, limit: number): number | undefined => {
  const blank = /(?:\s|#[^\n]*)*/y
  blank.lastIndex = from
  const at = from + (blank.exec(text)?.[0].length ?? 0)
  return at < limit && text[at] === ',' ? at : undefined
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
  if (holder?.value) return insideValue(toml, { path: holder.path, node: holder.value }, { path, value, create })
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
  { text }: TomlText,
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
  const comma = commaAfter(text, last.range[1], end)
  return {
    ok: true,
    edits: [{ start: last.range[1], end: last.range[1], text: comma === undefined ? `, ${member}` : `, ${member}` }],
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

const keyText = (key: string): string => (/^[\w-]+$/.test(key) ? key : basicString(key))

const basicString = (value: string): string => JSON.stringify(value).replace(/[\u007f]/g, '\\u007f')

/** A value on one line; undefined where TOML cannot say it. */
const valueText = (value: Value): string | undefined => {
  if (value === null) return undefined
  if (typeof value === 'string') return basicString(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return String(value)
  const parts = Array.isArray(value)
    ? value.map(valueText)
    : Object.entries(value).map(([key, one]) => {
        const written = valueText(one)
        return written === undefined ? undefined : `${keyText(key)} = ${written}`
      })
  if (parts.includes(undefined)) return undefined
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const numberText = (value: number): string => {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value) : value.toExponential()
  return String(value)
}

const unsetValue = (toml: TomlText, path: KeyPath): DocumentEdit => {
  const element = elementOf(toml, path)
  if (element) return { ok: true, edits: removeElement(toml, element) }
  const gone = toml.entries.filter((entry) => isBelow(entry.path, path))
  if (gone.length === 0) return { ok: true, edits: [] }
  const [first] = gone
  if (first?.inline?.type === 'TOMLInlineTable' && isAt(first.path, path))
    return { ok: true, edits: [removeInline(toml, first.inline, first.node as AST.TOMLKeyValue)] }
  const lines = gone.filter(({ inline }) => !inline).map(({ node }) => linesOf(toml, node))
  return { ok: true, edits: merged(lines) }
}

/** The lines of a key with its value, or of a table's header; the keys under it are entries of their own. */
const linesOf = ({ text }: TomlText, node: AST.TOMLKeyValue | AST.TOMLTable): TextEdit => {
  const end = node.type === 'TOMLTable' ? node.key.range[1] : node.range[1]
  return { start: lineStartAt(text, node.range[0]), end: nextLineAt(text, end), text: '' }
}

const removeElement = ({ text }: TomlText, { array, index }: Element): readonly TextEdit[] => {
  const { elements } = array
  const old = elements[index]
  if (!old) return []
  if (elements.length === 1) return [{ start: array.range[0] + 1, end: array.range[1] - 1, text: '' }]
  const next = elements[index + 1]
  if (!next) return [{ start: elements[index - 1]?.range[1] ?? old.range[0], end: old.range[1], text: '' }]
  const own =
    /^[ \t]*$/.test(text.slice(lineStartAt(text, old.range[0]), old.range[0])) &&
    next.range[0] > lineEndAt(text, old.range[1])
  const comma = commaAfter(text, old.range[1], array.range[1]) ?? old.range[1]
  return own
    ? [{ start: lineStartAt(text, old.range[0]), end: nextLineAt(text, comma), text: '' }]
    : [{ start: old.range[0], end: next.range[0], text: '' }]
}

const removeInline = (_: TomlText, table: AST.TOMLInlineTable, node: AST.TOMLKeyValue): TextEdit => {
  const index = table.body.indexOf(node)
  const [next, before] = [table.body[index + 1], table.body[index - 1]]
  if (next) return { start: node.range[0], end: next.range[0], text: '' }
  if (before) return { start: before.range[1], end: node.range[1], text: '' }
  return { start: table.range[0] + 1, end: table.range[1] - 1, text: '' }
}

const merged = (edits: readonly TextEdit[]): readonly TextEdit[] => {
  const result: TextEdit[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && edit.start <= last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, edit.end) }
    else result.push(edit)
  }
  return result
}
