import { isEllipsis } from '../text/elision.ts'
import { toLf } from '../text/line-ending.ts'
import { deleteFile } from '../tools/delete.ts'
import { edit } from '../tools/edit.ts'
import type { Condition } from '../tools/file-choice.ts'
import { toolOf } from '../tools/list.ts'
import { move } from '../tools/move.ts'
import { notebookEdit } from '../tools/notebook-edit.ts'
import type { StepTool } from '../tools/step-inputs.ts'
import { stepOf } from '../tools/tool.ts'
import { write } from '../tools/write.ts'
import { cellEdits } from './cell-edits.ts'
import { editsBetween } from './text-edits.ts'

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
 * text or its bytes. Whether a way gives the exact bytes is for a replay to tell: an Edit, for one, cannot change line ends.
 */
export const waysToWrite = (before: FileVersion | undefined, after: FileVersion): readonly Way[] => {
  const file_path = after.path
  const executable = after.executable === (before?.executable ?? false) ? {} : { executable: after.executable }
  const whole = (content: object): Way => [stepOf(write, { file_path, ...content, ...executable })]
  const edits = 'executable' in executable ? undefined : editsOf(before, after)
  const text = after.text === undefined ? [] : [whole({ content: after.text })]
  const ways = [edits, ...text, whole({ content_base64: after.bytes.toString('base64') })]
  return ways
    .filter((way) => way !== undefined)
    .map((way) => way.map(asDone))
    .filter(fits)
}

/** The ways to move a file to another path and change its text. */
export const waysToMove = (before: FileVersion, after: FileVersion): readonly Way[] => {
  const moved: StepInput = stepOf(move, { file_path: before.path, new_path: after.path })
  const remove: StepInput = stepOf(deleteFile, { file_path: before.path })
  const same = before.bytes.equals(after.bytes) && before.executable === after.executable
  const written = waysToWrite(undefined, after).map((way) => [remove, ...way])
  if (same) return [[moved], ...written]
  const edits = before.executable === after.executable ? editsOf(before, after) : undefined
  return [...(edits ? [[moved, ...edits.map(asDone)]] : []), ...written].filter(fits)
}

/** A step that says what was done: that holds, whatever it looks like. */
export const asDone = <Made extends Pick<StepInput, 'tool' | 'input'>>(step: Made): Made => {
  const key = NEW_TEXT[step.tool]
  const text = key === undefined ? undefined : step.input[key]
  const isElided = typeof text === 'string' && text.split('\n').some(isEllipsis)
  return isElided ? { ...step, input: { ...step.input, allow_elision: true } } : step
}

const NEW_TEXT: Readonly<Record<string, string>> = {
  Edit: 'new_string',
  Write: 'content',
  NotebookEdit: 'new_source',
}

const editsOf = (before: FileVersion | undefined, after: FileVersion): Way | undefined => {
  if (before?.text === undefined || after.text === undefined) return undefined
  if (after.path.endsWith('.ipynb'))
    return cellEdits(before.bytes, after.bytes)?.map((input) =>
      stepOf(notebookEdit, { notebook_path: after.path, ...input }),
    )
  const edits = editsBetween(toLf(before.text), toLf(after.text))
  return edits?.map((texts): StepInput => stepOf(edit, { file_path: after.path, ...texts }))
}

/** A lone surrogate, for one, fits no tool. */
const fits = (way: Way): boolean => way.every(({ tool, input }) => toolOf(tool).input().safeParse(input).success)
