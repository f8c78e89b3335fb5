import { isObject } from './operations.ts'
import { type Opening, RECOGNISERS } from './recognise.ts'

export type ImportFormat = keyof typeof RECOGNISERS

/** The formats a plan can be made from. */
export const IMPORT_FORMATS = Object.keys(RECOGNISERS) as readonly ImportFormat[]

/** Of formats that may be meant, the more particular first. */
const PERHAPS: readonly ImportFormat[] = [
  'text-editor',
  'anthropic',
  'gemini',
  'openai',
  'apply-patch',
  'search-replace',
  'diff',
]

/**
 * The format of a text by what only it holds; undefined for a plan, for what is none of them, and for what two say is theirs.
 */
export const detectImportFormat = (text: string): ImportFormat | undefined => {
  const opening = openingOf(text)
  if (isPlan(opening)) return undefined
  const { yes, perhaps } = answersTo(opening)
  if (yes.length > 0) return yes.length === 1 ? yes[0] : undefined
  return PERHAPS.find((format) => perhaps.includes(format))
}

/** What every format says of a text. */
export const answersTo = (
  opening: Opening,
): { readonly yes: readonly ImportFormat[]; readonly perhaps: readonly ImportFormat[] } => {
  const answers = IMPORT_FORMATS.map((format) => [format, RECOGNISERS[format](opening)] as const)
  const saying = (wanted: string) => answers.filter(([, answer]) => answer === wanted).map(([format]) => format)
  return { yes: saying('yes'), perhaps: saying('perhaps') }
}

/** Lines of JSON Lines that are looked at, and the longest of them. */
const LINES = 60
const LONGEST = 4 * 1024 * 1024

export const openingOf = (text: string): Opening => {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text
  const first = /\S/.exec(bare)?.[0]
  const isJson = first === '{' || first === '['
  return { text: bare, values: isJson ? valuesIn(bare) : [], isJson }
}

const valuesIn = (text: string): unknown[] => {
  const values: unknown[] = []
  let at = 0
  for (let count = 0; count < LINES && at < text.length; count++) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? undefined : end)
    at = end < 0 ? text.length : end + 1
    const value = line.length > LONGEST ? undefined : parsed(line)
    if (value !== undefined) values.push(value)
    else if (count === 0 && line.trim() !== '') break
  }
  const found = values.length > 0 ? values : [parsed(text)]
  // A list says what it holds by its first items.
  return found
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, LINES) : [value]))
    .filter((value) => value !== undefined)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const PLAN_KEYS = ['$schema', 'version', 'title', 'description', 'base', 'created', 'author', 'cwd', 'options', 'steps']

/** Whether the text begins as a plan does: with its version, or nothing but a plan's keys. */
const isPlan = ({ text, values, isJson }: Opening): boolean => {
  const [first] = values
  if (isJson && isObject(first))
    return first.version === 1 && Object.keys(first).every((key) => PLAN_KEYS.includes(key))
  if (isJson)
    return /^\s*\{\s*("\$schema"\s*:\s*"[^"]*"\s*,\s*)?"version"\s*:\s*1\s*,\s*"(title|description|base|created|author|cwd|options|steps)"/.test(
      text,
    )
  const line = text
    .slice(0, 4096)
    .split('\n')
    .find((one) => !/^\s*(#.*)?$|^---|^\$schema:/.test(one))
  return line !== undefined && /^version\s*:\s*1\b/.test(line)
}

/**
 * Why a text is neither a plan nor a source, for a person; undefined where it may be a plan that has faults: one that has one of a
 * plan's keys, or is no JSON.
 */
export const whyUnknown = (text: string): string | undefined => {
  const opening = openingOf(text)
  const [first] = opening.values
  const keys = isObject(first) ? Object.keys(first) : []
  if (!opening.isJson || keys.length === 0 || keys.some((key) => ['version', 'title', 'steps', 'tool'].includes(key)))
    return undefined
  return `It is no plan, and not in a format that editplan knows; these are ${IMPORT_FORMATS.join(', ')}.`
}
