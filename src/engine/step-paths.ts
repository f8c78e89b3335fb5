import type { EditInput, Patterns, Step } from '../plan/schema.ts'
import { listOf } from '../text/globs.ts'

/** A step's paths as it names them, the one it is called by first; none for a step about a glob's files. */
export const pathsOf = ({ input }: Pick<Step, 'input'>): readonly string[] => {
  if (globOf({ input }) !== undefined) return []
  const named = 'file_path' in input ? input.file_path : 'notebook_path' in input ? input.notebook_path : undefined
  const path = named ?? ''
  return 'new_path' in input ? [path, input.new_path] : [path]
}

/** The glob of a step about many files. */
export const globOf = ({ input }: Pick<Step, 'input'>): Patterns | undefined =>
  'glob' in input ? input.glob : undefined

/** What a step is about, as it says so: its path, or its globs. */
export const nameOf = (step: Pick<Step, 'input'>): string => {
  const glob = globOf(step)
  return glob === undefined ? (pathsOf(step)[0] ?? '') : nameOfGlob(glob)
}

/** Globs in words. */
export const nameOfGlob = (glob: Patterns): string => listOf(glob).join(', ')

/** The Edit that a step is, as agents make it: one file, one text; undefined for every other. */
export const plainEditOf = (step: Pick<Step, 'tool' | 'input'>): EditInput | undefined => {
  if (!isEdit(step)) return undefined
  const { file_path, old_string, new_string } = step.input
  if (file_path === undefined || old_string === undefined || new_string === undefined) return undefined
  return { ...step.input, file_path, old_string, new_string }
}

const isEdit = (step: Pick<Step, 'tool' | 'input'>): step is Extract<Step, { tool: 'Edit' }> => step.tool === 'Edit'
