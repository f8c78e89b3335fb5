import { editsBetween } from './edits-between.ts'
import { stepInputs } from './inputs.ts'
import type { StepTool } from './plan-data.ts'
import type { Condition } from './schema.ts'

/** A state of a file. */
export interface FileVersion {
  readonly path: string
  readonly bytes: Buffer
  /** Without byte order mark, bytes that are not text as lone surrogates; undefined in an encoding that is not supported. */
  readonly text: string | undefined
  readonly executable: boolean
}

/** A call of a tool, as a step makes it. */
export interface StepInput {
  readonly tool: StepTool
  readonly input: Readonly<Record<string, unknown>>
  readonly when?: Condition
}

/** Steps that together change one file. */
export type Way = readonly StepInput[]

/**
 * The ways in which steps can say a change of a file, the one that says least first: edits of what changes, then the file as a whole, its
 * text or its bytes. Whether a way gives the very bytes is for a replay to tell: an Edit, for one, cannot change line ends.
 */
export const waysToWrite = (before: FileVersion | undefined, after: FileVersion): readonly Way[] => {
  const file_path = after.path
  const executable = after.executable === (before?.executable ?? false) ? {} : { executable: after.executable }
  const write = (content: object): Way => [{ tool: 'Write', input: { file_path, ...content, ...executable } }]
  const edits = 'executable' in executable ? undefined : editsOf(before, after)
  const whole = after.text === undefined ? [] : [write({ content: after.text })]
  const ways = [edits, ...whole, write({ content_base64: after.bytes.toString('base64') })]
  return ways.filter((way) => way !== undefined).filter(fits)
}

/** The ways to give a file another path, and what changes of its text. */
export const waysToMove = (before: FileVersion, after: FileVersion): readonly Way[] => {
  const move: StepInput = { tool: 'Move', input: { file_path: before.path, new_path: after.path } }
  const remove: StepInput = { tool: 'Delete', input: { file_path: before.path } }
  const same = before.bytes.equals(after.bytes) && before.executable === after.executable
  const written = waysToWrite(undefined, after).map((way) => [remove, ...way])
  if (same) return [[move], ...written]
  const edits = before.executable === after.executable ? editsOf(before, after) : undefined
  return [...(edits ? [[move, ...edits]] : []), ...written].filter(fits)
}

const editsOf = (before: FileVersion | undefined, after: FileVersion): Way | undefined => {
  if (before?.text === undefined || after.text === undefined || after.path.endsWith('.ipynb')) return undefined
  const edits = editsBetween(inLf(before.text), inLf(after.text))
  return edits?.map((edit): StepInput => ({ tool: 'Edit', input: { file_path: after.path, ...edit } }))
}

const inLf = (text: string): string => text.replaceAll('\r\n', '\n')

/** Half a surrogate pair, for one, fits no tool. */
const fits = (way: Way): boolean => way.every(({ tool, input }) => stepInputs[tool].safeParse(input).success)
