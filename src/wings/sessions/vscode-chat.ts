import { documentsOf, type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject } from '../../core/text/json.ts'
import { textField } from './call-steps.ts'
import { hasMark } from './file-states.ts'
import { Reconstruction } from './reconstruction.ts'
import type { StepSource } from './recording.ts'
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

/** A place in a text: a line and a column, both from 0, or an offset in bytes or in characters. */
type OffsetPlace =
  | { readonly line: number; readonly column: number; readonly unit: 'utf16' | 'codepoint' }
  | { readonly offset: number; readonly unit: 'byte' | 'utf16' | 'codepoint' }

/** Text that replaces what is between two places of the file as it was. */
interface PlacedEdit {
  readonly start: OffsetPlace
  readonly end: OffsetPlace
  readonly text: string
  readonly at: SourcePlace
  readonly why?: string | undefined
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
  const taken: ResolvedEdit[] = []
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
    taken.push(one)
  }
  if (taken.length === 0) return
  const step: StepSource = { at: first.at, why: whyOf(taken) }
  if (!recording.isLicensed(path)) recording.unread = true
  reconstruction.become(path, { text: parts.join('') + text.slice(done), exact: true }, { step })
}

const isSound = ({ from, to }: ResolvedEdit, done: number, text: string): boolean =>
  from >= done && to >= from && to <= text.length && !Number.isNaN(from) && !Number.isNaN(to)

const whyOf = (taken: readonly ResolvedEdit[]): string | undefined => {
  const reasons = [...new Set(taken.flatMap(({ edit }) => edit.why ?? []))]
  return reasons.length === 0 ? undefined : reasons.join('\n')
}

/** Offsets of places in a text; NaN for what lies outside. The byte order mark counts for none. */
const offsetsIn = (text: string): ((place: OffsetPlace) => number) => {
  const mark = hasMark(text) ? 1 : 0
  const starts = [mark]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (place) => {
    if ('offset' in place) return offsetOf(text, place.offset, { unit: place.unit, from: mark })
    const start = starts[place.line]
    // The end of the last line may be given as the start of one more.
    if (start === undefined) return place.line === starts.length && place.column === 0 ? text.length : Number.NaN
    const end = starts[place.line + 1] ?? text.length + 1
    const at = offsetOf(text, place.column, { unit: place.unit, from: start })
    return Math.min(at, Math.max(start, end - 1))
  }
}

const offsetOf = (
  text: string,
  count: number,
  { unit, from }: { readonly unit: OffsetPlace['unit']; readonly from: number },
): number => {
  if (unit === 'utf16') return from + count
  if (unit === 'byte') {
    const bytes = Buffer.from(text)
    return count > bytes.length ? Number.NaN : bytes.toString('utf8', 0, count).length
  }
  let at = from
  for (let left = count; left > 0 && at < text.length; left--) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  return at
}
