import type { Problem } from '../../errors.ts'
import { placeOfKey } from '../plan/key-places.ts'
import type { Step } from '../plan/schema.ts'
import { globOf } from '../plan/steps.ts'
import { expandBraces, listOf } from '../text/globs.ts'
import { invalidKey } from '../tools/edit.ts'
import { type KeyFault, structureSearch } from '../tools/structure.ts'
import { createFileSearch } from './file-search.ts'
import type { FileStepContext } from './tracked-files.ts'

type Edit = Extract<Step, { tool: 'Edit' }>

/**
 * INVALID_INPUT for a pattern, a rule, a regular expression or a replacement that no file can make sound, at its key: told once, before
 * any file is looked at, whether or not one holds what is sought.
 */
export const judgeStep = async (step: Step, context: FileStepContext): Promise<Problem | undefined> => {
  if (step.tool !== 'Edit' || step.input.old_string !== undefined) return undefined
  const fault = step.input.regex === undefined ? await structureFault(step, context) : await regexFault(step)
  const at = fault && placeOfKey(step, fault.path)
  return fault && { ...invalidKey(fault), ...(at && { at: { ...step.at, ...at } }) }
}

const regexFault = async ({ input: { regex = '', new_string = '' } }: Edit): Promise<KeyFault | undefined> => {
  const { compileSubstitution } = await import('../text/regex.ts')
  const compiled = compileSubstitution(regex, new_string)
  const [, message] = (typeof compiled === 'string' && /^new_string (.*)$/s.exec(compiled)) || []
  return message === undefined ? undefined : { path: ['new_string'], message }
}

const structureFault = async (step: Edit, context: FileStepContext): Promise<KeyFault | undefined> => {
  const search = structureSearch.get()
  const read = search.read(step.input)
  if (!read || 'message' in read) return read
  return search.judge(step.input, await namesOf(step, search.endings, context))
}

/** Names that tell the languages of a step's files: its own name, or the ends of its globs, or the names of the files. */
const namesOf = async (
  { input }: Edit,
  endings: readonly string[],
  context: FileStepContext,
): Promise<readonly string[]> => {
  const glob = globOf({ input })
  if (glob === undefined) return [input.file_path ?? '']
  const patterns = listOf(glob).flatMap((pattern) => expandBraces(pattern) ?? [])
  if (input.language || patterns.some((pattern) => endings.some((ending) => pattern.endsWith(ending)))) return patterns
  const search = await createFileSearch({ glob, exclude: input.exclude, endings })
  return typeof search === 'string' ? [] : [...(await context.tracked.all()), ...context.touched()].filter(search.names)
}
