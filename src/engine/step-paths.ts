import type { EditInput, EditStepInput, Step } from '../plan/schema.ts'

/** A step's paths as it names them, the one it is called by first; none for an Edit of a glob. */
export const pathsOf = ({ input }: Pick<Step, 'input'>): readonly string[] => {
  if ('notebook_path' in input) return [input.notebook_path]
  if ('new_path' in input) return [input.file_path, input.new_path]
  return input.file_path === undefined ? [] : [input.file_path]
}

/** What a step is about, as it says so: its path, or its glob. */
export const nameOf = ({ input }: Pick<Step, 'input'>): string => {
  const [path] = pathsOf({ input })
  return path ?? ('glob' in input ? (input.glob ?? '') : '')
}

/** An Edit of every file that a glob names. */
export type GlobEdit = EditStepInput & { readonly glob: string }

/** The glob Edit that a step is; undefined for every other. */
export const globEditOf = ({ input }: Pick<Step, 'input'>): GlobEdit | undefined =>
  'glob' in input && input.glob !== undefined ? { ...input, glob: input.glob } : undefined

/** The Edit that a step is, as agents make it: one file, one text; undefined for every other. */
export const plainEditOf = ({ tool, input }: Pick<Step, 'tool' | 'input'>): EditInput | undefined => {
  if (tool !== 'Edit' || !('old_string' in input) || input.file_path === undefined) return undefined
  return input.old_string === undefined
    ? undefined
    : { ...input, file_path: input.file_path, old_string: input.old_string }
}
