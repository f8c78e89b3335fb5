import type { KeyFault, StructureInput } from '../../core/tools/tool-slots.ts'
import { readStructure } from './structural-edit.ts'
import { judgeStructure, TEMPLATE } from './structure/judge.ts'
import { type Language, languageNamed, languageOf } from './structure/languages.ts'

/** What is wrong with `pattern` or `rule` in the languages that names tell, at its key. */
export const judgeEdit = async (input: StructureInput, names: readonly string[]): Promise<KeyFault | undefined> => {
  const structure = readStructure(input)
  if (!structure || 'message' in structure) return structure
  for (const language of languagesOf(input, names)) {
    const fault = await judgeStructure(structure, language)
    if (fault) return { path: keyOf(input, fault), message: `${fault.message} (${language.title})` }
  }
  return undefined
}

const keyOf = (input: StructureInput, { path }: KeyFault): KeyFault['path'] => {
  if (path[0] === TEMPLATE && input.new_string !== undefined) return ['new_string']
  return input.pattern === undefined ? ['rule', ...path] : ['pattern']
}

const languagesOf = ({ language }: StructureInput, names: readonly string[]): readonly Language[] =>
  language ? [languageNamed(language)] : [...new Set(names.flatMap((name) => languageOf(name) ?? []))]
