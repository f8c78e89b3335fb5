import { documentsOf } from '../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject } from '../../core/text/json.ts'
import { type ObjectNode, objectsIn, textField } from './call.ts'
import { hasMark } from './file-states.ts'
import { Reconstruction } from './reconstruction.ts'
import type { Importer } from './source.ts'

/** A chat exported from VS Code: the groups of edits that its answers made, one after the other. Commands are listed. */
export const importVscodeChat: Importer = (sources, recording) => {
  const reconstruction = new Reconstruction(recording)
  for (const source of sources)
    for (const document of documentsOf(source, recording))
      for (const request of objectsIn(document, 'requests'))
        for (const part of objectsIn(request, 'response')) take(part, reconstruction)
  return { ...(recording.cwd !== undefined && { cwd: recording.cwd }), options: { reads: 'auto', duplicates: 'keep' } }
}

const take = (part: ObjectNode, reconstruction: Reconstruction): void => {
  const { kind, uri, toolId, toolSpecificData: specific, edits } = part.value
  const { recording } = reconstruction
  const at = part.at()
  if (kind === 'textEditGroup') {
    const path = textField(uri, 'fsPath') ?? textField(uri, 'path') ?? ''
    for (const group of Array.isArray(edits) ? edits : [])
      if (Array.isArray(group)) addGroup(path, group.filter(isObject), { reconstruction, at })
  } else if (kind === 'notebookEditGroup') {
    recording.leaveOut(kind, { reason: 'Edits of notebooks are not taken.', at })
  } else if (kind === 'toolInvocationSerialized' && isObject(specific) && specific.kind === 'terminal') {
    const line = textField(specific.commandLine, 'original') ?? textField(specific, 'command') ?? ''
    reconstruction.disturb(line)
    const reason = `How it ended is not said; if it changed files, the plan lacks that: ${line}`
    recording.leaveOut(String(toolId), { reason, at })
  }
}

/**
 * Adds edits of one file that all speak of it as it was: as one change. It is listed where they overlap, or where the file is not
 * known.
 */
const addGroup = (
  path: string,
  edits: readonly Record<string, unknown>[],
  { reconstruction, at }: { readonly reconstruction: Reconstruction; readonly at: SourcePlace },
): void => {
  const { recording } = reconstruction
  const name = recording.relative(path)
  const text = recording.exactText(path)
  if (text === undefined) {
    recording.leaveOut('edit', { reason: `Cannot locate its text in ${name} without the file; pass --repo.`, at })
    return
  }
  const offset = offsetsIn(text)
  const placed = edits.map(({ range, text: fresh }) => {
    const { startLineNumber, startColumn, endLineNumber, endColumn } = isObject(range) ? range : {}
    return {
      from: offset(startLineNumber, startColumn),
      to: offset(endLineNumber, endColumn),
      fresh: String(fresh ?? ''),
    }
  })
  let [made, done] = ['', 0]
  for (const { from, to, fresh } of placed.sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (!(from >= done && to >= from)) {
      recording.leaveOut('edit', { reason: `Its places overlap, or lie outside ${name}.`, at })
      return
    }
    made += text.slice(done, from) + fresh
    done = to
  }
  if (!recording.isLicensed(path)) recording.unread = true
  reconstruction.become(path, { text: made + text.slice(done), exact: true }, { step: { at } })
}

/** Offsets of places in a text by lines and columns from 1, in UTF-16; NaN outside. The byte order mark counts for none. */
const offsetsIn = (text: string): ((line: unknown, column: unknown) => number) => {
  const starts = [hasMark(text) ? 1 : 0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (line, column) => {
    const start = starts[Number(line) - 1]
    // The end of the last line may be given as the start of one more.
    if (start === undefined) return line === starts.length + 1 && column === 1 ? text.length : Number.NaN
    const end = (starts[Number(line)] ?? text.length + 1) - 1
    return Math.min(start + Number(column) - 1, Math.max(start, end))
  }
}
