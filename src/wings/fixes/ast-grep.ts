import { isObject, textField } from '../sessions/call-steps.ts'
import { documentsOf, type JsonNode, members } from '../sessions/json-nodes.ts'
import { Reconstruction } from '../sessions/reconstruction.ts'
import type { Recording } from '../sessions/recording.ts'
import type { Importer } from '../sessions/source.ts'
import { addPlacedEdits, type PlacedEdit } from './offset-edits.ts'

/** Matches of `ast-grep --json` with a replacement, by the offsets of their bytes. */
export const importAstGrep: Importer = (sources, recording) => {
  const edits = new Map<string, PlacedEdit[]>()
  for (const source of sources)
    for (const document of documentsOf(source, recording))
      for (const match of Array.isArray(document.value) ? members(document) : [document])
        take(match, { recording, edits })
  const reconstruction = new Reconstruction(recording)
  for (const [path, list] of edits) addPlacedEdits(path, list, reconstruction)
  return { options: { reads: 'auto', duplicates: 'keep' } }
}

const take = (
  match: JsonNode,
  { recording, edits }: { recording: Recording; edits: Map<string, PlacedEdit[]> },
): void => {
  if (!isObject(match.value)) return
  const { file, replacement, range, replacementOffsets } = match.value
  const bytes = isObject(replacementOffsets) ? replacementOffsets : isObject(range) ? range.byteOffset : undefined
  if (typeof replacement !== 'string' || typeof file !== 'string' || !isObject(bytes)) {
    recording.leaveOut('match', { reason: 'It has no replacement.', at: match.at(), mayChangeFiles: false })
    return
  }
  const why = textField(match.value, 'message') ?? textField(match.value, 'ruleId')
  const [start, end] = [Number(bytes.start), Number(bytes.end)].map((offset) => ({ offset, unit: 'byte' }) as const)
  const list = edits.get(file) ?? []
  edits.set(file, [...list, { start: start!, end: end!, text: replacement, why: why || undefined, at: match.at() }])
}
