import type { Member } from './json-span.ts'
import type { Span } from './pattern.ts'

/** How an object or array is written: the white space and commas around and between its parts. */
export interface JsonLayout {
  /** From the opening bracket to the first part. */
  readonly open: string
  readonly between: string
  /** From the last part to the closing bracket. */
  readonly close: string
  /** From a key to its value. */
  readonly colon: string
}

/** An object with its members, or an array with its elements. */
export interface Container extends Span {
  readonly parts: readonly (Span | Member)[]
}

/** The layout of a container in the file, given its parts; what cannot be seen there is taken from `fallback`. */
export function layoutOf(text: string, container: Container, fallback: JsonLayout): JsonLayout {
  const { start, end, parts } = container
  const [first, second] = parts
  const last = parts.at(-1)
  if (!first || !last) return fallback
  const open = text.slice(start + 1, first.start)
  const alone = open.includes('\n') ? `,${open}` : fallback.between
  return {
    open,
    between: second ? text.slice(first.end, second.start) : alone,
    close: text.slice(last.end, end - 1),
    colon: 'value' in first ? text.slice(first.keyEnd, first.value.start) : fallback.colon,
  }
}

/** The layout one level deeper: indented by what `layout` adds to its own level, or on one line as it is. */
export function nested({ open, between, close, colon }: JsonLayout): JsonLayout {
  if (!open.includes('\n')) return { open: '', between, close: '', colon }
  const inner = open + (open.startsWith(close) ? open.slice(close.length) : ' ')
  return { open: inner, between: `,${inner}`, close: open, colon }
}

/** An array of values that are written already. */
export const arrayText = (values: readonly string[], { open, between, close }: JsonLayout): string =>
  values.length === 0 ? '[]' : `[${open}${values.join(between)}${close}]`

/** An object of members that are written already (see {@link memberText}). */
export const objectText = (members: readonly string[], { open, between, close }: JsonLayout): string =>
  `{${open}${members.join(between)}${close}}`

/** A member of an object. `key` must need no escapes, and `value` must be JSON already. */
export const memberText = (key: string, value: string, { colon }: JsonLayout): string => `"${key}"${colon}${value}`

/**
 * Writes strings as the file does, one character a byte: raw UTF-8, or `\uXXXX` beyond ASCII where the file holds nothing
 * but such escapes, in their case of hexadecimal digits.
 */
export function stringWriter(text: string): (value: string) => string {
  const digits = /(?<!\\)(?:\\\\)*\\u(?!00[0-7])([0-9a-fA-F]{4})/.exec(text)?.[1]
  if (digits === undefined || /[\x80-\xff]/.test(text)) return (value) => latin1(JSON.stringify(value))
  const upper = /[A-F]/.test(digits)
  return (value) => JSON.stringify(value).replace(/[\x7f-\uffff]/g, (unit) => escaped(unit, upper))
}

function escaped(unit: string, upper: boolean): string {
  const digits = unit.charCodeAt(0).toString(16).padStart(4, '0')
  return `\\u${upper ? digits.toUpperCase() : digits}`
}

const latin1 = (value: string): string => Buffer.from(value, 'utf8').toString('latin1')
