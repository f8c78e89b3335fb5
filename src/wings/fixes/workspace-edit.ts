import { isObject, textField } from '../sessions/call-steps.ts'
import { documentsOf, type JsonNode, memberOf, members } from '../sessions/json-nodes.ts'
import { Reconstruction } from '../sessions/reconstruction.ts'
import type { Importer } from '../sessions/source.ts'
import { addPlacedEdits, type OffsetPlace, type PlacedEdit, pathOfUri } from './offset-edits.ts'

/** A WorkspaceEdit of a language server, alone or as the result of a request: edits by lines and UTF-16 columns, from 0. */
export const importWorkspaceEdit: Importer = (sources, recording) => {
  const reconstruction = new Reconstruction(recording)
  for (const source of sources) for (const document of documentsOf(source, recording)) take(document, reconstruction)
  return { ...(recording.cwd !== undefined && { cwd: recording.cwd }), options: { reads: 'auto', duplicates: 'keep' } }
}

const take = (node: JsonNode, reconstruction: Reconstruction): void => {
  for (const key of ['result', 'edit', 'params']) {
    const inner = memberOf(node, key)
    if (inner && isObject(inner.value)) take(inner, reconstruction)
  }
  const ordered = memberOf(node, 'documentChanges')
  const changes = memberOf(node, 'changes')
  if (ordered && Array.isArray(ordered.value)) for (const change of members(ordered)) takeChange(change, reconstruction)
  else if (changes && isObject(changes.value))
    for (const list of members(changes))
      addPlacedEdits(pathOfUri(list.key), editsOf(list, reconstruction), reconstruction)
}

const takeChange = (change: JsonNode, reconstruction: Reconstruction): void => {
  const { recording } = reconstruction
  if (!isObject(change.value)) return
  const { kind, uri, oldUri, newUri, textDocument } = change.value
  const step = { at: change.at() }
  if (kind === 'create') reconstruction.become(pathOfUri(String(uri)), { text: '', exact: true }, { step })
  else if (kind === 'delete') recording.add({ ...step, tool: 'Delete', input: { file_path: pathOfUri(String(uri)) } })
  else if (kind === 'rename')
    recording.add({
      ...step,
      tool: 'Move',
      input: { file_path: pathOfUri(String(oldUri)), new_path: pathOfUri(String(newUri)) },
    })
  else {
    const edits = memberOf(change, 'edits')
    const path = pathOfUri(textField(textDocument, 'uri') ?? '')
    if (edits) addPlacedEdits(path, editsOf(edits, reconstruction), reconstruction)
  }
}

const editsOf = (list: JsonNode, { recording }: Reconstruction): PlacedEdit[] =>
  (Array.isArray(list.value) ? [...members(list)] : []).flatMap((edit) => {
    if (!isObject(edit.value) || !isObject(edit.value.range) || typeof edit.value.newText !== 'string') {
      recording.leaveOut('edit', { reason: 'It has no range and no new text.', at: edit.at() })
      return []
    }
    const { start, end } = edit.value.range
    return [{ start: placeOf(start), end: placeOf(end), text: edit.value.newText, at: edit.at() }]
  })

const placeOf = (position: unknown): OffsetPlace =>
  isObject(position)
    ? { line: Number(position.line), column: Number(position.character), unit: 'utf16' }
    : { offset: Number.NaN, unit: 'utf16' }
