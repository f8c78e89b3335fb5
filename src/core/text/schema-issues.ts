import * as z from 'zod'
import { quoted } from './words.ts'

/** For a value that may have several forms, the issues of the form that was certainly meant; otherwise the issue itself. */
export const branchOf = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.filter(([first]) => first && (first.path.length > 0 || !UNTELLING.has(first.code)))
  const [only] = meant.length === 1 ? meant : []
  return (only ?? [issue]).map((inner) =>
    inner === issue ? issue : { ...inner, path: [...issue.path, ...inner.path] },
  )
}

/** At the root of a form these mean that another was meant. */
const UNTELLING: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_format'])

/** Zod's message for a check that has none of its own. */
export const NO_MESSAGE = 'Invalid input'

/** What is wrong with a value: the words after its name. */
export const whatIsWrong = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (issue.code === 'too_big') return 'is too large'
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return issue.origin === 'string' ? 'is empty' : `is below ${issue.minimum}`
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message
  if (issue.code !== 'invalid_type') return issue.message
  const kind = KINDS[issue.expected] ?? issue.expected
  const quote = issue.expected === 'string' && typeof value !== 'object' ? '; put it in quotes to mean the text' : ''
  return `is ${shown(value)}, not ${kind}${quote}`
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a whole number',
  object: 'a set of keys',
  record: 'a set of keys',
  array: 'a list',
  boolean: 'true or false',
}

/** A value as a message shows it. */
export const shown = (value: unknown): string => {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a set of keys'
  return typeof value === 'string' ? quoted(value) : String(value)
}

/** Unknown keys of one object that are listed; a hostile object can have millions. */
export const LISTED_KEYS = 100

/** What to write in place of an unknown key. */
export const keyAdvice = (near: string | undefined, known: readonly string[]): string => {
  if (near !== undefined) return `did you mean ${quoted(near)}?`
  return known.length > 0 ? `known here: ${known.join(', ')}.` : 'remove it.'
}

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )

/** The keys that a schema knows at a place; none where it accepts any key. */
export const keysAt = (schema: z.ZodType, path: readonly PropertyKey[]): string[] => {
  let found: unknown = bare(schema)
  for (const key of path) {
    if (found instanceof z.ZodObject) found = bare(found.shape[String(key)])
    else if (found instanceof z.ZodArray) found = bare(found.element)
    else return []
  }
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}

/** A schema without what makes it optional; of several forms the one with keys. */
const bare = (schema: unknown): unknown => {
  let found = schema
  while (
    found instanceof z.ZodPrefault ||
    found instanceof z.ZodDefault ||
    found instanceof z.ZodExactOptional ||
    found instanceof z.ZodOptional
  )
    found = found.unwrap()
  return found instanceof z.ZodUnion ? found.options.find((option) => option instanceof z.ZodObject) : found
}
