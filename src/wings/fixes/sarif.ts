import { isObject, textField } from '../sessions/call-steps.ts'
import { documentsOf, type JsonNode, memberOf, members } from '../sessions/json-nodes.ts'
import { Reconstruction } from '../sessions/reconstruction.ts'
import type { Recording } from '../sessions/recording.ts'
import type { Importer } from '../sessions/source.ts'
import { addPlacedEdits, type OffsetPlace, type PlacedEdit, pathOfUri } from './offset-edits.ts'

/** Logs of checkers: of each result the first of its fixes. All speak of the files as they were when they were checked. */
export const importSarif: Importer = (sources, recording) => {
  const edits = new Map<string, PlacedEdit[]>()
  for (const source of sources)
    for (const document of documentsOf(source, recording))
      for (const run of listOf(document, 'runs')) takeRun(run, { recording, edits })
  const reconstruction = new Reconstruction(recording)
  for (const [path, list] of edits) addPlacedEdits(path, list, reconstruction)
  return { ...(recording.cwd !== undefined && { cwd: recording.cwd }), options: { reads: 'auto', duplicates: 'keep' } }
}

interface Found {
  readonly recording: Recording
  readonly edits: Map<string, PlacedEdit[]>
}

const listOf = (node: JsonNode, key: string): JsonNode[] => {
  const list = memberOf(node, key)
  return list && Array.isArray(list.value) ? [...members(list)] : []
}

const takeRun = (run: JsonNode, found: Found): void => {
  if (!isObject(run.value)) return
  const unit = run.value.columnKind === 'unicodeCodePoints' ? 'codepoint' : 'utf16'
  const bases = isObject(run.value.originalUriBaseIds) ? run.value.originalUriBaseIds : {}
  for (const result of listOf(run, 'results')) {
    const [fix, ...others] = listOf(result, 'fixes')
    if (!fix) continue
    for (const other of others)
      found.recording.leaveOut('fix', {
        reason: 'The result offers another fix, which is taken.',
        at: other.at(),
        mayChangeFiles: false,
      })
    const why = messageOf(fix.value) ?? messageOf(result.value)
    for (const change of listOf(fix, 'artifactChanges')) takeChange(change, { ...found, unit, bases, why })
  }
}

const messageOf = (value: unknown): string | undefined =>
  isObject(value) ? (textField(value.message, 'text') ?? textField(value.description, 'text')) : undefined

interface FixChange extends Found {
  readonly unit: 'utf16' | 'codepoint'
  readonly bases: Record<string, unknown>
  readonly why: string | undefined
}

const takeChange = (change: JsonNode, { edits, unit, bases, why }: FixChange): void => {
  if (!isObject(change.value) || !isObject(change.value.artifactLocation)) return
  const { uri, uriBaseId } = change.value.artifactLocation
  const base = textField(bases[String(uriBaseId)], 'uri')
  const path = pathOfUri(
    base?.startsWith('file:') && !String(uri).startsWith('file:')
      ? `${base.replace(/\/?$/, '/')}${String(uri)}`
      : String(uri),
  )
  for (const replacement of listOf(change, 'replacements')) {
    if (!isObject(replacement.value) || !isObject(replacement.value.deletedRegion)) continue
    const [start, end] = regionOf(replacement.value.deletedRegion, unit)
    const text = textField(replacement.value.insertedContent, 'text') ?? ''
    const list = edits.get(path) ?? []
    edits.set(path, [...list, { start, end, text, why, at: replacement.at() }])
  }
}

/** Lines and columns count from 1; an end column is the one after the last; without one a region ends with its line. */
const regionOf = (region: Record<string, unknown>, unit: 'utf16' | 'codepoint'): [OffsetPlace, OffsetPlace] => {
  const {
    startLine,
    startColumn = 1,
    endLine = startLine,
    endColumn,
    charOffset,
    charLength = 0,
    byteOffset,
    byteLength = 0,
  } = region
  if (typeof startLine === 'number') {
    const start = { line: startLine - 1, column: Number(startColumn) - 1, unit }
    const last = typeof endColumn === 'number' ? endColumn - 1 : Number.MAX_SAFE_INTEGER
    return [start, { line: Number(endLine) - 1, column: last, unit }]
  }
  const [from, length, kind] =
    typeof charOffset === 'number'
      ? ([charOffset, charLength, unit] as const)
      : ([Number(byteOffset), byteLength, 'byte'] as const)
  return [
    { offset: from, unit: kind },
    { offset: from + Number(length), unit: kind },
  ]
}
