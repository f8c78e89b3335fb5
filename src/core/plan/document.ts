import type { ErrorName, Position } from '../../errors.ts'
import { quoted } from '../text/words.ts'

/** Bounds of a plan that nobody vouches for. Each, when passed, is a LIMIT_EXCEEDED that names it. */
export interface PlanLimits {
  /** Size of a YAML plan in bytes of UTF-8; default 32 MiB. */
  readonly yamlBytes: number
  /** Size of a JSON plan, and of one line of JSON Lines, in bytes of UTF-8; default 256 MiB. */
  readonly jsonBytes: number
  /** Number of steps; default 1,000,000. */
  readonly steps: number
  /** Number of YAML aliases, those inside the value of an alias counted each time; default 100. */
  readonly aliases: number
  /** Depth of collections in each other; default 64. */
  readonly nesting: number
  /** Characters that all references to variables bring together; default 64 Mi. */
  readonly variables: number
  /** Number of problems listed; default 10,000. */
  readonly problems: number
}

export const DEFAULT_LIMITS: PlanLimits = {
  yamlBytes: 32 * 1024 * 1024,
  jsonBytes: 256 * 1024 * 1024,
  steps: 1_000_000,
  aliases: 100,
  nesting: 64,
  variables: 64 * 1024 * 1024,
  problems: 10_000,
}

export interface ParseOptions {
  /** Values by name; names that the plan does not declare are not for this plan. */
  readonly vars?: Readonly<Record<string, string>>
  /** What `${{ repository.… }}` stands for, by what follows the dot. Default: such references are left as they are. */
  readonly repository?: Readonly<Record<string, string>> | undefined
  /** Leaves a variable that has no value as it is written, instead of refusing it: for tools that look at the plan alone. */
  readonly openVars?: boolean
  /** Default: {@link DEFAULT_LIMITS}. */
  readonly limits?: Partial<PlanLimits>
}

/** What is wrong at one place of a plan's text, before the file and the step are added to it. */
export interface Fault {
  readonly name: ErrorName
  readonly message: string
  readonly at: Position
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

/** The result of reading a text: its data, or why there is none. */
export type DocumentResult =
  | { readonly ok: true; readonly document: PlanDocument }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** DUPLICATE_KEY; `path`: the field, where it is known. */
export const duplicateKey = (key: string, path: FieldPath | undefined, at: Position): Fault => ({
  name: 'DUPLICATE_KEY',
  message: `Duplicate key ${quoted(key)}; keep one.`,
  at,
  ...(path && { path }),
})

/** INVALID_VALUE; `key` would come before those that are written above it. */
export const movedKey = (key: string, at: Position): Fault => ({
  name: 'INVALID_VALUE',
  message: `The key ${quoted(key)} would not stay where it is: data has keys that are integers first, in ascending order. Write them so, or set such keys one by one.`,
  at,
})

export const tooDeep = (limit: number, at: Position): Fault => ({
  name: 'LIMIT_EXCEEDED',
  message: `Nested more than ${limit} deep, which is the limit (\`nesting\`); a plan needs 4.`,
  at,
})

/** PLAN_EMPTY, by default at the beginning of the text. */
export const empty = (at: Position = { line: 1, column: 1 }): Fault => ({
  name: 'PLAN_EMPTY',
  message: 'The plan has no steps; give at least one.',
  at,
})

/** The same of a text of nothing but blanks. */
export const emptyText = (): Fault => ({
  ...empty(),
  message: 'It is empty. Look at the errors of the command that should have written it.',
})

/** LIMIT_EXCEEDED for a text of more than `bytes`, which is the limit of that name. */
export const tooLarge = (limit: 'yamlBytes' | 'jsonBytes', bytes: number): Fault => ({
  name: 'LIMIT_EXCEEDED',
  message: `Larger than ${bytes} bytes, which is the limit (\`${limit}\`); split the plan, or stream it as JSON Lines.`,
  at: { line: 1, column: 1 },
})

export const tooManySteps = (limit: number, at: Position): Fault => ({
  name: 'LIMIT_EXCEEDED',
  message: `More than ${limit} steps, which is the limit (\`steps\`).`,
  at,
})

export const notUtf8 = (at: Position): Fault => ({
  name: 'PLAN_SYNTAX',
  message: 'The text is not valid UTF-8 from here on; save the plan as UTF-8.',
  at,
})

/** Keys and indices from the plan's root to a field, e.g. `['steps', 3, 'file_path']`. */
export type FieldPath = readonly PropertyKey[]

/** Finds fields in the text a plan was read from. A field that is not there is found at the nearest one around it. */
export interface Locator {
  /** Where the field's value begins. */
  value(path: FieldPath): Position
  /** Where the field's key begins. */
  key(path: FieldPath): Position
}

/** The same places, each with its field as a program writes it: `steps[3].file_path`. */
export const namingFields = ({ value, key }: Locator): Locator => ({
  value: (path) => ({ ...value(path), field: fieldOf(path) }),
  key: (path) => ({ ...key(path), field: fieldOf(path) }),
})

const fieldOf = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** Turns offsets into places: the lines are indexed at the first call, each call is a binary search. */
export const placesOf = (text: string): ((offset: number) => Position) => {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const line = lastAtMost(starts, offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

const lineStarts = (text: string): number[] => {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

/** Index of the last number that is at most `limit`, in ascending numbers of which the first is. */
export const lastAtMost = (numbers: readonly number[], limit: number): number => {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

/** Places of keys of a step, by their paths in its input. */
export type KeyPlaces = Readonly<Record<string, Position>>

/** Keys of a step that are judged by more than the schema. */
const JUDGED = ['pattern', 'rule', 'regex', 'new_string', 'path', 'value'] as const

/** Keys of a rule with places of their own; faults beyond them are reported at the rule. */
const MOST = 1000

/** Where the keys are that a step is judged by; undefined for a step that has none of them. */
export const keyPlaces = (
  given: object,
  { path, locate }: { path: FieldPath; locate: Locator },
): KeyPlaces | undefined => {
  const input: Readonly<Record<string, unknown>> = { ...given }
  if (!['pattern', 'rule', 'regex', 'path'].some((key) => Object.hasOwn(input, key))) return undefined
  const places: Record<string, Position> = {}
  const add = (value: unknown, at: FieldPath): void => {
    if (Object.keys(places).length >= MOST) return
    places[nameOf(at)] = locate.value([...path, ...at])
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) add(one, [...at, Array.isArray(value) ? Number(key) : key])
  }
  for (const key of JUDGED) if (Object.hasOwn(input, key)) add(key === 'rule' ? input[key] : undefined, [key])
  return places
}

const nameOf = (path: FieldPath): string => JSON.stringify(path)

/** Where a key of a step is in the plan, or the nearest one around it that is known. */
export const placeOfKey = (
  { keys = {}, at }: { keys?: KeyPlaces; at: Position },
  path: FieldPath,
): Position | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const place = keys[nameOf(path.slice(0, length))]
    if (place) return { ...at, ...place }
  }
  return undefined
}
