import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject } from '../../core/text/json.ts'
import { listOf } from './call.ts'
import { textField } from './call-steps.ts'
import { hasMark } from './file-states.ts'
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
    const place = (line: unknown, column: unknown) => ({ line: Number(line) - 1, column: Number(column) - 1 })
    return [
      {
        start: place(startLineNumber, startColumn),
        end: place(endLineNumber, endColumn),
        text: textField(edit.value, 'text') ?? '',
        at: edit.at(),
      },
    ]
  })

/** A line and a column, both from 0, in UTF-16. */
interface Place {
  readonly line: number
  readonly column: number
}

/** Text that replaces what is between two places of the file as it was. */
interface PlacedEdit {
  readonly start: Place
  readonly end: Place
  readonly text: string
  readonly at: SourcePlace
}

interface ResolvedEdit {
  readonly from: number
  readonly to: number
  readonly edit: PlacedEdit
}

/**
 * Adds edits of one file that all speak of it as it was: as one change. What overlaps an edit before it is listed, and so is all where
 * the file is not known.
 */
const addPlacedEdits = (path: string, edits: readonly PlacedEdit[], reconstruction: Reconstruction): void => {
  const { recording } = reconstruction
  const [first] = edits
  const text = recording.exactText(path)
  if (!first) return
  if (text === undefined) {
    const reason = `Cannot locate its text in ${recording.relative(path)} without the file; pass --repo.`
    recording.leaveOut('edit', { reason, at: first.at })
    return
  }
  const offsets = offsetsIn(text)
  const resolved = edits
    .map((edit) => ({ from: offsets(edit.start), to: offsets(edit.end), edit }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
  const parts: string[] = []
  let done = 0
  for (const one of resolved) {
    if (!isSound(one, done, text)) {
      recording.leaveOut('edit', {
        reason: `It overlaps another, or lies outside ${recording.relative(path)}.`,
        at: one.edit.at,
      })
      continue
    }
    parts.push(text.slice(done, one.from), one.edit.text)
    done = one.to
  }
  if (parts.length === 0) return
  if (!recording.isLicensed(path)) recording.unread = true
  reconstruction.become(path, { text: parts.join('') + text.slice(done), exact: true }, { step: { at: first.at } })
}

const isSound = ({ from, to }: ResolvedEdit, done: number, text: string): boolean =>
  from >= done && to >= from && to <= text.length && !Number.isNaN(from) && !Number.isNaN(to)

/** Offsets of places in a text; NaN for what lies outside. The byte order mark counts for none. */
const offsetsIn = (text: string): ((place: Place) => number) => {
  const starts = [hasMark(text) ? 1 : 0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return ({ line, column }) => {
    const start = starts[line]
    // The end of the last line may be given as the start of one more.
    if (start === undefined) return line === starts.length && column === 0 ? text.length : Number.NaN
    const end = starts[line + 1] ?? text.length + 1
    return Math.min(start + column, Math.max(start, end - 1))
  }
}
