import { createFileSearch } from '../../core/engine/file-search.ts'
import type { FileStepContext } from '../../core/engine/tracked-files.ts'
import { placeOfKey } from '../../core/plan/key-places.ts'
import type { Step } from '../../core/plan/schema.ts'
import { globOf } from '../../core/plan/steps.ts'
import { expandBraces } from '../../core/text/braces.ts'
import { listOf } from '../../core/text/globs.ts'
import { compileSubstitution } from '../../core/text/regex.ts'
import { refusal } from '../../core/tools/checks.ts'
import type { Problem } from '../../errors.ts'
import { readStructure, type Structure } from './structural-edit.ts'
import { judgeStructure, TEMPLATE } from './structure/judge.ts'
import { KNOWN_ENDINGS, type Language, languageNamed, languageOf } from './structure/languages.ts'
import type { StructureFault } from './structure/rule.ts'

type Edit = Extract<Step, { tool: 'Edit' }>

/**
 * INVALID_INPUT for a pattern, a rule, a regular expression or a replacement that no file can make sound, at its key: told once, before
 * any file is looked at, whether or not one holds what is sought.
 */
export const judgeStep = async (step: Step, context: FileStepContext): Promise<Problem | undefined> => {
  if (step.tool !== 'Edit') return undefined
  const fault = step.input.regex === undefined ? await structureFault(step, context) : regexFault(step)
  return fault && problemAt(step, fault)
}

const problemAt = (step: Edit, { path, message }: StructureFault): Problem => {
  const at = placeOfKey(step, path)
  return { ...refusal('INVALID_INPUT', `${path.join('.')} ${message}.`), ...(at && { at }) }
}

const regexFault = ({ input: { regex = '', new_string = '' } }: Edit): StructureFault | undefined => {
  const compiled = compileSubstitution(regex, new_string)
  if (typeof compiled !== 'string' || !compiled.startsWith('new_string ')) return undefined
  return { path: ['new_string'], message: compiled.slice('new_string '.length) }
}

const structureFault = async (step: Edit, context: FileStepContext): Promise<StructureFault | undefined> => {
  const structure = readStructure(step.input)
  if (!structure || 'message' in structure) return structure
  if (step.input.new_string !== undefined && step.input.new_string === step.input.pattern) return undefined
  for (const language of await languagesOf(step, structure, context)) {
    const fault = await judgeStructure(structure, language)
    if (fault) return { ...fault, path: pathIn(step, fault), message: `${fault.message} (${language.title})` }
  }
  return undefined
}

const pathIn = ({ input }: Edit, { path }: StructureFault): StructureFault['path'] => {
  if (path[0] === TEMPLATE && input.new_string !== undefined) return ['new_string']
  return input.pattern === undefined ? ['rule', ...path] : ['pattern']
}

/** The languages that a step is about: its own, those that its names end in, else those of the files that it names. */
const languagesOf = async (
  { input }: Edit,
  { language }: Structure,
  context: FileStepContext,
): Promise<readonly Language[]> => {
  if (language) return [languageNamed(language)]
  const glob = globOf({ input })
  if (glob === undefined) return known([input.file_path ?? ''])
  const named = known(listOf(glob).flatMap((pattern) => expandBraces(pattern) ?? []))
  if (named.length > 0) return named
  const query = { glob, exclude: input.exclude, endings: KNOWN_ENDINGS }
  const search = await createFileSearch(query)
  if (typeof search === 'string') return []
  return known([...(await context.tracked.all()), ...context.touched()].filter(search.names))
}

const known = (names: readonly string[]): readonly Language[] => [
  ...new Set(names.flatMap((name) => languageOf(name) ?? [])),
]
