import type { ErrorName } from '../errors.ts'
import type { FieldPath, Locator, Place } from './locate.ts'

/** What is wrong at one place of a plan's text, before the file and the step are added to it. */
export interface Fault {
  readonly name: ErrorName
  readonly message: string
  readonly at: Place
  /** The field, where the fault is a field's. */
  readonly path?: FieldPath
  readonly suggestions?: readonly string[]
}

/** A plan's text as plain data, and how to find its fields again. */
export interface PlanDocument {
  readonly value: unknown
  readonly locate: Locator
  /** Faults that leave the data usable, such as a duplicate key. */
  readonly faults: readonly Fault[]
}

/** What reading a text gives: its data, or why there is none. */
export type DocumentRead =
  | { readonly ok: true; readonly document: PlanDocument }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Text of the plan as a message shows it: quoted, on one line, at most 60 characters. */
export const quoted = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value)

/** DUPLICATE_KEY; `path`: the field, where it is known. */
export const duplicateKey = (key: string, path: FieldPath | undefined, at: Place): Fault => ({
  name: 'DUPLICATE_KEY',
  message: `Duplicate key ${quoted(key)}; keep one.`,
  at,
  ...(path && { path }),
})

export const tooDeep = (limit: number, at: Place): Fault => ({
  name: 'LIMIT_EXCEEDED',
  message: `Nested more than ${limit} deep, which is the limit (\`nesting\`); a plan needs 4.`,
  at,
})

/** PLAN_EMPTY, by default at the beginning of the text. */
export const empty = (at: Place = { line: 1, column: 1 }): Fault => ({
  name: 'PLAN_EMPTY',
  message: 'The plan has no steps; give at least one.',
  at,
})

/** LIMIT_EXCEEDED for a text of more than `bytes`, which is the limit of that name. */
export const tooLarge = (limit: 'yamlBytes' | 'jsonBytes', bytes: number): Fault => ({
  name: 'LIMIT_EXCEEDED',
  message: `Larger than ${bytes} bytes, which is the limit (\`${limit}\`); split the plan, or stream it as JSON Lines.`,
  at: { line: 1, column: 1 },
})

export const tooManySteps = (limit: number, at: Place): Fault => ({
  name: 'LIMIT_EXCEEDED',
  message: `More than ${limit} steps, which is the limit (\`steps\`).`,
  at,
})

export const notUtf8 = (at: Place): Fault => ({
  name: 'PLAN_SYNTAX',
  message: 'The text is not valid UTF-8 from here on; save the plan as UTF-8.',
  at,
})
