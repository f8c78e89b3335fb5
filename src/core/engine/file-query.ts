import type { EditStepInput, NotebookStepInput, Patterns, Step, TextCondition } from '../plan/schema.ts'
import { globOf } from '../plan/steps.ts'
import { structureSearch } from '../tools/tool-slots.ts'

/** Files that are looked for by globs: those that a step changes, or those that its condition looks at. */
export interface FileQuery {
  readonly glob: Patterns
  readonly exclude?: Patterns | undefined
  readonly only_if?: TextCondition | undefined
  /** Names of files end in one of these; default any. */
  readonly endings?: readonly string[] | undefined
  /** What a file has to hold; absent where its name alone counts. */
  readonly held?: ContentQuery | undefined
}

/** A text, a regular expression, a cell of a notebook, or any of several; whether the last are negated does not count. */
export type ContentQuery =
  | { readonly old_string: string }
  | { readonly regex: string }
  | { readonly word: string | undefined }
  | { readonly notebook: { readonly cell?: string | undefined; readonly text?: string | undefined } }
  | { readonly any: TextCondition }

/** The files that a step changes; undefined for a step that names its file. */
export const soughtBy = (step: Pick<Step, 'tool' | 'input'>): FileQuery | undefined => {
  const { input } = step
  const glob = globOf(step)
  if (glob === undefined || !('glob' in input)) return undefined
  const { exclude, only_if } = input
  if (isNotebookEdit(step)) return { glob, exclude, only_if, ...heldInCells(step.input) }
  if ('pattern' in input || 'rule' in input) return { glob, exclude, only_if, ...heldInSyntax(input) }
  return { glob, exclude, only_if, held: heldOf(input) }
}

const isNotebookEdit = (step: Pick<Step, 'tool' | 'input'>): step is Extract<Step, { tool: 'NotebookEdit' }> =>
  step.tool === 'NotebookEdit'

const heldInCells = ({ cell_id, old_string }: NotebookStepInput): Pick<FileQuery, 'endings' | 'held'> => ({
  endings: ['.ipynb'],
  held: { notebook: { cell: cell_id, text: old_string } },
})

/** Files of a known language, or of the one that the step says, that hold a word of the pattern. */
const heldInSyntax = (input: EditStepInput): Pick<FileQuery, 'endings' | 'held'> => {
  const search = structureSearch.get()
  return {
    endings: input.language === undefined ? search.endings : undefined,
    held: { word: search.neededWord(input) },
  }
}

const heldOf = (input: Step['input']): ContentQuery | undefined => {
  if ('regex' in input && input.regex !== undefined) return { regex: input.regex }
  if ('old_string' in input && input.old_string !== undefined) return { old_string: input.old_string }
  return undefined
}

/** The files that a step's `when` looks at by a glob of its own. */
export const soughtByCondition = ({ when }: Pick<Step, 'when'>): FileQuery | undefined => {
  if (when?.glob === undefined) return undefined
  const { file_path: _, glob, exists, ...any } = when
  const byName = exists !== undefined || Object.keys(any).length === 0
  return { glob, held: byName ? undefined : { any } }
}

/** The same for the same files. */
export const soughtKey = ({ glob, exclude, only_if, endings, held }: FileQuery): string =>
  JSON.stringify([glob, exclude, only_if, endings, held])
