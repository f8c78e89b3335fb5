import type * as z from 'zod'
import { isObject } from '../text/json.ts'
import {
  branchOf,
  keyAdvice,
  keysAt,
  LISTED_KEYS,
  NO_MESSAGE,
  shown,
  valueAt,
  whatIsWrong,
} from '../text/schema-issues.ts'
import { nearestWord, quoted } from '../text/words.ts'
import { allTools, effectOf, toolNamed, toolOf } from '../tools/list.ts'
import type { StepTool } from '../tools/step-inputs.ts'
import { empty, type Fault, type FieldPath, type Locator } from './document.ts'
import { planOptions } from './options.ts'
import { type Step, stepHeader } from './schema.ts'

/** The content of a step, in the flat form, without its place and number. */
type StepContent = Pick<Step, 'id' | 'why' | 'when' | 'tool' | 'input'> & { readonly session?: number | 'none' }

/** Checks a step of either form against the schema: its content, or all its faults. */
export const checkStep = (
  value: unknown,
  path: FieldPath,
  locate: Locator,
): { readonly ok: true; readonly content: StepContent } | { readonly ok: false; readonly faults: readonly Fault[] } => {
  const parts = takeApart(value, { path, locate })
  if (!parts.ok) return parts
  const hidden = prototypeKeys(parts.input, ['document', 'rule'], { path: parts.inputPath, locate })
  if (hidden.length > 0) return { ok: false, faults: hidden }
  const schema = toolOf(parts.tool).input()
  const header = stepHeader.safeParse(parts.header)
  const input = schema.safeParse(parts.input)
  if (header.success && input.success)
    return {
      ok: true,
      content: { ...header.data, tool: parts.tool, input: input.data as Step['input'] } as StepContent,
    }
  const { formKeys, inputPath } = parts
  const flat = inputPath.length === path.length
  return {
    ok: false,
    faults: [
      ...fieldFaults(header.error?.issues ?? [], {
        schema: stepHeader,
        value: parts.header,
        path,
        locate,
        alsoKnown: formKeys,
      }),
      ...fieldFaults(input.error?.issues ?? [], {
        schema,
        value: parts.input,
        path: inputPath,
        locate,
        alsoKnown: flat ? formKeys : [],
      }),
    ],
  }
}

/** Keys `__proto__` of records, which the schema passes over: UNKNOWN_KEY for each in these fields. */
export const prototypeKeys = (value: unknown, fields: readonly string[], { path, locate }: Spot): readonly Fault[] => {
  const found: Fault[] = []
  const look = (one: unknown, at: FieldPath): void => {
    if (typeof one !== 'object' || one === null) return
    for (const [key, inner] of Object.entries(one)) {
      const field = [...at, Array.isArray(one) ? Number(key) : key]
      if (key === '__proto__') found.push(unknownKey(key, { known: [], path: field, at: locate.key(field) }))
      else look(inner, field)
    }
  }
  if (isObject(value)) for (const field of fields) if (Object.hasOwn(value, field)) look(value[field], [...path, field])
  return found
}

interface StepParts {
  readonly ok: true
  readonly tool: StepTool
  /** `id`, `why`, `session`, `when` and, of a tool-use block, every other key beside its input. */
  readonly header: unknown
  readonly input: unknown
  /** The input's place: the step itself, or its `input`. */
  readonly inputPath: FieldPath
  /** Keys allowed beside the header's and, in the flat form, beside the input's. */
  readonly formKeys: readonly string[]
}

type Spot = { readonly path: FieldPath; readonly locate: Locator }

const HEADER_KEYS = Object.keys(stepHeader.shape)
const FLAT_KEYS = ['tool', ...HEADER_KEYS]
const BLOCK_KEYS = ['type', 'name', 'input', ...HEADER_KEYS]
const everyKey = (): ReadonlySet<string> =>
  new Set([...FLAT_KEYS, ...allTools().flatMap(({ input }) => Object.keys(input().shape))])

/** Whether a step is a tool-use block, whose keys are in its `input`; `type` is a key of Import in the flat form too. */
export const isBlock = (step: unknown): boolean =>
  isObject(step) &&
  !(Object.hasOwn(step, 'tool') && step.type !== 'tool_use') &&
  (Object.hasOwn(step, 'type') || (Object.hasOwn(step, 'name') && Object.hasOwn(step, 'input')))

/** Takes a step apart: `{ tool, … }`, or a tool-use block `{ type: tool_use, id, name, input }` as agents emit them. */
const takeApart = (step: unknown, spot: Spot): StepParts | { ok: false; faults: Fault[] } => {
  if (!isObject(step))
    return refuse(
      invalid('A step is a set of keys. Begin it with `- tool: Edit`, and write its other keys below.', [], spot),
    )
  if (isBlock(step)) return block(step, spot)
  if (!Object.hasOwn(step, 'tool')) return { ok: false, faults: withoutTool(step, spot) }
  const { tool, id, why, session, when, ...input } = step
  if (!isTool(tool)) return refuse(unknownTool(tool, 'tool', spot))
  const header = {
    ...(id !== undefined && { id }),
    ...(why !== undefined && { why }),
    ...(session !== undefined && { session }),
    ...(when !== undefined && { when }),
  }
  return { ok: true, tool, header, input, inputPath: spot.path, formKeys: FLAT_KEYS }
}

const block = (step: Record<string, unknown>, spot: Spot): StepParts | { ok: false; faults: Fault[] } => {
  const { type, name, input, ...header } = step
  if (type === undefined) return refuse(missing('type', spot))
  if (type !== 'tool_use')
    return refuse(invalid('"type" takes tool_use; a flat step has "tool" instead.', ['type'], spot))
  if (name === undefined) return refuse(missing('name', spot))
  if (!isTool(name)) return refuse(unknownTool(name, 'name', spot))
  if (input === undefined) return refuse(missing('input', spot))
  const called = calledInput(name, input)
  return { ok: true, tool: name, header, input: called, inputPath: [...spot.path, 'input'], formKeys: BLOCK_KEYS }
}

const isTool = (name: unknown): name is StepTool => toolNamed(name) !== undefined

/** The tool that `edit: a.txt` probably means. */
const toolCalled = (key: string) => allTools().find(({ name }) => name.toLowerCase() === key.toLowerCase())

const refuse = (fault: Fault): { ok: false; faults: Fault[] } => ({ ok: false, faults: [fault] })

const withoutTool = (step: Record<string, unknown>, spot: Spot): Fault[] => {
  const every = everyKey()
  const known = [...every]
  const unknown = Object.keys(step)
    .filter((key) => !every.has(key))
    .slice(0, known.length)
    .map((key) => {
      const path = [...spot.path, key]
      return unknownKey(key, { known, path, at: spot.locate.key(path) })
    })
  const misspelt =
    unknown.some(({ suggestions }) => suggestions?.includes('tool')) || Object.keys(step).some((key) => toolCalled(key))
  return misspelt ? unknown : [missing('tool', spot), ...unknown]
}

const missingKey = (key: string): string => {
  const only = ONLY_VALUES[key]
  return `The key ${quoted(key)} is missing.${only === undefined ? '' : ` Write \`${key}: ${only}\`.`}`
}

/** Keys that take one value. */
const ONLY_VALUES: Readonly<Record<string, string>> = { version: '1', type: 'tool_use' }

const missing = (key: string, { path, locate }: Spot): Fault => ({
  name: 'MISSING_KEY',
  message: missingKey(key),
  at: locate.value(path),
  path: [...path, key],
})

const invalid = (message: string, inside: FieldPath, { path, locate }: Spot): Fault => ({
  name: 'INVALID_VALUE',
  message,
  at: locate.value([...path, ...inside]),
  path: [...path, ...inside],
})

/** What other programs call tools. */
const OTHER_TOOLS = new Map<string, StepTool>([
  ['bash', 'Run'],
  ['shell', 'Run'],
  ['create', 'Write'],
  ['add', 'Write'],
  ['replace', 'Edit'],
  ['str_replace', 'Edit'],
  ['update', 'Edit'],
  ['modify', 'Edit'],
  ['remove', 'Delete'],
  ['rename', 'Move'],
])

/** By another name, with `file` behind it as in `create_file`, or a typing error away. */
const toolMeant = (name: string, tools: readonly string[]): string | undefined => {
  const bare = name.toLowerCase().replace(/[-_]?file$/, '')
  return OTHER_TOOLS.get(bare) ?? toolCalled(bare)?.name ?? nearestWord(name, tools)
}

const unknownTool = (tool: unknown, key: string, { path, locate }: Spot): Fault => {
  const tools = allTools().map(({ name }) => name)
  const near = typeof tool === 'string' ? toolMeant(tool, tools) : undefined
  const fix = near ? `did you mean ${near}?` : `the tools are ${tools.join(', ')}.`
  return {
    name: 'UNKNOWN_TOOL',
    message: `Unknown tool${typeof tool === 'string' ? ` ${quoted(tool)}` : ''}; ${fix}`,
    at: locate.value([...path, key]),
    path: [...path, key],
    ...(near !== undefined && { suggestions: [near] }),
  }
}

interface FieldCheck {
  readonly schema: z.ZodObject
  readonly value: unknown
  readonly path: FieldPath
  readonly locate: Locator
  /** Further keys that the value may have at its root, for suggestions. */
  readonly alsoKnown?: readonly string[]
}

/** Zod's issues as faults with places: at most one per field; a misspelt key is reported as misspelt, not as missing. */
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

const join = (path: FieldPath = [], key?: string): string => JSON.stringify(key === undefined ? path : [...path, key])

const faultsOf = (issue: z.core.$ZodIssue, checked: FieldCheck): Fault[] => {
  const path = [...checked.path, ...issue.path]
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, issue.path, checked)
  const value = valueAt(checked.value, issue.path)
  const key = String(path.at(-1) ?? '')
  const said = issue.code === 'custom' && issue.message !== NO_MESSAGE ? issue.message : undefined
  if (value === undefined) {
    const at = checked.locate.value(path.slice(0, -1))
    // A fault of a missing key is reported at the keys that are present.
    if (said !== undefined && !isSentence(said))
      return [{ name: 'INVALID_VALUE', message: `The step ${said}.`, at, path: path.slice(0, -1) }]
    return [{ name: 'MISSING_KEY', message: said ?? missingKey(key), at, path }]
  }
  const at = checked.locate.value(path)
  if (key === 'steps' && (value === null || issue.code === 'too_small')) return [empty(at)]
  if (issue.code === 'invalid_value') return [{ ...notAllowed(issue, path, value), at, path }]
  const subject = path.length === 0 ? 'The plan' : spokenOf(path, issue.code === 'invalid_type' ? undefined : value)
  const message =
    said !== undefined && isSentence(said)
      ? said
      : `${subject} ${whatIsWrong(issue, value)}.${path.length === 0 ? insteadOfPlan(value) : insteadOf(key, value)}`
  return [{ name: 'INVALID_VALUE', message, at, path }]
}

/** The start of a sentence about a value; an item of a list is told by the list, and by its text too. */
const spokenOf = (path: FieldPath, value: unknown): string => {
  const key = path.at(-1)
  if (typeof key !== 'number') return quoted(String(key))
  const list = path.findLast((one) => typeof one === 'string')
  return `Item ${key + 1} of ${quoted(String(list))}${typeof value === 'string' && value !== '' ? `, ${quoted(value)},` : ''}`
}

const insteadOfPlan = (value: unknown): string => {
  if (Array.isArray(value)) return ' Write it under `steps:`, below `version: 1` and a `title`.'
  const isPath = typeof value === 'string' && /^.+\.(?:ya?ml|jsonl?)$/.test(value)
  return isPath ? ' Pass the text of that file, not its name.' : ''
}

/** What to write where a list and a single value are taken for one another. */
const insteadOf = (key: string, value: unknown): string => {
  if (key === 'steps') return ' Begin each step with `- `, such as `- tool: Edit`.'
  return key === 'file_path' && Array.isArray(value) ? ' Write one path, or name several files in `glob`.' : ''
}

/** Messages of our own checks are sentences, or what follows the name of the key. */
const isSentence = (message: string): boolean => /^[A-Z].*\.$/s.test(message)

const unknownKeys = (keys: readonly string[], inside: FieldPath, checked: FieldCheck): Fault[] => {
  const known = [...keysAt(checked.schema, inside), ...(inside.length === 0 ? (checked.alsoKnown ?? []) : [])]
  return keys.slice(0, LISTED_KEYS).map((key) => {
    const path = [...checked.path, ...inside, key]
    return unknownKey(key, { known, path, at: checked.locate.key(path) })
  })
}

/** UNKNOWN_KEY, with the key that was probably meant; `known` are the keys allowed there. */
const unknownKey = (
  key: string,
  { known, path, at }: { known: readonly string[]; path: FieldPath; at: Fault['at'] },
): Fault => {
  const tool = known.includes('tool') ? toolCalled(key) : undefined
  if (tool) {
    const file = ['file_path', 'notebook_path'].find((name) => Object.hasOwn(tool.input().shape, name))
    const message = `Unknown key ${quoted(key)}; write \`tool: ${tool.name}\`${file ? `, and the path as \`${file}\`` : ''}.`
    return { name: 'UNKNOWN_KEY', message, at, path }
  }
  const near = OTHER_NAMES.get(key.toLowerCase())?.find((name) => known.includes(name)) ?? nearestWord(key, known)
  const owners = known.includes('tool') ? allTools().filter(({ input }) => Object.hasOwn(input().shape, key)) : []
  const advice =
    near !== undefined
      ? keyAdvice(near, known)
      : owners.length > 0 && owners.length <= FEW_TOOLS
        ? `it is a key of ${owners.map(({ name }) => name).join(' and ')}; ${keyAdvice(near, known)}`
        : known.includes('options') && Object.hasOwn(planOptions.shape, key)
          ? 'it belongs under `options`.'
          : keyAdvice(near, known)
  const message = `Unknown key ${quoted(key)}; ${advice}`
  return { name: 'UNKNOWN_KEY', message, at, path, ...(near !== undefined && { suggestions: [near] }) }
}

/** Tools that a key may be of for the author to have meant one of them. */
const FEW_TOOLS = 2

/** What other tools call a key. */
const OTHER_NAMES = new Map<string, readonly string[]>(
  Object.entries({
    path: ['file_path', 'notebook_path'],
    file: ['file_path', 'notebook_path'],
    filename: ['file_path', 'notebook_path'],
    from: ['file_path'],
    source: ['file_path'],
    to: ['new_path'],
    destination: ['new_path'],
    target: ['new_path'],
    old: ['old_string'],
    old_text: ['old_string'],
    search: ['old_string'],
    find: ['old_string'],
    new: ['new_string'],
    new_text: ['new_string'],
    replace: ['new_string'],
    replacement: ['new_string'],
    rewrite: ['new_string'],
    key: ['path'],
    text: ['content', 'new_string'],
    contents: ['content'],
    cmd: ['command'],
    reason: ['why'],
  }),
)

const notAllowed = (issue: z.core.$ZodIssueInvalidValue, path: FieldPath, value: unknown): Omit<Fault, 'at'> => {
  const allowed = issue.values.map(String)
  const name = path.at(-1) === 'version' ? 'PLAN_VERSION' : 'INVALID_VALUE'
  const near = typeof value === 'string' ? nearestWord(value, allowed) : undefined
  const message = `${spokenOf(path, undefined)} is ${shown(value)}; it takes ${allowed.join(', ')}.`
  return { name, message, ...(near !== undefined && { suggestions: [near] }) }
}

/** Names that agents use for a tool's fields, and the fields' own names. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  path: ['file_path', 'notebook_path'],
  old_str: ['old_string'],
  new_str: ['new_string'],
}

const NUMBERS = ['offset', 'limit']
const FLAGS = ['replace_all', 'executable']
const PATHS = ['file_path', 'notebook_path', 'new_path']
const TEXTS = ['old_string', 'new_string']

/** A call's input in a tool's own terms: right names, numbers and booleans out of texts, plain paths, texts without a mark. */
export const calledInput = (tool: StepTool, input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const shape: object = toolOf(tool).input().shape
  const given = Object.entries(input).map(([key, value]): [string, unknown] => {
    // The recorded reference refuses a Read by another name of its path.
    const name = effectOf(tool) === 'reads' ? key : nameOf(key, shape, input)
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
