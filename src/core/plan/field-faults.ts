import * as z from 'zod'
import { nearestWord } from '../text/nearest-word.ts'
import { empty, type Fault, type FieldPath, type Locator, quoted } from './document.ts'

/** Unknown keys of one object that are listed; a hostile object can have millions. */
const LISTED_KEYS = 100

export interface FieldCheck {
  readonly schema: z.ZodObject
  /** What was checked against the schema. */
  readonly value: unknown
  /** The value's place in the plan. */
  readonly path: FieldPath
  readonly locate: Locator
  /** Further keys that the value may have at its root, for suggestions. */
  readonly alsoKnown?: readonly string[]
}

/**
 * What zod found, as faults with places: at most one a field, and a key that is missing only because it was misspelt is
 * told once, as the misspelling.
 */
export const fieldFaults = (issues: readonly z.core.$ZodIssue[], checked: FieldCheck): Fault[] => {
  const faults = issues.flatMap(branchOf).flatMap((issue) => faultsOf(issue, checked))
  const said = new Set(
    faults.flatMap(({ path, suggestions }) => (suggestions ? [join(path?.slice(0, -1), suggestions[0])] : [])),
  )
  return faults.filter(({ name, path }) => {
    const field = join(path)
    if (name === 'MISSING_KEY' && said.has(field)) return false
    if (said.has(`${name} ${field}`)) return false
    said.add(`${name} ${field}`)
    return true
  })
}

/** Of a value that takes several forms, what is wrong with the form that was meant, where one certainly was. */
const branchOf = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.filter(([first]) => first && (first.path.length > 0 || !UNTELLING.has(first.code)))
  const [only] = meant.length === 1 ? meant : []
  return (only ?? [issue]).map((inner) =>
    inner === issue ? issue : { ...inner, path: [...issue.path, ...inner.path] },
  )
}

/** At the root of a form these mean that another was meant. */
const UNTELLING: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_format'])

const join = (path: FieldPath = [], key?: string): string => JSON.stringify(key === undefined ? path : [...path, key])

const faultsOf = (issue: z.core.$ZodIssue, checked: FieldCheck): Fault[] => {
  const path = [...checked.path, ...issue.path]
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, issue.path, checked)
  const value = valueAt(checked.value, issue.path)
  const key = String(path.at(-1) ?? '')
  const said = issue.code === 'custom' && issue.message !== NO_MESSAGE ? issue.message : undefined
  if (value === undefined) {
    const at = checked.locate.value(path.slice(0, -1))
    // What is said of a key that is not there is about the keys that are.
    if (said !== undefined && !isSentence(said))
      return [{ name: 'INVALID_VALUE', message: `The step ${said}.`, at, path: path.slice(0, -1) }]
    return [{ name: 'MISSING_KEY', message: said ?? `The key ${quoted(key)} is missing.`, at, path }]
  }
  const at = checked.locate.value(path)
  if (key === 'steps' && (value === null || issue.code === 'too_small')) return [empty(at)]
  if (issue.code === 'invalid_value') return [{ ...notAllowed(issue, key, value), at, path }]
  const subject = path.length === 0 ? 'The plan' : quoted(key)
  const message = said !== undefined && isSentence(said) ? said : `${subject} ${whatIsWrong(issue, value)}.`
  return [{ name: 'INVALID_VALUE', message, at, path }]
}

/** Messages of our own checks are sentences, or what follows the name of the key. */
const isSentence = (message: string): boolean => /^[A-Z].*\.$/s.test(message)

/** What zod says of a check that says nothing itself. */
const NO_MESSAGE = 'Invalid input'

const unknownKeys = (keys: readonly string[], inside: FieldPath, checked: FieldCheck): Fault[] => {
  const known = [...keysAt(checked.schema, inside), ...(inside.length === 0 ? (checked.alsoKnown ?? []) : [])]
  return keys.slice(0, LISTED_KEYS).map((key) => {
    const path = [...checked.path, ...inside, key]
    return unknownKey(key, { known, path, at: checked.locate.key(path) })
  })
}

/** UNKNOWN_KEY, with the key that was probably meant; `known` are the keys allowed there. */
export const unknownKey = (
  key: string,
  { known, path, at }: { known: readonly string[]; path: FieldPath; at: Fault['at'] },
): Fault => {
  const near = nearestWord(key, known)
  const fix = near ? `did you mean ${quoted(near)}?` : `known here: ${known.join(', ')}.`
  const message = `Unknown key ${quoted(key)}; ${fix}`
  return { name: 'UNKNOWN_KEY', message, at, path, ...(near !== undefined && { suggestions: [near] }) }
}

const keysAt = (schema: z.ZodObject, path: FieldPath): string[] => {
  let found: unknown = schema
  for (const key of path) {
    found = found instanceof z.ZodObject ? bare(found.shape[String(key)]) : undefined
  }
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}

/** A schema without what makes it optional; of several forms the one with keys. */
const bare = (schema: unknown): unknown => {
  let found = schema
  while (found instanceof z.ZodPrefault || found instanceof z.ZodExactOptional || found instanceof z.ZodOptional)
    found = found.unwrap()
  return found instanceof z.ZodUnion ? found.options.find((option) => option instanceof z.ZodObject) : found
}

const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )

const notAllowed = (issue: z.core.$ZodIssueInvalidValue, key: string, value: unknown): Omit<Fault, 'at'> => {
  const allowed = issue.values.map(String)
  const name = key === 'version' ? 'PLAN_VERSION' : 'INVALID_VALUE'
  const near = typeof value === 'string' ? nearestWord(value, allowed) : undefined
  const message = `${quoted(key)} is ${shown(value)}; it takes ${allowed.join(', ')}.`
  return { name, message, ...(near !== undefined && { suggestions: [near] }) }
}

const KINDS: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a whole number',
  object: 'a set of keys',
  array: 'a list',
}

const whatIsWrong = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (issue.code === 'too_big') return 'is too large'
  if (issue.code !== 'invalid_type') return issue.message
  const kind = KINDS[issue.expected] ?? issue.expected
  const quote = issue.expected === 'string' && typeof value !== 'object' ? '; put it in quotes to mean the text' : ''
  return `is ${shown(value)}, not ${kind}${quote}`
}

const shown = (value: unknown): string => {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a set of keys'
  return typeof value === 'string' ? quoted(value) : String(value)
}
