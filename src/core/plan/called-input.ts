import { stepInputs } from './inputs.ts'

/** Names that agents give a tool's fields, and what the field is called. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  path: ['file_path', 'notebook_path'],
  old_str: ['old_string'],
  new_str: ['new_string'],
}

const NUMBERS = ['offset', 'limit']
const FLAGS = ['replace_all', 'executable']
const PATHS = ['file_path', 'notebook_path', 'new_path']
const TEXTS = ['old_string', 'new_string']

/**
 * The input of a call as agents make it, in a tool's own terms: `path`, `old_str` and `new_str` under their right names where those are
 * absent, numbers and booleans given as text, paths without doubled slashes, texts to look for and to put there without the byte order
 * mark that their file begins with. What is of no such form stays as it is, for the schema to judge.
 */
export const calledInput = (tool: keyof typeof stepInputs, input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const shape: object = stepInputs[tool].shape
  const given = Object.entries(input).map(([key, value]): [string, unknown] => {
    // The recorded reference refuses a Read by another name of its path.
    const name = tool === 'Read' ? key : nameOf(key, shape, input)
    return [name, valueFor(name, value)]
  })
  return Object.fromEntries(given)
}

const nameOf = (key: string, shape: object, input: object): string => {
  if (Object.hasOwn(shape, key)) return key
  const names = ALIASES[key] ?? []
  return names.find((name) => Object.hasOwn(shape, name) && !Object.hasOwn(input, name)) ?? key
}

const valueFor = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (NUMBERS.includes(name) && /^\d{1,15}$/.test(value)) return Number(value)
  if (FLAGS.includes(name) && /^(true|false)$/.test(value)) return value === 'true'
  if (PATHS.includes(name)) return value.replace(/(?<!^)\/{2,}/g, '/').replace(/^\/{2,}/, '/')
  return TEXTS.includes(name) && value.startsWith('\ufeff') ? value.slice(1) : value
}
