import { documentsOf, type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import { isObject, textField } from './call-steps.ts'
import { addPlacedEdits, type PlacedEdit } from './offset-edits.ts'
import { Reconstruction } from './reconstruction.ts'
import type { Importer } from './source.ts'

/** A chat exported from VS Code: the groups of edits that its answers made, one after the other. Commands are listed. */
export const importVscodeChat: Importer = (sources, recording) => {
  const reconstruction = new Reconstruction(recording)
  for (const source of sources)
    for (const document of documentsOf(source, recording))
      for (const request of listOf(document, 'requests'))
        for (const part of listOf(request, 'response')) take(part, reconstruction)
  return { ...(recording.cwd !== undefined && { cwd: recording.cwd }), options: { reads: 'auto', duplicates: 'keep' } }
}

const listOf = (node: JsonNode, key: string): JsonNode[] => {
  const list = memberOf(node, key)
  return list && Array.isArray(list.value) ? [...members(list)] : []
}

const take = (part: JsonNode, reconstruction: Reconstruction): void => {
  if (!isObject(part.value)) return
  const { kind, uri, toolId, toolSpecificData: specific } = part.value
  if (kind === 'textEditGroup') {
    const path = textField(uri, 'fsPath') ?? textField(uri, 'path') ?? ''
    for (const group of listOf(part, 'edits')) addPlacedEdits(path, editsOf(group), reconstruction)
  } else if (kind === 'notebookEditGroup') {
    reconstruction.recording.leaveOut(kind, { reason: 'Edits of notebooks are not taken.', at: part.at() })
  } else if (kind === 'toolInvocationSerialized' && isObject(specific) && specific.kind === 'terminal') {
    const line = textField(specific.commandLine, 'original') ?? textField(specific, 'command') ?? ''
    reconstruction.disturb(line)
    const reason = `How it ended is not said; if it changed files, the plan lacks that: ${line}`
    reconstruction.recording.leaveOut(String(toolId), { reason, at: part.at() })
  }
}

/** Lines and columns count from 1. */
const editsOf = (group: JsonNode): PlacedEdit[] =>
  (Array.isArray(group.value) ? [...members(group)] : []).flatMap((edit) => {
    if (!isObject(edit.value) || !isObject(edit.value.range)) return []
    const { startLineNumber, startColumn, endLineNumber, endColumn } = edit.value.range
    const place = (line: unknown, column: unknown) =>
      ({ line: Number(line) - 1, column: Number(column) - 1, unit: 'utf16' }) as const
    return [
      {
        start: place(startLineNumber, startColumn),
        end: place(endLineNumber, endColumn),
        text: textField(edit.value, 'text') ?? '',
        at: edit.at(),
      },
    ]
  })
