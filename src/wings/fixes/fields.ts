import { type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import { isObject } from '../../core/text/json.ts'
import { decodedUri } from '../../core/text/words.ts'
import type { CountConvention, EditPoint, FindingPlace, FixSink, ProposedEdit } from './proposed-fix.ts'

export type Fields = Readonly<Record<string, unknown>>

/** An object's own fields; none of any other value. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A whole number from 0 up; NaN for all else. */
export const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : Number.NaN

const KINDS = {
  object: isObject,
  list: Array.isArray,
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
} as const

/** Whether a field that a tool may leave out is there and of another kind than the tool writes. Null is, unless the tool writes it for none. */
export const isOther = (value: unknown, kind: keyof typeof KINDS, none?: null): boolean =>
  value !== undefined && !(value === null && none === null) && !KINDS[kind](value)

/** The items of a list under a key; none where there is no list. */
export const itemsOf = (node: JsonNode | undefined, key?: string): readonly JsonNode[] => {
  const list = key === undefined ? node : memberOf(node, key)
  return list && Array.isArray(list.value) ? [...members(list)] : []
}

/** The reason for refusing a part of an output that may hold fixes. */
export const unlike = (tool: string): string =>
  `It does not have the form that ${tool} writes, so its fixes are unknown. Give the output as the tool wrote it.`

/** How a fix is taken that the default leaves out. */
export const takenWith = (option: '--unsafe' | '--suggestions'): string =>
  `Pass ${option}, which \`editplan import\` and \`editplan fix\` have, to take it.`

type ToolSink = { readonly sink: FixSink; readonly tool: string }

/** The objects in a list that the format requires under a key. A missing list is refused, and so is an item of another kind. */
export const objectsOf = (node: JsonNode, key: string, { sink, tool }: ToolSink): readonly JsonNode[] => {
  const list = memberOf(node, key)
  if (!Array.isArray(list?.value)) sink.refuse(unlike(tool), (list ?? node).at(), tool)
  const items = itemsOf(node, key)
  for (const { value, at } of items) if (!isObject(value)) sink.refuse(unlike(tool), at(), tool)
  return items.filter(({ value }) => isObject(value))
}

/** A list's items; of any other document itself, as a tool that prints one a line has it. */
export const rowsOf = (document: JsonNode): readonly JsonNode[] =>
  Array.isArray(document.value) ? itemsOf(document) : [document]

/** Where a tool finds something, by its line and column from 1; without a line in the file as a whole. */
export const findingPlace = (
  path: string,
  line: unknown,
  column: unknown,
  counting?: CountConvention,
): FindingPlace => ({ path, start: placeFromOne(line, countOf(column) || 1), counting })

/** A line and a column from 1. */
export const placeFromOne = (line: unknown, column: unknown): EditPoint | undefined =>
  countOf(line) > 0 && countOf(column) > 0 ? { line: countOf(line) - 1, column: countOf(column) - 1 } : undefined

/** As programs in Go and Rust count. */
export const BYTES: CountConvention = { unit: 'bytes', mark: 'counted', breaks: 'lf' }

/** The bytes of the current file between two offsets. */
export const byteSpan = (from: unknown, to: unknown): Pick<ProposedEdit, 'start' | 'end' | 'counting'> | undefined =>
  Number.isNaN(countOf(from) + countOf(to))
    ? undefined
    : { start: { offset: countOf(from) }, end: { offset: countOf(to) }, counting: BYTES }

/** The path of a `file:` URI, or of a relative one; undefined for other schemes, and for files of another host. */
export const pathOfUri = (uri: string): string | undefined => {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]+):/.exec(uri)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'file') return undefined
  if (scheme === undefined) return decodedUri(uri)
  if (/^\/\/(?!localhost\/)[^/]/i.test(uri.slice(5))) return undefined
  const path = decodedUri(uri.slice(5).replace(/^\/\/[^/]*/, ''))
  return /^\/[A-Za-z]:/.test(path) ? path.slice(1) : path
}
