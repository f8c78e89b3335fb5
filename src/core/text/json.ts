import type { Span } from './splice.ts'

/** One member of an object: from its key's opening quote to its value's end. */
export type Member = Span & { readonly key: string; readonly keyEnd: number; readonly value: Span }

/** The members of the object at `at` of a valid text, repeated keys included; by default one character a byte (latin1). */
export function membersOf(text: string, at: number, decode = decodeString): readonly Member[] {
  const members: Member[] = []
  let start = skipBlanks(text, at + 1)
  while (text[start] !== '}') {
    const keyEnd = endOfString(text, start)
    const valueStart = skipBlanks(text, skipBlanks(text, keyEnd) + 1)
    const end = endOfValue(text, valueStart)
    members.push({ key: decode(text.slice(start, keyEnd)), keyEnd, start, end, value: { start: valueStart, end } })
    start = afterComma(text, end)
  }
  return members
}

/** The elements of the array that opens at `at`, or the first of them; see {@link membersOf} for what the text is. */
export function elementsOf(text: string, at: number, most = Number.POSITIVE_INFINITY): readonly Span[] {
  const elements: Span[] = []
  let start = skipBlanks(text, at + 1)
  while (text[start] !== ']' && elements.length < most) {
    const end = endOfValue(text, start)
    elements.push({ start, end })
    start = afterComma(text, end)
  }
  return elements
}

/** The string that a string's piece of such a text means. */
export const decodeString = (raw: string): string => JSON.parse(Buffer.from(raw, 'latin1').toString('utf8'))

const BLANKS = /[ \t\r\n]*/y

/** Offset of the first character at or after `at` that is not JSON white space. */
export function skipBlanks(text: string, at: number): number {
  BLANKS.lastIndex = at
  BLANKS.test(text)
  return BLANKS.lastIndex
}

function afterComma(text: string, at: number): number {
  const position = skipBlanks(text, at)
  return text[position] === ',' ? skipBlanks(text, position + 1) : position
}

const SCALAR_END = /[\s,\]}]/g

function endOfValue(text: string, at: number): number {
  if (text[at] === '"') return endOfString(text, at)
  if (text[at] === '{' || text[at] === '[') return endOfContainer(text, at)
  SCALAR_END.lastIndex = at
  return SCALAR_END.exec(text)?.index ?? text.length
}

const BACKSLASH = 0x5c

/** Offset just after the string that opens at `at`; infinite when it is not closed. */
export function endOfString(text: string, at: number): number {
  for (let quote = text.indexOf('"', at + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1
    while (text.charCodeAt(before) === BACKSLASH) before--
    if ((quote - before) % 2 === 1) return quote + 1
  }
  return Number.POSITIVE_INFINITY
}

const [QUOTE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5b, 0x5d, 0x7b, 0x7d]

function endOfContainer(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at) - 1
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth++
    else if ((code === CLOSE_OBJECT || code === CLOSE_LIST) && --depth === 0) return at + 1
  }
  return text.length
}

/** A value as JSON has it that is neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of texts. */
export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** A scalar as text; '' for anything else, which may have a `toString` of its own that is no function. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''

/** The value of a text; undefined where it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One text for equal values, whatever the order of their keys: sorted by code unit, no blanks. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => (isObject(item) ? withSortedKeys(item) : item))

/** The same value, its own keys in order. */
export const withSortedKeys = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
