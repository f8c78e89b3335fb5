import { lineStartAt } from '../../../core/text/line-bounds.ts'
import type { TextSplice } from '../../../core/text/splice.ts'
import type { Value } from './value.ts'

export type { Value } from './value.ts'

/** Where a value is: keys, and indexes of arrays from 0. */
export type KeyPath = readonly (string | number)[]

/** What is to become of the value at a path. */
export type DocumentChange =
  | {
      readonly kind: 'set'
      readonly path: KeyPath
      readonly value: Value
      /** Make parents that are missing. */
      readonly create: boolean
    }
  | {
      readonly kind: 'unset'
      readonly path: KeyPath
      /** Other keys of the same collection that go with it. */
      readonly also?: KeyPath
    }
  /** Puts a value before the first element of an array that has some. */
  | { readonly kind: 'prepend'; readonly path: KeyPath; readonly value: Value }
  /** Gives the last key of the path another name, at its place. */
  | { readonly kind: 'rename'; readonly path: KeyPath; readonly to: string }

/** The edits that make a change, in no order; none where the document says so already. */
export type DocumentEdit =
  | { readonly ok: true; readonly edits: readonly TextSplice[]; readonly repeats?: readonly AliasPlace[] }
  | { readonly ok: false; readonly reason: DocumentRefusal; readonly message: string }

/** An alias of YAML that repeats what a change changes, and the character of the text that it begins at. */
export interface AliasPlace {
  readonly name: string
  readonly at: number
}

/**
 * `invalid`: the text does not parse. `missing`: nothing is at the path. `aliased`: YAML repeats the value. `value`: the format cannot say
 * it. `limit`: the path asks for too much work.
 */
export type DocumentRefusal = 'invalid' | 'missing' | 'aliased' | 'value' | 'limit'

export const refuse = (reason: DocumentRefusal, message: string): Extract<DocumentEdit, { ok: false }> => ({
  ok: false,
  reason,
  message,
})

/** The last key of the path, and those that go with it. */
export const keysGone = ({ path, also = [] }: Extract<DocumentChange, { kind: 'unset' }>): KeyPath => [
  ...path.slice(-1),
  ...also,
]

/** A path in words, as JSONPath writes it. */
export const pathText = (path: KeyPath): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`)).join('')}`

/** A value with the parents that lead to it; undefined for an index other than 0, which would leave a gap. */
export const nest = (path: KeyPath, value: Value): Value | undefined => {
  let nested = value
  for (const key of path.toReversed()) {
    if (typeof key === 'number' && key !== 0) return undefined
    nested = typeof key === 'number' ? [nested] : Object.fromEntries([[key, nested]])
  }
  return nested
}

/** The line end that a text uses: that of its first line. */
export const lineEndOf = (text: string): string => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n')

/** Where the line ends that holds `at`: before its line end. */
export const lineEndAt = (text: string, at: number): number => {
  const feed = text.indexOf('\n', at)
  const end = feed < 0 ? text.length : feed
  return end > at && text[end - 1] === '\r' ? end - 1 : end
}

/** The blanks that a line begins with. */
export const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(lineStartAt(text, at)))?.[0] ?? ''
