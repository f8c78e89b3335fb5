import type { ToolName } from '../schema.ts'
import { toolInputs } from '../schema.ts'
import { editsBetween } from './edits-between.ts'

/** A file before and after a change, as text: byte order marks left out, bytes that are no text as lone surrogates. */
export interface ChangedText {
  readonly path: string
  /** Undefined for a file that is made. */
  readonly before: string | undefined
  readonly after: string
}

/** A call of a tool, as a step makes it. */
export interface StepInput {
  readonly tool: ToolName
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * The ways in which steps can say a change of a file, the one that says least first: edits of what changes, then the file as a
 * whole. Whether a way gives the very bytes is for a replay to tell: an Edit cannot change line ends, a Write no byte order mark.
 */
export const waysToWrite = ({ path, before, after }: ChangedText): readonly (readonly StepInput[])[] => {
  const write: StepInput = { tool: 'Write', input: { file_path: path, content: after } }
  const read: StepInput = { tool: 'Read', input: { file_path: path } }
  if (before === undefined) return [[write]].filter(fits)
  const edits = path.endsWith('.ipynb') ? undefined : editsBetween(inLf(before), inLf(after))
  const steps = edits?.map((edit): StepInput => ({ tool: 'Edit', input: { file_path: path, ...edit } }))
  return [...(steps ? [[read, ...steps]] : []), [read, write]].filter(fits)
}

const inLf = (text: string): string => text.replaceAll('\r\n', '\n')

/** Half a surrogate pair, for one, fits no tool. */
const fits = (steps: readonly StepInput[]): boolean =>
  steps.every(({ tool, input }) => toolInputs[tool].safeParse(input).success)
