import type { FixFileChange, FixInput, FixTextEdit } from '../plan/plan-data.ts'
import { moving, REMOVING } from './move.ts'
import type { Touch } from './permission.ts'
import { WRITING } from './write.ts'

/** The paths that the edits of a fix name, and what becomes of each. */
export const fix = {
  name: 'Fix',
  effect: 'changes',
  touches: ({ edits }: FixInput): readonly Touch[] => edits.flatMap(touchesOfEdit),
} as const

/** What one edit of a fix does. */
export function touchesOfEdit(edit: FixTextEdit | FixFileChange): readonly Touch[] {
  if ('start' in edit) return [{ path: edit.file_path, effects: EDITING }]
  if ('create' in edit) return [{ path: edit.create, effects: WRITING }]
  if ('rename' in edit) return moving({ file_path: edit.rename, new_path: edit.new_path })
  return [{ path: edit.delete, effects: REMOVING }]
}

const EDITING = ['changes'] as const
