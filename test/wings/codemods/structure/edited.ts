import { openText } from '../../../../src/core/text/encoding.ts'
import type { StructureInput } from '../../../../src/core/tools/edit-search.ts'
import { matchStructure, readStructure } from '../../../../src/wings/codemods/structural-edit.ts'

/** A text after an Edit by structure of every match; the name of the error where the edit is refused. */
export const edited = async (path: string, text: string, step: StructureInput): Promise<string> => {
  const opened = openText(Buffer.from(text))
  const structure = readStructure(step)
  if (!opened.ok || !structure || 'message' in structure) throw new Error(JSON.stringify(structure))
  const match = await matchStructure(opened.file, structure, { path, replaceAll: true })
  if (!match.ok) return match.reason === 'refused' ? match.problem.name : match.reason
  let bytes = Buffer.from(text)
  for (const { start, end, replacement } of match.splices.toReversed())
    bytes = Buffer.concat([bytes.subarray(0, start), replacement, bytes.subarray(end)])
  return bytes.toString()
}
