import type { Problem } from '../errors.ts'
import type { EditInput, EditStepInput, Step } from '../plan/schema.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { Done, FileChange, FileRemoval, MatchedBy } from '../tools/tool.ts'

export type StepStatus = 'read' | 'applied' | 'unchanged' | 'collapsed' | 'failed' | 'skipped'

/** What became of one step. */
export interface StepResult {
  readonly step: Step
  readonly status: StepStatus
  /** Relative to the root, `/` separated, whatever the plan wrote; of a glob Edit its glob. */
  readonly path: string
  readonly matchedBy?: MatchedBy
  /** What it does, file by file: one or more when `applied`, else none. */
  readonly changes: readonly Change[]
  /** Of the only change; empty where there are several. */
  readonly structuredPatch: readonly StructuredPatchHunk[]
  /** Lines, of all changes together. */
  readonly insertions: number
  readonly deletions: number
  readonly error?: Problem
  /** Number of the step that this one repeats. */
  readonly duplicateOf?: number
  /** Id of the step's commit, once it is recorded. */
  readonly commit?: string
  readonly notes?: readonly string[]
}

/** One file from before a step to after it. */
export type Change = FileChange | FileRemoval

/** What a tool does to files, in the order it is to be done. */
export const changesOf = ({ removed, change }: Pick<Done, 'removed' | 'change'>): readonly Change[] => [
  ...(removed ? [removed] : []),
  ...(change ? [change] : []),
]

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
