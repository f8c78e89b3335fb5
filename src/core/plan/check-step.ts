import { nearestWord } from '../text/nearest-word.ts'
import { calledInput } from './called-input.ts'
import { type Fault, type FieldPath, type Locator, quoted } from './document.ts'
import { fieldFaults, unknownKey } from './field-faults.ts'
import { stepInputs } from './inputs.ts'
import type { StepTool } from './plan-data.ts'
import { type Step, stepHeader } from './schema.ts'

/** What a step says, in the flat form, before its place and number are added. */
type StepContent = Pick<Step, 'id' | 'why' | 'when' | 'tool' | 'input'> & { readonly session?: number | 'none' }

/** Checks a step of either form against the schema: its content, or all its faults. */
export const checkStep = (
  value: unknown,
  path: FieldPath,
  locate: Locator,
): { readonly ok: true; readonly content: StepContent } | { readonly ok: false; readonly faults: readonly Fault[] } => {
  const parts = takeApart(value, { path, locate })
  if (!parts.ok) return parts
  const schema = stepInputs[parts.tool]
  const header = stepHeader.safeParse(parts.header)
  const input = schema.safeParse(parts.input)
  if (header.success && input.success) {
    return { ok: true, content: { ...header.data, tool: parts.tool, input: input.data } }
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

/** A step of either form, taken apart but not yet checked. */
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

interface Spot {
  readonly path: FieldPath
  readonly locate: Locator
}

const HEADER_KEYS = Object.keys(stepHeader.shape)
const FLAT_KEYS = ['tool', ...HEADER_KEYS]
const BLOCK_KEYS = ['type', 'name', 'input', ...HEADER_KEYS]
const EVERY_KEY = new Set([...FLAT_KEYS, ...Object.values(stepInputs).flatMap(({ shape }) => Object.keys(shape))])

/** Takes a step apart: `{ tool, … }`, or a tool-use block `{ type: tool_use, id, name, input }` as agents emit them. */
const takeApart = (step: unknown, spot: Spot): StepParts | { ok: false; faults: Fault[] } => {
  if (!isObject(step)) return refuse(invalid('A step is a set of keys.', [], spot))
  if (Object.hasOwn(step, 'type') || (Object.hasOwn(step, 'name') && Object.hasOwn(step, 'input')))
    return block(step, spot)
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTool = (name: unknown): name is StepTool => typeof name === 'string' && Object.hasOwn(stepInputs, name)

const refuse = (fault: Fault): { ok: false; faults: Fault[] } => ({ ok: false, faults: [fault] })

const withoutTool = (step: Record<string, unknown>, spot: Spot): Fault[] => {
  const known = [...EVERY_KEY]
  const unknown = Object.keys(step)
    .filter((key) => !EVERY_KEY.has(key))
    .slice(0, known.length)
    .map((key) => {
      const path = [...spot.path, key]
      return unknownKey(key, { known, path, at: spot.locate.key(path) })
    })
  const misspelt = unknown.some(({ suggestions }) => suggestions?.includes('tool'))
  return misspelt ? unknown : [missing('tool', spot), ...unknown]
}

const missing = (key: string, { path, locate }: Spot): Fault => ({
  name: 'MISSING_KEY',
  message: `The key ${quoted(key)} is missing.`,
  at: locate.value(path),
  path: [...path, key],
})

const invalid = (message: string, inside: FieldPath, { path, locate }: Spot): Fault => ({
  name: 'INVALID_VALUE',
  message,
  at: locate.value([...path, ...inside]),
  path: [...path, ...inside],
})

const unknownTool = (tool: unknown, key: string, { path, locate }: Spot): Fault => {
  const tools = Object.keys(stepInputs)
  const near = typeof tool === 'string' ? nearestWord(tool, tools) : undefined
  const fix = near ? `did you mean ${near}?` : `the tools are ${tools.join(', ')}.`
  return {
    name: 'UNKNOWN_TOOL',
    message: `Unknown tool${typeof tool === 'string' ? ` ${quoted(tool)}` : ''}; ${fix}`,
    at: locate.value([...path, key]),
    path: [...path, key],
    ...(near !== undefined && { suggestions: [near] }),
  }
}
