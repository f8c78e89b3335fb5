import type { Problem } from '../../errors.ts'
import { placeOfKey } from '../plan/document.ts'
import type { Step } from '../plan/schema.ts'
import { globOf, nameOf } from '../plan/steps.ts'
import { expandBraces, listOf } from '../text/globs.ts'
import { visible } from '../text/visible.ts'
import { invalidKey } from '../tools/edit.ts'
import { announceFix, fix } from '../tools/fix.ts'
import type { Progress } from '../tools/tool.ts'
import { type KeyFault, structureSearch } from '../tools/tool-slots.ts'
import { type Commands, runCommandStep } from './command-step.ts'
import { soughtBy } from './file-query.ts'
import { createFileSearch } from './file-search.ts'
import { runOnFiles, type StepOutcome } from './file-step.ts'
import { announceTool, type FileCall, guarded, runTool } from './run-tool.ts'
import type { FileStepContext } from './tracked-files.ts'

/** Runs what a step asks for: a command, or one tool on one file, or on every file that its globs name. */
export async function runStep(
  step: Step,
  context: FileStepContext & { readonly commands: Commands | undefined; readonly nameOf: (step: number) => string },
): Promise<StepOutcome> {
  if (step.tool === 'Run') return guarded(nameOf(step), runCommandStep(step, context))
  if (step.tool === 'Fix')
    return guarded(nameOf(step), fix(step.input, context, { index: step.index, nameOf: context.nameOf }))
  const wrong = await judgeStep(step, context)
  if (wrong) return { ok: false, problem: wrong }
  const sought = soughtBy(step)
  if (sought) return guarded(nameOf(step), runOnFiles(step, sought, context))
  const outcome = await runTool(callOf(step), context)
  return outcome.ok ? { ok: true, path: outcome.path, done: [outcome] } : outcome
}

/** What a step of a replay is about to do, for people; undefined for a Read, and for a command, which whoever runs it announces. */
export const announceStep = (step: Step): Progress | undefined => {
  if (step.tool === 'Run') return undefined
  if (step.tool === 'Fix') return { type: 'progress', tool: step.tool, message: announceFix(step.input) }
  return globOf(step) === undefined
    ? announceTool(callOf(step), { show: false })
    : { type: 'progress', tool: step.tool, message: `${DOING[step.tool] ?? 'Editing'} ${visible(nameOf(step))}` }
}

const DOING: Partial<Record<Step['tool'], string>> = { Delete: 'Deleting', Move: 'Moving', Convert: 'Converting' }

/** The schema has made sure that a step without a glob names its file. */
const callOf = (step: Exclude<Step, { readonly tool: 'Run' | 'Fix' }>): FileCall => {
  if (step.tool === 'NotebookEdit')
    return { tool: step.tool, input: { ...step.input, notebook_path: step.input.notebook_path ?? '' } }
  return { tool: step.tool, input: { ...step.input, file_path: step.input.file_path ?? '' } } as FileCall
}

type Edit = Extract<Step, { tool: 'Edit' }>

/**
 * INVALID_INPUT for a pattern, a rule, a regular expression or a replacement that no file can make sound, at its key: told once, before
 * any file is looked at, whether or not one holds what is sought.
 */
const judgeStep = async (step: Step, context: FileStepContext): Promise<Problem | undefined> => {
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
