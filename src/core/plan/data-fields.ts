import { elementsOf, isObject, membersOf } from '../text/json.ts'
import { keyLiteral, type Literal, numberAsWritten } from '../text/literal.ts'
import type { Span } from '../text/splice.ts'
import type { FieldPath } from './document.ts'

/** Fields of a step that hold data of any kind. */
export const DATA_KEYS: ReadonlySet<string> = new Set(['path', 'value', 'rule', 'document', 'from', 'indent', 'lines'])

/** Those whose scalars are taken as they are written. */
export const WRITTEN_KEYS: ReadonlySet<string> = new Set(['value', 'document'])

/** Those that hold keys, each by its spelling, and indexes. */
export const PATH_KEYS: ReadonlySet<string> = new Set(['path', 'from'])

/** The field of data that a path leads into, of a step in either form. */
export const dataField = (path: FieldPath): string | undefined =>
  path.slice(2, 4).find((key): key is string => DATA_KEYS.has(String(key)))

/** The first of an object's keys that data does not keep at its place. */
export const firstMoved = (keys: readonly string[]): string | undefined =>
  movedIn(keys) ?? movedIn(keys.map((key) => keyLiteral(key) ?? key))

const movedIn = (keys: readonly string[]): string | undefined => {
  let least = 0
  return keys.find((key) => {
    if (!/^(?:0|[1-9]\d{0,8})$/.test(key)) least = Number.POSITIVE_INFINITY
    else if (Number(key) < least) return true
    else least = Number(key)
    return false
  })
}

/** A number as a part of a path: an index, or a key that is called as it is written, such as `010`. */
export const pathPart = (source: string, value: number): number | string =>
  Number.isSafeInteger(value) && String(value) === source ? value : source

/** A step of a JSON text, which begins at `at`, with the numbers of its data as they are written. */
export const asWritten = (step: unknown, at: number, source: JsonSource): unknown => {
  if (!isObject(step)) return step
  if (step.type === 'tool_use' && isObject(step.input)) {
    const input = membersOf(source.text, at, JSON.parse).findLast(({ key }) => key === 'input')
    return input ? { ...step, input: fieldsAsWritten(step.input, input.value.start, source) } : step
  }
  return fieldsAsWritten(step, at, source)
}

interface JsonSource {
  readonly text: string
  /** Told of a key of data that would come to another place than at which it is written, in an object that begins at `at`. */
  readonly onMoved: (key: string, at: number) => void
}

const fieldsAsWritten = (input: Record<string, unknown>, at: number, source: JsonSource): Record<string, unknown> => {
  if (![...WRITTEN_KEYS, ...PATH_KEYS].some((key) => mayHoldNumbers(input[key]))) return input
  const fields = membersOf(source.text, at, JSON.parse).map(({ key, value: place }): [string, unknown] => {
    if (WRITTEN_KEYS.has(key)) return [key, dataAsWritten(input[key], { ...source, ...place }, numberAsWritten)]
    return [key, PATH_KEYS.has(key) ? dataAsWritten(input[key], { ...source, ...place }, partAsWritten) : input[key]]
  })
  return Object.fromEntries(fields)
}

const mayHoldNumbers = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'object' && value !== null)

const partAsWritten = (source: string): number | string => pathPart(source, Number(source))

const dataAsWritten = (
  value: unknown,
  { start, end, ...source }: Span & JsonSource,
  read: (source: string) => number | string | Literal,
): unknown => {
  const { text, onMoved } = source
  if (typeof value === 'number') return read(text.slice(start, end))
  if (Array.isArray(value))
    return elementsOf(text, start).map((place, index) => dataAsWritten(value[index], { ...source, ...place }, read))
  if (!isObject(value)) return value
  const members = membersOf(text, start, JSON.parse)
  const moved = firstMoved(members.map(({ key }) => key))
  if (moved !== undefined) onMoved(moved, start)
  return Object.fromEntries(
    members.map(({ key, value: place }) => [key, dataAsWritten(value[key], { ...source, ...place }, read)]),
  )
}
